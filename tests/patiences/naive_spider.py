"""The spider family once more, as plainly as possible, to check the other one's counts.

A state is a dict: pile name -> cards as plain text, a card lying face down in parentheses, twins
not told apart. The stock is dealt from its end.
"""

from copy import deepcopy

RANKS = "A23456789TJQK"


def state_from(text: str) -> dict:
    """The state that a position's text shows, twins no longer told apart."""
    piles = (line.split() for line in text.split("\n")[1:])
    state = {name[:-1]: cards for name, *cards in piles}
    return {
        name: [f"({c[1:3]})" if c[0] == "(" else c[:2] for c in cards]
        for name, cards in state.items()
    }


def columns(state: dict) -> list[str]:
    """The names of the columns."""
    return [name for name in state if name[0] == "c"]


def is_run(cards: list[str]) -> bool:
    """Whether open cards of one suit go down one by one."""
    if any(card[0] == "(" or card[1] != cards[0][1] for card in cards):
        return False
    top = RANKS.index(cards[0][0])
    return [RANKS.index(card[0]) for card in cards] == list(range(top, top - len(cards), -1))


def is_finished(cards: list[str]) -> bool:
    """Whether a column ends in a run of thirteen."""
    return len(cards) >= 13 and is_run(cards[-13:])


def moves(state: dict, collecting: bool) -> list[tuple]:
    """Every legal move; `collecting` if finished runs leave by themselves."""
    names = columns(state)
    if not state["stock"] and not any(state[name] for name in names):
        return []
    found: list[tuple] = []
    for source in names:
        for count in range(1, len(state[source]) + 1):
            lifted = state[source][-count:]
            if not is_run(lifted):
                continue
            for target in names:
                if target == source:
                    continue
                onto = state[target]
                if not onto or RANKS.index(onto[-1][0]) == RANKS.index(lifted[0][0]) + 1:
                    found.append(("move", source, count, target))
    lying = sum(len(state[name]) for name in names)
    if state["stock"] and (all(state[name] for name in names) or lying < len(names)):
        found.append(("deal",))
    if not collecting:
        found += [("collect", name) for name in names if is_finished(state[name])]
    return found


def play(state: dict, collecting: bool, move: tuple) -> dict:
    """The state after a move and all that follows from it."""
    state = deepcopy(state)
    match move:
        case ("move", source, count, target):
            state[target] += state[source][-count:]
            del state[source][-count:]
        case ("deal",):
            for name in columns(state):
                if state["stock"]:
                    state[name].append(state["stock"].pop().strip("()"))
        case ("collect", name):
            _collect(state, name)
    for name in columns(state) * 2:  # twice: a run that leaves uncovers a card
        if state[name] and state[name][-1][0] == "(":
            state[name][-1] = state[name][-1].strip("()")
        if collecting and is_finished(state[name]):
            _collect(state, name)
    return state


def _collect(state: dict, name: str) -> None:
    home = next(name for name in state if name[0] == "r" and not state[name])
    state[home] = state[name][-13:][::-1]
    del state[name][-13:]
