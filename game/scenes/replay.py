"""A recorded game to watch: play, pause, steps both ways, speed, and "play on from here"."""

from collections.abc import Callable

import pygame

from game.engine import record
from game.engine.patience import Patience
from game.engine.session import Session
from game.look.palette import THEMES
from game.patiences import SHELF
from game.scenes.board import Board
from game.scenes.replay_strip import SPEEDS, Progress, ReplayStrip
from game.scenes.scene import Pop, Replace, Step
from game.scenes.settings import House
from game.table.flight import ticks

_RATES = dict(zip(SPEEDS, (0.5, 1.0, 2.0, 4.0), strict=True))
_PAUSE = ticks(420)
"""Between two turns at speed 1."""

_KEYS = {
    pygame.K_ESCAPE: "close",
    pygame.K_SPACE: "toggle",
    pygame.K_p: "toggle",
    pygame.K_RIGHT: "step",
    pygame.K_LEFT: "step_back",
    pygame.K_u: "step_back",
    pygame.K_HOME: "start",
    pygame.K_END: "end",
    pygame.K_UP: "faster",
    pygame.K_DOWN: "slower",
    pygame.K_RETURN: "play_on",
    pygame.K_KP_ENTER: "play_on",
    pygame.K_c: "copy",
    pygame.K_m: "mute",
}


def _finder(session: Session) -> Callable[[str], Patience]:
    """Finds the patience of a session as it is declared, its options not yet set."""
    return lambda name: SHELF.get(name, session.patience)


class Replay(Board):
    """Plays a copy of a session from its opening; the session itself stays as it is."""

    def __init__(self, house: House, session: Session, alone: bool = False) -> None:
        """`alone`: nothing lies below this scene, so that closing it leads to the menu."""
        copied = record.read(record.write(session), _finder(session))
        del copied.history[copied.done :]
        self.total = copied.done
        copied.undo_until(0)
        super().__init__(house, copied)
        self.playing = self.total > 0
        self.speed = "1"
        self.alone = alone
        self._waited = 0
        self._seeking = False

    # ---- laying

    def enter(self, size: tuple[int, int]) -> None:
        """As every board, with the strip of a replay."""
        super().enter(size)
        self._set_speed()

    def new_strip(self) -> ReplayStrip:
        """The strip with the controls."""
        theme = THEMES[self.house.settings.theme]
        return ReplayStrip(self.house.words, theme, self._progress())

    def _progress(self) -> Progress:
        session = self.session
        return Progress(session.done, self.total, self.playing, self.speed, not session.won)

    def _changed(self) -> None:
        """The strip shows what is so now."""
        self.strip.progress = self._progress()
        self.sight.stale = True

    def _set_speed(self) -> None:
        self.motion.speed = self.pace * _RATES[self.speed]

    def covered(self) -> None:
        """Nothing goes on below another page."""
        self.playing = False
        self.motion.land()
        self._changed()

    # ---- events

    def handle(self, event: pygame.event.Event) -> Step:
        """The strip's buttons and track, a press on the table, keys."""
        kind = event.type
        if kind == pygame.MOUSEMOTION:
            self._moved(event)
        elif kind == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._pressed(event)
        elif kind == pygame.MOUSEBUTTONUP and event.button == 1:
            return self._released(event)
        elif kind == pygame.KEYDOWN and not event.mod & pygame.KMOD_ALT:
            name = _KEYS.get(event.key)
            return self.command(name) if name else None
        elif kind == pygame.WINDOWLEAVE:
            self.pointer = None
            self.strip.buttons.handle(event)
            self.sight.mark_hover()
            self.sight.stale = True
        return None

    def _moved(self, event: pygame.event.Event) -> None:
        inside = self.plan.strip.holds(*event.pos)
        self.pointer = event.pos if inside else None
        if inside or self.strip.buttons.hovered:
            self.strip.buttons.handle(event)
            self.sight.stale = True
        self.sight.mark_hover()
        if self._seeking:
            self.seek(self.strip.turn_at(event.pos[0]))

    def _pressed(self, event: pygame.event.Event) -> None:
        self.strip.buttons.handle(event)
        self.sight.stale = True
        if self.strip.track.holds(*event.pos):
            self._seeking, self.playing = True, False
            self.seek(self.strip.turn_at(event.pos[0]))

    def _released(self, event: pygame.event.Event) -> Step:
        seeking, self._seeking = self._seeking, False
        pressed = self.strip.buttons.handle(event)
        self.sight.stale = True
        if pressed:
            return self.command(pressed.removeprefix("replay_"))
        if not seeking and not self.plan.strip.holds(*event.pos):
            return self.command("toggle")
        return None

    def command(self, name: str) -> Step:
        """What a button or key means."""
        doors = self.house.doors
        if name == "close":
            return Replace(doors.menu(), all=True) if self.alone else Pop()
        if name == "play_on" and not self.session.won:
            # Where a record ends its player goes on; before that somebody has shown the way.
            self.session.borrowed |= self.session.done < self.total
            return doors.play_on(self.session)
        if name in ("toggle", "play", "pause"):
            self._toggle()
        elif name in ("step", "step_back"):
            self.playing = False
            self._step(forward=name == "step")
        elif name in ("start", "end"):
            self.playing = False
            self.seek(0 if name == "start" else self.total)
        elif name in ("speed", "faster", "slower"):
            self._shift(name)
        elif name == "copy" and self.session.deal:
            copied = self.house.copy(str(self.session.deal))
            key = "table.copied" if copied else "table.not_copied"
            self.say(self.house.words.say(key, deal=str(self.session.deal)))
        elif name == "mute":
            self.house.settings.muted = self.house.sounds.muted = not self.house.sounds.muted
        self._changed()
        return None

    def _toggle(self) -> None:
        """Play or pause; at the end, from the beginning."""
        if not self.playing and self.session.done >= self.total:
            self.seek(0)
        self.playing = not self.playing and self.total > 0
        self._waited = 0

    def _shift(self, name: str) -> None:
        """Another speed; the button goes round."""
        at = SPEEDS.index(self.speed)
        if name == "speed":
            at = (at + 1) % len(SPEEDS)
        else:
            at = max(0, min(len(SPEEDS) - 1, at + (1 if name == "faster" else -1)))
        self.speed = SPEEDS[at]
        self._set_speed()

    # ---- going through the game

    def _step(self, forward: bool) -> None:
        """One turn on or back, seen as it was played."""
        if forward and self.session.done >= self.total:
            return
        self.motion.land()
        changes = self.session.redo() if forward else self.session.undo()
        if changes:
            self.after(changes)

    def seek(self, turn: int) -> None:
        """Be at a turn at once."""
        self.session.undo_until(turn)
        while self.session.done < min(turn, self.total):
            self.session.redo()
        self.show_now()
        self._changed()

    def tick(self) -> Step:
        """1/120 s: flights, and the next turn when it is due."""
        step = super().tick()
        if self.playing and not self.motion.moving:
            self._waited += 1
            if self._waited >= _PAUSE / _RATES[self.speed]:
                self._waited = 0
                self._step(forward=True)
                self.playing = self.session.done < self.total
                self._changed()
        return step

    @property
    def busy(self) -> bool:
        """Whether frames are needed."""
        return super().busy or self.playing
