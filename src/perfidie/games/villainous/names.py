"""The names of option kinds, questions and events, by number: what clients, catalogues and scenarios call them."""

from __future__ import annotations

OPTION_KINDS: list[str] = []
PROMPTS: list[str] = []
EVENTS: list[str] = []


def option_kind(name: str) -> int:
    OPTION_KINDS.append(name)
    return len(OPTION_KINDS) - 1


def prompt(name: str) -> int:
    PROMPTS.append(name)
    return len(PROMPTS) - 1


def event(name: str) -> int:
    EVENTS.append(name)
    return len(EVENTS) - 1


# Options. The comment says what the fields are.
MOVE_TO = option_kind("move")  # location
ACTION = option_kind("action")  # symbol number, location
END = option_kind("end")
PLAY = option_kind("play")  # card
PLACE = option_kind("place")  # card, location: put it there
ATTACH = option_kind("attach")  # card, host
CARD = option_kind("card")  # card
SEAT = option_kind("seat")  # seat
LOCATION = option_kind("location")  # location
TAKE_TOKEN = option_kind("take_token")  # location
PUT_TOKEN = option_kind("put_token")  # location
BRANCH = option_kind("branch")  # number from 0; the card that it concerns, if cards decide
YES = option_kind("yes")  # if it is not clear what is meant: card, or (second) whose tile
NO = option_kind("no")  # likewise
PASS = option_kind("pass")
DONE_PICKING = option_kind("done")
CONDITION = option_kind("condition")  # card
AMOUNT = option_kind("amount")  # number
TILE = option_kind("tile")
COVER = option_kind("cover")  # Hero, location, index of the symbol there that it is to cover

# Questions.
ASK_MOVE = prompt("move")
ASK_ACTION = prompt("action")
ASK_PLAY = prompt("play")
ASK_PLACE = prompt("place")
ASK_HOST = prompt("host")
ASK_BRANCH = prompt("branch")
ASK_MAY = prompt("may")
ASK_ACTIVATE = prompt("activate")
ASK_FATE_TARGET = prompt("fate_target")
ASK_FATE_CARD = prompt("fate_card")
ASK_MOVE_CARD = prompt("move_card")
ASK_MOVE_HERO = prompt("move_hero")
ASK_VANQUISH = prompt("vanquish")
ASK_ALLIES = prompt("allies")
ASK_DISCARD = prompt("discard")
ASK_CONDITION = prompt("condition")
ASK_CARD = prompt("card")
ASK_LOCATION = prompt("location")
ASK_SEAT = prompt("seat")
ASK_TAKE_TOKEN = prompt("take_token")
ASK_PUT_TOKEN = prompt("put_token")
ASK_ORDER = prompt("order")
ASK_PREMOVE = prompt("premove")
ASK_AMOUNT = prompt("amount")
ASK_COVER = prompt("cover")

# Events. The comment says what the fields a and b are, beside seat and card.
TURN = event("turn")
MOVER_MOVED = event("mover_moved")  # a: location
USED_SYMBOL = event("used_symbol")  # a: symbol number, b: location
GAINED = event("gained")  # a: Power
PAID = event("paid")  # a: Power
LOST = event("lost")  # a: Power
LAID = event("laid")  # a: Power laid on the card
RETURNED = event("returned")  # a: Power that lay on the card and comes back
DREW = event("drew")
CARD_PLAYED = event("played")  # a: location, b: host; seat: the player of the card
CARD_MOVED = event("moved")  # a: location
CARD_DISCARDED = event("discarded")
TO_HAND = event("to_hand")
HERO_DEFEATED = event("defeated")
ACTIVATED = event("activated")
FATED = event("fated")  # a: target
REVEALED = event("revealed")
LOOKED = event("looked")  # a: number of cards, b: deck
SAW = event("saw")  # one of the cards looked at; told to the looker only
SHUFFLED = event("shuffled")  # a: deck
TOKEN_TAKEN = event("token_taken")  # a: location
TOKEN_PUT = event("token_put")  # a: location
TRAPPED_EVENT = event("trapped")
FREED = event("freed")
TURNED_OVER = event("turned_over")  # a: 1 a Wicket, 0 a Card Guard
RESIZED = event("resized")  # a: 0 normal, 1 Shrunk, 2 Enlarged
HYPNOTIZED_EVENT = event("hypnotized")  # a: location
STOLEN_EVENT = event("stolen")  # a: location, b: host
UNLOCKED = event("unlocked")  # a: location
LOCKED = event("locked")  # a: location
TILE_CLAIMED = event("tile_claimed")
TILE_TURNED = event("tile_turned")  # a: 1 awakened, 0 dormant
FATE_TOKEN = event("fate_token")
UNPLAYABLE = event("unplayable")
CONDITION_PLAYED = event("condition_played")
TURN_ENDED = event("turn_ended")
WON = event("won")
STOPPED = event("stopped")
