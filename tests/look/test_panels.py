"""The look of the table, measured on the pixels that are drawn."""

import re

import pygame
import pytest
from looking import THEMES, WANTED, alphas, border, contrast, luminance

from game.look import icons, palette, panels, suits
from game.look.files import drawing
from game.look.svg import document, raster


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
        text = drawing(icons.FOLDER, name)
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
