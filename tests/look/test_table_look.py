"""The look of the table, measured on the pixels that are drawn."""

import itertools
import os
import re

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest

from game.look import felt, glow, icons, palette, panels, places, shadows, suits
from game.look.svg import document, raster

THEMES = sorted(palette.THEMES)
CARDS = [(57, 81), (90, 128), (144, 205), (300, 428)]
WANTED = [
    "menu",
    "undo",
    "redo",
    "hint",
    "auto",
    "new",
    "restart",
    "rules",
    "options",
    "fullscreen",
    "window",
    "sound",
    "mute",
    "close",
    "home",
    "copy",
    "numbers",
    "language",
    "back",
    "play",
    "pause",
    "step",
    "left",
    "right",
    "swap",
    "deal",
    "redeal",
    "trophy",
    "check",
    "app",
]


@pytest.fixture(autouse=True, scope="module")
def display():
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    yield
    pygame.display.quit()


def luminance(colour) -> float:
    """Relative luminance after WCAG 2, 0 to 1."""
    shares = [part / 255 for part in tuple(pygame.Color(colour))[:3]]
    linear = [s / 12.92 if s <= 0.04045 else ((s + 0.055) / 1.055) ** 2.4 for s in shares]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one, other) -> float:
    """The contrast of two colours after WCAG 2, 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def pixels(surface: pygame.Surface) -> set[tuple[int, int, int]]:
    """All colours of an opaque surface."""
    data = pygame.image.tobytes(surface, "RGB")
    return set(zip(data[0::3], data[1::3], data[2::3], strict=True))


def alphas(surface: pygame.Surface) -> bytes:
    """The alpha of every pixel, row by row."""
    return pygame.image.tobytes(surface, "RGBA")[3::4]


def border(surface: pygame.Surface) -> set[int]:
    """All alpha values along the four edges."""
    width = surface.get_width()
    values = alphas(surface)
    return (
        set(values[:width])
        | set(values[-width:])
        | set(values[::width])
        | set(values[width - 1 :: width])
    )


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


@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize("kind", [shadows.resting, shadows.lifted])
def test_shadows_are_soft_and_end_before_their_edges(kind, card):
    surface, dx, dy = kind(*card)
    assert border(surface) == {0}
    assert max(alphas(surface)) <= 150
    assert surface.get_at((-dx + card[0] // 2, -dy + card[1] // 2)).a >= 110
    assert dx < 0
    assert -dy < surface.get_height() - card[1]
    # falls away below, in many small steps and never back up
    below = [
        surface.get_at((-dx + card[0] // 2, y)).a for y in range(card[1] - dy, surface.get_height())
    ]
    assert below == sorted(below, reverse=True)
    assert below[0] > 40
    assert len(set(below)) >= 4
    assert all(surface.get_at((x, y))[:3] == (0, 0, 0) for x, y in ((-dx, -dy), (0, 0)))


def test_a_lifted_card_throws_its_shadow_further():
    near, far = shadows.resting(144, 205), shadows.lifted(144, 205)
    assert far[0].get_height() + far[2] > near[0].get_height() + near[2] + 20
    assert shadows.lifted(144, 205) is far


def test_shadow_of_a_panel_is_clear_at_the_edges():
    surface, dx, dy = shadows.below_panel(880, 520, 18)
    assert border(surface) == {0}
    assert surface.get_at((440 - dx, 260 - dy)).a > 160


@pytest.mark.parametrize("card", CARDS)
def test_glow_surrounds_a_card_and_leaves_its_place_dim(card):
    width, height = card
    light, dx, dy = glow.glow(width, height)
    assert not light.get_flags() & pygame.SRCALPHA
    edge = [light.get_at((x, 0)) for x in range(light.get_width())]
    assert all(max(colour[:3]) <= 1 for colour in edge)
    inside = light.get_at((width // 2 - dx, height // 2 - dy))
    beside = light.get_at((-dx - glow.line_width(width) - 1, height // 2 - dy))
    assert luminance(beside) > 3 * luminance(inside) > 0
    assert light.get_at((-dx - 2, height // 2 - dy)).r > light.get_at((-dx - 8, height // 2 - dy)).r


def test_glow_fades_in_steps():
    brightness = []
    for step in range(glow.STEPS + 1):
        light, dx, _ = glow.glow(144, 205, step / glow.STEPS)
        brightness.append(light.get_at((-dx - 2, 100)).r)
    assert brightness[0] == 0
    assert brightness == sorted(set(brightness))
    assert glow.glow(144, 205, 7) is glow.glow(144, 205, 1)
    assert glow.glow(144, 205, -1) is glow.glow(144, 205, 0)


@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize("kind", [glow.ring, glow.focus_ring, glow.hover_ring])
def test_rings_leave_the_card_free_and_stand_just_outside_it(kind, card):
    width, height = card
    surface, dx, dy = kind(width, height)
    assert surface.get_size() == (width - 2 * dx, height - 2 * dy)
    assert surface.get_at((width // 2 - dx, height // 2 - dy)).a == 0
    assert surface.get_at((0, 0)).a == 0
    assert surface.get_at((-dx - 1, height // 2)).a >= 180
    assert surface.get_at((width // 2, -dy - 1)).a >= 180
    assert surface.get_at((-dx, height // 2)).a <= 10  # paper itself stays white
    weak = kind(width, height, 0.5)[0]
    assert 0.4 < max(alphas(weak)) / max(alphas(surface)) < 0.6
    assert max(alphas(kind(width, height, 0)[0])) == 0


def test_gold_line_is_three_pixels_at_the_usual_size():
    surface, _, _ = glow.ring(144, 205)
    column = [surface.get_at((72, y)) for y in range(6)]
    assert [colour.a for colour in column] == [255] * 3 + [0] * 3
    assert contrast(column[1], palette.THEMES["green"].centre) >= 7


def test_focus_is_seen_on_felt_and_on_paper():
    surface, _, _ = glow.focus_ring(144, 205)
    for ground in (palette.PAPER, *(theme.centre for theme in palette.THEMES.values())):
        table = pygame.Surface(surface.get_size())
        table.fill(ground)
        table.blit(surface, (0, 0))
        assert max(contrast(table.get_at((72, y)), ground) for y in range(6)) >= 7


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("card", CARDS)
def test_places_have_the_size_of_cards_and_clear_corners(card, name):
    theme = palette.THEMES[name]
    kinds = [
        places.place(theme, *card),
        places.place(theme, *card, "K", "H"),
        places.place(theme, *card, "W"),
        places.dashed(theme, *card),
        places.redeal_place(theme, *card, True),
        places.redeal_place(theme, *card, False, 0.7),
    ]
    for surface in kinds:
        assert surface.get_size() == card
        right, low = card[0] - 1, card[1] - 1
        for corner in ((0, 0), (right, 0), (0, low), (right, low)):
            assert surface.get_at(corner).a < 60
    assert len({pygame.image.tobytes(surface, "RGBA") for surface in kinds}) == len(kinds)


def test_a_broken_line_is_drawn_the_same_every_time():
    theme = palette.THEMES["midnight"]
    drawn = set()
    for turn in range(20):
        icons.icon.cache_clear()
        kept = [icons.icon(name, 16 + 7 * turn, "#ffffff") for name in WANTED]
        surface = places.dashed.__wrapped__(theme, 57, 81)
        drawn.add(pygame.image.tobytes(surface, "RGBA"))
        del kept[::2]
    assert len(drawn) == 1


def test_a_broken_line_has_gaps():
    surface = places.dashed(palette.THEMES["green"], 144, 205)
    line = [surface.get_at((x, 0)).a > 200 for x in range(20, 124)]
    assert 0.3 < sum(line) / len(line) < 0.7


def test_every_letter_of_a_place_stays_inside_it():
    theme = palette.THEMES["green"]
    for letter in ("A", "K", "D", "B", "W"):
        bare, with_letter = (places.place(theme, 90, 128, word, "S") for word in ("", letter))
        assert alphas(bare) != alphas(with_letter)
        ink = pygame.mask.from_surface(with_letter, 200)
        assert not ink.overlap_area(pygame.mask.Mask((6, 100), fill=True), (6, 14))


@pytest.mark.parametrize("suit", palette.SUITS)
def test_suits_are_drawn_symmetrical_and_centred(suit):
    surface = raster(document(suits.suit_svg(suit, 50, 50, 90, "#000000"), 100, 100), (200, 200))
    box = pygame.mask.from_surface(surface, 127).get_bounding_rects()
    assert len(box) == 1
    assert abs(box[0].centerx - 100) <= 1
    assert abs(box[0].centery - 100) <= 2
    assert 172 <= box[0].height <= 184
    mirrored = alphas(pygame.transform.flip(surface, True, False))
    assert max(abs(a - b) for a, b in zip(alphas(surface), mirrored, strict=True)) < 80


def test_all_icons_are_there():
    assert set(WANTED) <= set(icons.names())


@pytest.mark.parametrize("name", WANTED)
@pytest.mark.parametrize("px", [16, 24, 48])
def test_an_icon_has_ink_inside_its_square(name, px):
    surface = icons.icon(name, px, palette.LIGHT_TEXT)
    assert surface.get_size() == (px, px)
    assert max(alphas(surface)) > 150
    ink = pygame.mask.from_surface(surface, 100).count()
    assert 0.03 * px * px < ink
    if name != "app":
        assert ink < 0.4 * px * px
        assert max(border(surface)) < 30
        strongest = max(range(px * px), key=alphas(surface).__getitem__)
        drawn = surface.get_at((strongest % px, strongest // px))
        wanted = pygame.Color(palette.LIGHT_TEXT)
        assert all(abs(a - b) <= 3 for a, b in zip(drawn[:3], wanted[:3], strict=True))


def test_icons_share_one_style():
    for name in set(WANTED) - {"app"}:
        text = (icons.FOLDER / f"{name}.svg").read_text(encoding="utf-8")
        assert 'viewBox="0 0 24 24"' in text
        assert set(re.findall(r'stroke-width="([^"]+)"', text)) == {"1.8"}
        assert set(re.findall(r'stroke="([^"]+)"', text)) == {"currentColor"}


def test_icons_differ_from_each_other():
    drawn = {pygame.image.tobytes(icons.icon(name, 24, "#ffffff"), "RGBA") for name in WANTED}
    assert len(drawn) == len(WANTED)


def test_a_missing_icon_is_clear_and_does_no_harm():
    assert set(alphas(icons.icon("no such sign", 20, "#ffffff"))) == {0}


def test_the_programs_icon_shows_felt_paper_ink_and_gold_at_32_pixels():
    surface = icons.icon("app", 32, "#ffffff")
    colours = [tuple(surface.get_at((x, y))) for x in range(32) for y in range(32)]

    def near(wanted):
        want = pygame.Color(wanted)
        return sum(
            c[3] > 250 and all(abs(a - b) < 40 for a, b in zip(c, tuple(want)[:3], strict=False))
            for c in colours
        )

    assert near(palette.THEMES["green"].centre) > 60
    assert near(palette.PAPER) > 100
    assert near(palette.INK) > 40
    assert surface.get_at((0, 0)).a < 60


def test_panels_have_their_size_line_and_clear_corners():
    surface = panels.panel((300, 120), "#000000", 0.5, palette.GOLD, 1.0, 14, 2)
    assert surface.get_size() == (300, 120)
    assert surface.get_at((0, 0)).a == 0
    assert surface.get_at((299, 119)).a == 0
    assert surface.get_at((150, 0)) == pygame.Color(palette.GOLD)
    assert abs(surface.get_at((150, 60)).a - 128) <= 2
    assert panels.panel((300, 120), "#000000", 0.5, palette.GOLD, 1.0, 14, 2) is surface


def test_a_veil_darkens_in_place_and_only_where_asked():
    table = pygame.Surface((40, 20))
    table.fill("#80c040")
    panels.veil(table, "#000000", 0.5, pygame.Rect(0, 0, 20, 20))
    assert table.get_at((30, 10)) == pygame.Color("#80c040")
    veiled = table.get_at((10, 10))
    assert all(abs(a - b) <= 1 for a, b in zip(tuple(veiled)[:3], (0x40, 0x60, 0x20), strict=True))


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("size", [(440, 300), (880, 520), (1760, 1040)])
def test_the_panel_at_the_end_has_two_lines_and_room_for_words(size, name):
    theme = palette.THEMES[name]
    won = panels.ending(size, theme)
    lost = panels.ending(size, theme, won=False)
    assert won.get_size() == lost.get_size() == size
    assert won.get_at((0, 0)).a == 0
    middle = size[0] // 2
    gold = pygame.Color(palette.GOLD)
    assert won.get_at((middle, 0)) == gold
    assert won.get_at((middle, size[1] - 1)) == gold
    # from the edge inwards: line, ground, line, ground
    row = [luminance(won.get_at((x, size[1] // 2))) > 0.08 for x in range(round(size[1] / 20))]
    runs = [value for at, value in enumerate(row) if at == 0 or value != row[at - 1]]
    assert runs == [True, False, True, False]
    below = panels.emblem_height(size)
    ground = won.get_at((middle, below + 4))
    assert contrast(palette.LIGHT_TEXT, ground) >= 12
    assert won.get_at((middle, below - round(size[1] / 25))) == gold
    assert pygame.image.tobytes(won, "RGBA") != pygame.image.tobytes(lost, "RGBA")


@pytest.mark.parametrize("kind", panels.KINDS)
def test_words_can_be_read_on_every_button(kind):
    size = (250, 68)
    for state in panels.STATES:
        for theme in palette.THEMES.values():
            ground = pygame.Surface(size)
            ground.fill(theme.edge)
            ground.blit(panels.button(size, kind, state), (0, 0))
            ink = panels.button_ink(kind, state)
            least = 3 if state == "disabled" else 4.5
            assert contrast(ink, ground.get_at((125, 34))) >= least, (state, theme)
    assert len(
        {pygame.image.tobytes(panels.button(size, kind, s), "RGBA") for s in panels.STATES}
    ) == len(panels.STATES)
