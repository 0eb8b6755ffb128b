"""Buttons: one row of code for mouse, finger and keyboard, and how they look."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache

import pygame

from game.look import glow
from game.look.canvas import Piece
from game.look.icons import icon
from game.look.lines import line
from game.look.palette import LIGHT_TEXT
from game.look.panels import button as button_ground
from game.look.panels import button_ink
from game.table.geometry import Rect, nearest

ARROWS = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}
ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)


@dataclass(frozen=True)
class Button:
    """Something to press. `kind`: "primary", "secondary", "link", "icon", "bare" (draws nothing).

    `value` is shown at the right end of a link, `sign` is an icon before the words.
    """

    id: str
    rect: Rect
    words: str = ""
    kind: str = "secondary"
    value: str = ""
    sign: str = ""
    enabled: bool = True
    px: int = 0
    """The size of its words in pixels; 0 lets it choose."""


@dataclass
class Buttons:
    """The buttons of one page: which one is under the pointer, pressed, focused."""

    items: Sequence[Button] = ()
    hovered: str | None = None
    pressed: str | None = None
    focused: str | None = None
    by_keys: bool = False
    """The focus is shown once a key has moved it; the mouse hides it again."""

    _order: list[str] = field(default_factory=list)

    def lay(self, items: Sequence[Button], focus: str | None = None) -> None:
        """The buttons that there are now; `focus` gets the focus if the old one is gone."""
        self.items = items
        ids = [b.id for b in items]
        if self.focused not in ids:
            self.focused = focus if focus in ids else (ids[0] if ids else None)
        if self.hovered not in ids:
            self.hovered = None

    def at(self, pos: tuple[float, float]) -> str | None:
        """The button at a point, uppermost last."""
        hits = [b.id for b in self.items if b.enabled and b.rect.holds(*pos)]
        return hits[-1] if hits else None

    def find(self, name: str) -> Button | None:
        """The button of that id."""
        return next((b for b in self.items if b.id == name), None)

    def handle(self, event: pygame.event.Event) -> str | None:
        """The id of the button that this event presses, or None."""
        if event.type == pygame.MOUSEMOTION:
            self.hovered = self.at(event.pos)
            self.by_keys = False
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self.pressed = self.hovered = self.at(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            pressed, self.pressed = self.pressed, None
            if pressed and pressed == self.at(event.pos):
                self.focused = pressed
                return pressed
        elif event.type == pygame.WINDOWLEAVE:
            self.hovered = None
        elif event.type == pygame.KEYDOWN:
            return self._key(event)
        return None

    def _key(self, event: pygame.event.Event) -> str | None:
        enabled = [b for b in self.items if b.enabled]
        ids = [b.id for b in enabled]
        if not ids:
            return None
        if event.key in ENTER and self.focused in ids:
            self.by_keys = True
            return self.focused
        if event.key == pygame.K_TAB or event.key in ARROWS:
            first = not self.by_keys
            self.by_keys = True
            if self.focused not in ids:
                self.focused = ids[0]
            elif first:
                return None  # the first key shows where the focus is
            elif event.key == pygame.K_TAB:
                step = -1 if event.mod & pygame.KMOD_SHIFT else 1
                self.focused = ids[(ids.index(self.focused) + step) % len(ids)]
            else:
                centres = [(b.rect.x + b.rect.w // 2, b.rect.y + b.rect.h // 2) for b in enabled]
                start = centres[ids.index(self.focused)]
                found = nearest(centres, start, *ARROWS[event.key])
                if found is not None:
                    self.focused = ids[found]
        return None

    def state(self, button: Button) -> str:
        """ "normal", "hover", "pressed" or "disabled"."""
        if not button.enabled:
            return "disabled"
        if self.pressed == button.id and self.hovered == button.id:
            return "pressed"
        return "hover" if self.hovered == button.id else "normal"

    def pieces(self) -> list[Piece]:
        """How all of them look now."""
        pieces: list[Piece] = []
        for button in self.items:
            if button.kind != "bare":
                pieces += look(button, self.state(button))
            if self.by_keys and button.id == self.focused:
                surface, dx, dy = glow.focus_ring(button.rect.w, button.rect.h, 1.0)
                pieces.append(Piece(surface, button.rect.x + dx, button.rect.y + dy))
        return pieces


def look(button: Button, state: str) -> list[Piece]:
    """The pieces of one button in a state."""
    x, y, w, h = button.rect
    if button.kind == "icon":
        colour = {"disabled": "#5d6b64", "hover": "#ffe9b0"}.get(state, LIGHT_TEXT)
        side = round(min(w, h) * 0.62)
        sign = icon(button.sign, side, colour)
        return [Piece(sign, x + (w - side) // 2, y + (h - side) // 2)]
    if button.kind == "link":
        return _link(button, state)
    ink = button_ink(button.kind, state)
    px = button.px or round(h * 0.42)
    room = round(w * 0.88) - (round(px * 1.5) if button.sign else 0)
    words = line(button.words, "serif", "Bold", px, ink, room)
    pieces = [Piece(button_ground((w, h), button.kind, state), x, y)]
    wide = words.get_width()
    left = x + (w - wide) // 2
    if button.sign and not button.words:
        side = round(min(w, h) * 0.56)
        sign = icon(button.sign, side, ink)
        return [*pieces, Piece(sign, x + (w - side) // 2, y + (h - side) // 2)]
    if button.sign:
        sign = icon(button.sign, px, ink)
        left = x + (w - wide - round(px * 1.4)) // 2
        pieces.append(Piece(sign, left, y + (h - px) // 2))
        left += round(px * 1.4)
    pieces.append(Piece(words, left, y + (h - words.get_height()) // 2))
    return pieces


def _link(button: Button, state: str) -> list[Piece]:
    """A line of a list: words at the left, value or key at the right, a rule below."""
    x, y, w, h = button.rect
    colour = {"disabled": "#7c8a80", "hover": "#ffe9b0", "pressed": "#dca73a"}.get(
        state, LIGHT_TEXT
    )  # fmt: skip
    small = max(13, round(h * 0.4))
    value = line(button.value, "sans", "Semibold", small, "#a9c4b4", round(w * 0.45))
    words = line(
        button.words, "serif", "Semibold", round(h * 0.48), colour,
        w - value.get_width() - round(h * 0.4),
    )  # fmt: skip
    rule = rule_line(w, colour if state == "hover" else "#3c6250", max(1, round(h / 56)))
    return [
        Piece(words, x, y + (h - words.get_height()) // 2),
        Piece(value, x + w - value.get_width(), y + (h - value.get_height()) // 2),
        Piece(rule, x, y + h - rule.get_height()),
    ]


def same_size(buttons: Sequence[Button]) -> list[Button]:
    """The buttons with their words in one size, that of the longest."""
    px = []
    for button in buttons:
        wanted = round(button.rect.h * 0.42)
        wide = line(button.words, "serif", "Bold", wanted, LIGHT_TEXT).get_width()
        px.append(min(wanted, wanted * round(button.rect.w * 0.82) // max(1, wide)))
    return [replace(button, px=min(px)) for button in buttons]


def keypad(
    keys: Sequence[str], across: int, area: Rect, size: tuple[int, int], gap: int
) -> list[tuple[str, Rect]]:
    """Each key with its place: rows of `across` keys of `size` pixels from the top of `area` down.

    Every row stands in the middle, the last one too if it is shorter.
    """
    wide, high = size
    placed = []
    for first in range(0, len(keys), across):
        row = keys[first : first + across]
        x = area.x + (area.w - len(row) * wide - (len(row) - 1) * gap) // 2
        y = area.y + first // across * (high + gap)
        placed += [(key, Rect(x + n * (wide + gap), y, wide, high)) for n, key in enumerate(row)]
    return placed


@lru_cache(maxsize=32)
def rule_line(width: int, colour: str, thick: int = 1) -> pygame.Surface:
    """A hairline of `width` pixels, `thick` pixels strong."""
    surface = pygame.Surface((width, thick))
    surface.fill(colour)
    return surface
