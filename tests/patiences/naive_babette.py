"""Babette once more, as plainly and slowly as possible, to check the other one's counts.

A state is a dict: pile name -> cards as plain text, and `redeals`. Read from a picture in text.
"""

from copy import deepcopy

RANKS = "A23456789TJQK"
COLUMNS = [f"c{n}" for n in range(1, 9)]
FOUNDATIONS = [letter + suit for letter in "AK" for suit in "CDHS"]


def state_from(text: str) -> dict:
    """The state that a position's text shows, twins no longer told apart."""
    head, *lines = text.split("\n")
    state = {"redeals": int(head.split()[1])}
    for line in lines:
        name, *cards = line.split()
        state[name[:-1]] = [card.strip("()")[:2] for card in cards]
    return state


def goes(state: dict, card: str, pile: str) -> bool:
    """Whether a card may go on a foundation."""
    (rank, suit), (first, of) = card, pile
    if suit != of:
        return False
    if not state[pile]:
        return rank == first
    if rank in "AK" and rank != first and not state[rank + suit]:
        return False
    step = 1 if first == "A" else -1
    return RANKS.index(rank) == RANKS.index(state[pile][-1][0]) + step


def placings(state: dict) -> list[tuple]:
    """Every way to place a card of the columns."""
    found = []
    for column in COLUMNS:
        cards = [*state[column], "--"]
        for at, card in enumerate(cards[:-1]):
            if card != "--" and cards[at + 1] == "--":
                found += [("place", column, at, f) for f in FOUNDATIONS if goes(state, card, f)]
    return found


def transfers(state: dict) -> list[tuple]:
    """Every move from a foundation to the other one of its suit."""
    both = [(a + suit, b + suit) for suit in "CDHS" for a, b in ("AK", "KA")]
    return [
        ("transfer", one, two)
        for one, two in both
        if len(state[one]) > 1 and goes(state, state[one][-1], two)
    ]


def stuck(state: dict, with_transfers: bool) -> bool:
    """Whether no card can be placed, not even after any number of transfers."""
    known, waiting = [], [state]
    while waiting:
        one = waiting.pop()
        if one in known:
            continue
        known.append(one)
        if placings(one):
            return False
        waiting += [play(one, move) for move in transfers(one) if with_transfers]
    return True


def moves(state: dict, options: dict) -> list[tuple]:
    """Every legal move."""
    if sum(len(state[f]) for f in FOUNDATIONS) == 104:
        return []
    found = placings(state)
    if options["transfers"]:
        found += transfers(state)
    if state["stock"]:
        found.append(("deal",))
    elif state["redeals"] and not (
        options["redeal_when_stuck"] and not stuck(state, options["transfers"])
    ):
        found.append(("redeal",))
    return found


def _row(state: dict) -> None:
    for column in COLUMNS:
        if state["stock"]:
            state[column].append(state["stock"].pop())


def play(state: dict, move: tuple) -> dict:
    """The state after a move."""
    state = deepcopy(state)
    match move:
        case ("place", column, at, foundation):
            state[foundation].append(state[column][at])
            state[column][at] = "--"
        case ("transfer", one, two):
            state[two].append(state[one].pop())
        case ("deal",):
            _row(state)
        case ("redeal",):
            cards = [card for c in COLUMNS for card in state[c] if card != "--"]
            state["stock"] = cards[::-1]
            state["redeals"] -= 1
            for column in COLUMNS:
                state[column] = []
            _row(state)
    return state
