### Nazwy rzeczy w grze Machina Arcana.

machina-setup-seats = Gracze
machina-setup-scenario = Scenariusz
machina-setup-investigators = Odkrywcy
machina-investigator-random = losowo
machina-setup-party = Liczba odkrywców
machina-setup-mode = Gra
machina-setup-length = Długość
machina-setup-difficulty = Poziom trudności
machina-setup-dead = Po śmierci
machina-scenario-ice = Groza zaklęta w lodzie
machina-scenario-statue = Posąg rozpaczy
machina-scenario-beast = Bestia
machina-party-0 = po jednym na gracza
machina-mode-scenario = jeden scenariusz
machina-mode-campaign = kampania: ten scenariusz i następne
machina-length-whole = cały scenariusz
machina-length-short = krótka (bez rozdziałów 2 i 7)
machina-length-very_short = bardzo krótka (rozdziały 1, 2 i 4)
machina-difficulty-normal = normalny
machina-difficulty-easy = łatwy
machina-difficulty-very_easy = bardzo łatwy
machina-dead-scheme = kontrolują potwory
machina-dead-rest = przyglądają się
machina-progress-explorers = Faza odkrywców
machina-progress-spawn = Faza rozstawiania
machina-progress-horror = Faza grozy
machina-progress-monsters = Faza potworów
machina-kind-track = tor
machina-kind-final = ostateczne wyzwanie
machina-kind-tile = kafelek planszy
machina-kind-space = pole
machina-kind-door = drzwi
machina-kind-token = żeton
machina-kind-boss = władca
machina-kind-item = przedmiot
machina-kind-event = przypisane wydarzenie
machina-kind-scenario = scenariusz
machina-kind-final_challenge = ostateczne wyzwanie
machina-kind-deck = talia
machina-kind-pile = stos
machina-group-explorer = Odkrywcy
machina-group-monster = Potwory
machina-group-tile = Kafelki planszy
machina-group-space = Pola
machina-group-door = Drzwi
machina-group-deck = Talie
machina-group-pile = Zniszczone karty
machina-track-story = Plansza rozdziału
machina-door-door = drzwi
machina-token-entry = żeton wejścia
machina-token-exit = żeton wyjścia
machina-space-floor = podłoga
machina-space-rubble = gruz
machina-space-chasm = czeluść
machina-space-trap_space = pole pułapki
machina-space-spawn_space = pole rozstawiania
machina-space-exploding_barrel = wybuchająca beczka
machina-space-chest = skrzynia
machina-space-event_space = pole wydarzenia
machina-space-chapter_space = pole rozdziału
machina-space-workbench = warsztat
machina-space-recharge_station = stacja odnowy
machina-space-trap_lever = dźwignia pułapki
machina-space-brazier = kosz ogniowy
machina-space-mirror = lustro
machina-space-statue = posąg
machina-deck-weapon = broń
machina-deck-apparel = ubiory
machina-deck-artifact = artefakty
machina-deck-consumable = przedmioty zużywalne
machina-deck-explorer_event = wydarzenia odkrywców
machina-deck-horror_event = wydarzenia grozy
machina-deck-monster = potwory
machina-deck-tile = kafelki planszy
machina-deck-item-destroyed = zniszczone przedmioty
machina-deck-explorer_event-destroyed = zagrane wydarzenia odkrywców
machina-deck-horror_event-destroyed = zagrane wydarzenia grozy
machina-deck-monster-destroyed = zniszczone potwory
machina-number-threat = zagrożenie potworów
machina-number-level = poziom potworów
machina-number-spawn = wartość rozstawiania
machina-number-horror = wartość grozy
machina-number-tokens = żetony odliczania
machina-number-column = kolumna
machina-number-row = rząd
machina-number-turns = obroty
machina-number-turn = kolejność
machina-number-cards = karty
machina-number-markers = znaczniki
machina-number-health = zdrowie
machina-number-stamina = kondycja
machina-number-essence = esencja
machina-number-armor = pancerz
machina-number-will = wola
machina-number-nothing = nic
machina-points-health = { $amount } { $amount ->
    [one] punkt
    [few] punkty
   *[many] punktów
} zdrowia
machina-points-stamina = { $amount } { $amount ->
    [one] punkt
    [few] punkty
   *[many] punktów
} kondycji
machina-points-essence = { $amount } { $amount ->
    [one] punkt
    [few] punkty
   *[many] punktów
} esencji
machina-mark-destroyed = zniszczone
machina-mark-lit = oświetlone
machina-mark-closed = zamknięte
machina-mark-ethereal = postać eteryczna
machina-mark-immobile = bez ruchu
machina-mark-wounded = rana
machina-mark-away = poza planszą
machina-mark-dead = nie żyje
machina-mark-main = główny przedmiot
machina-mark-upgrade = ulepszenie
machina-mark-augmentation = wzmocnienie
machina-mark-drawn = właśnie dobrany
machina-mark-attached = przypisane
machina-mark-current = aktualne
machina-mark-played = rozpatrywane
machina-mark-blocking = blokujący
machina-who-horror = groza
machina-who-gone = usunięty kafelek
machina-direction-n = północ
machina-direction-ne = północny wschód
machina-direction-e = wschód
machina-direction-se = południowy wschód
machina-direction-s = południe
machina-direction-sw = południowy zachód
machina-direction-w = zachód
machina-direction-nw = północny zachód
machina-direction-here = tutaj
machina-tile-1a = Nawa kotłów
machina-tile-1b = Galeria otchłani
machina-tile-2a = Zamarznięty przedsionek
machina-tile-2b = Sala tłoków
machina-tile-3a = Cysterna
machina-tile-3b = Kościane archiwum
machina-tile-4a = Skrzyżowanie pieców
machina-tile-4b = Szepczący krużganek
machina-tile-5a = Strzaskany most
machina-tile-5b = Oddział alchemika
machina-tile-6a = Studnia trybów
machina-tile-6b = Skuta lodem krypta
machina-tile-7a = Labirynt kolumn
machina-tile-7b = Śluzy
machina-tile-8a = Krąg ossuarium
machina-tile-8b = Szyb windy
machina-tile-9a = Kaplica zaworów
machina-tile-9b = Zawalona kopalnia
machina-tile-10a = Obserwatorium
machina-tile-10b = Spiżarnia pomiotu
machina-tile-final_1 = Lodowa sala
machina-tile-final_2 = Dziedziniec posągu
machina-tile-final_3 = Droga bestii

## Co zrobią potwory i co widać.

machina-intent-strikes =
    { $steps ->
        [0] stoi
        [one] 1 krok
        [few] { $steps } kroki
       *[other] { $steps } kroków
    }{ $doors ->
        [0] { "" }
       *[other] , wyważa drzwi
    }, atakuje { ACC($target) }: { $times ->
        [one] { $chance }
       *[other] { $times } × { $chance }
    }
machina-intent-uses =
    { $steps ->
        [0] stoi
        [one] 1 krok
        [few] { $steps } kroki
       *[other] { $steps } kroków
    }{ $doors ->
        [0] { "" }
       *[other] , wyważa drzwi
    }, celuje zdolnością w { ACC($target) }
machina-intent-comes =
    { $steps ->
        [0] stoi
        [one] 1 krok
        [few] { $steps } kroki
       *[other] { $steps } kroków
    }{ $doors ->
        [0] { "" }
       *[other] , wyważa drzwi
    }, namierza { ACC($target) }, bez ataku
machina-intent-idle = nic nie robi
machina-intent-unsure = { $line }; pewna jest tylko część, reszta przy założeniu, że ataki chybią
machina-intent-note = ≈ Pewna jest tylko część: od pierwszego rzutu lub wyboru zakłada się, że ataki chybią.
machina-met-wall = widok zasłania ściana
machina-met-closed_door = widok zasłaniają zamknięte drzwi
machina-met-rubble = widok zasłania gruz
machina-met-obstacle = w polu widzenia, ale na linii strzału jest przeszkoda
machina-in-sight = w polu widzenia
machina-out-of-sight = poza polem widzenia

## Gdzie coś jest.

machina-cell = kolumna { $column }, rząd { $row }
machina-far = { $steps } na { $direction }
machina-far-both = { $first } i { $then }
machina-edge-n = północny brzeg kafelka „{ $tile }”
machina-edge-e = wschodni brzeg kafelka „{ $tile }”
machina-edge-s = południowy brzeg kafelka „{ $tile }”
machina-edge-w = zachodni brzeg kafelka „{ $tile }”
machina-shove-pushed = odepchnięcie na { $direction }
machina-shove-pulled = przyciągnięcie na { $direction }
machina-shove-chasm = upadek w czeluść
machina-shove-barrel = beczka wybuchnie
machina-shove-traps = pułapki się uruchomią

## Ile przedmiotów się dobiera.

machina-drawn-weapon = { $count ->
    [1] broń
    [2] dwie bronie
   *[3] trzy bronie
}
machina-drawn-apparel = { $count ->
    [1] ubiór
    [2] dwa ubiory
   *[3] trzy ubiory
}
machina-drawn-artifact = { $count ->
    [1] artefakt
    [2] dwa artefakty
   *[3] trzy artefakty
}
machina-drawn-consumable = { $count ->
    [1] przedmiot zużywalny
    [2] dwa przedmioty zużywalne
   *[3] trzy przedmioty zużywalne
}

## Co jeszcze widnieje na kartach.

machina-class-gunner = strzelec: od razu wyposaża się w zdobyty ubiór
machina-class-bruiser = osiłek: od razu wyposaża się w zdobytą broń
machina-class-mystic = mistyk: od razu wyposaża się w zdobyty artefakt
machina-class-craftsman = rzemieślnik: od razu wyposaża się w każdy zdobyty przedmiot
machina-trait-level = poziom { $level }
machina-trait-one-handed = jednoręczna
machina-trait-two-handed = oburęczna
machina-trait-top = przyjmuje ulepszenie ▲{ $symbol }
machina-trait-bottom = pasuje jako ulepszenie ▲{ $symbol }
machina-trait-right = przyjmuje wzmocnienie ◆{ $symbol }
machina-trait-left = wzmocnienie ◆{ $symbol }

## Jak toczy się dalej opowieść.

machina-goal-space = Żeby pójść dalej: aktywujcie pole rozdziału.
machina-goal-exit = Żeby pójść dalej: wszyscy muszą opuścić planszę wyjściem.
machina-goal-card = Żeby pójść dalej: zróbcie to, czego wymaga rozdział. Pola rozdziału go nie kończą.
machina-goal-final = Ostateczne wyzwanie: sprawdźcie, co daje zwycięstwo, a co porażkę.
