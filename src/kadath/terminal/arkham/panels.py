"""The panels beside the towns: the stage, sheets, the team, the gates, and the Ancient One."""

from __future__ import annotations

from rich.text import Text

from kadath.games.arkham.board import AREAS, LOST
from kadath.games.arkham.body import BattleView, CheckView, FightView
from kadath.games.arkham.cards import SKILLS
from kadath.kernel.views import ThingView, ref

from .. import about
from ..chances import percent
from ..name_text import headline
from ..scene import Scene
from ..theme import BRIGHT, FAINT, PLAIN, QUIET, RED_INK, STRONG
from . import glyphs, seen
from .texts import errand_line, modifier, thing_line

BEHIND = ("ancient_one", "herald", "mythos_card")
"""The types of cards in play that concern everyone."""


def stage(scene: Scene) -> Text:
    """The current check with its chances, current and possible fights, and the final battle.

    If there are none, the cards the option under the cursor refers to, or the acting investigator
    with their sliders.
    """
    text = Text()
    check = seen.check(scene)
    if check is not None:
        _check(scene, text, check)
    for fight in seen.fights(scene):
        _fight(scene, text, fight)
    battle = seen.battle(scene)
    if battle is not None:
        _battle(scene, text, battle)
    if not text:
        text.append_text(about.cards(scene))
    if not text:
        acting = seen.acting(scene)
        if acting is not None:
            _head(scene, text, acting)
        text.append(scene.words("terminal-arkham-quiet"), FAINT)
    text.rstrip()
    return text


def _check(scene: Scene, text: Text, check: CheckView) -> None:
    who = scene.things[ref("investigator", check["who"])]
    text.append(headline(scene.name("investigator", who["name"])), STRONG)
    line = scene.words(
        "terminal-arkham-check",
        check=scene.name("skill", check["kind"]),
        pool=check["pool"],
        needed=check["needed"],
        lowest=check["lowest"],
        chance=percent(check["chance"]),
    )
    text.append(f" {line}\n", PLAIN)
    for number, die in enumerate(check["dice"]):
        is_success = die >= check["lowest"]
        text.append(" " if number else "  ")
        text.append(f"[{die}]", BRIGHT if is_success else FAINT)
    if check["dice"]:
        line = scene.words(
            "terminal-arkham-dice", successes=check["successes"], needed=check["needed"]
        )
        text.append(f"  {line}\n", QUIET)
    for spent in check["spending"]:
        line = scene.words(
            "terminal-arkham-spent", clues=spent["clues"], chance=percent(spent["chance"])
        )
        text.append(f"  {glyphs.CLUE} {line}\n", PLAIN)


def _fight(scene: Scene, text: Text, fight: FightView) -> None:
    row = scene.things.get(ref("monster", fight["monster"]))
    if row is None:
        return
    text.append(f"{glyphs.MONSTER} {headline(scene.name('monster', row['name']))}", RED_INK)
    held = _held(scene, fight["held"])
    if held:
        text.append(f"  {', '.join(held)}", QUIET)
    horror = fight["horror"]
    if horror is not None:
        line = scene.words("terminal-arkham-horror", chance=percent(horror))
        text.append(f"\n  {line}", PLAIN)
    line = scene.words(
        "terminal-arkham-round",
        dice=fight["dice"],
        needed=fight["needed"],
        round=percent(fight["round"]),
        flee=percent(fight["flee"]),
    )
    text.append(f"\n  {line}", PLAIN)
    ends = fight["ends"]
    line = scene.words(
        "terminal-arkham-ends",
        won=percent(ends["won"]),
        hurt=percent(ends["hurt"]),
        unconscious=percent(ends["unconscious"]),
        insane=percent(ends["insane"]),
    )
    text.append(f"\n  {line}\n", PLAIN)
    better = fight["better"]
    if better is not None and better["ends"] is not None:
        line = scene.words(
            "terminal-arkham-better",
            cards=", ".join(_held(scene, better["held"])),
            won=percent(better["ends"]["won"]),
        )
        text.append(f"  {line}\n", PLAIN)
    if fight["fate"]:
        taken = percent(ends["taken"])
        line = scene.words("terminal-arkham-taken", fate=fight["fate"], chance=taken)
        text.append(f"  {line}\n", PLAIN)


def _held(scene: Scene, cards: list[int]) -> list[str]:
    """The names of cards in hand."""
    return [scene.name("card", scene.things[ref("card", card)]["name"]) for card in cards]


def _battle(scene: Scene, text: Text, battle: BattleView) -> None:
    """What is left of the Ancient One, what it does, and the chances of each attack."""
    ancient = scene.things[ref("card", scene.view["ancient_one"])]
    text.append(f"{headline(scene.name('card', ancient['name']))}\n", RED_INK)
    line = scene.words(
        "terminal-arkham-battle-extra" if battle["extra"] else "terminal-arkham-battle",
        doom=battle["doom"],
        each=battle["each"],
        hits=battle["hits"],
        extra=battle["extra"],
    )
    text.append(f"  {line}\n", PLAIN)
    for fighter in battle["fighters"]:
        row = scene.things[ref("investigator", fighter["who"])]
        text.append(f"{person(scene, row)} ", STRONG)
        line = scene.words(
            "terminal-arkham-battle-fighter",
            dice=fighter["dice"],
            hit=percent(fighter["hit"]),
            attacked=int(fighter["attacked"]),
        )
        text.append(line, PLAIN)
        if fighter["withstands"] is not None:
            withstands = percent(fighter["withstands"])
            line = scene.words("terminal-arkham-battle-withstands", chance=withstands)
            text.append(f"; {line}", PLAIN)
        text.append("\n")
    for later, within in enumerate(battle["within"]):
        if within:
            line = scene.words(
                "terminal-arkham-battle-by", round=battle["round"] + later, chance=percent(within)
            )
            text.append(f"  {line}\n", QUIET)
    rules = scene.narrator.component(str(ancient["name"]), scene.language).get("battle", "")
    text.append(f"{rules}\n", QUIET)
    test = battle["test"]
    if test is not None:
        line = scene.words(
            "terminal-arkham-battle-test",
            skill=scene.name("skill", test["skill"]),
            modifier=modifier(test["modifier"]),
        )
        text.append(f"{line}\n", PLAIN)


def sheet(scene: Scene) -> Text:
    """Everyone's numbers, skills, abilities, and possessions, the acting investigator first."""
    acting = seen.acting(scene)
    people = sorted(seen.investigators(scene), key=lambda row: row is not acting)
    text = Text()
    for row in people:
        _sheet(scene, text, row)
    text.rstrip()
    return text


def _head(scene: Scene, text: Text, row: ThingView) -> None:
    """An investigator's numbers and skills."""
    text.append(person(scene, row), BRIGHT)
    text.append_text(vitals(row)).append_text(thing_line(scene, row)).append("\n")
    counts = row.get("numbers", {})
    skills = "  ".join(f"{scene.name('number', one)} {counts[one]}" for one in SKILLS)
    text.append(f"  {skills}\n", PLAIN)


def _sheet(scene: Scene, text: Text, row: ThingView) -> None:
    _head(scene, text, row)
    rules = scene.narrator.component(str(row["name"]), scene.language).get("text", "")
    text.append("  " + rules.replace("\n", "\n  ") + "\n" if rules else "", QUIET)
    found = seen.sheet(scene, int(row["id"]))
    if found is not None and found["trophies"]:
        names = ", ".join(scene.name("monster", key) for key in found["trophies"])
        text.append(f"  {glyphs.TROPHY} {names}\n", PLAIN)
    for card in scene.things.values():
        if card.get("place") == ref("investigator", row["id"]):
            _card(scene, text, card)


def _card(scene: Scene, text: Text, card: ThingView) -> None:
    sign = glyphs.GATE if card["kind"] == "world" else " "
    text.append(f"  {sign}{headline(scene.name(card['kind'], card['name']))}", STRONG)
    text.append_text(thing_line(scene, card)).append("\n")
    if card["kind"] == "card":
        rules = scene.narrator.component(str(card["name"]), scene.language).get("text", "")
        text.append("    " + rules.replace("\n", "\n    ") + "\n" if rules else "", FAINT)


def person(scene: Scene, row: ThingView) -> str:
    """An investigator's symbol and name."""
    return f"{glyphs.INVESTIGATOR} {headline(scene.name('investigator', row['name']))}"


def vitals(row: ThingView) -> Text:
    """Sanity, Stamina, Clues, and money, in symbols."""
    counts = row.get("numbers", {})
    text = Text()
    for what, sign in (("sanity", glyphs.SANITY), ("stamina", glyphs.STAMINA)):
        text.append(f" {sign}{counts[what]}/{counts[f'most-{what}']}", PLAIN)
    text.append(f" {glyphs.CLUE}{counts['clues']} {glyphs.MONEY}{counts['money']}", PLAIN)
    return text


def team(scene: Scene) -> Text:
    """Where everyone is, and how they are doing."""
    text = Text()
    acting = seen.acting(scene)
    for row in seen.investigators(scene):
        text.append(person(scene, row), BRIGHT if row is acting else STRONG)
        text.append_text(vitals(row)).append_text(thing_line(scene, row))
        text.append(f"\n   {headline(scene.name('space', seen.space_of(row)))}\n", QUIET)
    text.rstrip()
    return text


def gates(scene: Scene) -> Text:
    """The open gates with their worlds, who is in an Other World, and where monsters would move."""
    text = Text()
    for row in scene.things.values():
        if row["kind"] == "world" and (row.get("place") or "").startswith("space:"):
            where = headline(scene.name("space", seen.space_of(row)))
            world = headline(scene.name("world", row["name"]))
            number = modifier(row.get("numbers", {}).get("modifier", 0))
            text.append(f"{glyphs.GATE} {where}", BRIGHT)
            text.append(f" → {world} ({number})\n", PLAIN)
    for row in seen.investigators(scene):
        if seen.space_of(row) in (*AREAS, LOST):
            text.append(person(scene, row), STRONG)
            text.append(f": {scene.name('space', seen.space_of(row))}\n", PLAIN)
    for monster, foe in seen.foes(scene).items():
        row_of = scene.things.get(ref("monster", monster))
        if row_of is None:
            continue
        name = headline(scene.name("monster", row_of["name"]))
        text.append(f"{glyphs.MONSTER} {name}", RED_INK)
        space = seen.space_of(row_of)
        text.append(f"  {headline(scene.name('space', space))}" if space else "", PLAIN)
        text.append_text(errand_line(scene, foe)).append("\n")
    text.rstrip()
    return text


def ancient_one(scene: Scene) -> Text:
    """The Ancient One, its heralds, and the Mythos cards in play, with their text."""
    text = Text()
    for row in scene.things.values():
        if row["kind"] != "card" or "owner" in row or row.get("type") not in BEHIND:
            continue
        text.append(headline(scene.name("card", row["name"])), STRONG)
        text.append_text(thing_line(scene, row)).append("\n")
        rules = scene.narrator.component(str(row["name"]), scene.language).get("text", "")
        text.append(f"{rules}\n" if rules else "", PLAIN)
    text.rstrip()
    return text
