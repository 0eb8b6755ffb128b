"""What there is in the menu besides the patiences: the list of links, the game under way."""

from game.catalogue.catalogue import Catalogue
from game.engine.session import Session
from game.scenes.settings import House

Link = tuple[str, str, str]
"""What a link does, its words, and the key or value at its end."""


def links_of(house: House) -> list[Link]:
    """The links from the top down."""
    words = house.words
    full = "menu.window" if house.is_fullscreen() else "menu.full_screen"
    links = [
        ("number", words.say("menu.deal_number"), "#"),
        ("rules", words.say("menu.rules"), "F1"),
        ("records", words.say("menu.records"), "S"),
        ("options", words.say("menu.options"), "O"),
        (
            "language",
            words.say("options.language"),
            words.say(f"options.language.{words.language}"),
        ),
        ("fullscreen", words.say(full), "F11"),
        ("about", words.say("menu.about"), ""),
        ("quit", words.say("menu.quit"), "Q"),
    ]
    return [link for link in links if leads(house, link[0])]


def leads(house: House, name: str) -> bool:
    """Whether a link is there: nothing leads out of a kiosk."""
    terms = house.terms
    if name in ("quit", "fullscreen"):
        return not terms.kiosk
    if name == "number":
        return terms.any_deal
    return name != "language" or len(terms.languages) > 1


def so_far(words: Catalogue, session: Session) -> str:
    """How far a game has come: which row of how many lies, or the moves that were made."""
    game, position = session.patience, session.position
    columns = len(game.tableau)
    if game.group_of[game.tableau[0]].spread == "rows" and position.redeals == game.redeals:
        pack, stock = len(game.pack.faces), len(position.piles[game.stock])
        return words.say("menu.row", n=-(-(pack - stock) // columns), all=-(-pack // columns))
    return words.say("menu.moves", n=session.turns)
