### Карткова гра: як розрізнити варіанти, описи яких звучали б однаково.
### Built in code: lcg-

lcg-alike = { $text } · { $which }
lcg-alike-number = { $number } з { $count }
lcg-alike-with = { $zone ->
    [hand] рука: { $who }
    [threat] у бою: { $who }
   *[other] { $who }
}
lcg-alike-exhausted = задіяно
lcg-alike-uses = лишилося застосувань: { $uses }
lcg-alike-doom = приреченість: { $doom }
lcg-alike-title = { $name } ({ $number })
