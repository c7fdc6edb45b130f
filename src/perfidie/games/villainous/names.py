"""The names of option kinds, questions and events, by number: what clients, catalogues and scenarios call them."""

from __future__ import annotations

from typing import Final

# Options. The comment says what the fields are.
MOVE_TO: Final = 0  # location
ACTION: Final = 1  # symbol number, location
END: Final = 2
PLAY: Final = 3  # card
PLACE: Final = 4  # card, location: put it there
ATTACH: Final = 5  # card, host
CARD: Final = 6  # card; if the text says so, where it goes and to which host
SEAT: Final = 7  # seat
LOCATION: Final = 8  # location
TAKE_TOKEN: Final = 9  # location
PUT_TOKEN: Final = 10  # location
BRANCH: Final = 11  # number from 0; the card that it concerns, if cards decide
YES: Final = 12  # if it is not clear what is meant: card, or (second) whose tile
NO: Final = 13  # likewise
PASS: Final = 14
DONE_PICKING: Final = 15
CONDITION: Final = 16  # card
AMOUNT: Final = 17  # number
TILE: Final = 18
COVER: Final = 19  # Hero, location, index of the symbol there that it is to cover

# Questions.
ASK_MOVE: Final = 0
ASK_ACTION: Final = 1
ASK_PLAY: Final = 2
ASK_PLACE: Final = 3
ASK_HOST: Final = 4
ASK_BRANCH: Final = 5
ASK_MAY: Final = 6
ASK_ACTIVATE: Final = 7
ASK_FATE_TARGET: Final = 8
ASK_FATE_CARD: Final = 9
ASK_MOVE_CARD: Final = 10
ASK_MOVE_HERO: Final = 11
ASK_VANQUISH: Final = 12
ASK_ALLIES: Final = 13
ASK_DISCARD: Final = 14
ASK_CONDITION: Final = 15
ASK_CARD: Final = 16
ASK_LOCATION: Final = 17
ASK_SEAT: Final = 18
ASK_TAKE_TOKEN: Final = 19
ASK_PUT_TOKEN: Final = 20
ASK_ORDER: Final = 21
ASK_PREMOVE: Final = 22
ASK_AMOUNT: Final = 23
ASK_COVER: Final = 24

# Events. The comment says what the fields a and b are, beside seat and card.
TURN: Final = 0
MOVER_MOVED: Final = 1  # a: location
USED_SYMBOL: Final = 2  # a: symbol number, b: location
GAINED: Final = 3  # a: Power
PAID: Final = 4  # a: Power
LOST: Final = 5  # a: Power
LAID: Final = 6  # a: Power laid on the card
RETURNED: Final = 7  # a: Power that lay on the card and comes back
DREW: Final = 8
CARD_PLAYED: Final = 9  # a: location, b: host; seat: the player of the card
CARD_MOVED: Final = 10  # a: location
CARD_DISCARDED: Final = 11
TO_HAND: Final = 12
HERO_DEFEATED: Final = 13
ACTIVATED: Final = 14
FATED: Final = 15  # a: target
REVEALED: Final = 16
LOOKED: Final = 17  # a: number of cards, b: deck
SAW: Final = 18  # one of the cards looked at; told to the looker only
SHUFFLED: Final = 19  # a: deck
TOKEN_TAKEN: Final = 20  # a: location
TOKEN_PUT: Final = 21  # a: location
TRAPPED_EVENT: Final = 22
FREED: Final = 23
TURNED_OVER: Final = 24  # a: 1 a Wicket, 0 a Card Guard
RESIZED: Final = 25  # a: 0 normal, 1 Shrunk, 2 Enlarged
HYPNOTIZED_EVENT: Final = 26  # a: location
STOLEN_EVENT: Final = 27  # a: location, b: host
UNLOCKED: Final = 28  # a: location
LOCKED: Final = 29  # a: location
TILE_CLAIMED: Final = 30
TILE_TURNED: Final = 31  # a: 1 awakened, 0 dormant
FATE_TOKEN: Final = 32
UNPLAYABLE: Final = 33
CONDITION_PLAYED: Final = 34
WON: Final = 35
STOPPED: Final = 36
OPTION_KINDS: Final = [
    "move",
    "action",
    "end",
    "play",
    "place",
    "attach",
    "card",
    "seat",
    "location",
    "take_token",
    "put_token",
    "branch",
    "yes",
    "no",
    "pass",
    "done",
    "condition",
    "amount",
    "tile",
    "cover",
]

PROMPTS: Final = [
    "move",
    "action",
    "play",
    "place",
    "host",
    "branch",
    "may",
    "activate",
    "fate_target",
    "fate_card",
    "move_card",
    "move_hero",
    "vanquish",
    "allies",
    "discard",
    "condition",
    "card",
    "location",
    "seat",
    "take_token",
    "put_token",
    "order",
    "premove",
    "amount",
    "cover",
]

EVENTS: Final = [
    "turn",
    "mover_moved",
    "used_symbol",
    "gained",
    "paid",
    "lost",
    "laid",
    "returned",
    "drew",
    "played",
    "moved",
    "discarded",
    "to_hand",
    "defeated",
    "activated",
    "fated",
    "revealed",
    "looked",
    "saw",
    "shuffled",
    "token_taken",
    "token_put",
    "trapped",
    "freed",
    "turned_over",
    "resized",
    "hypnotized",
    "stolen",
    "unlocked",
    "locked",
    "tile_claimed",
    "tile_turned",
    "fate_token",
    "unplayable",
    "condition_played",
    "won",
    "stopped",
]
