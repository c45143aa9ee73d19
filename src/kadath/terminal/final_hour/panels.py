"""The panels around the board: cards, hands, clues, the team, the Ancient One, the piles."""

from __future__ import annotations

from typing import Any

from rich.style import Style
from rich.text import Text

from kadath.games.final_hour.components.action_cards import ACTION_CARDS
from kadath.games.final_hour.components.ancient_ones import ANCIENT_ONES, GATE_SYMBOLS
from kadath.games.final_hour.components.items import ITEMS
from kadath.games.final_hour.components.priority_cards import OMENS, SYMBOL, SYMBOLS
from kadath.games.final_hour.rules.ancient_one_phase import omen_for
from kadath.games.final_hour.rules.ritual import matches_needed
from kadath.games.final_hour.state import BOTTOM, TOP, FinalHourState

from ..canvas import cut
from ..name_text import initial
from ..owners import owner_text
from ..scene import Scene
from ..theme import BRIGHT, FAINT, PLAIN, QUIET, STRONG
from . import glyphs
from .choice import SYMBOL_WIDTH, priority_card
from .halves import Standing, half_in_row, row_to_be, standings
from .location import location_name

HELD = "▪"
HALF_SIGN = {TOP: glyphs.UPPER_HALF, BOTTOM: glyphs.LOWER_HALF}


def cards(scene: Scene) -> Text:
    """The relevant action card with both its halves, and all cards of the round."""
    lines = Text()
    order = standings(scene.view, scene.pointed)
    shown = _card_in_question(scene, order)
    if shown is not None:
        _both_halves(lines, scene, shown)
        lines.append("\n")
    lines.append(scene.words("terminal-cards-round") + "\n", STRONG)
    for one in order:
        _standing(lines, scene, one)
    taken = {one.priority for one in order}
    row = row_to_be(scene.view, scene.pointed)
    for card in row:
        if card not in taken:
            sign = HALF_SIGN[half_in_row(row, card)]
            lines.append(f" {sign} {glyphs.priority_sign(card)} ", PLAIN)
            lines.append(scene.words("terminal-cards-free") + "\n", FAINT)
    if not order and not row:
        lines.append(" " + scene.words("terminal-cards-none"), FAINT)
    for one in order:
        if one is not shown and one.play["action"] is not None and not one.play["resolved"]:
            lines.append("\n")
            _both_halves(lines, scene, one)
    lines.rstrip()
    return lines


def _card_in_question(scene: Scene, order: list[Standing]) -> Standing | None:
    """The card that resolves now, or the reader's card that is waiting for a priority card."""
    for one in order:
        if one.play["revealed"] and not one.play["resolved"]:
            return one
    for one in order:
        mine = scene.view["investigators"][one.play["figure"]]["seat"] in scene.own
        if mine and one.play["action"] is not None and not one.play["priority"]:
            return one
    waiting = [one for one in order if not one.play["resolved"] and one.play["action"] is not None]
    return waiting[0] if waiting else None


def _both_halves(lines: Text, scene: Scene, one: Standing) -> None:
    card = ACTION_CARDS[one.play["action"]]
    component = scene.narrator.component(card.key, scene.language)
    lines.append(f"@{initial(component['investigator'])} ", STRONG)
    lines.append(f"{component['name']}\n", BRIGHT)
    # The half that would resolve comes first: in a small terminal the other one is out of sight.
    for half in (BOTTOM, TOP) if one.half == BOTTOM else (TOP, BOTTOM):
        resolves = half == one.half
        lines.append(f"{'▸' if resolves else ' '}{HALF_SIGN[half]} ", BRIGHT)
        label = scene.name("half", half)
        if resolves:
            lines.append(f"{label} – {_how_sure(scene, one)}\n", BRIGHT)
        else:
            lines.append(f"{label}\n", QUIET)
        lines.append(f"{component[half]}\n", PLAIN if resolves or one.half is None else QUIET)


def _how_sure(scene: Scene, one: Standing) -> str:
    if one.play["revealed"]:
        return scene.words("terminal-half-now")
    return scene.words("terminal-half-sure" if one.is_sure else "terminal-half-so-far")


def _standing(lines: Text, scene: Scene, one: Standing) -> None:
    play = one.play
    done = play["resolved"]
    ink = FAINT if done else (STRONG if play["revealed"] else PLAIN)
    sign = HALF_SIGN[one.half] if one.half else " "
    doubt = " " if one.is_sure or one.half is None else "~"
    lines.append(f" {sign}{doubt}", BRIGHT if not done else FAINT)
    lines.append(glyphs.priority_sign(one.priority) if one.priority else f"{glyphs.HIDDEN}   ", ink)
    who = scene.name("investigator", scene.view["investigators"][play["figure"]]["key"])
    lines.append(f" @{initial(who)} ", ink)
    if play["action"] is None:
        lines.append(scene.words("terminal-cards-hidden"), FAINT)
    else:
        lines.append(scene.name("action", play["action"]), ink)
    if done:
        lines.append(" ✓", FAINT)
    lines.append("\n")


def hands(scene: Scene) -> Text:
    """The priority cards in every hand, as far as they may be seen."""
    lines = Text()
    view = scene.view
    if view["setup"]["seats"] == 1:
        lines.append(scene.words("terminal-hands-aside") + "\n", STRONG)
        for card in view["priority"]["set_aside"]:
            lines.append_text(Text(" ").append_text(priority_card(scene, card)).append("\n"))
        if not view["priority"]["set_aside"]:
            lines.append(" " + scene.words("terminal-hands-nothing"), FAINT)
        return lines
    for seat, hand in enumerate(view["hands"]):
        own = seat in scene.own
        seen = scene.views[seat]["hands"][seat] if own else hand
        who = scene.name("investigator", view["setup"]["investigators"][seat])
        lines.append(f"{who}", STRONG)
        lines.append(f" · {_owner(scene, seat)}\n", FAINT)
        if own:
            for card in seen:
                lines.append_text(Text(" ").append_text(priority_card(scene, card)).append("\n"))
        else:
            signs = [glyphs.priority_sign(c).strip() if c else glyphs.HIDDEN for c in seen]
            lines.append(" " + " ".join(signs) + "\n", QUIET)
    lines.rstrip()
    return lines


def _owner(scene: Scene, seat: int) -> str:
    return owner_text(scene.seats[seat], scene.words)


def clues(scene: Scene) -> Text:
    """The deduction table: clues found, clues that may be hidden, and the reader's cards."""
    lines = Text()
    words = scene.words
    hidden = scene.view["hidden_clues"]
    if hidden is not None:
        signs = ", ".join(_symbol(scene, SYMBOLS[symbol]) for symbol in hidden)
        lines.append(words("terminal-clues-were", clues=signs) + "\n", BRIGHT)
    found = scene.view["clues"]["found"]
    for number, symbol in enumerate(SYMBOLS):
        name = cut(scene.name("symbol", symbol), SYMBOL_WIDTH)
        times = found.count(number)
        possible = scene.view["clues"]["possible"][symbol]
        ink = PLAIN if possible else FAINT
        lines.append(f"{glyphs.RITUAL_SYMBOL[symbol]} ", BRIGHT if possible else FAINT)
        lines.append(f"{name:<{SYMBOL_WIDTH}} ", ink)
        lines.append("●" * times + "○" * (2 - times), ink)
        lines.append(f" {words('terminal-clues-left', times=possible)} ", ink)
        lines.append(HELD * _held(scene, number) + "\n", QUIET)
    lines.append(
        f"● {words('terminal-clues-found')}  {HELD} {words('terminal-clues-held')}\n", FAINT
    )
    lines.append(words("terminal-clues-needed", matches=_needed(scene)), FAINT)
    return lines


def _symbol(scene: Scene, symbol: str) -> str:
    return f"{glyphs.RITUAL_SYMBOL[symbol]} {scene.name('symbol', symbol)}"


def _needed(scene: Scene) -> int:
    assert isinstance(scene.state, FinalHourState)
    return matches_needed(scene.state)


def _held(scene: Scene, symbol: int) -> int:
    cards: list[int | None] = list(scene.view["priority"]["set_aside"])
    for seat in scene.own:
        cards += scene.views[seat]["hands"][seat]
    return sum(card is not None and SYMBOL[card] == symbol for card in cards)


def team(scene: Scene) -> Text:
    """The investigators: health, location, items, and who runs them."""
    lines = Text()
    for figure, who in enumerate(scene.view["investigators"]):
        name = scene.name("investigator", who["key"])
        lines.append(f"@{initial(name)} {name}", STRONG)
        lines.append(" ★\n" if scene.view["lead"] == figure else "\n", BRIGHT)
        lines.append("   ")
        health(lines, who)
        place = location_name(scene, who["location"])
        lines.append(f" {who['location']} {place}\n", QUIET)
        lines.append(f"   {_owner(scene, who['seat'])}\n", FAINT)
        for item in who["items"]:
            component = scene.narrator.component(ITEMS[item].key, scene.language)
            lines.append(f"⚿ {component['name']}. ", BRIGHT)
            lines.append(f"{component['text']}\n", QUIET)
    lines.rstrip()
    return lines


def health(lines: Text, who: dict[str, Any], ink: Style = STRONG) -> None:
    """The health of an investigator, one symbol per token."""
    left, most = who["health"], who["max_health"]
    lines.append(glyphs.HEALTH * left, ink)
    lines.append(glyphs.LOST_HEALTH * (most - left), FAINT)


def ancient_one(scene: Scene) -> Text:
    """The Ancient One's sheet, the omens on the table, and the gates."""
    lines = Text()
    words, view = scene.words, scene.view
    key = view["setup"]["ancient_one"]
    lines.append(scene.name("ancient_one", key), BRIGHT)
    lines.append(f" · {scene.name('difficulty', view['setup']['difficulty'])}\n", QUIET)
    seen = omens_in_sight(view)
    coming = omen_for(key, seen)
    lines.append(words("terminal-omens-so-far", omens=seen) + "\n", PLAIN)
    for line in scene.narrator.component(key, scene.language)["text"].splitlines():
        now = coming is not None and scene.name("omen", coming.key) in line
        lines.append(f"{'▸' if now else ' '}{line}\n", PLAIN if now else QUIET)
    for symbol, (location, tokens) in enumerate(view["board"]["gates"]):
        lines.append(f" {glyphs.GATE[symbol]}{tokens} ", BRIGHT)
        name = location_name(scene, location)
        lines.append(f"{scene.name('gate', GATE_SYMBOLS[symbol])}: {location} {name}\n", QUIET)
    lines.append(words("terminal-gates-left", tokens=view["supply"]["gate_pile"]) + "\n", PLAIN)
    beside = view["supply"]["unique"]
    for unique in ANCIENT_ONES[key].unique:
        left = sum(glyphs.kind_of(token).name == unique for token in beside)
        lines.append(f" {scene.name('monster', unique)}: ", QUIET)
        lines.append(words("terminal-unique-left", tokens=left) + "\n", QUIET)
    lines.rstrip()
    return lines


def omens_in_sight(view: dict[str, Any]) -> int:
    """How many omens the next reckoning counts by the visible cards, or this one has counted."""
    shown = view["priority"]["row"] or [play["priority"] for play in view["plays"]]
    counted = int(view["omens"]) + int(view["extra_omens"])
    return sum(OMENS[card] for card in shown if card) + counted


def piles(scene: Scene) -> Text:
    """What may be looked at any time: discards, the cup, used items."""
    lines = Text()
    words, view = scene.words, scene.view
    for who in view["investigators"]:
        if who["seat"] in scene.own:
            name = scene.name("investigator", who["key"])
            lines.append(words("terminal-piles-actions", name=name) + "\n", STRONG)
            titles = [scene.name("action", card) for card in who["action_discard"]]
            lines.append(" " + (", ".join(titles) or "–"), PLAIN)
            lines.append(" " + words("terminal-piles-deck", cards=who["action_deck"]) + "\n", FAINT)
    priority = view["priority"]
    lines.append(words("terminal-piles-priority") + "\n", STRONG)
    lines.append(" " + (_signs(priority["discard"]) or "–"), PLAIN)
    lines.append(" " + words("terminal-piles-deck", cards=priority["deck"]) + "\n", FAINT)
    if priority["top"]:
        lines.append(words("terminal-piles-top", cards=_signs(priority["top"])) + "\n", PLAIN)
    supply = view["supply"]
    lines.append(words("terminal-piles-cup", tokens=len(supply["cup"])) + "\n", STRONG)
    lines.append(" " + _tally(scene, supply["cup"]) + "\n", PLAIN)
    lines.append(words("terminal-piles-destroyed", tokens=len(supply["destroyed"])) + "\n", STRONG)
    lines.append(" " + _tally(scene, supply["destroyed"]) + "\n", PLAIN)
    if supply["used_items"]:
        used = ", ".join(scene.name("item", item) for item in supply["used_items"])
        lines.append(words("terminal-piles-items", items=used), PLAIN)
    lines.rstrip()
    return lines


def _tally(scene: Scene, tokens: list[int]) -> str:
    counts: dict[str, int] = {}
    for token in tokens:
        sign = glyphs.monster_sign(token, glyphs.kind_of(token).health, scene.words)
        counts[sign] = counts.get(sign, 0) + 1
    return "  ".join(f"{count}×{sign}" for sign, count in sorted(counts.items())) or "–"


def _signs(cards: list[int]) -> str:
    return "  ".join(glyphs.priority_sign(card).strip() for card in cards)
