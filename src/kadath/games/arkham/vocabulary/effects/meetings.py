"""Verbs about monsters in encounters: facing them, taking them as trophies, banishing them."""

from __future__ import annotations

from typing import Any

from kadath.kernel.decision import Decision, Option, option
from kadath.kernel.effects import Effect, Scope
from kadath.kernel.nodes import node
from kadath.kernel.procedure import Procedure, ask, procedure, step

from ...board import MEETING, OUTSKIRTS
from ...cards import MONSTERS
from ...rules.combat import defeat_of
from ...rules.cup import SPAWN, drawable, sweep, to_cup
from ...rules.defeating import Defeating
from ...rules.meeting import Meeting
from ...rules.monster_draws import DrawingMonster, DrawingTrophies
from ...rules.monsters import PlacingMonsters
from ...rules.terror import empty_outskirts
from ...rules.trophies import MOON, add_trophy, spend_monster
from ...state import ArkhamState


@node
class MonsterAppears(Effect):
    """Monsters appear one after the other; resolve `won` if you defeat all, otherwise `lost`.

    With `toughness`, draw up to `tries` times for a monster of at least that toughness.
    """

    monsters: int = 1
    won: Effect | None = None
    lost: Effect | None = None
    evadable: bool = True
    toughness: int = 0
    tries: int = 1

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return MeetingMonsters(self, scope)


@procedure
class MeetingMonsters(Procedure):
    """An investigator faces monsters, and an effect follows."""

    effect: MonsterAppears
    scope: Scope

    @step("meet", "AH-3.3.12")
    def meet(self, s: ArkhamState) -> Procedure | None:
        """Face them."""
        one = self.effect
        return Meeting(self.scope.who, one.monsters, one.evadable, one.toughness, one.tries)

    @step("after", "AH-3.3.12")
    def after(self, s: ArkhamState) -> Procedure | None:
        """Resolve the effect of a victory, or of anything else, if there was a monster at all."""
        if s.returned is None:
            return None
        branch = self.effect.won if s.returned else self.effect.lost
        return branch.run(s, self.scope) if branch is not None else None


@node
class TrophyFromCup(Effect):
    """Draw a monster and keep it as a trophy, endless or not."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return DrawingTrophies(1, scope.who)


@node
class TrophyFromBoard(Effect):
    """Take any monster on the board as a trophy."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return ChoosingMonster(scope.who)

    def could(self, state: ArkhamState, scope: Scope) -> bool:
        return bool(on_board(state))


@node
class DefeatAny(Effect):
    """Defeat any monster on the board that is not a Spawn, without a fight."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return ChoosingMonster(scope.who, defeats=True)

    def could(self, state: ArkhamState, scope: Scope) -> bool:
        return bool(on_board(state, spawn=False))


def on_board(s: ArkhamState, *, spawn: bool = True) -> list[int]:
    """The monsters in the streets, the locations and the sky."""
    return [
        monster
        for monster, row in s.monsters.items()
        if row.space not in (MEETING, OUTSKIRTS)
        and (spawn or SPAWN not in MONSTERS[row.monster].keywords)
    ]


@procedure
class ChoosingMonster(Procedure):
    """An investigator chooses a monster on the board to take as a trophy or to defeat."""

    who: int
    defeats: bool = False

    @ask("monster", "AH-6.6", prompt="which-monster")
    def choose(self, s: ArkhamState) -> Decision | None:
        """Offer the monsters on the board."""
        monsters = on_board(s, spawn=not self.defeats)
        options = tuple(option("monster", monster) for monster in monsters)
        return ChoosingMonster.choose.offer(s.seat_of(self.who), options) if options else None

    @choose.chosen
    def take(self, s: ArkhamState, chosen: Option) -> Procedure | None:
        """Take or defeat it."""
        monster = chosen.ids[0]
        if self.defeats:
            return Defeating((defeat_of(s, self.who, monster),))
        return add_trophy(s, self.who, s.take_monster(monster).monster)

    def about(self, s: ArkhamState) -> dict[str, Any]:
        return {"who": self.who, "purpose": "defeat" if self.defeats else "trophy"}


@node
class MonsterToOutskirts(Effect):
    """Put a monster from the cup in the Outskirts."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return PlacingMonsters(OUTSKIRTS)


@node
class EmptyOutskirts(Effect):
    """Return all monsters in the Outskirts to the cup."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        empty_outskirts(state)
        return None


@node
class BanishBySymbol(Effect):
    """Draw a monster without the moon symbol, and return all with its symbol to the cup."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return DrawingSymbol()


@procedure
class DrawingSymbol(Procedure):
    """Monsters are drawn until one is not a moon; all with its symbol go back to the cup."""

    @step("draw", "AH-3.3.12")
    def draw(self, s: ArkhamState) -> Procedure | None:
        """Draw a monster, if the cup has any without the moon symbol."""
        if any(MONSTERS[key].dimension != MOON for key in drawable(s)):
            return DrawingMonster()
        self.finish()
        return None

    @step("banish", "AH-3.3.12")
    def banish(self, s: ArkhamState) -> None:
        """Return it and all with its symbol; if the symbol is the moon, draw again."""
        symbol = MONSTERS[s.returned].dimension
        to_cup(s, s.returned)
        if symbol == MOON:
            self.goto("draw")
        else:
            banish(s, symbol)


@node
class SpendTrophyToBanish(Effect):
    """Spend a trophy without the moon symbol, and return all with its symbol to the cup."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return ChoosingTrophy(scope.who)

    def could(self, state: ArkhamState, scope: Scope) -> bool:
        return bool(moonless(state, scope.who))


def moonless(s: ArkhamState, who: int) -> list[str]:
    """An investigator's monster trophies without the moon symbol."""
    trophies = sorted(set(s.investigators[who].trophies))
    return [key for key in trophies if MONSTERS[key].dimension != MOON]


def banish(s: ArkhamState, symbol: str) -> None:
    """Return all monsters with a symbol to the cup."""
    kinds = {monster: MONSTERS[s.monsters[monster].monster] for monster in on_board(s)}
    sweep(s, [monster for monster, kind in kinds.items() if kind.dimension == symbol])


@procedure
class ChoosingTrophy(Procedure):
    """An investigator spends a trophy to banish the monsters with its symbol."""

    who: int

    @ask("trophy", "AH-6.20", prompt="spend-one-trophy")
    def choose(self, s: ArkhamState) -> Decision | None:
        """Offer the trophies without the moon symbol."""
        options = tuple(option("trophy", key) for key in moonless(s, self.who))
        return ChoosingTrophy.choose.offer(s.seat_of(self.who), options) if options else None

    @choose.chosen
    def spend(self, s: ArkhamState, chosen: Option) -> Procedure | None:
        """Return it to the cup, and the others with it."""
        key = chosen.words[0]
        banish(s, MONSTERS[key].dimension)
        return spend_monster(s, self.who, key)

    def about(self, s: ArkhamState) -> dict[str, Any]:
        return {"who": self.who}
