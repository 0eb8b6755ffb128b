"""The look of the table, measured on the pixels that are drawn."""

import itertools

import pygame
import pytest
from looking import THEMES, contrast, luminance, pixels

from game.look import felt, palette, places


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("size", [(800, 600), (1080, 1920), (2560, 1080)])
def test_paper_stands_out_at_the_brightest_point_of_the_felt(name, size):
    table = felt.felt(palette.THEMES[name], size)
    assert table.get_size() == size
    assert min(contrast(palette.PAPER, colour) for colour in pixels(table)) >= 11
    centre = tuple(pygame.Color(palette.THEMES[name].centre))[:3]
    assert all(
        part <= most for colour in pixels(table) for part, most in zip(colour, centre, strict=True)
    )


@pytest.mark.parametrize("name", THEMES)
def test_lines_of_a_place_stand_out_from_every_point_of_the_felt(name):
    theme = palette.THEMES[name]
    table = felt.felt(theme, (640, 480))
    brightest = max(pixels(table), key=luminance)
    ground = pygame.Surface((144, 205))
    ground.fill(brightest)
    ground.blit(places.place(theme, 144, 205, "A", "S"), (0, 0))
    assert contrast(ground.get_at((72, 0)), brightest) >= 3.5
    assert contrast(ground.get_at((72, 204)), brightest) >= 3.5
    assert contrast(ground.get_at((0, 100)), brightest) >= 3.5
    inside = ground.get_at((20, 100))
    assert luminance(inside) < luminance(brightest)
    assert contrast(ground.get_at((72, 129)), inside) >= 3.5  # the middle of the suit


def test_felt_is_bright_where_the_light_falls_and_even_elsewhere():
    theme = palette.THEMES["green"]
    table = felt.felt(theme, (960, 540))

    def mean(x, y):
        return sum(pygame.transform.average_color(table, (x - 20, y - 20, 40, 40))[:3])

    centre = mean(480, 205)
    assert abs(centre - sum(pygame.Color(theme.centre)[:3])) <= 6
    assert centre > mean(200, 205) > mean(30, 520)
    assert abs(mean(200, 205) - mean(760, 205)) <= 3


def test_the_light_falls_off_without_rings_on_a_large_table():
    table = felt.felt(palette.THEMES["green"], (3840, 2160))
    # Between grey steps of the light neighbouring rows would differ at once and all along.
    means = []
    for x in range(2000, 3800, 10):
        strip = pygame.transform.average_color(table.subsurface((x, 400, 10, 1000)))
        means.append(strip[1])
    assert max(abs(a - b) for a, b in itertools.pairwise(means)) <= 1
    greens = {table.get_at((2600 + x, 800)).g for x in range(40)}
    assert len(greens) >= 3  # every step is broken up by the grain


def test_felt_is_the_same_every_time_and_belongs_to_the_caller():
    theme = palette.THEMES["midnight"]
    first = felt.felt(theme, (320, 200))
    before = pygame.image.tobytes(first, "RGB")
    first.fill("white")
    assert pygame.image.tobytes(felt.felt(theme, (320, 200)), "RGB") == before


def test_felt_can_be_made_without_a_display():
    pygame.display.quit()
    try:
        table = felt.felt(palette.THEMES["charcoal"], (200, 300))
        assert contrast(palette.PAPER, max(pixels(table), key=luminance)) >= 11
    finally:
        pygame.display.init()
        pygame.display.set_mode((64, 64))


def test_the_grain_joins_itself_without_a_seam():
    tile = felt.grain()
    size = tile.get_width()
    values = pygame.image.tobytes(tile, "RGB")[0::3]
    assert 0 <= min(values) < 3
    assert 31 < max(values) <= 34
    assert 15 < sum(values) / len(values) < 19

    def differs(axis: int, at: int) -> float:
        after = (at + 1) % size
        if axis == 0:
            pairs = zip(values[at::size], values[after::size], strict=True)
        else:
            row, below = values[at * size : (at + 1) * size], values[after * size :][:size]
            pairs = zip(row, below, strict=True)
        return sum(abs(a - b) for a, b in pairs) / size

    for axis in (0, 1):
        inside = [differs(axis, at) for at in range(0, size - 1, 7)]
        assert min(inside) <= differs(axis, size - 1) <= max(inside)


def test_fibres_that_leave_the_tile_come_in_again():
    class Chance:
        def __init__(self, x, y, slope):
            self.numbers, self.reals = [x, y], [slope, 8]

        def randrange(self, _):
            return self.numbers.pop(0)

        def uniform(self, *_):
            return self.reals.pop(0)

        def choice(self, _):
            return 4

    for x, y, slope in ((508, 509, 0.8), (3, 511, 2.4), (2, 100, 3.1), (510, 100, 0)):
        tile = pygame.Surface((512, 512))
        felt._fibre(tile, Chance(x, y, slope))
        middle = pygame.Surface((512, 512))
        felt._fibre(middle, Chance(256, 256, slope))
        middle.scroll(x - 256, y - 256, pygame.SCROLL_REPEAT)
        assert pygame.image.tobytes(tile, "RGB") == pygame.image.tobytes(middle, "RGB")
