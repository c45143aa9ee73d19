### Horror w Arkham na stronie.
### Built in code: web_arkham-

web_arkham-board = Mapa: { $town }. Klawiszami strzałek przechodzi się z miejsca na miejsce, Enter robi to, co można tam zrobić; G, M i P przechodzą do bram, potworów i ludzi.
web_arkham-town-arkham = Arkham
web_arkham-town-innsmouth = Innsmouth
web_arkham-layers = Co widać na mapie
web_arkham-layer-arrows = Strzałki potworów (A)
web_arkham-layer-who = Dokąd poszłyby potwory (O)
web_arkham-layer-names = Nazwy miejsc (N)
web_arkham-key-gates = do następnej bramy
web_arkham-key-monsters = do następnego potwora
web_arkham-key-people = do następnego Badacza
web_arkham-key-home = z powrotem do swojego Badacza
web_arkham-key-arrows = pokaż lub ukryj strzałki potworów
web_arkham-key-who = pokaż lub ukryj, dokąd poszłyby potwory
web_arkham-key-names = pokaż lub ukryj nazwy miejsc
web_arkham-key-town = do drugiego miasta, jeśli jest w grze
web_arkham-worlds = Inne Światy
web_arkham-gate-to = brama: { $world }, { $modifier }
web_arkham-gate-at = brama w miejscu: { $place }
web_arkham-mythos-headline = Wiadomość
web_arkham-mythos-environment = Warunki
web_arkham-mythos-rumor = Pogłoska
web_arkham-mythos-story_continues = Karta Mitów
web_arkham-gate-opens = Brama: { $place }
web_arkham-no-gate = nie prowadzi tam żadna brama
web_arkham-in-area = { $name }, pole { $area }
web_arkham-unstable = niestabilny
web_arkham-steps = { $steps ->
    [one] { $steps } krok stąd
    [few] { $steps } kroki stąd
   *[many] { $steps } kroków stąd
}
web_arkham-arrow-white = biała strzałka: { $to }
web_arkham-arrow-black = czarna strzałka: { $to }
web_arkham-on-white = białe
web_arkham-on-black = czarne
web_arkham-errand-white = białe: { $name }
web_arkham-errand-black = czarne: { $name }
web_arkham-errand-both = każde: { $name }
web_arkham-goes-white = Po białych strzałkach: { $to }
web_arkham-goes-black = Po czarnych strzałkach: { $to }
web_arkham-stays-white = Po białych zostaje
web_arkham-stays-black = Po czarnych zostaje
web_arkham-acts = Nie rusza się, tylko robi to, co mówi jego tekst
web_arkham-harms = { $name }: strata { $amount } ({ $what }), { $percent }%
web_arkham-harms-nobody = W tej chwili nikt by nie ucierpiał
web_arkham-vortex = worteks
web_arkham-raid = Nalot Federalnych
web_arkham-rising-full = Pełny: Przedwieczny się budzi
web_arkham-raid-full = Pełny: oba tory zostają opróżnione
web_arkham-martial-law-from = Stan wyjątkowy od { $doom }. żetonu zagłady
web_arkham-doom = Zagłada { $doom } z { $track }
web_arkham-terror = Panika { $terror } z 10
web_arkham-overrun = miasto opanowane
web_arkham-closes =
    { $shop ->
        [ye_olde_magick_shoppe] Magiczny Sklepik
       *[other] { $name }
    }
web_arkham-count-gates = bramy
web_arkham-count-sealed = pieczęcie
web_arkham-count-monsters = potwory
web_arkham-count-outskirts = peryferia
web_arkham-count-rising = bunt
web_arkham-count-raid = nalot
web_arkham-focus = Skupienie
web_arkham-price = { $price } $
web_arkham-hands = dłonie
web_arkham-held = w dłoni
web_arkham-check-passed = Test zdany
web_arkham-check-failed = Test niezdany
web_arkham-possessions = Dobytek
web_arkham-counter = Karty do wyboru
web_arkham-no-possessions = Brak dobytku
web_arkham-others = Pozostali Badacze
web_arkham-bring = Pokaż arkusz: { $name }
web_arkham-now = Teraz:
web_arkham-foe-awareness = czujność { $number }
web_arkham-foe-calm = bez testu Przerażenia
web_arkham-foe-horror = przerażenie { $number }, kosztuje { $damage }
web_arkham-foe-combat = walka { $number }, kosztuje { $damage }
web_arkham-foe-toughness = żywotność { $number }
web_arkham-stage-who = { $name } · { $skill }
web_arkham-stage-check = Test: { $check }
web_arkham-stage-against = Test: { $check } – { $name }
web_arkham-stage-fight = Walka: { $name }
web_arkham-part-modifier = Modyfikator testu
web_arkham-part-before = Przed rzutem
web_arkham-part-needed = Potrzebne sukcesy
web_arkham-part-dice = Kości w rundzie
web_arkham-part-round = Wygrana runda
web_arkham-part-flee = Ucieczka
web_arkham-part-calm = Zachowany spokój
web_arkham-part-toughness = Żywotność
web_arkham-part-combat = Walka
web_arkham-part-horror = Przerażenie
web_arkham-part-costs-stamina = { $damage ->
    [0] { $number }, bez ran
   *[other] { $number }, Wytrzymałość −{ $damage }
}
web_arkham-part-costs-sanity = { $damage ->
    [0] { $number }, bez strat
   *[other] { $number }, Poczytalność −{ $damage }
}
web_arkham-successes = { $count ->
    [one] sukces
    [few] sukcesy
   *[many] sukcesów
}
web_arkham-dice = { $count ->
    [one] kość
    [few] kości
   *[many] kości
}
web_arkham-needed = { $count ->
    [one] sukces
    [few] sukcesy
   *[many] sukcesów
}
web_arkham-lacks = { $lacking ->
    [one] Brakuje jednego sukcesu: kości z wynikiem { $lowest ->
        [6] 6
       *[other] { $lowest } lub więcej
    }.
    [few] Brakuje { $lacking } sukcesów: kości z wynikiem { $lowest ->
        [6] 6
       *[other] { $lowest } lub więcej
    }.
   *[many] Brakuje { $lacking } sukcesów: kości z wynikiem { $lowest ->
        [6] 6
       *[other] { $lowest } lub więcej
    }.
}
web_arkham-with-clues = { $clues ->
    [one] Z { $clues } Wskazówką
    [few] Z { $clues } Wskazówkami
   *[many] Z { $clues } Wskazówkami
}
web_arkham-whole-fight = Cała walka do końca, bez Wskazówek:
web_arkham-chance-won = Wygrywasz
web_arkham-chance-better = Wygrywasz, trzymając: { $cards }
web_arkham-chance-hurt = Odnosisz rany
web_arkham-chance-unconscious = Potwór cię ogłusza
web_arkham-chance-insane = Popadasz w obłęd
web_arkham-chance-lost = Gubisz się w czasie i przestrzeni
web_arkham-chance-dragged = Potwór wciąga cię w bramę
web_arkham-chance-devoured = Potwór cię pochłania
web_arkham-roll = Walcz tym
web_arkham-roll-chance = Rzuć kośćmi: { $percent }%
web_arkham-battle = Ostateczna bitwa: { $name }
web_arkham-battle-beaten = pokonany { $beaten } z { $times } razy
web_arkham-battle-left = { $doom ->
    [one] Został { $doom } żeton zagłady.
    [few] Zostały { $doom } żetony zagłady.
   *[many] Zostało { $doom } żetonów zagłady.
}
web_arkham-battle-hits = { $each ->
    [one] Każdy sukces usuwa jeden.
    [few] { $each } sukcesy usuwają jeden; na razie macie { $hits }.
   *[many] { $each } sukcesów usuwa jeden; na razie macie { $hits }.
}
web_arkham-battle-extra = Sukcesy potrzebne, zanim znikną żetony zagłady: { $extra }
web_arkham-battle-test = W tej rundzie: test – { $skill } ({ $modifier }).
web_arkham-battle-hopeless = { $name }: w obecnym stanie i bez Wskazówek nie wygracie w ciągu { $rounds } rund.
web_arkham-battle-do-refresh = Wszyscy odkrywają karty, przesuwają suwaki i mogą się wymieniać.
web_arkham-battle-do-attack = Każdy wykonuje test walki, a sukcesy się sumują.
web_arkham-battle-do-attacked = { $name } robi to, co opisuje atak.
web_arkham-battle-fighters = Kto walczy
web_arkham-battle-dice = Kości: { $dice }
web_arkham-battle-again = Już po ataku
web_arkham-battle-mean = średnio sukcesów: { $mean }
web_arkham-battle-one = Choć jeden sukces
web_arkham-battle-withstands = Odparcie jego ataku
web_arkham-battle-within = { $name }: szansa na zwycięstwo do końca rundy, jeśli wszyscy walczą dalej tak jak teraz, bez Wskazówek:
web_arkham-battle-by = Zwycięstwo do rundy { $round }
web_arkham-battle-needed = na żeton zagłady
web_arkham-battle-doom = Zagłada
web_arkham-battle-token = Sukcesy na żeton
web_arkham-battle-best = najlepsze w ręce
web_arkham-battle-bare = gołe ręce
web_arkham-battle-attacks = teraz atakuje
web_arkham-battle-acts = teraz decyduje
web_arkham-battle-owned = Reszta dobytku
web_arkham-filter-mythos = Mity
web_arkham-filter-fights = Testy i walki
web_arkham-tour-story = Przedwieczny i jego zagłada, poziom paniki oraz to, czego nie może być zbyt wiele.
web_arkham-tour-board = Miasto. Naciśnij to, co świeci, aby tam pójść lub coś zrobić; okna to Inne Światy. But pokazuje, dokąd poszłyby potwory.
web_arkham-tour-you = Twój Badacz: Poczytalność i Wytrzymałość, pieniądze i Wskazówki oraz suwaki umiejętności, które przesuwasz w fazie Utrzymania.
web_arkham-tour-hand = Twój dobytek. To, co trzymasz w walce, ma jasną obwódkę.
web_arkham-score = Wynik: { $score }
web_arkham-lasted = { $rounds ->
    [one] Gra trwała 1 turę.
    [few] Gra trwała { $rounds } tury.
   *[other] Gra trwała { $rounds } tur.
}
web_arkham-course-turn = Tura { $round }: { $sum }
web_arkham-tally-monsters = pokonane potwory
web_arkham-tally-gates = zamknięte bramy
web_arkham-tally-open = otwarte bramy
web_arkham-tally-passed = zdane testy
web_arkham-tally-failed = niezdane testy
web_arkham-tally-sanity = stracona Poczytalność
web_arkham-tally-stamina = stracona Wytrzymałość
web_arkham-tally-doom = zagłada
web_arkham-tally-terror = panika
web_arkham-tally-seals = pieczęcie
web_arkham-fate-devoured = ofiara Przedwiecznego
