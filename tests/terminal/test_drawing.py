from __future__ import annotations

import itertools

import pytest

from kadath.games.final_hour.components.ancient_ones import ANCIENT_ONES
from kadath.games.final_hour.components.board import LOCATIONS, PATH_BETWEEN
from kadath.games.final_hour.components.monsters import KIND_OF
from kadath.games.final_hour.state import GREY, YELLOW, FinalHourState
from kadath.kernel.decision import option
from kadath.terminal.canvas import cut_apart
from kadath.terminal.cells import Plan
from kadath.terminal.final_hour import glyphs
from kadath.terminal.final_hour.campus import LARGE, MEDIUM, PLANS, SMALL, routes
from kadath.terminal.final_hour.drawing import Marks, draw
from kadath.terminal.final_hour.location import location_name
from kadath.terminal.final_hour.targets import NOWHERE, Target, target_of
from kadath.terminal.words import Words
from kadath.text.languages import LANGUAGES

from .scenes import empty_board, new_state, played, scene, token, unique

every_plan = pytest.mark.parametrize("plan", PLANS, ids=lambda plan: f"{plan.width}x{plan.height}")


def cell(
    state: FinalHourState,
    location: int,
    plan: Plan,
    marks: Marks | None = None,
    language: str = "en",
) -> str:
    """The cell of a location as it is drawn, without colours."""
    lines = draw(plan, scene(state, 0, language=language), marks or Marks()).text().split("\n")
    x, y = plan.corner(location)
    rows = lines[y : y + plan.cell_height]
    return "\n".join(row[x : x + plan.cell_width] for row in rows)


@every_plan
def test_monsters_show_colour_health_and_icon_in_letters_and_signs(plan: Plan) -> None:
    state = empty_board()
    state.monsters[2] = (
        token("red", 2, "runner"),
        token("blue", 1, "killer"),
        token("blue", 3, "destroyer"),
        token("red", 1),
    )
    drawn = cell(state, 2, plan)
    for sign in ("R2»", "B1†", "B3#", "R1"):
        assert sign in drawn


@every_plan
def test_unique_monsters_have_letters_of_their_own(plan: Plan) -> None:
    state = empty_board()
    state.monsters[2] = (unique("deep_one"), token("blue", 1, "runner"))
    drawn = cell(state, 2, plan)
    assert "D1»" in drawn
    assert "B1»" in drawn


def test_both_icons_of_a_unique_monster_are_shown_where_there_is_room() -> None:
    state = empty_board()
    state.monsters[7] = (unique("star_spawn"),)
    assert "S3##" in cell(state, 7, MEDIUM)


@every_plan
def test_a_full_location_of_wide_monsters_still_fits_its_cell(plan: Plan) -> None:
    state = empty_board()
    state.monsters[2] = (
        *(unique("star_spawn", copy) for copy in range(3)),
        token("red", 2, "runner"),
    )
    drawn = cell(state, 2, plan)
    assert drawn.count("S3#") == 3
    assert "R2»" in drawn


def test_a_horde_shows_the_health_it_has_here() -> None:
    state = empty_board(ancient_one="umordhoth")
    state.monsters[2] = (unique("ghoul_horde"), token("red", 1), token("red", 1, copy=1))
    assert "G3†" in cell(state, 2, SMALL)


def test_an_activated_monster_has_a_small_letter() -> None:
    state = empty_board()
    runner = token("red", 2, "runner")
    state.monsters[2] = (runner,)
    state.activated = 1 << runner
    assert "r2»" in cell(state, 2, SMALL)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ancient_one", ANCIENT_ONES)
def test_no_two_kinds_of_monster_of_a_game_share_a_letter(ancient_one: str, language: str) -> None:
    words = Words(language)
    letters = [glyphs.colour_letter(colour, words) for colour in ("red", "blue")]
    letters += [
        glyphs.monster_letter(glyphs.kind_of(unique(name)), words)
        for name in ANCIENT_ONES[ancient_one].unique
    ]
    assert len(set(letters)) == len(letters)
    assert all(len(letter) == 1 and letter.lower() != letter for letter in letters)


def test_all_signs_differ_without_their_colours() -> None:
    heads = list(glyphs.HEAD.values())
    assert len(set(heads)) == 8
    icons = list(glyphs.ICON.values())
    tokens = [*glyphs.GATE.values(), glyphs.RITUAL_SITE, glyphs.CLUE, glyphs.DAMAGE, glyphs.FREE]
    signs = [*heads, *icons, *tokens, *glyphs.SEAL.values(), *glyphs.RITUAL_SYMBOL.values()]
    assert len(set(signs)) == len(signs)


@every_plan
def test_gates_clues_damage_free_spaces_and_the_ritual_site(plan: Plan) -> None:
    state = empty_board()
    state.gates = [1, 3, 2]
    state.clues[2] = 0
    state.damage[2] = 1
    assert "◎" in cell(state, state.ritual_site, plan)
    for gate, sign in zip(state.gate_locations, ("✶1", "▣3", "∴2"), strict=True):
        assert sign in cell(state, gate, plan)
    drawn = cell(state, 2, plan)
    assert "?" in drawn
    assert drawn.count("×") == 1
    assert drawn.count("·") == 3


@every_plan
def test_investigators_stand_at_their_locations(plan: Plan) -> None:
    state = empty_board(seats=4, investigators=[
        "jenny_barnes", "rita_young", "ashcan_pete", "lily_chen",
    ])  # fmt: skip
    state.where = [3, 3, 3, 5]
    assert "@JRA" in cell(state, 3, plan)
    assert "@L" in cell(state, 5, plan)


@every_plan
def test_seals_show_their_side_on_their_path(plan: Plan) -> None:
    state = empty_board()
    one, other = PATH_BETWEEN[1, 2], PATH_BETWEEN[11, 12]
    state.seals[one], state.seals[other] = YELLOW, GREY
    lines = draw(plan, scene(state, 0), Marks()).text().split("\n")
    for path, sign in ((one, "■"), (other, "□")):
        x, y = routes(plan)[path].seal
        assert lines[y][x] == sign
    assert sum(line.count("■") + line.count("□") for line in lines) == 2


def test_larger_cells_name_the_targets_of_both_arrows() -> None:
    assert "R→8 B→15" in cell(empty_board(), 1, MEDIUM)
    assert "C→8 N→15" in cell(empty_board(), 1, LARGE, language="pl")


@every_plan
def test_what_may_be_chosen_and_what_is_pointed_at_is_marked(plan: Plan) -> None:
    state = empty_board()
    marks = Marks(Target(frozenset({1, 2})), Target(frozenset({2})), cursor=3)
    assert "•" in cell(state, 1, plan, marks)
    assert "▸" in cell(state, 2, plan, marks)
    assert "▸" in cell(state, 3, plan, marks)
    assert not {"•", "▸"} & set(cell(state, 4, plan, marks))


@pytest.mark.parametrize("language", LANGUAGES)
@every_plan
def test_every_cell_begins_with_its_number_in_every_language(plan: Plan, language: str) -> None:
    state = played(new_state(), 40)
    for location in LOCATIONS:
        drawn = cell(state, location, plan, language=language)
        assert str(location) in drawn.split("\n")[0][:5]


def test_every_kind_of_monster_is_told_from_every_other_by_its_sign() -> None:
    words = Words("en")
    for ancient_one in ANCIENT_ONES.values():
        kinds = {
            KIND_OF[one]: glyphs.monster_sign(one, glyphs.kind_of(one).health, words)
            for one in range(len(KIND_OF))
            if glyphs.kind_of(one).is_common or glyphs.kind_of(one).name in ancient_one.unique
        }
        for (_, one), (_, other) in itertools.combinations(kinds.items(), 2):
            assert one != other


def test_options_point_at_the_board() -> None:
    state = empty_board()
    runner = token("red", 2, "runner")
    state.monsters[6] = (runner,)
    state.where = [3, 4]
    assert target_of(state, option("move", 7)).locations == {7}
    assert target_of(state, option("destroy", runner)) == Target(
        frozenset({6}), tokens=frozenset({runner})
    )
    sealed = target_of(state, option("seal", PATH_BETWEEN[1, 2]))
    assert sealed.locations == {1, 2}
    assert sealed.paths == {PATH_BETWEEN[1, 2]}
    assert target_of(state, option("victim", 1)).locations == {4}
    assert target_of(state, option("done")) == NOWHERE
    assert target_of(state, option("play", 7)) == NOWHERE


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_cut_so_that_they_stay_different(language: str) -> None:
    names = [location_name(scene(new_state(), language=language), place) for place in LOCATIONS]
    short = [cut_apart(name, 8, names) for name in names]
    assert len(set(short)) == len(names)
    assert all(len(name) <= 8 for name in short)


def test_a_name_that_nobody_takes_for_another_is_just_cut() -> None:
    assert cut_apart("Miskatonic Museum", 8, ["Orne Library"]) == "Miskato…"
    assert cut_apart("Student Union", 8, ["Student House", "Student Union"]) == "St…Union"
