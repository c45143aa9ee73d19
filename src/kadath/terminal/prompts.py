"""The texts around the board: the prompt, the keys, the question before an undo."""

from __future__ import annotations

from rich.text import Text

from kadath.table import Table, UndoPlan

from .chances import percent
from .choices import ENOUGH, ENOUGH_KEY
from .labels import Key
from .pace import Pace
from .scene import Scene
from .theme import BRIGHT, QUIET, STRONG
from .words import Words


def prompt(scene: Scene, table: Table) -> Text:
    """Whose turn it is, and to do what; or what is happening; or the verdict."""
    words = scene.words
    if scene.entry is not None:
        entry = scene.narrator.entry_text(scene.state, scene.entry, scene.language)
        return Text.assemble(("▸ ", BRIGHT), (entry, STRONG))
    if (outcome := scene.state.outcome) is not None:
        verdict = words("terminal-ending-won" if outcome.won else "terminal-ending-lost")
        return Text.assemble((f"{words('terminal-ending-title')} · ", BRIGHT), (verdict, STRONG))
    state = scene.ticking.shown if scene.ticking is not None else scene.state
    asked = scene.narrator.prompt_text(state, scene.language)
    to_move = table.to_move
    if to_move is None:
        return Text(asked, STRONG)
    if to_move.is_bot:
        return Text.assemble((words("terminal-thinking") + " ", BRIGHT), (asked, QUIET))
    line = Text()
    if orders := _orders(scene, table):
        line.append(f"{orders} · ", QUIET)
    standing = scene.odds.standing if scene.odds is not None else None
    chance = standing if scene.chance is None else scene.chance
    if chance is not None:
        line.append(words("terminal-odds-short", chance=percent(chance)) + " · ", BRIGHT)
    if len(table.people) > 1:
        line.append(f"{to_move.owner} · ", BRIGHT)
    return line.append(asked, STRONG)


def _orders(scene: Scene, table: Table) -> str:
    """What the reader's standing orders are doing, or have just done."""
    if any(table.orders[seat].until_turn for seat in scene.own):
        return scene.words("terminal-orders-waiting")
    if table.passed_by_order:
        return scene.words("terminal-orders-passed", times=table.passed_by_order)
    return ""


def table_keys(scene: Scene, *, orders: bool, guide: bool, hands: bool) -> list[Key]:
    """The keys while somebody is asked; some only in games that use them."""
    words = scene.words
    ticking = [
        Key("Space", words("terminal-key-tick"), "screen.next"),
        Key(ENOUGH_KEY, words("terminal-key-confirm"), "screen.enough"),
    ]
    enough = [Key(ENOUGH_KEY, words("terminal-key-enough"), "screen.enough")]
    ending = [Key(ENOUGH_KEY, words("terminal-key-ending"), "screen.enough")]
    ordering = [
        Key("a", words("terminal-key-orders"), "screen.orders"),
        Key("r", words("terminal-key-rest"), "screen.rest"),
    ]
    guiding = [Key("F3", words("terminal-key-guide"), "screen.guide")]
    showing = [Key("v", words("terminal-key-show"), "screen.show_card")]
    return [
        Key("0-9", words("terminal-key-choose"), "screen.focus_choices"),
        *(ticking if scene.ticking is not None else []),
        *(enough if scene.ticking is None and _may_stop(scene) else []),
        *(ending if scene.state.outcome is not None else []),
        *(guiding if guide else []),
        Key(".", words("terminal-key-about"), "screen.about"),
        Key("w", words("terminal-key-why"), "screen.why"),
        Key("/", words("terminal-key-why-not"), "screen.why_not"),
        Key("u", words("terminal-key-undo"), "screen.undo"),
        Key("n", words("terminal-key-news"), "screen.news"),
        *(ordering if orders else []),
        Key("?", words("terminal-key-help"), "screen.help", stays=True),
        Key("q", words("terminal-key-leave"), "screen.leave"),
        Key("b", words("terminal-key-board"), "screen.board"),
        Key("g", words("terminal-key-language"), "screen.language"),
        Key("s", words("terminal-key-save"), "screen.save"),
        Key("p", words("terminal-key-tempo"), "screen.pace"),
        *(showing if hands else []),
    ]


def _may_stop(scene: Scene) -> bool:
    return any(option.key in ENOUGH for option in scene.options)


def playback_keys(words: Words, pace: Pace) -> list[Key]:
    """The keys during playback."""
    current = words(f"terminal-pace-{pace.name}")
    return [
        Key("Space", words("terminal-key-next"), "screen.next"),
        Key("Esc", words("terminal-key-skip"), "screen.skip"),
        Key("p", words("terminal-key-pace", pace=current), "screen.pace"),
    ]


def undo(plan: UndoPlan, choice: str, words: Words) -> Text:
    """What would be undone, why that needs consent here, and whose."""
    reasons = [
        words("terminal-undo-what", choice=choice),
        words("terminal-undo-learned") if plan.learned else "",
        words("terminal-undo-random") if plan.random else "",
        words("terminal-undo-others", names=", ".join(plan.others)) if plan.others else "",
    ]
    if len(plan.consent) > 1:
        asks = words("terminal-undo-all", names=", ".join(plan.consent))
    else:
        asks = words("terminal-undo-alone")
    return Text("\n".join([*filter(None, reasons), "", asks]))
