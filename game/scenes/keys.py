"""Which key means what on the table."""

import pygame

_PLAIN = {
    pygame.K_u: "undo",
    pygame.K_BACKSPACE: "undo",
    pygame.K_d: "deal",
    pygame.K_SPACE: "deal",
    pygame.K_n: "new",
    pygame.K_r: "restart",
    pygame.K_x: "swap",
    pygame.K_o: "numbers",
    pygame.K_c: "copy",
    pygame.K_m: "mute",
    pygame.K_h: "hint",
    pygame.K_a: "auto",
    pygame.K_F1: "rules",
    pygame.K_ESCAPE: "pause",
    pygame.K_RETURN: "enter",
    pygame.K_KP_ENTER: "enter",
}
_CTRL = {pygame.K_z: "undo", pygame.K_y: "redo", pygame.K_c: "copy", pygame.K_n: "new"}


def command(event: pygame.event.Event) -> str | None:
    """The command of a key press on the table, or None."""
    mod = event.mod
    if mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
        if event.key == pygame.K_z and mod & pygame.KMOD_SHIFT:
            return "redo"
        return _CTRL.get(event.key)
    if mod & pygame.KMOD_ALT:
        return None
    if event.key == pygame.K_u and mod & pygame.KMOD_SHIFT:
        return "redo"
    return _PLAIN.get(event.key)
