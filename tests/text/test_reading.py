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
    r"\b(?:jeśli|gdy|gdzie|kiedy|zanim|ile|aby|dopóki|po tym, jak|któr\w+)\b[^,]*(?:,|$)",
    re.IGNORECASE,
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
        (r"\b(?:podczas|po odkryciu|po rozpatrzeniu) twoje\w+", "Podczas twojego Utrzymania"),
        (r"\bmieć spotkanie\b", "możesz mieć spotkanie"),
        (r"\b(?:nie)?(?:z?bada\w+ )+(?:nowy )?(?:kafel|brzeg)", "zbadaj nowy kafelek planszy"),
    ],
)
def test_polish_cards_do_not_stumble(stumble: str, example: str) -> None:
    """What readers of samples found, each as its class."""
    wrong = re.compile(stumble, re.IGNORECASE)
    assert wrong.search(example)
    found = {key: text for key, text in cards("pl") if wrong.search(text)}
    assert {key: text for key, text in found.items() if "efekt: Zrób to" not in text} == {}


PART = re.compile(r"[^.;:()–“”\"!?]+")
LAST_TWO = re.compile(r"((?:[\w’/-]+ ){0,3}?[\w’/-]+) (?:and|or) (?!more|fewer|less|lower|higher)")
OPENS_A_CLAUSE = re.compile(
    r"(?:if|when|whenever|where|wherever|while|after|before|in|on|at|with|without|within|for|to"
    r"|from|by|as|unless|once|until|instead|among|during|of|and|or|but|so|then|whether|either|both"
    r"|each|plus|minus|such|even|only|less|past|also|toward|out|which|whose|all of)\b|$",
    re.IGNORECASE,
)
IS_A_CLAUSE = re.compile(
    r"\b(?:you|it|they|who|whoever|what|whatever|that|nobody|one|is|are|was|be|has|have|may|can"
    r"|cannot|must|goes|go|stands?|means?|comes?|lets?|resolves?|returns?|begins?|not|with|here)\b",
    re.IGNORECASE,
)
APPOSED = re.compile(
    r", (?:easy and normal|ready or not|vast and unhurried|an enemy or a treachery)$"
)
"""What is said again in other words has no comma: the two are no third and fourth thing."""
STORIES = ("arkham_tales", "arkham_stories", "machina_event_lines", "lcg_story", "machina_cards")


def without_serial_comma(text: str) -> list[str]:
    """The series of three and more whose last two are joined without a comma.

    Two things after a clause ("When it ends, A and B ...") are no series, nor are two verbs.
    """
    found = []
    for part in PART.findall(text):
        *before, last = part.strip().split(", ")
        if (joined := LAST_TWO.match(last)) is None or not before or APPOSED.search(part):
            continue
        is_clause = OPENS_A_CLAUSE.match(joined[1]) or IS_A_CLAUSE.search(joined[1])
        if not is_clause and not OPENS_A_CLAUSE.match(before[-1]):
            found.append(part.strip())
    return found


@pytest.mark.parametrize(
    ("text", "is_wrong"),
    [
        ("Walls, rubble and closed doors block it.", True),
        ("Walls, rubble, and closed doors block it.", False),
        ("The dice are 1, 2 or 3.", True),
        ("Rubble and closed doors block it.", False),
        ("When a tile enters play, rubble and doors are placed.", False),
        ("It loses its wounds, or, if it has none, rubble and doors.", False),
        ("A monster appears, two with five or more investigators.", False),
        ("The box holds dice (red, blue), cards, tokens and a board.", True),
    ],
)
def test_the_serial_comma_is_missed_only_in_a_series(text: str, is_wrong: bool) -> None:
    assert bool(without_serial_comma(text)) == is_wrong


def test_english_has_the_serial_comma() -> None:
    said = [re.sub(r"\{[^{}]*\}", "it", line) for line in lines("en", but=STORIES)]
    assert [line for line in said if without_serial_comma(line)] == []
    told = [(key, line) for key, text in cards("en") for line in text.split("\n")]
    # A place that is named before a colon begins a story.
    rules = [(key, line) for key, line in told if not re.match(r"[A-Z][^:.]*: ", line)]
    assert {key: line for key, line in rules if without_serial_comma(line)} == {}


BRITISH = re.compile(
    r"\b(?:after|back|down|out|to|up)wards\b|\bnorth-(?:east|west)\b|\bsouth-(?:east|west)\b"
    r"|\bhome-made\b|\bdraught|\bmould|\bgrey|\w+(?:olour|avour|umour|arbour|bour)\b|\bcentre\b"
    r"|\b(?:trave|labe|cance|mode|dia)ll(?:ed|ing|er)|\btick(?:ed|s)?\b|\bother way round\b"
    r"|\bpractis(?:e|ed|ing)\b|\bpedlar|\b(?:def|off|lic)ences?\b|\b(?:arm|harb)our"
    r"|\b(?:comes?|goe?s?|runs?|winds? down|stands?|turn(?:s|ed)?(?: an? \w+)?) round\b"
    r"|\b(?:apolog|bapt|civil|organ|real|recogn)is(?:e|ed|es|ing)\b"
    r"|\bcatalogue|\brubbish\b|\bpavement\b|\browing boat|\bany more(?=[.,;])",
    re.IGNORECASE,
)
"""What an American writes otherwise."""


def lines(language: str, but: tuple[str, ...] = ()) -> Iterator[str]:
    """The messages of a language and the numbered rules, line by line, without their names.

    `but`: files that are left out, by how they begin.
    """
    for path in sorted(TEXT.joinpath(language).glob("*.ftl")):
        if but and path.name.startswith(but):
            continue
        for line in path.read_text(encoding="utf-8").splitlines():
            if not line.startswith("#"):
                yield line.partition(" = ")[2] or line
    for path in sorted((TEXT.parents[1] / "rulebook").glob("*/*.toml")):
        for line in path.read_text(encoding="utf-8").splitlines():
            if line.startswith((f"text.{language} = ", f"title.{language} = ")):
                yield line.partition(" = ")[2]


def test_polish_areas_are_ones_that_one_is_on() -> None:
    inside = re.compile(r"\bw obsza(?:rze|rach)\b(?! gry)", re.IGNORECASE)
    assert inside.search("W obszarze coś ci się przydarza.")
    assert [line for line in lines("pl") if inside.search(line)] == []


def test_polish_says_who_speaks_after_a_dash() -> None:
    comma = re.compile(r"”, (?:mówi|pyta|głosi|przyznaje|wzdycha|upiera|szepcze|woła|odpowiada)")
    assert comma.search("„Zamykamy”, mówi bibliotekarka.")
    assert [line for line in lines("pl") if comma.search(line)] == []


def test_polish_buttons_do_a_thing_once() -> None:
    """The imperfective would ask for a habit: always flee, keep away from Maniacs."""
    habit = re.compile(r"(?:-option-[\w-]+ = |^ +\[[\w-]+\] )(?:Atakuj|Uciekaj|Unikaj)\b")
    said = [
        line
        for path in sorted(TEXT.joinpath("pl").glob("*.ftl"))
        for line in path.read_text(encoding="utf-8").splitlines()
    ]
    assert habit.search("arkham-option-evade = Unikaj { GEN($monster) }")
    assert [line for line in said if habit.search(line)] == []


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


@pytest.mark.parametrize(
    ("language", "wrong", "example"),
    [
        ("en", r"each investigator: if you are (?:in|at|on)\b", "each investigator: if you are in"),
        ("pl", r"każdy Badacz: jeśli jesteś (?:w|na)\b", "każdy Badacz: jeśli jesteś w Arkham"),
        ("uk", r"кожен дослідник: якщо ви [ув]\b", "кожен дослідник: якщо ви в Аркгемі"),
        (
            "uk",
            r"\b[Вв]и\b(?:\([^()]*\)|(?! є )[^.;:,–])* (?:[ій]|та) ви\b",
            "якщо ви в Лісі (або далі, де хочете) й ви маєте",
        ),
        ("uk", r"\b[Вв]и\b[^.;:–]*, а ви\b", "Ви маєте +1, а ви можете"),
        ("uk", r"\bВиконайте до 1 руху\b", "Виконайте до 1 руху."),
        ("pl", r"\b[Pp]o twoim\b", "Po twoim spotkaniu zapisz"),
        ("pl", r"\bzdajesz swo", "nie zdajesz swojej Osobistej historii"),
        ("en", r"\d × ", "discard 2 × Whiskey"),
        ("pl", r"\d × |\b(?:ma księżyc|z księżycem)", "odrzuć 2 × Whisky"),
        ("uk", r"\d × |\b(?:має місяць|з місяцем)", "скиньте 2 × Віскі"),
        ("pl", r"\bprzytomno|\bsię przebudza\b", "jeśli tracisz przytomność"),
        ("pl", r"niezliczon", "weź losowego potwora jako trofeum (nawet niezliczonego)"),
        (
            "pl",
            r"w grze o symbolu|symbolu \w+[^.]*o tym symbolu",
            "potworów w grze o symbolu plusa",
        ),
        ("pl", r"rozegra\w* (?:tam )?spotkani", "Następnie rozegraj tam spotkanie"),
        ("pl", r"możesz[^.;]* zostać pochłonięt", "możesz zamiast tego zostać pochłonięty"),
        ("pl", r"\d do (?:kosztu \w|liczby|ceny)", "Masz −1 do kosztu zapieczętowania bramy"),
        ("pl", r"\b[Ll]iczba [^.;]*(?: wynosi \d|: [+−]\d)", "Liczba otwartych bram: +1."),
        ("pl", r"co najmniej 1 dolara, strać", "otrzymasz naraz co najmniej 1 dolara, strać"),
        ("pl", r"\b[Kk]ażd[aą] \d\b", "Każda 6 liczy się jako 2 sukcesy"),
        ("pl", r"w grze (?:przy|z dala)\b", "wszystkich odkrywców w grze przy ścianie"),
        ("en", r"\bat the start of the turn of\b", "at the start of the turn of this monster"),
    ],
)
def test_what_readers_of_samples_stumbled_over(language: str, wrong: str, example: str) -> None:
    assert re.search(wrong, example)
    found = {key: text for key, text in cards(language) if re.search(wrong, text, re.IGNORECASE)}
    assert found == {}


def test_the_last_of_three_orders_has_its_comma() -> None:
    verbs = "|".join(lexicon("en").data["verbs"])
    orders = re.compile(
        rf"(?:^|(?<=[.;:] )|(?<=instead, ))(?:{verbs})\b [^,.;:]*, (?:{verbs})\b [^,.;:]* and "
        rf"(?:{verbs})\b",
        re.IGNORECASE | re.MULTILINE,
    )
    assert orders.search("Look at the marker, move to its world and put it back.")
    assert {key: text for key, text in cards("en") if orders.search(text)} == {}


@pytest.mark.parametrize("language", ["en", "pl", "uk"])
def test_a_choice_within_a_choice_is_one_of_its_lines(language: str) -> None:
    nested = re.compile(r"\n• [^\n]*:\n• ")
    assert nested.search("\n• Choose one:\n• Gain a Curse.")
    assert {key: text for key, text in cards(language) if nested.search(text)} == {}


def sentences(line: str) -> list[str]:
    """The sentences of a line, without what it says before a colon."""
    return [one.strip().lower() for one in re.findall(r"[^.;:]+[.;]", line)]


def repeated(line: str) -> list[str]:
    """The sentences that a line says twice, and what three of them begin with."""
    said = sentences(line)
    begun = [" ".join(one.split()[:3]) for one in said if len(one.split()) > 3]
    return [one for one in said if said.count(one) > 1] + [
        one for one in begun if begun.count(one) > 2
    ]


@pytest.mark.parametrize("language", ["en", "pl", "uk"])
def test_no_line_repeats_itself(language: str) -> None:
    assert repeated("It damages its space. It damages its space.")
    assert repeated("1 monster appears here. 1 monster appears there. 1 monster appears far off.")
    texts = [(key, line) for key, text in cards(language) for line in text.split("\n")]
    assert {key: line for key, line in texts if repeated(line)} == {}


@pytest.mark.parametrize(
    ("language", "passive", "example"),
    [
        ("pl", r"\bpo \w+niu przez ciebie\b", "Po wydaniu przez ciebie żetonu na test"),
        ("uk", r"\bпісля \w+ вами\b", "Після витрати вами жетона на перевірку"),
        (
            "pl",
            r"(?<!\d )\btrofe(?:a|ów|om|ami) za (?:potwora|bramę)\b",
            "wydawać trofea za potwora",
        ),
        (
            "uk",
            r"(?<!\d )\bтрофе(?:ї|їв|ям|ями) за (?:монстра|браму)\b",
            "витрачати трофеї за монстра",
        ),
    ],
)
def test_readers_do_things_and_several_trophies_are_for_several(
    language: str, passive: str, example: str
) -> None:
    wrong = re.compile(passive, re.IGNORECASE)
    assert wrong.search(example)
    # A card of the card game has to name two moments in one breath.
    found = {key: text for key, text in cards(language) if wrong.search(text)}
    assert found.keys() <= {"wendys-amulet"}


@pytest.mark.parametrize(
    ("language", "clumsy", "example"),
    [
        ("en", r"\b(\d+ \w+) and \1\b", "Spend 1 dollar and 1 dollar for each Ally"),
        ("pl", r"\b(\d+ \w+) (?:i|oraz) \1\b", "Wydaj 1 dolara i 1 dolara za każdego"),
        ("uk", r"\b(\d+ \w+) [ій] \1\b", "Витратьте 1 долар і 1 долар за кожного"),
        (
            "en",
            r"\b(\w+ target within \d+ spaces), then an? \1",
            "a far target within 3 spaces, then a far target within 3 spaces",
        ),
        (
            "pl",
            r"\bw liczbie równej\b",
            "Strać punkty Poczytalności w liczbie równej wybranej liczbie",
        ),
        ("uk", r"\b[ву] кількості, що дорівнює\b", "пункти Розуму в кількості, що дорівнює"),
    ],
)
def test_amounts_read_as_people_count(language: str, clumsy: str, example: str) -> None:
    wrong = re.compile(clumsy)
    assert wrong.search(example)
    assert {key: text for key, text in cards(language) if wrong.search(text)} == {}
