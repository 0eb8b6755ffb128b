"""The look of the table, measured on the pixels that are drawn."""

import pygame
import pytest
from looking import CARDS, THEMES, WANTED, alphas, border, contrast, luminance

from game.look import glow, icons, palette, places, shadows


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
