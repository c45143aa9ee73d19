### Arkham Horror: The Card Game at the table: prompts, options, log lines, the chart of its steps.
###
### Names of people, enemies and locations are declined (GEN, AT, TO and the like ask for a form); other
### cards stand in quotation marks. Log lines are told in the present tense, which needs no gender.

## The game and its setting up

lcg-title = Horror w Arkham: Gra karciana

lcg-setup-seats = Gracze
lcg-setup-scenario = Scenariusz
lcg-setup-difficulty = Poziom trudności
lcg-setup-investigators = Badacze
lcg-setup-lead = Główny badacz

lcg-investigator-random = losowo

lcg-difficulty-easy = łatwy
lcg-difficulty-standard = standardowy
lcg-difficulty-hard = trudny
lcg-difficulty-expert = ekspercki

lcg-set-core = zestaw podstawowy
lcg-home-made = domowej roboty: { $set }
lcg-unique = unikat
lcg-kind-investigator = badacz
lcg-kind-investigator-woman = badaczka
lcg-kind-asset = atut
lcg-kind-event = wydarzenie
lcg-kind-skill = umiejętność
lcg-kind-weakness = osłabienie
lcg-kind-scenario = karta pomocy scenariusza
lcg-kind-agenda = tajemnica
lcg-kind-act = akt
lcg-kind-location = lokalizacja
lcg-kind-enemy = wróg
lcg-kind-treachery = podstęp
lcg-kind-story_asset = atut fabularny

lcg-phase-mythos = faza mitów
lcg-phase-investigation = faza badaczy
lcg-phase-enemy = faza wrogów
lcg-phase-upkeep = faza utrzymania
lcg-progress-mythos = Mity
lcg-progress-investigation = Badacze
lcg-progress-enemy = Wrogowie
lcg-progress-upkeep = Utrzymanie
lcg-progress-interlude = Między scenariuszami

lcg-token-skull = czaszka
lcg-token-cultist = kultysta
lcg-token-tablet = tabliczka
lcg-token-elder-thing = starsza istota
lcg-token-auto-fail = automatyczna porażka
lcg-token-elder-sign = Znak Starszych Bogów

## How things are called within a sentence

lcg-titled = { $type ->
   *[other] „{ $name }”
}
lcg-unknown-card = nieznana karta
lcg-encounter-deck = talia spotkań
lcg-nowhere = poza grą
lcg-skill-value = { $skill } { $value }
lcg-printed-value = { $stat ->
    [level] poziom
    [cost] koszt
    [fight] walka
    [health] wytrzymałość
    [sanity] poczytalność
    [evade] wymykanie się
    [damage] obrażenia
    [horror] przerażenie
    [shroud] zasłona
    [clues] wskazówki
   *[doom] zagłada
} { $value }{ $each ->
    [yes] {" "}na badacza
   *[no] {""}
}
lcg-damages = { $damage ->
    [one] 1 obrażenie
    [few] { $damage } obrażenia
   *[many] { $damage } obrażeń
}
lcg-horrors = { $horror ->
    [one] 1 punkt przerażenia
    [few] { $horror } punkty przerażenia
   *[many] { $horror } punktów przerażenia
}
lcg-harm = { $damages } i { $horrors }
# In the accusative.
lcg-clue-count = { $clues ->
    [0] 0 wskazówek
    [one] 1 wskazówkę
    [few] { $clues } wskazówki
   *[many] { $clues } wskazówek
}
lcg-left = { $stat ->
    [health] wytrzymałość { $left }
   *[sanity] poczytalność { $left }
}
lcg-holds-unrevealed = nieodkryta lokalizacja
lcg-holds-clues = wskazówki: { $clues }

## Prompts

lcg-ask-mulligan = { $who }: wybierz karty z początkowej ręki do wymiany{ $chosen ->
    [0] {""}
   *[other] {" "}(na razie: { $chosen })
}
lcg-ask-choose-turn = { $who }: wybierz, czyja tura jest następna
lcg-ask-take-action = { $who }: { $left ->
    [0] wykonaj dodatkową akcję
   *[other] wykonaj akcję (pozostało: { $left })
}
lcg-ask-react = { $who }: { $time ->
    [free] możesz coś zrobić w tym oknie gracza
    [test] możesz coś zrobić w tym oknie gracza podczas { $own ->
        [yes] swojego testu
       *[no] testu, który wykonuje { $tester }
    } ({ $skill }: na razie { $total } przy trudności { $difficulty })
    [after] możesz zareagować ({ $what })
   *[other] możesz zareagować na to, co ma się stać ({ $what })
}
lcg-ask-order-forced = { $who }: wybierz zdolność wymuszoną, którą rozpatrzysz jako następną: { $what }
lcg-ask-gather = { $who }: { $verb ->
    [assign] przydziel { $harm }
    [spawn] wybierz, gdzie rozstawić { ACC($card) }
    [make-room] wybierz, co odrzucić, żeby zrobić miejsce na kartę { $card }
    [engage] wybierz, z kim { NOM($card) } wchodzi w zwarcie
    [disengage] wychodzisz ze zwarcia?
   *[move] wybierz, dokąd przechodzisz
}
lcg-ask-choose-effect = { $who }: wybierz, co się stanie – { $source }
lcg-ask-choose-target = { $who }: wybierz cel – { $source }: { $text }
lcg-ask-choose-skill = { $who }: wybierz testowaną umiejętność
lcg-ask-commit = { $who }: przeznacz karty na { $own ->
    [yes] swój test
   *[no] test, który wykonuje { $tester }
} ({ $skill }: na razie { $total } przy trudności { $difficulty }) – { NOM($about) }
lcg-ask-choose-token = { $who }: wybierz żeton chaosu do rozpatrzenia; pozostałe są ignorowane
lcg-ask-order-results = { $who }: wybierz, który wynik testu zastosować jako następny
lcg-ask-order-discards = { $who }: wybierz, w jakiej kolejności twoje karty przeznaczone na test trafią na stos kart odrzuconych
lcg-ask-choose-attacker = { $who }: wybierz, który wróg atakuje jako następny{ $phase ->
    [opportunity] {" "}(ataki towarzyszące)
   *[enemy] {""}
}
lcg-ask-choose-attacked = { $who }: wybierz, kogo teraz atakuje { NOM($enemy) }
lcg-ask-choose-mover = { $who }: wybierz wroga, który przejdzie jako następny
lcg-ask-move-hunter = { $who }: wybierz, dokąd przechodzi { NOM($enemy) }
lcg-ask-choose-lead = { $who }: wybierz nowego głównego badacza
lcg-ask-choose-ending = { $who }: padli razem – wybierz, jak kończy się scenariusz
lcg-ask-contribute-clues = { $who }: ile wskazówek dajesz? Brakuje jeszcze: { $clues } – { $source }
lcg-ask-discard-from-hand = { $who }: { $down ->
    [yes] na ręce możesz mieć najwyżej { $most } { $most ->
        [one] kartę
        [few] karty
       *[many] kart
    }; wybierz, co odrzucasz (jeszcze { $cards })
   *[no] wybierz karty do odrzucenia z ręki (jeszcze { $cards })
}
lcg-ask-make-room = { $who }: wybierz, co odrzucić, bo w twoich strefach brakuje miejsca
lcg-ask-search = { $who }: wybierz jedną ze znalezionych kart – { $source }
lcg-ask-put-back = { $who }: wybierz kolejność tych kart, od wierzchniej, na wierzchu { $deck ->
    [encounter] talii spotkań
   *[own] talii
}

## Options

lcg-dearer = { $text } – kosztuje { $more ->
    [one] o 1 akcję
    [few] o { $more } akcje
   *[many] o { $more } akcji
} więcej
lcg-tested = { $text } – z testem: { NOM($card) }
lcg-provokes = { $text } – { lcg-provoking }
lcg-provoking = { $count ->
    [one] wywołuje atak towarzyszący
   *[other] wywołuje ataki towarzyszące
}: { NOM($enemies) }
lcg-without-action = { $text } – bez zużywania akcji
lcg-of-somebody = { $who }: { $text }

lcg-option-investigate = Zbadaj { ACC($place) } (trudność { $difficulty }, wskazówki: { $clues })
lcg-brief-investigate = Zbadaj { ACC($place) } ▒{ $difficulty } ◆{ $clues }
lcg-option-move = Przejdź { TO($card) }{ $has ->
    [0] {""}
   *[other] {" "}({ $contents })
}
lcg-option-draw = Dobierz kartę
lcg-option-resource = Zyskaj 1 zasób
lcg-option-fight = Walcz z { INS($card) } (trudność { $difficulty }, pozostała wytrzymałość { $health })
lcg-brief-fight = Walcz z { INS($card) } ⚔{ $difficulty } ♥{ $health }
lcg-option-evade = Wymknij się { DAT($card) } (trudność { $difficulty })
lcg-brief-evade = Wymknij się { DAT($card) } ↯{ $difficulty }
lcg-option-engage = { $by ->
    [you] Wejdź w zwarcie z { INS($card) }
   *[enemy] { NOM($card) } wchodzi w zwarcie z { INS($who) }
}
lcg-option-play = Zagraj kartę { $card } (koszt { $cost }){ $more ->
    [0] {""}
   *[other] {" "}– dotyczy: { $to }
}
lcg-option-activate = { $card }: { $text }
lcg-option-use = { $card }: { $text }
lcg-option-react = { $card }{ $more ->
    [0] {""}
   *[other] {" "}– dotyczy: { $to }
}: { $text }
lcg-option-forced = { $card }{ $more ->
    [0] {""}
   *[other] {" "}– dotyczy: { $to }
}: { $text }
lcg-option-advance = Spowodujcie postęp aktu { $card }: wydajcie jako grupa { lcg-clue-count }
lcg-option-contribute = Daj { lcg-clue-count } (zostaje: { $left })
lcg-option-refuse = Odmów: nic nie zostaje wydane
lcg-option-mulligan = Wymień kartę { $card }
lcg-option-commit = Przeznacz kartę { $card } (+{ $icons })
lcg-option-discard = Odrzuć kartę { $card }
lcg-option-find = Weź kartę { $card }
lcg-option-put-back = { $card }
lcg-option-make-room = Odrzuć z gry kartę { $card }
lcg-option-spawn = Rozstaw { AT($card) }{ $has ->
    [0] {""}
   *[other] {" "}({ $contents })
}
lcg-option-choose = { NOM($card) }{ $has ->
    [0] {""}
   *[other] {" "}({ $contents })
}
lcg-option-assign = { $kind ->
    [damage] 1 obrażenie: { NOM($card) }, pozostała wytrzymałość { $left }
   *[horror] 1 punkt przerażenia: { NOM($card) }, pozostała poczytalność { $left }
}
lcg-option-attacker = Atakuje { NOM($card) }: { $harm }
lcg-option-attacked = Celem ataku jest { $card }
lcg-option-mover = Teraz przechodzi { NOM($card) }
lcg-option-hunt = { NOM($card) } przechodzi { TO($place) }
lcg-option-turn = Następną turę rozgrywa { $card }
lcg-option-lead = { GENDER($card) ->
    [f] Główną badaczką
   *[m] Głównym badaczem
} zostaje { $card }
lcg-option-no-resolution = Nie osiągnięto żadnego zakończenia
lcg-option-skill = Testuj umiejętność: { $skill } ({ $value })
lcg-option-resolve = Rozpatrz żeton: { $token }
lcg-option-effect = { $text }
lcg-deed = { $deed } (zakończenie { $number })
lcg-option-result = { $card }: { $text }
lcg-option-disengage = Wyjdź ze zwarcia z wrogami
lcg-option-pass = { $prompt ->
    [react] Nic teraz nie rób
    [disengage] Pozostań w zwarciu
    [move] Zostań tutaj
   *[other] Spasuj
}
lcg-option-done = { $prompt ->
    [mulligan] { $taken ->
        [0] Zachowaj całą rękę
       *[other] Nie wymieniaj więcej kart
    }
    [commit] { $taken ->
        [0] Nie przeznaczaj kart
       *[other] Nie przeznaczaj więcej kart
    }
    [take-action] Zakończ turę{ $left ->
        [0] {""}
        [one] {" "}(przepada 1 akcja)
        [few] {" "}(przepadają { $left } akcje)
       *[many] {" "}(przepada { $left } akcji)
    }
   *[other] Nic więcej
}

## What windows are about

lcg-happening-Damaged = { NOM($card) } otrzymuje { $harm }
lcg-happening-Taken = { $who } otrzymuje { $harm }
lcg-happening-Defeated = { $sort ->
    [asset] karta { $card } zostaje pokonana
   *[other] { NOM($card) } zostaje { GENDER($card) ->
        [f] pokonana
        [n] pokonane
        [pl] pokonane
       *[m] pokonany
    }
}
lcg-happening-Attacked = { NOM($enemy) } atakuje { ACC($who) }: { $harm }
lcg-happening-Engaged = { NOM($enemy) } wchodzi w zwarcie z { INS($who) }
lcg-happening-Evaded = { $who } wymyka się { DAT($enemy) }
lcg-happening-Disengaged = { $who } wychodzi ze zwarcia z { INS($enemy) }
lcg-happening-Moved = { NOM($mover) } przechodzi { TO($destination) }
lcg-happening-EnteredPlay = { NOM($card) } { GENDER($card) ->
    [pl] wchodzą
   *[one] wchodzi
} do gry
lcg-happening-LeftPlay = { NOM($card) } { GENDER($card) ->
    [pl] opuszczają
   *[one] opuszcza
} grę
lcg-happening-Spawned = { NOM($enemy) } zostaje { GENDER($enemy) ->
    [f] rozstawiona
    [n] rozstawione
    [pl] rozstawione
   *[m] rozstawiony
}
lcg-happening-Revealing = { $who } odkrywa żeton chaosu
lcg-happening-TokenRevealed = { $who } odkrywa żeton chaosu: { $token }
lcg-happening-Failed = { $who } ponosi w teście porażkę o { $by }
lcg-happening-Succeeded = { $who } odnosi w teście sukces o { $by }
lcg-happening-Drawn = { $who } dobiera kartę { $card }
lcg-happening-Played = { $who } zagrywa kartę { $card }
lcg-happening-Discovered = { $who } odkrywa { lcg-clue-count } { AT($location) }
lcg-happening-CluesSpent = { $who } wydaje wskazówki
lcg-happening-Investigated = { $who } bada { ACC($location) }
lcg-happening-PhaseBegan = rozpoczyna się { $phase }
lcg-happening-PhaseEnded = kończy się { $phase }
lcg-happening-TurnBegan = { $who } rozpoczyna turę
lcg-happening-TurnEnded = { $who } kończy turę
lcg-happening-RoundEnded = kończy się runda
lcg-happening-GameEnded = { $who } kończy rozgrywkę
lcg-happening-Resigned = { $who } rezygnuje
lcg-happening-Advanced = następuje postęp: { $card }
lcg-happening-ControlTaken = { $who } przejmuje kontrolę nad kartą { $card }

## Confirming several things at once

lcg-confirm-mulligan = { $count ->
    [0] Zachowaj całą rękę
   *[other] Wymień: { $things }
}
lcg-confirm-commit = { $count ->
    [0] Nie przeznaczaj kart
   *[other] Przeznacz: { $things }
}
lcg-confirm-gather = Przydziel – { $things }
lcg-assigned = { NOM($card) }: { $harm }
lcg-confirm-discard-from-hand = Odrzuć: { $things }
lcg-confirm-order-discards = Odrzuć w tej kolejności: { $things }
lcg-confirm-put-back = Od góry: { $things }

## What hangs on a skill test

lcg-stakes-clues = odkrywasz { lcg-clue-count }
lcg-stakes-hits = { NOM($card) } otrzymuje { $harm }
lcg-stakes-evaded = { NOM($card) } zostaje { GENDER($card) ->
    [f] wyczerpana
    [n] wyczerpane
    [pl] wyczerpane
   *[m] wyczerpany
} i wychodzi ze zwarcia
lcg-stakes-retaliates = { NOM($card) } atakuje { ACC($who) } w odwecie
lcg-stakes-nothing = { $kind ->
    [test] nic się nie dzieje
   *[other] nic nie zyskujesz, a akcja przepada
}

## The log

lcg-log-prologue = { $text }
lcg-log-introduction = { $scenario }. { $text }
lcg-log-round = Runda { $number }
lcg-log-turn = { $who } rozpoczyna turę.
lcg-log-mulligan = { $who } wymienia { $cards ->
    [one] 1 kartę
    [few] { $cards } karty
   *[many] { $cards } kart
} z początkowej ręki.
lcg-log-drew = { $who } dobiera kartę { $card }.
lcg-log-drew-encounter = { $who } dobiera kartę spotkania { $card }.
lcg-log-found = { $who } znajduje i bierze kartę { $card }.
lcg-log-added-to-hand = { $who } bierze na rękę kartę { $card }.
lcg-log-shown = Karta { $card } zostaje pokazana wszystkim.
lcg-log-played = { $who } zagrywa kartę { $card }.
lcg-log-uses = { $sort ->
    [investigator] { $card } używa swojej zdolności.
   *[other] { $by ->
        [somebody] { $who } używa zdolności karty { $card }.
       *[nobody] Działa zdolność karty { $card }.
    }
}
lcg-log-put-into-play = { NOM($card) } { GENDER($card) ->
    [pl] wchodzą
   *[one] wchodzi
} do gry.
lcg-log-attached = Karta { $card } zostaje dołączona do { GEN($location) }.
lcg-log-discarded = { $by ->
    [somebody] { $who } odrzuca kartę { $card }.
   *[nobody] Karta { $card } zostaje odrzucona.
}
lcg-log-shuffled-in = { NOM($card) } trafia z powrotem do talii spotkań.
lcg-log-moved = { NOM($card) } przechodzi { TO($destination) }.
lcg-log-revealed = Odkryto { ACC($card) }; wskazówki: { $clues }.
lcg-log-spawned = { NOM($card) } pojawia się { AT($location) }.
lcg-log-engaged = { NOM($card) } wchodzi w zwarcie z { INS($who) }.
lcg-log-disengaged = { $who } wychodzi ze zwarcia z { INS($card) }.
lcg-log-evaded = { $who } wymyka się { DAT($card) }.
lcg-log-attacked = { NOM($card) } atakuje { ACC($who) }.
lcg-log-damaged = { NOM($card) } otrzymuje { $harm }.
lcg-log-healed = Wyleczono { DAT($card) } { $harm }.
lcg-log-gained = { $who } zyskuje { $resources ->
    [one] 1 zasób
    [few] { $resources } zasoby
   *[many] { $resources } zasobów
}.
lcg-log-lost = { $resources ->
    [0] { $who } nie ma zasobów do stracenia.
    [one] { $who } traci 1 zasób.
    [few] { $who } traci { $resources } zasoby.
   *[many] { $who } traci { $resources } zasobów.
}
lcg-log-defeated = { $sort ->
    [asset] Karta { $card } zostaje pokonana.
   *[other] { NOM($card) } zostaje { GENDER($card) ->
        [f] pokonana
        [n] pokonane
        [pl] pokonane
       *[m] pokonany
    }.
}
lcg-log-trauma = { $who } otrzymuje { $physical ->
    [0] { lcg-mental-trauma-count }
   *[other] { $mental ->
        [0] { lcg-physical-trauma-count }
       *[other] { lcg-physical-trauma-count } i { lcg-mental-trauma-count }
    }
}.
lcg-physical-trauma-count = { $physical ->
    [one] { $physical } punkt traumy fizycznej
    [few] { $physical } punkty traumy fizycznej
   *[many] { $physical } punktów traumy fizycznej
}
lcg-mental-trauma-count = { $mental ->
    [one] { $mental } punkt traumy psychicznej
    [few] { $mental } punkty traumy psychicznej
   *[many] { $mental } punktów traumy psychicznej
}
lcg-log-added-to-victory-display = Karta { $card } trafia do puli zwycięstwa.
lcg-log-resigned = { $who } rezygnuje.
lcg-log-discovered = { $who } odkrywa { lcg-clue-count } { AT($location) }.
lcg-log-placed-clues = { $who } umieszcza { lcg-clue-count } { AT($location) }.
lcg-log-added-clues = Na karcie { $card } umieszcza się { lcg-clue-count } z puli żetonów.
lcg-log-spent-clues = { $who } wydaje { lcg-clue-count }.
lcg-log-doom = { $doom ->
    [one] Na kartę { $card } trafia 1 żeton
    [few] Na kartę { $card } trafiają { $doom } żetony
   *[many] Na kartę { $card } trafia { $doom } żetonów
} zagłady.
lcg-log-advanced = Postęp: { $type } { $card }. { $story }
lcg-log-current = Obecnie w grze: { $type } { $card }. { $story }
lcg-log-test = { $who } wykonuje { $test } (poziom trudności { $difficulty }).
lcg-log-committed = { $who } przeznacza na test kartę { $card }.
lcg-log-revealed-token = { $who } odkrywa żeton chaosu: { $token }.
lcg-log-total = { $who }: wartość umiejętności { $total }.
lcg-log-test-result = { $result ->
    [succeeded] Sukces w teście (o { $by }).
   *[failed] Porażka w teście (o { $by }).
}

## How a scenario ends

lcg-log-ending = { $resolution }. { $text }
lcg-ended = { $outcome }. { $text }
lcg-outcome-resolution = Zakończenie { $number }
lcg-outcome-no-resolution = Nie osiągnięto żadnego zakończenia

## The chart: procedures and their steps

lcg-procedure-Doing = Efekty po kolei
lcg-step-Doing-each = kolejny efekt

lcg-procedure-Choosing = Wybór
lcg-step-Choosing-choose = wybierz

lcg-procedure-Window = Okno
lcg-step-Window-forced = zdolności wymuszone
lcg-step-Window-reactions = kto może działać lub reagować

lcg-procedure-Cancelling = Anulowanie
lcg-step-Cancelling-forced = zdolności wymuszone czekają
lcg-step-Cancelling-reactions = kto może anulować

lcg-procedure-Event = Coś się dzieje
lcg-step-Event-forbidden = czy może się stać?
lcg-step-Event-gather = związane z tym wybory
lcg-step-Event-would = co stałoby się zamiast tego
lcg-step-Event-when = kiedy ma się to stać
lcg-step-Event-impact = dzieje się
lcg-step-Event-standing = zasady, które zawsze obowiązują
lcg-step-Event-after = po tym, jak się stało

lcg-procedure-Announced = Moment gry

lcg-procedure-Settle = Sprawdzenie stanu gry
lcg-step-Settle-standing = zasady, które zawsze obowiązują

lcg-procedure-Resolution = Efekt karty
lcg-step-Resolution-effect = rozpatrz efekt
lcg-step-Resolution-standing = zasady, które zawsze obowiązują
lcg-step-Resolution-after = po jego zakończeniu

lcg-procedure-DealDamage = Obrażenia i przerażenie

lcg-procedure-DiscardingFromHand = Odrzucanie z ręki
lcg-step-DiscardingFromHand-choose = wybierz kartę

lcg-procedure-MakeRoom = Za dużo atutów
lcg-step-MakeRoom-choose = wybierz, co odrzucić

lcg-procedure-EachInPlayerOrder = Każdy badacz w kolejności graczy
lcg-step-EachInPlayerOrder-each = następny badacz

lcg-procedure-ChoosingSkill = Test jednej z dwóch umiejętności
lcg-step-ChoosingSkill-choose = wybierz umiejętność

lcg-procedure-Spawning = Rozstawienie kilku wrogów
lcg-step-Spawning-each = następny wróg

lcg-procedure-Paying = Koszty
lcg-step-Paying-each = zapłać kolejny koszt
lcg-step-Paying-standing = zasady, które zawsze obowiązują

lcg-procedure-Discover = Odkrywanie wskazówek

lcg-procedure-PutIntoPlay = Umieszczenie w grze

lcg-procedure-DrawEncounterCard = Karta spotkania
lcg-step-DrawEncounterCard-draw = dobierz ją
lcg-step-DrawEncounterCard-resolve = rozpatrz ją
lcg-step-DrawEncounterCard-surge = mroczna fala

lcg-procedure-ResolveDrawnCard = Rozpatrzenie dobranej karty
lcg-step-ResolveDrawnCard-peril = zagrożenie
lcg-step-ResolveDrawnCard-revelation = odkrycie
lcg-step-ResolveDrawnCard-place = rozstaw ją albo odrzuć
lcg-step-ResolveDrawnCard-after = po jej dobraniu

lcg-procedure-ResolveWeaknesses = Osłabienia, które trafiły na rękę
lcg-step-ResolveWeaknesses-each = rozpatrz następne

lcg-procedure-Reveal = Odkrycie

lcg-procedure-SpawnEnemy = Rozstawienie wroga

lcg-procedure-Draw = Dobieranie kart
lcg-step-Draw-draw = dobierz
lcg-step-Draw-weaknesses = rozpatrz osłabienia
lcg-step-Draw-horror = przerażenie za pustą talię

lcg-procedure-Engage = Zwarcie

lcg-procedure-Evade = Wymknięcie się

lcg-procedure-Move = Poruszanie się

lcg-procedure-SlipAway = Wyjście ze zwarcia i ruch

lcg-procedure-Search = Przeszukanie talii
lcg-step-Search-look = obejrzyj karty
lcg-step-Search-find = wybierz kartę
lcg-step-Search-shuffle = potasuj talię

lcg-procedure-SearchEncounterCards = Przeszukanie talii spotkań
lcg-step-SearchEncounterCards-look = obejrzyj karty
lcg-step-SearchEncounterCards-find = wybierz kartę
lcg-step-SearchEncounterCards-shuffle = potasuj talię

lcg-procedure-LookAtTop = Podgląd wierzchu talii
lcg-step-LookAtTop-look = obejrzyj karty
lcg-step-LookAtTop-order = wybierz kolejność
lcg-step-LookAtTop-put_back = odłóż je

lcg-procedure-RevealToken = Odkrycie żetonu chaosu

lcg-procedure-TokensRevealed = Odkryte żetony chaosu

lcg-procedure-ResolveTokens = Które żetony się liczą
lcg-step-ResolveTokens-choose = wybierz żeton
lcg-step-ResolveTokens-resolve = liczy się do testu

lcg-procedure-EnemyAttack = Atak wroga

lcg-procedure-OpportunityAttacks = Ataki towarzyszące
lcg-step-OpportunityAttacks-order = wybierz następnego wroga

lcg-procedure-PhaseAttacks = Ataki wrogów w zwarciu
lcg-step-PhaseAttacks-order = wybierz następnego wroga
lcg-step-PhaseAttacks-exhaust = wróg się wyczerpuje

lcg-procedure-MassiveAttacks = Ataki masywnego wroga
lcg-step-MassiveAttacks-order = wybierz następnego badacza
lcg-step-MassiveAttacks-exhaust = wróg się wyczerpuje

lcg-procedure-SpendAsGroup = Wydawanie wskazówek jako grupa
lcg-step-SpendAsGroup-contribute = każdy daje wskazówki
lcg-step-SpendAsGroup-spend = wydaj je
lcg-step-SpendAsGroup-then = to, na co je wydano

lcg-procedure-AdvanceCard = Postęp aktu lub tajemnicy
lcg-step-AdvanceCard-when = kiedy następuje postęp
lcg-step-AdvanceCard-1 = usuń żetony
lcg-step-AdvanceCard-2 = wykonaj polecenia z drugiej strony
lcg-step-AdvanceCard-3 = następna karta
lcg-step-AdvanceCard-after = po postępie

lcg-procedure-Advancing = Postęp aktu lub tajemnicy

lcg-procedure-SkillTest = Test umiejętności
lcg-step-SkillTest-ST_1 = KR.1 test się rozpoczyna
lcg-step-SkillTest-ST_1_skill = KR.1 wybierz umiejętność
lcg-step-SkillTest-ST_1_window = okno gracza
lcg-step-SkillTest-ST_2 = KR.2 przeznacz karty
lcg-step-SkillTest-ST_2_window = okno gracza
lcg-step-SkillTest-ST_3 = KR.3 odkryj żeton chaosu
lcg-step-SkillTest-ST_3_revealed = KR.3 skutki odkrytego symbolu
lcg-step-SkillTest-ST_4 = KR.4 rozpatrz symbole
lcg-step-SkillTest-ST_5 = KR.5 wyznacz wartość umiejętności
lcg-step-SkillTest-ST_6 = KR.6 sukces czy porażka
lcg-step-SkillTest-ST_6_settled = KR.6 rozstrzygnięte
lcg-step-SkillTest-ST_7 = KR.7 zastosuj wyniki
lcg-step-SkillTest-retaliate = mściwy wróg
lcg-step-SkillTest-ST_8_return = KR.8 karty, które wracają
lcg-step-SkillTest-ST_8_order = KR.8 kolejność odrzucania
lcg-step-SkillTest-ST_8 = KR.8 test się kończy
lcg-step-SkillTest-waiting = test, który czekał

lcg-procedure-Determine = Sukces czy porażka

lcg-procedure-Results = Wyniki testu
lcg-step-Results-order = wybierz kolejny
lcg-step-Results-after = po wszystkich

lcg-procedure-Thereafter = Efekt, a następnie kolejny
lcg-step-Thereafter-first = pierwszy efekt
lcg-step-Thereafter-then = następnie drugi
lcg-step-Thereafter-after = po obu

lcg-procedure-ChoosingEffect = Wybór efektu
lcg-step-ChoosingEffect-choose = wybierz

lcg-procedure-EnemyPhase = Faza wrogów
lcg-step-EnemyPhase-3_1 = 3.1 faza się rozpoczyna
lcg-step-EnemyPhase-3_2 = 3.2 łowcy się poruszają
lcg-step-EnemyPhase-3_2_window = okno gracza
lcg-step-EnemyPhase-3_3 = 3.3 wrogowie atakują
lcg-step-EnemyPhase-3_3_window = okno gracza
lcg-step-EnemyPhase-3_4_expire = 3.4 kończą się efekty długotrwałe
lcg-step-EnemyPhase-3_4 = 3.4 faza się kończy

lcg-procedure-HunterMove = Ruch łowcy
lcg-step-HunterMove-step = wybierz dokąd

lcg-procedure-MoveTowards = Ruch wrogów
lcg-step-MoveTowards-order = wybierz następnego wroga
lcg-step-MoveTowards-step = wybierz dokąd
lcg-step-MoveTowards-next = następny

lcg-procedure-EndScenario = Koniec scenariusza
lcg-step-EndScenario-game_ends = rozgrywka się kończy
lcg-step-EndScenario-victory = pula zwycięstwa
lcg-step-EndScenario-resolution = zakończenie

lcg-procedure-Eliminations = Eliminacje
lcg-step-Eliminations-each = następny badacz
lcg-step-Eliminations-6_resolution = które zakończenie się liczy?
lcg-step-Eliminations-6 = czy ktoś jeszcze gra?

lcg-procedure-Eliminate = Eliminacja
lcg-step-Eliminate-0 = koniec gry dla tego badacza
lcg-step-Eliminate-0_weaknesses = osłabienia
lcg-step-Eliminate-1 = usuń jego karty
lcg-step-Eliminate-2 = zwróć jego żetony
lcg-step-Eliminate-3 = zostaw jego wrogów
lcg-step-Eliminate-4 = odrzuć karty z obszaru zagrożenia
lcg-step-Eliminate-5 = nowy główny badacz

lcg-procedure-Resign = Rezygnacja

lcg-procedure-Defeat = Pokonanie

lcg-procedure-Initiate = Użycie zdolności
lcg-step-Initiate-costs = zapłać jej koszty
lcg-step-Initiate-opportunity = ataki towarzyszące
lcg-step-Initiate-effect = rozpatrz jej efekt

lcg-procedure-PlayCard = Zagranie karty
lcg-step-PlayCard-cost = zapłać jej koszt
lcg-step-PlayCard-opportunity = ataki towarzyszące
lcg-step-PlayCard-commence = karta zostaje zagrana
lcg-step-PlayCard-place = odrzuć wydarzenie
lcg-step-PlayCard-played = po jej zagraniu

lcg-procedure-Commence = Karta zaczyna być zagrywana

lcg-procedure-EnterPlay = Atut wchodzi do gry

lcg-procedure-TakeControl = Przejęcie kontroli nad atutem

lcg-procedure-Act = Akcja
lcg-step-Act-cost = wydaj akcje
lcg-step-Act-opportunity = ataki towarzyszące
lcg-step-Act-perform = wykonaj ją
lcg-step-Act-waiting = test, który czekał

lcg-procedure-InvestigationPhase = Faza badaczy
lcg-step-InvestigationPhase-2_1 = 2.1 faza się rozpoczyna
lcg-step-InvestigationPhase-2_1_window = okno gracza
lcg-step-InvestigationPhase-2_2 = 2.2 następna tura
lcg-step-InvestigationPhase-2_3_expire = 2.3 kończą się efekty długotrwałe
lcg-step-InvestigationPhase-2_3 = 2.3 faza się kończy

lcg-procedure-Turn = Tura
lcg-step-Turn-2_2 = 2.2 tura się rozpoczyna
lcg-step-Turn-2_2_window = okno gracza
lcg-step-Turn-2_2_1 = 2.2.1 wykonaj akcję
lcg-step-Turn-2_2_2_expire = 2.2.2 kończą się efekty długotrwałe
lcg-step-Turn-2_2_2 = 2.2.2 tura się kończy

lcg-procedure-MythosPhase = Faza mitów
lcg-step-MythosPhase-1_1 = 1.1 runda i faza się rozpoczynają
lcg-step-MythosPhase-1_2 = 1.2 umieść żeton zagłady na tajemnicy
lcg-step-MythosPhase-1_3 = 1.3 sprawdź próg zagłady
lcg-step-MythosPhase-1_4 = 1.4 dobierz karty spotkań
lcg-step-MythosPhase-1_4_window = okno gracza
lcg-step-MythosPhase-1_5_expire = 1.5 kończą się efekty długotrwałe
lcg-step-MythosPhase-1_5 = 1.5 faza się kończy

lcg-procedure-UpkeepPhase = Faza utrzymania
lcg-step-UpkeepPhase-4_1 = 4.1 faza się rozpoczyna
lcg-step-UpkeepPhase-4_1_window = okno gracza
lcg-step-UpkeepPhase-4_3 = 4.3 przygotuj wyczerpane karty
lcg-step-UpkeepPhase-standing = zasady, które zawsze obowiązują
lcg-step-UpkeepPhase-4_4_draw = 4.4 każdy dobiera 1 kartę
lcg-step-UpkeepPhase-4_4_resources = 4.4 każdy zyskuje 1 zasób
lcg-step-UpkeepPhase-4_5 = 4.5 sprawdź liczbę kart na ręce
lcg-step-UpkeepPhase-4_6_expire = 4.6 kończą się efekty długotrwałe
lcg-step-UpkeepPhase-4_6 = 4.6 faza się kończy

lcg-procedure-Round = Runda
lcg-step-Round-I = I. Faza mitów
lcg-step-Round-II = II. Faza badaczy
lcg-step-Round-III = III. Faza wrogów
lcg-step-Round-IV = IV. Faza utrzymania
lcg-step-Round-expire = kończą się efekty trwające całą rundę
lcg-step-Round-ends = runda się kończy

lcg-procedure-SetUp = Przygotowanie gry
lcg-step-SetUp-2 = 2. traumy
lcg-step-SetUp-4 = 4. potasuj talie
lcg-step-SetUp-6 = 6. worek chaosu
lcg-step-SetUp-7 = 7. początkowe zasoby
lcg-step-SetUp-8 = 8. początkowe ręce
lcg-step-SetUp-8_mulligan = 8. wymiana
lcg-step-SetUp-8_weaknesses = 8. osłabienia wracają do talii
lcg-step-SetUp-9 = 9. wstęp
lcg-step-SetUp-10 = 10. przygotuj scenariusz
lcg-step-SetUp-10_encounter_deck = 10. talia spotkań
lcg-step-SetUp-11 = 11. talia tajemnic
lcg-step-SetUp-12 = 12. talia aktów
lcg-step-SetUp-13 = 13. karta pomocy
lcg-step-SetUp-13_then = 13. dalsze polecenia scenariusza

lcg-procedure-PlayScenario = Scenariusz
lcg-step-PlayScenario-set-up = przygotowanie
lcg-step-PlayScenario-round = kolejna runda

## Why the bots would choose something

lcg-advice-clues = do postępu aktu brakuje jeszcze wskazówek: { $count }
lcg-advice-clues-there = są tam wskazówki potrzebne do postępu aktu
lcg-advice-spare = zapas wskazówek może się jeszcze przydać
lcg-advice-goal = o tego wroga chodzi w tym akcie
lcg-advice-threat = ten wróg, zostawiony w spokoju, będzie dalej atakował
lcg-advice-weapon = z tą bronią trafisz pewniej i mocniej
lcg-advice-escape = wyczerpany wróg nie atakuje
lcg-advice-engage = dzięki temu wróg nie zaatakuje nikogo słabszego
lcg-advice-nearer = stamtąd bliżej do tego, co trzeba zrobić
lcg-advice-play = pomoże bardziej, niż kosztuje
lcg-advice-ability = to, co daje, jest teraz warte swojego kosztu
lcg-advice-draw = nic na stole nie jest pilniejsze niż nowa karta
lcg-advice-resource = za karty na ręce trzeba zapłacić
lcg-advice-enough = wszystko inne przyniosłoby więcej szkody niż pożytku
lcg-advice-advance = pora na to, co dalej
lcg-advice-commit = większa szansa jest warta tej karty
lcg-advice-keep-cards = karty przydadzą się później bardziej niż teraz w tym teście
lcg-advice-mulligan = na początku niewiele pomaga
lcg-advice-keep-hand = ta ręka jest dobra na początek
lcg-advice-assign = tam zaszkodzi najmniej
lcg-advice-least-missed = jej będzie brakować najmniej
lcg-advice-buy = wzmacnia talię bardziej niż każdy inny zakup
lcg-advice-save = nic do kupienia nie jest lepsze od tego, co już jest w talii
lcg-advice-stay = znasz tę postać i jej talię
lcg-advice-gift = to mocna karta, i to za darmo
lcg-advice-replacement = ktoś musi grać dalej w twoim imieniu
lcg-advice-no-need = nic z tego, co można zrobić, nie jest teraz warte kosztu
lcg-advice-best = w próbach dalszej gry wychodzi na tym najlepiej
