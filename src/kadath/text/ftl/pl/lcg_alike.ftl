### Gra karciana: jak odróżnić możliwości, których opisy brzmiałyby tak samo.
### Built in code: lcg-

lcg-alike = { $text } · { $which }
lcg-alike-number = { $number } z { $count }
lcg-alike-with = { $zone ->
    [hand] ręka: { $who }
    [threat] w zwarciu: { $who }
   *[other] { $who }
}
lcg-alike-exhausted = { $sort ->
    [enemy] { GENDER($card) ->
        [f] wyczerpana
        [n] wyczerpane
       *[m] wyczerpany
    }
   *[other] wyczerpana
}
lcg-alike-uses = pozostałe użycia: { $uses }
lcg-alike-doom = zagłada: { $doom }
lcg-alike-title = { $name } ({ $number })
