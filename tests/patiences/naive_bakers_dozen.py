"""Baker's Dozen and its variants once more, as plainly as possible, to check the others' counts.

A state is a dict: pile name -> cards as plain text, a card lying face down in parentheses.
"""

from copy import deepcopy

RANKS = "A23456789TJQK"
FOUNDATIONS = ["AS", "AH", "AC", "AD"]
EMPTY_TAKES = {"spanish_patience": RANKS, "portuguese_solitaire": "K"}


def state_from(text: str) -> dict:
    """The state that a position's text shows."""
    piles = (line.split() for line in text.split("\n")[1:])
    return {name[:-1]: cards for name, *cards in piles}


def columns(state: dict) -> list[str]:
    """The names of the columns."""
    return [name for name in state if name[0] == "c"]


def moves(state: dict, game: str) -> list[tuple]:
    """Every legal move: which pile's top card goes to which pile."""
    if sum(len(state[name]) for name in FOUNDATIONS) == 52:
        return []
    found = []
    for source in columns(state):
        if not state[source]:
            continue
        card = state[source][-1]
        for target in columns(state):
            if not state[target]:
                fits = card[0] in EMPTY_TAKES.get(game, "")
            else:
                fits = RANKS.index(state[target][-1][0]) == RANKS.index(card[0]) + 1
            if target != source and fits:
                found.append((source, target))
        home = "A" + card[1]
        if len(state[home]) == RANKS.index(card[0]):
            found.append((source, home))
    return found


def play(state: dict, game: str, move: tuple) -> dict:
    """The state after a move and all that follows from it."""
    state = deepcopy(state)
    source, target = move
    state[target].append(state[source].pop())
    pile = state[source]
    while pile and pile[-1][0] == "(":
        pile[-1] = pile[-1].strip("()")
        if pile[-1][0] == "K" and any(card[0] == "(" for card in pile):
            pile.insert(0, pile.pop())
    return state
