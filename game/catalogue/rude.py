"""Initials that a hall of fame in a public place does without, in the languages of the game."""

import unicodedata

_REFUSED = (
    # English
    "ASS", "CNT", "COC", "COK", "CUM", "CUN", "DCK", "DIC", "DIK", "FAG", "FAP", "FCK", "FKU",
    "FUC", "FUK", "FUX", "HOE", "JAP", "JIZ", "KKK", "KYS", "NGR", "NIG", "PIS", "POO", "PUS",
    "SEX", "SHT", "SLT", "SUK", "TIT", "VAG", "WTF",
    # German
    "ARS", "FIC", "FIK", "FKK", "FOT", "FUT", "HTL", "KOT", "MOS", "NPD", "NSU",
    "PIM", "POP", "SAU", "TTN", "WIX",
    # Polish
    "CHJ", "CHU", "CIP", "CWL", "DUP", "HUI", "HUJ", "HWD", "JEB", "KRW", "KUR", "KUT", "PED",
    "PIZ", "PZD", "RUC", "SRA",
)  # fmt: skip


def is_rude(initials: str) -> bool:
    """Whether initials are refused; accents and strokes make no difference.

    >>> is_rude("SEX"), is_rude("FÜK"), is_rude("ADA"), is_rude("ŁÓŻ")
    (True, True, False, False)
    """
    plain = unicodedata.normalize("NFD", initials.upper().replace("Ł", "L"))
    return "".join(c for c in plain if not unicodedata.combining(c)) in _REFUSED
