"""The strip of a replay: its buttons, how fast it goes, and a track that shows how far it is."""

from dataclasses import dataclass, replace

import pygame

from game.catalogue.catalogue import Catalogue
from game.look import palette
from game.look.canvas import Piece
from game.look.lines import line
from game.look.panels import panel
from game.scenes.strip import Shown, Strip
from game.scenes.widgets import Button
from game.table.geometry import Rect

SPEEDS = ("½", "1", "2", "4")
"""How fast a replay goes, as it is shown."""

_NOWHERE = Rect(0, 0, 0, 0)


@dataclass
class Progress:
    """Where a replay is."""

    done: int = 0
    total: int = 0
    playing: bool = False
    speed: str = "1"
    can_play_on: bool = True


class ReplayStrip(Strip):
    """A strip for watching. `progress` is set by the replay before it is drawn."""

    def __init__(self, words: Catalogue, theme: palette.Theme, progress: Progress) -> None:
        super().__init__(words, theme)
        self.progress = progress
        self.track = _NOWHERE
        """Where a click seeks a turn; empty where there is no room for it."""

    def turn_at(self, x: float) -> int:
        """The number of turns that a point of the track stands for."""
        share = (x - self.track.x) / max(1, self.track.w)
        return round(max(0.0, min(1.0, share)) * self.progress.total)

    def pieces(self, area: Rect, shown: Shown) -> list[Piece]:
        """As every strip, its turns counted against those of the record; and the track."""
        now = self.progress
        shown = replace(shown, title="", turns=f"{now.done}/{now.total}", seconds=None)
        pieces = super().pieces(area, shown)
        if self._told:
            return pieces
        return pieces + self._track(area, self._left + area.h // 2, self._right - area.h // 4)

    _left = _right = 0
    _told = False
    """Whether a sentence stands where the track would be."""

    def _tall(self, area: Rect, shown: Shown) -> list[Piece]:
        return self._low(area, shown)

    def _low(self, area: Rect, shown: Shown) -> list[Piece]:
        """Figures at the right; a sentence takes the place of the track, or of both."""
        self._right, fields = self._fields(area, shown)
        left, right = self._lay_buttons(area, shown), self._right
        self._told = bool(shown.message)
        if not shown.message:
            return fields
        said = self._sentence(area, shown.message, left, right, folded=True)
        return fields + said if said else self._alone(area, shown, fields, left, right)

    def _lay_buttons(self, area: Rect, shown: Shown) -> int:
        now, side = self.progress, area.h
        at_start, at_end = now.done == 0, now.done >= now.total
        names = [("close", True), ("start", not at_start), ("step_back", not at_start)]
        names += [("pause" if now.playing else "play", True), ("step", not at_end)]
        wide = round(side * 1.12)
        x = area.x + round(side * 0.2)
        items = []
        for name, enabled in names:
            rect = Rect(x, area.y, wide, side)
            items.append(Button(f"replay_{name}", rect, kind="icon", sign=name, enabled=enabled))
            x += wide
        px = self._px(area)
        x += side // 8
        labels = [("speed", f"{now.speed}×", "", True)]
        words = self.words.say("replay.play_on")
        room = line(words, "serif", "Bold", px, palette.LIGHT_TEXT).get_width() + px
        after = x + max(round(side * 1.3), 2 * px) + 2 * (side // 5)
        # The words stand where there is room for all, or too little for a track in any case.
        track = self._right - after - wide - side >= side * 3
        roomy = area.w >= side * 24 or (not track and after + room <= self._right)
        words = words if roomy else ""
        labels.append(("play_on", words, "" if roomy else "play_on", now.can_play_on))
        for name, label, sign, enabled in labels:
            if sign:
                rect = Rect(x, area.y, wide, side)
                button = Button(f"replay_{name}", rect, kind="icon", sign=sign, enabled=enabled)
            else:
                room = line(label, "serif", "Bold", px, palette.LIGHT_TEXT).get_width()
                room = max(round(side * 1.3), room + px)
                inset = max(1, round(side * 0.12))
                rect = Rect(x, area.y + inset, room, side - 2 * inset)
                button = Button(
                    f"replay_{name}", rect, label, "secondary", enabled=enabled, px=px
                )  # fmt: skip
            items.append(button)
            x += rect.w + side // 5
        self.buttons.lay([*items, Button("copy", self._deal_rect, kind="bare")])
        self._left = x
        return x

    def _track(self, area: Rect, left: int, right: int) -> list[Piece]:
        """How far the replay is: a track with a knob, or a line along the strip's upper edge."""
        share = self.progress.done / max(1, self.progress.total)
        thick = max(3, area.h // 10)
        if right - left < area.h * 3:
            self.track = _NOWHERE
            done = round(area.w * share)
            return [Piece(_bar(done, thick, palette.GOLD, 1.0), area.x, area.y)] if done else []
        self.track = Rect(left, area.y, right - left, area.h)
        y, knob = area.y + (area.h - thick) // 2, max(10, round(area.h * 0.36))
        done = round(self.track.w * share)
        pieces = [Piece(_bar(self.track.w, thick, self.theme.line, 0.55), left, y)]
        if done:
            pieces.append(Piece(_bar(done, thick, palette.GOLD, 1.0), left, y))
        round_knob = panel((knob, knob), palette.LIGHT_TEXT, 1, radius=knob / 2)
        pieces.append(Piece(round_knob, left + done - knob // 2, area.y + (area.h - knob) // 2))
        return pieces


def _bar(width: int, height: int, colour: str, opacity: float) -> pygame.Surface:
    """A bar, made anew for each turn: it would only push better things out of a cache."""
    bar = pygame.Surface((width, height))
    bar.fill(colour)
    bar.set_alpha(round(255 * opacity))
    return bar
