### Gra karciana na stronie.

web_lcg-unknown = zakryta karta
web_lcg-map = Lokalizacje
web_lcg-map-none = Lokalizacje zostaną wyłożone, gdy wszyscy będą mieli karty początkowe.
web_lcg-map-whole = Cała mapa
web_lcg-map-near = Do miejsca
web_lcg-map-alike = { $name } ({ $number })

## Panele, filtry, tor

web_lcg-panel-team = Badacze
web_lcg-panel-bag = Worek
web_lcg-panel-piles = Stosy
web_lcg-filter-tests = Testy
web_lcg-filter-cards = Karty
web_lcg-filter-encounters = Spotkania
web_lcg-filter-story = Fabuła

## Karty i to, co na nich leży

web_lcg-cost = koszt { $cost }
web_lcg-level = poziom { $level }
web_lcg-icons = symbole: { $icons }
web_lcg-shroud = zasłona { $shroud }
web_lcg-exhausted =
    { $sort ->
        [enemy] wyczerpany
       *[other] wyczerpana
    }
web_lcg-engaged-with = w zwarciu: { $name }
web_lcg-roaming = poza zwarciem
web_lcg-foe = { $name }: walka { $fight }, wymykanie się { $evade }, wytrzymałość { $left } z { $health }
web_lcg-clue-count = wskazówki: { $clues }
web_lcg-doom-count = zagłada: { $doom }
web_lcg-resources = zasoby: { $resources }
web_lcg-health = wytrzymałość { $left } z { $of }
web_lcg-sanity = poczytalność { $left } z { $of }
web_lcg-home-made = domowej roboty
web_lcg-uses-ammo = { $uses ->
    [one] 1 nabój
    [few] { $uses } naboje
   *[other] { $uses } naboi
}
web_lcg-uses-charges = { $uses ->
    [one] 1 ładunek
    [few] { $uses } ładunki
   *[other] { $uses } ładunków
}
web_lcg-uses-secrets = { $uses ->
    [one] 1 sekret
    [few] { $uses } sekrety
   *[other] { $uses } sekretów
}
web_lcg-uses-supplies = { $uses ->
    [one] 1 zapas
    [few] { $uses } zapasy
   *[other] { $uses } zapasów
}
web_lcg-attached = Dołączone:
web_lcg-covered = Nikt jeszcze nie widział jej drugiej strony: zostanie odkryta, gdy wejdzie tu badacz.
web_lcg-agenda-progress = zagłada { $have } z { $need }
web_lcg-act-progress = wskazówki { $have } z { $need }
web_lcg-on-damage = obrażenia
web_lcg-on-horror = przerażenie
web_lcg-on-clue = wskazówki
web_lcg-on-doom = zagłada
web_lcg-on-resource = zasoby
web_lcg-stat-willpower = wola
web_lcg-stat-intellect = intelekt
web_lcg-stat-combat = walka
web_lcg-stat-agility = zwinność
web_lcg-stat-health = wytrzymałość
web_lcg-stat-sanity = poczytalność
web_lcg-stat-fight = walka
web_lcg-stat-evade = wymykanie się
web_lcg-stat-damage = zadawane obrażenia
web_lcg-stat-horror = zadawane przerażenie
web_lcg-stat-shroud = zasłona
web_lcg-stat-clues = wskazówki do wydania
web_lcg-stat-doom = próg zagłady
web_lcg-printed = na karcie { $value }
web_lcg-per-investigator = na badacza
web_lcg-op-set = ustawia na
web_lcg-op-times = razy
web_lcg-op-divide = dzieli przez
web_lcg-op-at-least = co najmniej
web_lcg-op-at-most = co najwyżej

## Badacze

web_lcg-lead = główny badacz
web_lcg-actions = { $actions ->
    [one] została 1 akcja
    [few] zostały { $actions } akcje
   *[other] zostało { $actions } akcji
}
web_lcg-out-defeated = poza grą: pokonanie
web_lcg-out-resigned = poza grą: rezygnacja
web_lcg-stayed = w grze do końca
web_lcg-trauma = trauma: fizyczna { $physical }, psychiczna { $mental }
web_lcg-experience = doświadczenie: { $experience }
web_lcg-experience-brief = dośw.: { $experience }
web_lcg-play-area = W grze
web_lcg-threat-area = Obszar zagrożenia
web_lcg-nothing = na razie nic
web_lcg-hand = Ręka
web_lcg-hand-of = Ręka: { $name }
web_lcg-hand-open = odkryta dla wszystkich
web_lcg-hand-open-of = Odkryta ręka: { $name }
web_lcg-hand-shown-of = Pokazane z ręki: { $name }
web_lcg-hand-none = brak kart
web_lcg-hand-count = { $cards ->
    [one] 1 karta na ręce
    [few] { $cards } karty na ręce
   *[other] { $cards } kart na ręce
}
web_lcg-slot = { $slot }: { $used } z { $room }

## Testy umiejętności

web_lcg-test = Test umiejętności
web_lcg-stage-who = { $name }: test umiejętności ({ $skill })
web_lcg-stage-investigate = Badanie: { $name }
web_lcg-stage-fight = Walka: { $name }
web_lcg-stage-evade = Wymknięcie się: { $name }
web_lcg-stage-commit = { $who }: przeznacz karty na { $own ->
    [yes] swój test
   *[no] test, który wykonuje { $tester }
}
web_lcg-stage-clues = wskazówki tutaj
web_lcg-stage-token = żeton chaosu ({ $token })
web_lcg-stage-draws = Wystarczające żetony: { $good } z { $count }
web_lcg-stage-go-on = Dalej – pomóc może: { $names }{ $percent ->
    [none] {""}
   *[other] {" "}({ $percent }%)
}
web_lcg-difficulty = Trudność
web_lcg-base = wartość podstawowa

## Worek chaosu

web_lcg-ahead = { $cards ->
    [one] 1 karta przed wami
    [few] { $cards } karty przed wami
   *[other] { $cards } kart przed wami
}
web_lcg-bag-count = { $tokens ->
    [one] 1 żeton
    [few] { $tokens } żetony
   *[other] { $tokens } żetonów
}
web_lcg-bag-line = { $count } · { $share }%
web_lcg-bag-out = Chwilowo poza workiem: { $tokens }
web_lcg-reference = Co znaczą tu symbole

## Stosy

web_lcg-cards = { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[other] { $cards } kart
}
web_lcg-deck-of = Talia: { $name }
web_lcg-deck-count = kart w talii: { $cards }
web_lcg-pile-deck = Talia spotkań
web_lcg-pile-deck-of = Talia: { $name }
web_lcg-pile-discard = Stos odrzuconych kart spotkań
web_lcg-pile-discard-of = Stos kart odrzuconych: { $name }
web_lcg-pile-victory = Pula zwycięstwa
web_lcg-pile-removed = Usunięte z gry
web_lcg-pile-aside = Odłożone na bok
web_lcg-victory = Pula zwycięstwa: { $cards }.
web_lcg-tally-clues = odkryte wskazówki
web_lcg-course-harm = obrażenia i przerażenie
web_lcg-tally-enemies = pokonani wrogowie
web_lcg-tally-passed = zdane testy
web_lcg-tally-failed = niezdane testy
web_lcg-tally-damage = otrzymane obrażenia
web_lcg-tally-horror = otrzymane przerażenie

## Pierwsze spojrzenie

web_lcg-tour-story = Tajemnica wam zagraża: gdy zbierze się na niej dość zagłady, postępuje. Akt to wasza droga wyjścia: postępuje, gdy wydacie wskazówki, których wymaga.
web_lcg-tour-map = Mapa. Kropkowane linie łączą lokalizacje. Lokalizacja pokazuje zasłonę (jak trudno ją zbadać) i leżące na niej wskazówki; wrogowie i badacze stoją poniżej. Świeci to, co możesz wybrać. Najedź, przejdź klawiaturą albo przytrzymaj, by przyjrzeć się z bliska.
web_lcg-tour-play = Twój badacz: umiejętności, wytrzymałość i poczytalność, zasoby, wskazówki i pozostałe akcje. Obok leży to, co masz w grze, a niżej to, co ci zagraża.
web_lcg-tour-hand = Twoja ręka. Liczba to koszt; symbole przy lewym brzegu pomagają, gdy przeznaczysz kartę na test umiejętności.
web_lcg-tour-track = Każda runda ma cztery fazy: mitów, badaczy, wrogów i utrzymania.
web_lcg-tour-panels = Dziennik, wszyscy badacze, worek chaosu z szansami oraz stosy.

## Księga

web_lcg-panel-book = Księga
web_lcg-campaign-log = Dziennik kampanii
web_lcg-interrogated = Przesłuchani: { $names }
web_lcg-got-away = Uciekli: { $names }
web_lcg-campaign-empty = Nic jeszcze nie zapisano.
web_lcg-upgrades = Ulepszenia
web_lcg-more-cards = Inne karty
web_lcg-comes = Trafia do talii
web_lcg-leaves = Wybierz, co z niej ubędzie
web_lcg-fate-left = na razie poza kampanią
web_lcg-fate-killed = śmierć
web_lcg-fate-insane = obłęd
web_lcg-deck = Talia

## Budowanie talii

web_lcg-decks = Talie
web_lcg-decks-text = Zbuduj talię dla badacza albo zaimportuj gotową. Twoje talie są na każdym twoim urządzeniu; wybierzesz je przy zakładaniu stołu.
web_lcg-deck-new = Nowa talia dla badacza
web_lcg-deck-from-starter = Z talii startowej
web_lcg-deck-empty = Pusta
web_lcg-deck-import = Importuj talię
web_lcg-deck-import-text = Lista w rodzaju „2x Nóż” albo JSON ze strony z taliami
web_lcg-deck-bring = Importuj
web_lcg-deck-file = Z pliku
web_lcg-deck-size = { $cards } z { $of }
web_lcg-deck-name = Nazwa talii
web_lcg-deck-for = Do czego
web_lcg-deck-for-scenario = Pojedynczy scenariusz
web_lcg-deck-for-campaign = Kampania
web_lcg-deck-repair = Usuń niedozwolone karty i dodaj wymagane
web_lcg-deck-legal = Tą talią można grać.
web_lcg-deck-required = Zawsze w talii
web_lcg-deck-less = O jedną mniej: { $name }
web_lcg-deck-more = O jedną więcej: { $name }
web_lcg-deck-copy-text = Kopiuj jako tekst
web_lcg-deck-copy-json = Kopiuj jako JSON
web_lcg-deck-drop = Usuń talię
web_lcg-deck-play = Do stołów
web_lcg-deck-written = Talia jako lista
web_lcg-deck-pool = Karty do wyboru
web_lcg-deck-search = Szukaj kart
web_lcg-deck-types = Rodzaj karty
web_lcg-deck-all-types = Wszystkie rodzaje
web_lcg-deck-copied = Skopiowano.
web_lcg-deck-not-copied = Przeglądarka nie pozwala kopiować. Skopiuj talię z listy poniżej.
