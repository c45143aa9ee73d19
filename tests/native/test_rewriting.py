"""Classes that were written out for the compiler are what their decorators would have made."""

from __future__ import annotations

import ast
import dataclasses
import inspect
import sys
from collections import Counter
from importlib import import_module
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any, is_typeddict

import pytest

from kadath.kernel.codec import state_fields
from kadath.kernel.decision import option
from kadath.kernel.nodes import NODES
from kadath.kernel.procedure import PROCEDURES
from kadath.native.modules import compiled_modules
from kadath.native.rewriting import marks_in, rewritten, with_functions_of

from . import sample

SOURCE = Path(sample.__file__).read_text()


@pytest.fixture(scope="module")
def written() -> Any:
    """The sample as it is written out, under a name of its own."""
    module = ModuleType("written.sample")
    sys.modules[module.__name__] = module
    exec(rewritten(SOURCE, sample, marks_in([SOURCE])), vars(module))
    return module


def test_a_constructor_has_the_same_parameters(written: Any) -> None:
    for name in ("Colour", "Mixed", "Brush", "Sheet", "Paint", "PaintTwice"):
        plain, own = getattr(sample, name), getattr(written, name)
        as_made, as_written = dataclasses.fields(plain), dataclasses.fields(own)
        assert [(one.name, one.default, one.kw_only, one.init) for one in as_written] == [
            (one.name, one.default, one.kw_only, one.init) for one in as_made
        ]


def test_fields_are_declared_as_before(written: Any) -> None:
    for name in ("Colour", "Mixed", "Brush", "Sheet"):
        plain, own = getattr(sample, name), getattr(written, name)
        said = {key: one for key, one in plain.__annotations__.items() if "ClassVar" not in one}
        assert own.__annotations__ == said


def test_constants_are_final_once(written: Any) -> None:
    said = written.__annotations__
    assert said["WANTED"] == "Final"
    assert said["COUNTED"] == "Final[dict[str, int]]"
    assert said["MOST_COATS"] == "Final"
    assert said["DRIED"] == "Final[dict[str, int]]"


def test_nodes_are_registered_compared_and_shown_as_before(written: Any) -> None:
    red = written.Colour("red")
    assert vars(written)["Colour"] is NODES["written.Colour"]
    assert red == written.Colour("red", 1)
    assert red != written.Colour("red", 2)
    assert red != written.Mixed()
    assert hash(red) == hash(written.Colour("red"))
    assert repr(red) == repr(sample.Colour("red"))
    assert list(written.Mixed((red,)).walk()) == [written.Mixed((red,)), red]
    assert [written.Colour(name).is_wanted() for name in ("red", "green", "grey")] == [
        sample.Colour(name).is_wanted() for name in ("red", "green", "grey")
    ]


def test_rows_are_changed_by_copying(written: Any) -> None:
    dry = written.Brush(3)
    wet = dry._replace(wet=True)
    assert (tuple(dry), tuple(wet)) == ((3, False), (3, True))
    assert wet._asdict() == {"owner": 3, "wet": True}


def test_what_is_worked_out_after_construction_is_no_part_of_equality(written: Any) -> None:
    sheet = written.Sheet(key="large")
    assert sheet.area == 5
    assert sheet == written.Sheet(key="large")
    assert repr(sheet) == repr(sample.Sheet(key="large"))


def test_a_procedure_asks_and_carries_out_what_was_chosen(written: Any) -> None:
    for kind, painted in (("Paint", ("blue",) * 2), ("PaintTwice", ("blue", "blue"))):
        state = written.Studio(1)
        state.stack.append(getattr(written, kind)(0, 2 if kind == "Paint" else 1))
        state.advance()
        assert state.decision.ask == "colour"
        assert state.decision.why == ("P-1",)
        state.apply(option("blue"))
        assert state.painted == painted
        assert not state.stack


def test_steps_are_found_where_they_are_declared(written: Any) -> None:
    assert vars(written)["Paint"] is PROCEDURES["written.Paint"]
    assert list(written.PaintTwice.STEPS) == list(sample.PaintTwice.STEPS) == ["choose", "paint"]
    assert written.Paint.paint is written.Paint.STEPS["paint"]
    assert written.PaintTwice.STEPS["paint"].rules == ("P-3",)
    assert (written.Paint.KIND, written.PaintTwice.KIND) == ("painting", "painting twice")


def test_a_frame_is_copied_with_all_its_locals(written: Any) -> None:
    frame = written.Paint(2, 5, seen=(1,), at="paint")
    frame.doing, frame.returns = "choose", "blue"
    copy = frame.clone()
    assert copy == frame
    assert (copy.doing, copy.returns) == ("choose", "blue")
    assert "doing='choose', returns='blue'" in repr(copy)
    copy.times = 4
    assert (copy.times, frame.times, copy.seen, copy.at) == (4, 5, (1,), "paint")


def test_plain_classes_may_inherit_from_what_was_written_out(written: Any) -> None:
    from kadath.kernel.procedure import procedure

    class PaintThrice(written.Paint):  # type: ignore[misc]
        times: int = 3

    made: Any = procedure(PaintThrice)
    assert made(1).clone() == made(1)
    assert isinstance(made(1), written.Painter)
    assert made(1).times == 3


def test_a_state_tells_its_fields(written: Any) -> None:
    assert state_fields(written.Studio) == state_fields(sample.Studio)


def test_a_state_is_cloned_with_copies_of_what_can_change(written: Any) -> None:
    state = written.Studio(1)
    state.brushes[0] = written.Brush(3)
    state.stack.append(written.Paint(0))
    state.advance()
    copy = state.clone()
    assert type(copy) is written.Studio
    assert copy == state
    copy.brushes[1] = written.Brush(4)
    copy.apply("blue")
    assert (list(state.brushes), state.painted) == ([0], ())
    assert copy != state


def test_pairs_are_gone_through_backwards(written: Any) -> None:
    scope = SimpleNamespace(names=(("a", 1), ("b", 2)))
    assert written.names(scope) == sample.names(scope) == ["b", "a"]


def test_results_are_cached(written: Any) -> None:
    assert written.mixture("red", "blue") is written.mixture("red", "blue")
    assert written.mixture("red", "blue").parts == (written.Colour("red"), written.Colour("blue"))
    assert written.mixture() is not written.mixture("red")
    for _ in range(3):
        assert [written.strength("red"), written.strength("grey", 4)] == [3, None]
    assert (written.COUNTED["red"], written.COUNTED["grey"]) == (1, 1)


def test_a_bounded_cache_does_not_grow(written: Any) -> None:
    written.COUNTED.clear()
    assert [written.length(name) for name in ("a", "b", "a", "bb", "bb", "a")] == [1, 1, 1, 2, 2, 1]
    assert written.COUNTED == {"a": 2, "b": 1, "bb": 1}
    assert len(written.CACHE_length) <= 2


def test_starred_parts_are_put_together_in_their_order(written: Any) -> None:
    assert written.around("a", ["b", "c"]) == sample.around("a", ["b", "c"])


def test_the_types_of_things_are_gone_through(written: Any) -> None:
    state = written.Studio(1)
    assert not written.is_painting(state)
    state.stack.append(written.Paint(0))
    assert written.is_painting(state)
    state.stack.append(written.PaintTwice(0))
    assert not written.is_painting(state)


def test_what_a_thing_may_lack_is_asked_of_the_interpreter(written: Any) -> None:
    assert (written.wetness(written.Brush(1, True)), written.wetness(None)) == (True, "dry")
    assert written.GETATTR is getattr


def test_functions_in_words_take_the_place_of_their_namesakes() -> None:
    source = "X = 1\ndef a(): return X\ndef b(): return a()\n"
    other = "'Words.'\nfrom m import X\nY = 2\ndef a(): return X + Y\n"
    scope: dict[str, Any] = {}
    exec(with_functions_of(other, source, "m"), scope)
    assert (scope["a"](), scope["b"]()) == (3, 3)


def test_a_default_that_cannot_be_written_out_is_named() -> None:
    source = "from __future__ import annotations\n@node\nclass Child(Parent):\n    own: int = 0\n"
    module = ModuleType("child")

    @dataclasses.dataclass
    class Parent:
        odd: complex = 1j

    class Child(Parent):
        own: int = 0

    vars(module)["Child"] = dataclasses.dataclass(Child)
    with pytest.raises(TypeError, match=r"Child\.odd inherits a default"):
        rewritten(source, module, frozenset())


def test_no_shape_of_a_view_is_compiled() -> None:
    """The compiler forgets what the lists and dictionaries of a shape hold."""
    shapes = [
        f"{module}.{name}"
        for module in compiled_modules()
        for name, held in vars(import_module(module)).items()
        if is_typeddict(held) and held.__module__ == module
    ]
    assert shapes == []


def test_no_module_has_two_functions_of_one_name() -> None:
    """`def _`, registered for several types, compiles but cannot be imported."""
    for name in compiled_modules():
        tree = ast.parse(inspect.getsource(import_module(name)))
        names = Counter(one.name for one in tree.body if isinstance(one, ast.FunctionDef))
        assert [one for one, many in names.items() if many > 1] == [], name
