"""Where the keyboard is on the table, and where its keys lead."""

import pygame

from game.scenes.widgets import ARROWS
from game.table.geometry import Rect, nearest
from game.table.hand import Hand

Stop = tuple[str, int]
"""What the focus can stand on: ("card", n), ("pile", n), ("deal", 0) or ("redeal", 0)."""


def stops(hand: Hand) -> dict[Stop, Rect]:
    """Everything the focus can stand on and where it is.

    Cards that can be moved and the stock; while a card is chosen, the piles that take it.
    """
    session, plan = hand.session, hand.plan
    position = session.position
    spots = plan.spots(position)
    if hand.chosen:
        card = position.piles[hand.chosen.pile][hand.chosen.at] & 0x7F
        found: dict[Stop, Rect] = {("card", card): plan.card_rect(spots[card])}
        found |= {("pile", n): plan.pile_rect(n, position) for n in hand.targets}
        return found
    found = {}
    for move in session.moves():
        if move.verb == "move":
            card = position.piles[move.source][move.at] & 0x7F
            found["card", card] = plan.card_rect(spots[card])
        elif move.verb == "collect":
            card = position.piles[move.source][-1] & 0x7F
            found["card", card] = plan.card_rect(spots[card])
    verbs = [action.verb for action in session.patience.actions]
    if position.piles[session.patience.stock]:
        found["deal", 0] = plan.stock_rect
    elif "redeal" in verbs:
        found["redeal", 0] = plan.redeal_rect
    return found


def moved(focus: Stop | None, places: dict[Stop, Rect], event: pygame.event.Event) -> Stop | None:
    """Where an arrow key or Tab leads from `focus`."""
    names = list(places)
    if not names:
        return None
    if focus not in places:
        return names[0]
    at = names.index(focus)
    if event.key == pygame.K_TAB:
        step = -1 if event.mod & pygame.KMOD_SHIFT else 1
        return names[(at + step) % len(names)]
    corners = [(rect.x, rect.y) for rect in places.values()]
    found = nearest(corners, corners[at], *ARROWS[event.key])
    return focus if found is None else names[found]
