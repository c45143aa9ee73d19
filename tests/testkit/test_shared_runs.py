"""The comparison of what ships with the texts of others, on texts made up for it."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from kadath.games import playable
from kadath.testkit.shared_runs.__main__ import Allowed, left, main
from kadath.testkit.shared_runs.comparing import Names, Sources
from kadath.testkit.shared_runs.others import Ours, texts_in
from kadath.testkit.shared_runs.remarks import remarks
from kadath.testkit.shared_runs.shipped import components, messages_in, names, rules
from kadath.testkit.shared_runs.words import text, words

SAILOR = "A drunken sailor owes the harbor master three new lanterns and a rope."
NOTHING = Allowed(Ours(), frozenset(), frozenset())


def found(ours: str, theirs: str, *known: str, allow: Allowed = NOTHING) -> list[str]:
    """The runs of a text of ours that stand in one of theirs and are not allowed."""
    sources = Sources([text("theirs", theirs)])
    called = Names([words(name) for name in known])
    return [str(run) for run in left([text("ours", ours)], sources, called, allow)]


def test_case_punctuation_markup_and_numbers_do_not_make_a_sentence_another() -> None:
    assert words("<b>Fight.</b> Deal +1 damage – [elder_sign]: “one” investigator’s") == (
        *("fight", "deal", "#", "damage", "elder", "sign", "#", "investigators"),
    )
    assert words("rozpa-\n  trzyć, ‘п’ять’ [as here](https://a.example/b) self-made") == (
        *("rozpatrzyć", "#", "as", "here", "self", "made"),
    )


def test_nine_words_in_a_row_are_found_and_eight_are_not() -> None:
    assert found("the harbor master three new lanterns and a", SAILOR) == []
    assert found("so the HARBOR master: 4 new lanterns, and a rope!", SAILOR) == [
        "the harbor master # new lanterns and a rope"
    ]


def test_a_run_is_told_once_and_whole() -> None:
    twice = f"{SAILOR} Elsewhere nobody owes anything. {SAILOR}"
    assert found(SAILOR, twice) == [" ".join(words(SAILOR))]
    assert len(found(twice, SAILOR)) == 2


def test_a_name_counts_as_one_word() -> None:
    ours = "Move the Ghost of the Last Lamp Lighter to the harbor"
    assert len(found(ours, ours)) == 1
    assert found(ours, ours, "Ghost of the Last Lamp Lighter") == []


def test_a_list_of_names_and_numbers_counts_as_one_word_but_its_sentence_does_not() -> None:
    listed = "Anchor 2, Boat 3, Compass, Dory 4 and Eel 5"
    known = ("anchor", "boat", "compass", "dory", "eel")
    assert len(found(listed, listed)) == 1
    assert found(listed, listed, *known) == []
    sentence = f"Whoever holds {listed} may leave the harbor before dark"
    assert len(found(sentence, sentence, *known)) == 1


def test_what_was_judged_is_allowed_with_its_parts() -> None:
    judged = Allowed(Ours(), frozenset(), frozenset([words(SAILOR)]))
    assert found(SAILOR[2:-2], SAILOR, allow=judged) == []
    more = SAILOR.replace("rope.", "rope, too")
    assert len(found(more, more, allow=judged)) == 1


def test_every_string_of_a_source_is_read_but_what_is_marked_as_ours(tmp_path: Path) -> None:
    cards = [
        {"id": "lantern", "text": "Shines.", "story_en": "It shone."},
        {"id": "rope", "origin": "original", "text": "Holds."},
        {"top": {"source": "original", "text": "Pull."}, "bottom": {"text": ["Push."]}},
    ]
    (tmp_path / "cards.json").write_text(json.dumps({"cards": cards}), encoding="utf-8")
    (tmp_path / "rules.md").write_text("# A rule", encoding="utf-8")
    (tmp_path / "terms.csv").write_text("word,słowo\n", encoding="utf-8")
    (tmp_path / "picture.png").write_bytes(b"\x89PNG")
    texts = texts_in(tmp_path, Ours(["original"], ("story_",)))
    assert {one.where.partition("/")[2]: " ".join(one.words) for one in texts if one.words} == {
        "cards.json/cards/lantern/id": "lantern",
        "cards.json/cards/lantern/text": "shines",
        "cards.json/cards/2/bottom/text/0": "push",
        "rules.md": "a rule",
        "terms.csv:1": "słowo",
    }


def test_each_variant_of_a_message_is_read_with_a_number_for_what_is_put_in() -> None:
    source = """
# A comment
sea-waves = { $count ->
    [one] One wave of { $sea }
   *[other] { $count } waves
 } come in.
sea-calm = Calm.
"""
    assert [(one.where, " ".join(one.words)) for one in messages_in("en", source)][1:] == [
        ("message en sea-waves", "# wave of #"),
        ("message en sea-waves", "# waves come in"),
        ("message en sea-calm", "calm"),
    ]


def test_docstrings_comments_and_names_are_what_code_says_in_words() -> None:
    source = '''
"""A harbor."""

# The tide comes in,
# and goes out.
DEPTH = 3  # fathoms


def test_the_boat_floats() -> None:
    """It does."""
    assert "never read"
'''
    assert [" ".join(one.words) for one in remarks("harbor.py", source)] == [
        *("a harbor", "test the boat floats", "it does"),
        "the tide comes in and goes out fathoms",
    ]


def test_the_cards_and_the_rules_of_every_game_are_compared_in_every_language() -> None:
    languages = {(game, language) for game in playable() for language in ("en", "pl", "uk")}
    for texts in (components(), rules()):
        assert {tuple(one.where.split()[:2]) for one in texts} >= languages
    known = set(names())
    assert {("roland", "banks"), ("rolanda", "banksa"), ("falcon", "point")} <= known


def test_a_sentence_of_our_rulebook_in_a_folder_of_sources_is_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    taken = next(one for one in rules() if one.where == "final_hour en FH-001")
    (tmp_path / "source.txt").write_text(" ".join(taken.words), encoding="utf-8")
    monkeypatch.setattr(sys, "argv", ["shared_runs", str(tmp_path), "--documents"])
    assert main() == 1
    assert capsys.readouterr().out.startswith("final_hour en FH-001 | ")
