### The card game: how options whose lines would read alike are told apart.
### Built in code: lcg-
### May be left out: sort, card

lcg-alike = { $text } · { $which }
lcg-alike-number = { $number } of { $count }
lcg-alike-with = { $zone ->
    [hand] hand of { $who }
    [threat] engaged with { $who }
   *[other] { $who }
}
lcg-alike-exhausted = exhausted
lcg-alike-uses = uses left: { $uses }
lcg-alike-doom = doom: { $doom }
lcg-alike-title = { $name } ({ $number })
