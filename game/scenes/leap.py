"""A card that leaps and bounces, and what of it is seen beside a panel."""

import pygame

_RESTITUTION = 0.85


class Leap:
    """One card in the air: integrates a tick at a time."""

    def __init__(self, card: int, x: float, y: float, vx: float, vy: float) -> None:
        self.card, self.x, self.y, self.vx, self.vy = card, x, y, vx, vy
        self.age = 0

    def tick(self, gravity: float, floor: float) -> None:
        """Fall, and bounce off the floor, losing height."""
        self.x += self.vx
        self.vy += gravity
        self.y += self.vy
        if self.y > floor:
            self.y = floor
            self.vy *= -_RESTITUTION


def around(rect: pygame.Rect, hole: pygame.Rect) -> list[pygame.Rect]:
    """The parts of `rect` that `hole` does not cover, none of them twice.

    >>> around(pygame.Rect(0, 0, 10, 10), pygame.Rect(5, 5, 50, 50))
    [Rect(0, 0, 10, 5), Rect(0, 5, 5, 5)]
    """
    if not rect.colliderect(hole):
        return [rect] if rect.w and rect.h else []
    cut = rect.clip(hole)
    parts = [
        pygame.Rect(rect.x, rect.y, rect.w, cut.y - rect.y),
        pygame.Rect(rect.x, cut.bottom, rect.w, rect.bottom - cut.bottom),
        pygame.Rect(rect.x, cut.y, cut.x - rect.x, cut.h),
        pygame.Rect(cut.right, cut.y, rect.right - cut.right, cut.h),
    ]
    return [part for part in parts if part.w > 0 and part.h > 0]
