"""Small invented nodes, with words in three languages, for the tests of the phrase engine."""

from __future__ import annotations

from kadath.kernel.effects import Amount, Condition, Effect, Number, Selector
from kadath.kernel.nodes import node
from kadath.text.says import says


@node
class You(Selector):
    """Whoever reads the card."""


@node
class EachOther(Selector):
    """Each other investigator."""


@node
class Some(Selector):
    """So many other investigators."""

    count: int


@node
class Here(Selector):
    """The reader's location."""


@node
class Nearby(Selector):
    """Adjacent locations."""


@node
class Zone(Selector):
    """A zone by its colour."""

    colour: str


@node
class Monsters(Selector):
    """Monsters somewhere, perhaps of one health."""

    where: Selector
    health: int | None = None


@node
class AllOf(Selector):
    """All that there are of something."""

    what: Selector


@node
class Twice(Amount):
    """Twice the number of monsters somewhere."""

    what: Selector


@node
class OneMoreForEach(Amount):
    """A number, and one more for each of something."""

    base: int
    what: Selector


@node
class ThereIs(Condition):
    """There is one of something."""

    what: Selector


@node
class Move(Effect):
    """Move a little."""

    who: Selector
    most: int


@node
class Attack(Effect):
    """Attack somewhere."""

    who: Selector
    where: Selector
    damage: Number


@node
class Destroy(Effect):
    """Destroy so many of something, or what it names."""

    count: int | None
    what: Selector | str


@node
class Each(Effect):
    """Others do something."""

    who: Selector
    effect: Effect


@node
class Another(Effect):
    """Another investigator does something."""

    effect: Effect


@node
class MaySearch(Effect):
    """One may search."""


@node
class PathAndNearby(Selector):
    """A path and the locations nearby: two nouns of different gender."""


@node
class ThriceEach(Amount):
    """Three for each monster somewhere."""

    what: Selector


@node
class Wake(Effect):
    """Wake every one of a kind that the lexicon names."""

    kind: str


@node
class Choose(Effect):
    """Bind a name to something chosen."""

    name: str
    what: Selector
    then: Effect


@node
class Push(Effect):
    """Push something named somewhere."""

    what: str
    where: Selector


says(You, en="[kernel.you]", pl="[kernel.you]", uk="[kernel.you]")
says(
    EachOther,
    en="each other [final_hour.investigator]",
    pl="[każdy] [inny] [final_hour.investigator]",
    uk="[кожен] [інший] [final_hour.investigator]",
)
says(
    Some,
    en="{count:* final_hour.other_investigator}",
    pl="{count:* final_hour.other_investigator}",
    uk="{count:* final_hour.other_investigator}",
)
says(
    Here,
    en="{@? you=your|their} [final_hour.location]",
    pl="[swój] [final_hour.location]",
    uk="[свій] [final_hour.location]",
)
says(
    Nearby,
    en="[final_hour.adjacent_location]",
    pl="[final_hour.adjacent_location]",
    uk="[final_hour.adjacent_location]",
)
says(
    Zone,
    en="the [final_hour.$(colour)_zone]",
    pl="[final_hour.$(colour)_zone]",
    uk="[final_hour.$(colour)_zone]",
)
says(
    Monsters,
    en="[final_hour.monster] {health? none=|with {health:n final_hour.health}} in {where}",
    pl="[final_hour.monster] {health? none=|z {health:ins final_hour.health}} w {where:loc}",
    uk="[final_hour.monster] {health? none=|з {health:ins final_hour.health}} у {where:loc}",
)
says(AllOf, en="all {what:pl}", pl="[wszystkie] {what:*.pl}", uk="[усі] {what:*.pl}")
says(
    Twice,
    en="twice the [kernel.number] of {what:pl}",
    pl="[podwojony] [kernel.number] {what:gen.pl}",
    uk="[подвоєний] [kernel.number] {what:gen.pl}",
)
says(
    OneMoreForEach,
    en="{base:@}, plus 1 for each {what:n}",
    pl="{base:@} i jeszcze 1 za [każdy:acc what] {what:acc}",
    uk="{base:@} і ще 1 за [кожен:acc what] {what:acc}",
)
says(ThereIs, en="there is {what}", pl="jest tu {what}", uk="тут є {what}")
says(
    Move,
    en="{who!} <move> up to {most}",
    pl="{who!} <wykonać> do {most:gen final_hour.move}",
    uk="{who!} <виконати> до {most:gen final_hour.move}",
)
says(
    Attack,
    en="{who!} <attack> in {where} for {damage:n final_hour.damage}",
    pl="{who!} <zaatakować> w {where:loc} i <zadać> {damage:acc final_hour.damage}",
    uk="{who!} <атакувати> в {where:loc} і <завдати> {damage:acc final_hour.damage}",
)
says(
    Destroy,
    en="<destroy> {count? none={what}|{count:n what}}",
    pl="<zniszczyć> {count? none={what:acc}|{count:acc what}}",
    uk="<знищити> {count? none={what:acc}|{count:acc what}}",
)
says(Each, en="{who!} {effect}", pl="{who!} {effect}", uk="{who!} {effect}")
says(
    Another,
    en="another [final_hour.investigator] {!s3}{effect}",
    pl="[inny] [final_hour.investigator] {!s3}{effect}",
    uk="[інший] [final_hour.investigator] {!s3}{effect}",
)
says(
    MaySearch,
    en="<may> <search:inf> {@? you=your|their} [final_hour.location]",
    pl="<móc> <przeszukać:inf> swój [final_hour.location:acc]",
    uk="<могти> <обшукати:inf> свою [final_hour.location:acc]",
)
says(
    PathAndNearby,
    en="each [final_hour.path] and each [final_hour.adjacent_location]",
    pl="[każdy] [final_hour.path] i [każdy] [final_hour.adjacent_location]",
    uk="[кожен] [final_hour.path] і [кожен] [final_hour.adjacent_location]",
)
says(
    ThriceEach,
    en="{3:@} for each {what:n}",
    pl="{3:@} za [każdy:acc what] {what:acc}",
    uk="{3:@} за [кожен:acc what] {what:acc}",
)
says(
    Wake,
    en="<activate> each {kind? deep_one,chthonian=ancient |}[final_hour.$kind]",
    pl="<aktywować> [każdy:acc final_hour.$kind] [final_hour.$kind:acc]",
    uk="<активувати> [кожен:acc final_hour.$kind] [final_hour.$kind:acc]",
)
says(Choose, binds=("name", "what"), en="{then}", pl="{then}", uk="{then}", silent=("what",))
says(
    Push,
    en="<move> {what} into {where}",
    pl="<przesunąć> {what:acc} na {where:acc}",
    uk="<перемістити> {what:acc} у {where:acc}",
)

YOU = You()
HERE = Here()
