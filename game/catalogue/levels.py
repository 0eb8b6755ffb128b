"""How hard each patience is: 1 easy, 2 medium, 3 hard; `game.level.<n>` is the word for it."""

LEVELS = {
    "babette": 3,
    "bakers_dozen": 2,
    "bakers_dozen_1883": 3,
    "good_measure": 3,
    "spanish_patience": 1,
    "portuguese_solitaire": 2,
    "spiderette": 3,
    "will_o_the_wisp": 2,
    "spider": 3,
    "spider_two_suits": 2,
    "spider_one_suit": 1,
}
