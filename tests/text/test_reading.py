"""What a native reader stumbles over, looked for in all cards and on all buttons."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from kadath.games import game, playable
from kadath.text.declined import forms_of, names_with_forms
from kadath.text.lexicon import lexicon

TEXT = Path(__file__).parents[2] / "src" / "kadath" / "text" / "ftl"
CONDITION = re.compile(
    r"\b(?:jeśli|gdy|kiedy|zanim|ile|aby|dopóki|po tym, jak|któr\w+)\b[^,]*(?:,|$)", re.IGNORECASE
)
CLASS_NOUNS = {
    "pl": r"(?:obszar(?:u|owi|em|ze)?|miejsc(?:a|u|em)|lokalizacj\w+|świat\w+|potwor\w+|wrog\w+)",
    "uk": r"(?:локаці(?:ї|ю|єю)|місц(?:я|ю|і|ем)|світ\w+|монстр\w+|ворог\w+)",
}
"""What once stood before a name so that the name need not be declined."""


def cards(language: str) -> Iterator[tuple[str, str]]:
    """The text of every component of every game, with its key."""
    for name in playable():
        narrator = game(name).narrator()
        for component in game(name).components():
            yield component.key, narrator.component(component.key, language).get("text", "")


def mixed_moods(text: str) -> Iterator[str]:
    """The Polish sentences that tell the reader to do one thing and that they do another."""
    orders, facts = set(), set()
    for listed in lexicon("pl").data["verbs"].values():
        order, _, _, fact = (form.split(" ")[0] for form in listed.split(", "))
        orders.add(order)
        facts.add(fact)
    both = orders & facts
    # What follows "a następnie, jeśli" or "w przeciwnym razie" is a sentence of its own.
    ends = r"(?<=[.;:!])\s|\s–\s|a następnie, (?=jeśli)|w przeciwnym razie"
    for sentence in re.split(ends, re.sub("„[^”]*”", "", text)):
        words = {word.lower() for word in re.findall(r"\w+", CONDITION.sub("", sentence))} - both
        if words & orders and (words & facts) - {"możesz", "masz"}:
            yield sentence


def test_one_polish_sentence_has_one_mood() -> None:
    assert list(mixed_moods("Jeśli chcesz, strać 1 punkt, a następnie zostajesz zatrzymany."))
    assert {
        key: list(mixed_moods(text)) for key, text in cards("pl") if any(mixed_moods(text))
    } == {}


@pytest.mark.parametrize("language", ["pl", "uk"])
def test_no_noun_stands_before_a_name_that_has_forms(language: str) -> None:
    names = {forms_of(message, language) for message in names_with_forms(language)}
    listed = "|".join(re.escape(str(name)) for name in names)
    dodged = re.compile(rf"\b{CLASS_NOUNS[language]} [„«]?(?:{listed})[”»]?(?!\w)")
    assert dodged.search("potwora „Gug”" if language == "pl" else "монстра «Гуг»")
    assert [key for key, text in cards(language) if dodged.search(text)] == []


def test_ukrainian_buttons_have_infinitives() -> None:
    order = re.compile(r"(?:^|\] )[А-ЯҐЄІЇ][\w’]+(?:йте|іть|ьте)(?:ся)?\b")
    said = []
    for path in sorted(TEXT.joinpath("uk").glob("*.ftl")):
        is_button = False
        for line in path.read_text(encoding="utf-8").splitlines():
            name, is_new, text = line.partition(" = ")
            if is_new:
                is_button = bool(re.search(r"-(?:option|confirm)-", name))
            if is_button and order.search((text if is_new else line).strip()):
                said.append(line)
    assert order.search("Візьміть карту")
    assert said == []


@pytest.mark.parametrize(
    ("language", "twice"),
    [
        ("en", r"\b(this (?:card|enemy|monster))\b[^.;:]{0,30}(?<!of )\1\b"),
        ("pl", r"\bten potwór\b[^.]*, ten potwór"),
    ],
)
def test_what_a_clause_has_just_named_is_a_pronoun(language: str, twice: str) -> None:
    assert {key: text for key, text in cards(language) if re.search(twice, text)} == {}


@pytest.mark.parametrize(
    ("language", "parted"), [("pl", r"\bnawet, jeśli|dopiero, gdy"), ("uk", r"\bнавіть, якщо")]
)
def test_a_conjunction_of_two_words_has_no_comma_within(language: str, parted: str) -> None:
    assert {key: text for key, text in cards(language) if re.search(parted, text)} == {}


@pytest.mark.parametrize("language", ["en", "pl", "uk"])
def test_no_punctuation_meets_another(language: str) -> None:
    assert {
        key: text for key, text in cards(language) if re.search(r",[:;.]|\bthe the\b", text)
    } == {}


@pytest.mark.parametrize(
    ("language", "twice"),
    [
        ("en", r"have (\S+ \w+), (?:and )?[^,]+ have \1"),
        ("pl", r"mają (\S+ do \w+), [^,]+ mają \1"),
    ],
)
def test_the_same_is_said_once_of_several_kinds(language: str, twice: str) -> None:
    assert {key: text for key, text in cards(language) if re.search(twice, text)} == {}


@pytest.mark.parametrize(
    ("stumble", "example"),
    [
        (r"\bwszystkich swoje\b", "Odrzuć wszystkich swoje Sprzymierzeńców."),
        (r"\b(?:obok|oprócz|przeciwko|do|od|dla) (?:go|mu|ją)\b", "obok go"),
        (r"\bjest (?:co najmniej|najwyżej) [234] \w+ów", "jest co najmniej 3 potworów"),
        (r"\b\d \w+y mają\b", "2 Badaczy mają Błogosławieństwo"),
        (r": (?-i:walka|badanie|pertraktacje|rezygnacja)\.", "Wydaj 1 nabój: walka."),
        (
            r"\b(?:przywróć|wylecz|zadaj)\w* \d+ [^.;:,]*\b(?:celowi|temu|wszystkim|dowolnemu)\b",
            "przywróć 1 punkt zdrowia celowi",
        ),
        (r"\baby zapobiec temu\b", "aby zapobiec temu"),
        (r"\b(?:położyć|połóż) [^.;:]* na niej\b", "połóż 1 żeton na niej"),
        (r"\bdodaj[^.;:]* na tor\b", "dodaj 1 żeton zagłady na tor zagłady"),
        (r"\b(?:w|do) obszar\w+ wodn", "w obszarze wodnym"),
        (r"[^.:]: zrób to ", "wybierz cel: zrób to 3 razy: zaatakuj go"),
    ],
)
def test_polish_cards_do_not_stumble(stumble: str, example: str) -> None:
    """What readers of samples found, each as its class."""
    wrong = re.compile(stumble, re.IGNORECASE)
    assert wrong.search(example)
    found = {key: text for key, text in cards("pl") if wrong.search(text)}
    assert {key: text for key, text in found.items() if "efekt: Zrób to" not in text} == {}


BRITISH = re.compile(
    r"\b(?:after|back|down|out|to|up)wards\b|\bnorth-(?:east|west)\b|\bsouth-(?:east|west)\b"
    r"|\bhome-made\b|\bdraught|\bmould|\bgrey|\w+(?:olour|avour|umour|arbour|bour)\b|\bcentre\b"
    r"|\b(?:trave|labe|cance|mode)ll(?:ed|ing|er)|\btick(?:ed|s)?\b|\bother way round\b"
    r"|\b(?:runs?|winds? down|stands?|turn(?:s|ed)?) round\b|\bcatalogue|\brubbish\b|\bpavement\b",
    re.IGNORECASE,
)
"""What an American writes otherwise."""


def lines(language: str) -> Iterator[str]:
    """The messages of a language and the numbered rules, line by line, without their names."""
    for path in sorted(TEXT.joinpath(language).glob("*.ftl")):
        for line in path.read_text(encoding="utf-8").splitlines():
            if not line.startswith("#"):
                yield line.partition(" = ")[2] or line
    for path in sorted((TEXT.parents[1] / "rulebook").glob("*/*.toml")):
        for line in path.read_text(encoding="utf-8").splitlines():
            if line.startswith((f"text.{language} = ", f"title.{language} = ")):
                yield line.partition(" = ")[2]


def test_english_is_american() -> None:
    assert BRITISH.search("The casting moulds fit together.")
    assert [line for line in lines("en") if BRITISH.search(line)] == []
    assert {key: text for key, text in cards("en") if BRITISH.search(text)} == {}


TITLES = ("machina-card-", "machina-tile-", "arkham-card-", "final_hour-action-")
SMALL = re.compile(r"a|an|and|as|at|by|des|for|from|in|into|of|on|or|over|the|to|with")


def test_english_titles_have_capitals() -> None:
    """A title stands within sentences without quotation marks: the Clockwork Husk attacks."""
    small = []
    for path in sorted(TEXT.joinpath("en").glob("*.ftl")):
        for line in path.read_text(encoding="utf-8").splitlines():
            name, _, title = line.partition(" = ")
            if name.startswith(TITLES) and "{" not in title:
                words = re.findall(r"(?<![\w’-])[a-z][\w’]*", re.sub(r" \([^)]*\)$", "", title))
                small += [title for word in words if not SMALL.fullmatch(word)]
    assert sorted(set(small)) == []


@pytest.mark.parametrize(
    ("language", "bare", "example"),
    [
        ("en", r"\bfirst player: (?!make|spend|roll|you|if)", "The first player: gain 2 dollars."),
        (
            "pl",
            r"\bpierwszy gracz: (?!wykonaj|wydaj|rzuć|jeśli|zostajesz)",
            "pierwszy gracz: otrzymaj 1",
        ),
        (
            "uk",
            r"\bперший гравець: (?!виконайте|витратьте|киньте|якщо|вас)",
            "перший гравець: отримай",
        ),
    ],
)
def test_what_one_person_simply_does_is_told_of_them(
    language: str, bare: str, example: str
) -> None:
    wrong = re.compile(bare, re.IGNORECASE)
    assert wrong.search(example)
    assert {key: text for key, text in cards(language) if wrong.search(text)} == {}


@pytest.mark.parametrize(
    ("language", "state", "example"),
    [
        ("pl", r"Gdy tylko [^,]*\b(?:wynosi|leży|jest|są|masz|ma|zapisano)\b", "Gdy tylko masz"),
        ("uk", r"Щойно [^,]*\b(?:становить|лежить|лежать|є|маєте|мають|немає)\b", "Щойно ви маєте"),
    ],
)
def test_as_soon_as_is_followed_by_what_comes_to_be(
    language: str, state: str, example: str
) -> None:
    wrong = re.compile(state)
    assert wrong.search(example)
    assert {key: text for key, text in cards(language) if wrong.search(text)} == {}


@pytest.mark.parametrize(
    ("language", "twice", "example"),
    [
        ("en", r"\b[Ii]f [^.;:,()]*, if\b", "If you fail, if you have an item"),
        ("pl", r"\b[Jj]eśli [^.;:,()]*, jeśli\b", "Jeśli go nie zdasz, jeśli masz przedmiot"),
        ("uk", r"\b[Яя]кщо [^.;:,()]*, якщо\b", "Якщо провалите її, якщо ви маєте предмет"),
        ("en", r"\b(?:[Pp]ay) [^.;:]*\bpay\b", "Pay 2 stamina, pay 1 essence and destroy it"),
        ("uk", r"\b[Сс]платіть [^.;:]*\bсплатіть\b", "Сплатіть 2 пункти, сплатіть 1 пункт"),
        ("en", r"[^.:]: do this\b", "Destroy this card: do this twice: treat"),
        ("uk", r"[^.:]: зробіть це\b", "знищте цю карту: зробіть це двічі: вважайте"),
        ("pl", r"\bjeszcze raz pokonan", "nie został jeszcze raz pokonany"),
    ],
)
def test_no_word_opens_two_clauses_in_a_row(language: str, twice: str, example: str) -> None:
    wrong = re.compile(twice)
    assert wrong.search(example)
    assert {key: text for key, text in cards(language) if wrong.search(text)} == {}


@pytest.mark.parametrize("language", ["en", "pl", "uk"])
def test_a_choice_within_a_choice_is_one_of_its_lines(language: str) -> None:
    nested = re.compile(r"\n• [^\n]*:\n• ")
    assert nested.search("\n• Choose one:\n• Gain a Curse.")
    assert {key: text for key, text in cards(language) if nested.search(text)} == {}
