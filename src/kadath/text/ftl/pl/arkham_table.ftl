### Horror w Arkham: komunikaty podczas gry.

## Gra

arkham-setup-seats = Badacze
arkham-setup-investigators = Kto gra
arkham-setup-board = Plansza
arkham-board-arkham = Arkham
arkham-board-innsmouth = Arkham i Innsmouth
arkham-progress-upkeep = Utrzymanie
arkham-progress-movement = Ruch
arkham-progress-encounters = Spotkania w Arkham
arkham-progress-other_worlds = Spotkania w Innych Światach
arkham-progress-mythos = Mity
arkham-progress-set-up = Przygotowanie
arkham-progress-turn = Tura
arkham-progress-battle = Bitwa, runda
arkham-progress-refresh = Odpoczynek
arkham-progress-attack = Wasz atak
arkham-progress-attacked = Jego atak
arkham-outcome-closed = Ostatnia brama jest zamknięta, droga do Arkham została odcięta. Badacze wygrywają.
arkham-outcome-sealed = Znaki Starszych Bogów na dobre powstrzymują Przedwiecznego. Badacze wygrywają.
arkham-ending-sealed = Znaki Starszych Bogów na dobre powstrzymują { ACC($ancient_one) }. Badacze wygrywają.
arkham-outcome-awakened = Przedwieczny się przebudził i nikt nie stoi mu na drodze. Badacze przegrywają.
arkham-ending-awakened = { $ancient_one } już nie śpi i nikt nie powstrzyma zagłady. Badacze przegrywają.

## Co leży na stole

arkham-kind-track = tor
arkham-kind-space = miejsce
arkham-kind-world = brama
arkham-kind-card = karta
arkham-kind-pile = stos
arkham-kind-mythos = karta Mitów
arkham-kind-gate = karta Bramy
arkham-kind-place = obszar
arkham-group-space = Miasto
arkham-group-investigator = Badacze
arkham-group-monster = Potwory
arkham-group-pile = Talie i żetony
arkham-track-town = Miasto
arkham-track-innsmouth = Innsmouth
arkham-pile-common_item = Przedmioty powszechne
arkham-pile-unique_item = Przedmioty unikatowe
arkham-pile-spell = Zaklęcia
arkham-pile-skill_card = Umiejętności
arkham-pile-ally = Sprzymierzeńcy
arkham-pile-blessing = Błogosławieństwa i Klątwy
arkham-pile-loan = Pożyczki bankowe
arkham-pile-gate_marker = Żetony bram
arkham-pile-mythos_card = Talia Mitów
arkham-pile-gate_card = Talia Bram
arkham-pile-box = Poza grą
arkham-pile-cup = Pula potworów
arkham-number-doom = zagłada
arkham-number-doom-track = tor zagłady
arkham-number-terror = panika
arkham-number-score = wynik
arkham-number-uprising = bunt Istot z Głębin
arkham-number-feds = Wskazówki Federalnych
arkham-number-clues = Wskazówki
arkham-number-modifier = modyfikator
arkham-number-sanity = Poczytalność
arkham-number-most-sanity = maks. Poczytalność
arkham-number-stamina = Wytrzymałość
arkham-number-most-stamina = maks. Wytrzymałość
arkham-number-money = pieniądze
arkham-number-speed = Szybkość
arkham-number-sneak = Skradanie się
arkham-number-fight = Waleczność
arkham-number-will = Wola
arkham-number-lore = Wiedza
arkham-number-luck = Szczęście
arkham-number-trophies = trofea
arkham-number-tokens = żetony
arkham-number-price = cena
arkham-number-cards = karty
arkham-number-monsters = potwory
arkham-mark-martial-law = stan wyjątkowy
arkham-mark-sealed = Znak Starszych Bogów
arkham-mark-closed = zamknięte
arkham-mark-activity = aktywność
arkham-mark-first-player = pierwszy gracz
arkham-mark-delayed = zatrzymanie
arkham-mark-explored = znacznik eksploracji
arkham-mark-arrested = areszt
arkham-mark-exhausted = zakryta
arkham-skill-speed = Szybkość
arkham-skill-sneak = Skradanie się
arkham-skill-fight = Waleczność
arkham-skill-will = Wola
arkham-skill-lore = Wiedza
arkham-skill-luck = Szczęście
arkham-skill-combat = walka
arkham-skill-evade = Uniki
arkham-skill-horror = Przerażenie
arkham-skill-spell = Zaklęcie
arkham-what-sanity = Poczytalność
arkham-what-stamina = Wytrzymałość
arkham-what-clues = Wskazówki
arkham-what-money = dolary
arkham-points-sanity = { $amount } { $amount ->
    [one] punkt
    [few] punkty
   *[many] punktów
} Poczytalności
arkham-points-stamina = { $amount } { $amount ->
    [one] punkt
    [few] punkty
   *[many] punktów
} Wytrzymałości
arkham-points-clues = { $amount } { $amount ->
    [one] Wskazówkę
    [few] Wskazówki
   *[many] Wskazówek
}
arkham-points-money = { $amount ->
    [one] { $amount } dolara
    [few] { $amount } dolary
   *[many] { $amount } dolarów
}
arkham-state-insane = obłęd
arkham-state-unconscious = ogłuszenie
arkham-why-doom = tor zagłady jest pełny
arkham-why-gates = otwarto zbyt wiele bram
arkham-why-markers = zabrakło żetonów bram
arkham-why-monsters = pula potworów jest pusta
arkham-why-overrun = potwory opanowały miasto
arkham-deck-gate_card = Talia Bram
arkham-deck-mythos_card = Talia Mitów

## Pytania

arkham-ask-mend-roll = { $dice_count ->
    [0] { $who }: nie ma czym rzucać. { $ways ->
        [clues] Wydaj Wskazówki na test albo zostaw tak, jak jest
        [use] Użyj czegoś albo zostaw tak, jak jest
       *[both] Wydaj Wskazówki na test, użyj czegoś albo zostaw tak, jak jest
    }
   *[other] { $who }: { $dice_count ->
        [1] na kości
       *[other] na kościach
    } { $dice }. { $ways ->
        [clues] Wydaj Wskazówki albo zostaw wynik
        [use] Użyj czegoś albo zostaw wynik
       *[both] Wydaj Wskazówki, użyj czegoś albo zostaw wynik
    }
}
arkham-ask-help-check = { $who }: czy pomagasz w teście?
arkham-ask-reroll-die = { $who }: wybierz kość do przerzucenia
arkham-ask-heal-whom = { $who }: wybierz, kogo uzdrawiasz
arkham-ask-enchant-weapon = { $who }: wybierz broń, którą zaklinasz
arkham-ask-before-horror = { $who }: czy używasz czegoś przed testem Przerażenia?
arkham-ask-fight-or-flee = { $who }: walczyć z { INS($monster) } czy uciekać?
arkham-ask-wield = { $who }: wybierz, co bierzesz do rąk
arkham-ask-lose-items = { $who }: wybierz { $to_lose } { $to_lose ->
    [one] przedmiot
    [few] przedmioty
   *[many] przedmiotów
} do stracenia ({ $state })
arkham-ask-trade = { $who }: zaproponuj wymianę
arkham-ask-agree-trade = { $who }: czy zgadzasz się na wymianę, którą proponuje { $by }?
arkham-ask-movement = { $foes ->
    [0] { $goes_on ->
        [1] { $who }: ruch ({ $points ->
            [one] został 1 punkt ruchu
            [few] zostały { $points } punkty ruchu
           *[many] zostało { $points } punktów ruchu
        })
       *[0] { $points ->
            [0] { $who }: nie masz już punktów ruchu
           *[other] { $who }: twój ruch dobiegł końca
        }
    }
    [one] { $goes_on ->
        [1] { $who }: uniknij { GEN($monster) }, żeby pójść dalej, albo walcz: to kończy twój ruch
       *[0] { $who }: uniknij { GEN($monster) } albo walcz; potem twój ruch się kończy
    }
   *[other] { $goes_on ->
        [1] { $who }: uniknij wszystkich potworów w tym miejscu (zostało: { $foes }), żeby pójść dalej, albo walcz: to kończy twój ruch
       *[0] { $who }: każdego potwora w tym miejscu uniknij albo z nim walcz (zostało: { $foes }); potem twój ruch się kończy
    }
}
arkham-ask-take-clues = { $who }: ile Wskazówek zabierasz?
arkham-ask-take-clue = { $here ->
    [1] { $who }: czy bierzesz Wskazówkę { FROM($space) }?
   *[other] { $who }: kto bierze Wskazówkę { FROM($space) }?
}
arkham-ask-return-where = { $who }: wybierz miejsce powrotu
arkham-ask-return-gate = { $who }: wybierz bramę, przez którą wracasz
arkham-ask-upkeep = { $who }: { $due ->
    [0] czy używasz czegoś w fazie Utrzymania?
   *[other] rozegraj Utrzymanie w dowolnej kolejności; po „Dalej” nastąpi to, co obowiązkowe
}
arkham-ask-sliders = { $who }: { $is_free ->
    [1] ustaw suwaki umiejętności tak, jak chcesz
   *[other] przesuń suwaki umiejętności, łącznie najwyżej o { $most }
}
arkham-ask-seal = { $who }: czy płacisz za zapieczętowanie bramy { AT($space) }?
arkham-ask-encounter = { $who } { AT($space) }: co robisz?
arkham-ask-encounter-card = { $who } { AT($space) }: wybierz spotkanie
arkham-ask-surge-extra = { $who }: wybierz bramy, z których wyłoni się jeden potwór więcej
arkham-ask-surge-limit = { $who }: wybierz bramy, przy których pojawią się potwory; reszta trafi na Peryferia
arkham-ask-monster-where = { $who }: wybierz, dokąd rusza { $monster }
arkham-ask-choose-effect = { $who }: wybierz, co się stanie
arkham-ask-choose-effect-by = { $who }: wybierz, co się stanie ({ $thing })
arkham-ask-order-forced = { $who }: wybierz, co nastąpi najpierw
arkham-ask-react = { $who }: czy używasz teraz czegoś?
arkham-ask-react-loss = { $who }: masz stracić { $points }. Używasz czegoś?
arkham-ask-lend-clue = { $who }: czy pozwalasz wydać swoją Wskazówkę?
arkham-ask-spend-clue = { $who }: wybierz, co zostanie wydane jako Wskazówka
arkham-ask-keep-cards = { $who }: wybierz { $keep } { $keep ->
    [one] kartę
    [few] karty
   *[many] kart
} do zatrzymania
arkham-ask-take-card = { $who }: wybierz kartę, którą bierzesz
arkham-ask-discard-cards = { $who }: wybierz { $many } { $many ->
    [one] kartę
    [few] karty
   *[many] kart
} do odrzucenia
arkham-ask-buy = { $who }: wybierz, co kupujesz (masz { $points })
arkham-ask-sell = { $who }: wybierz, co sprzedajesz
arkham-ask-spend-trophy = { $who }: wybierz trofeum do wydania (brakuje jeszcze żywotności: { $due })
arkham-ask-spend-one-trophy = { $who }: wybierz trofeum do wydania
arkham-ask-choose-number = { $who }: { $pays ->
    [clues] wybierz, ile Wskazówek wydajesz
    [money] wybierz, ile dolarów wydajesz
    [sanity] wybierz, ile Poczytalności wydajesz
    [stamina] wybierz, ile Wytrzymałości wydajesz
   *[none] wybierz, ile tracisz: im więcej, tym więcej zyskasz
}
arkham-ask-mix-points = { $who }: { $is_loss ->
    [1] wybierz, co tracisz
   *[0] wybierz, co otrzymujesz
} (łącznie: { $amount })
arkham-ask-pass-check = { $who }: czy zdajesz test za opłatą?
arkham-ask-pay-or-not = { $who }: { $costs_count ->
    [0] wybierz, co się stanie
   *[other] płacisz czy nie?
}
arkham-ask-pay-or-not-by = { $who }: { $costs_count ->
    [0] wybierz, co się stanie
   *[other] płacisz czy nie?
} ({ $thing })
arkham-ask-help-prisoners = { $who }: czy pomagasz uwięzionym w celi?
arkham-ask-raid-space = { $who }: wybierz, o czym dowiedzą się Federalni
arkham-option-raid = { $space }
arkham-ask-free-whom = { $who }: wybierz, kogo uwalniasz

## Potwierdzanie wyboru

arkham-confirm-sliders = { $count ->
    [0] Zostaw suwaki
   *[other] Ustaw: { $things }
}
arkham-confirm-lose-items = Strać: { $things }
arkham-confirm-trade = { $count ->
    [0] Nic nie wymieniaj
   *[other] Zaproponuj: { $things }
}
arkham-confirm-surge-extra = Jeden więcej: { $things }
arkham-confirm-surge-limit = Pojawią się tu: { $things }
arkham-confirm-wield = { $count ->
    [0] Walcz gołymi rękami
   *[other] Weź do rąk: { $things }
}
arkham-confirm-keep-cards = Zatrzymaj: { $things }
arkham-confirm-discard-cards = Odrzuć: { $things }

## Możliwości

arkham-option-pass = { $prompt ->
    [encounter] Nic nie rób przy bramie
    [seal] Nie pieczętuj
    [take-clue] Zostaw ją tam
    [pay-or-not] Nie płać
    [buy] Nic nie kupuj
    [pass-check] Wykonaj test
   *[other] Nic nie rób
}
arkham-option-done = { $prompt ->
    [movement] { $clues ->
        [0] Zakończ ruch
        [one] Zakończ ruch i zabierz Wskazówkę
        [few] Zakończ ruch i zabierz { $clues } Wskazówki
       *[many] Zakończ ruch i zabierz { $clues } Wskazówek
    }{ $watch ->
        [none] {""}
       *[other] ; stan wyjątkowy: zdaj test Uników ({ $watch }) albo trafisz do aresztu
    }
    [mend-roll] { $dice ->
        [0] Zostaw tak, jak jest
       *[other] Zostaw wynik
    }{ $helpers_count ->
        [0] {""}
       *[other] {" "}(możliwa jeszcze pomoc: { $helpers })
    }
    [wield] Zaatakuj
    [sliders] { $slid ->
        [0] Zostaw suwaki
       *[other] Ustaw suwaki
    }
    [upkeep] Dalej
    [other-world] Dalej
    [back-in-town] Zostaw je w spokoju
    [trade] Zaproponuj
   *[other] Gotowe
}
arkham-option-leave = { $clues ->
    [one] Zakończ ruch i zostaw Wskazówkę
   *[other] Zakończ ruch i zostaw Wskazówki
}{ $watch ->
    [none] {""}
   *[other] ; stan wyjątkowy: zdaj test Uników ({ $watch }) albo trafisz do aresztu
}
arkham-option-move = Idź { TO($space) }{ $lying_count ->
    [0] {""}
   *[other] {" "}({ $lying })
}
arkham-lying-clues = { $amount } { $amount ->
    [one] Wskazówka
    [few] Wskazówki
   *[many] Wskazówek
}
arkham-lying-gate = brama { TO($world) }
arkham-option-return = { $space }{ $lying_count ->
    [0] {""}
   *[other] {" "}({ $lying })
}
arkham-option-more = { $space }
arkham-option-here = { $space }
arkham-option-to = { $space }
arkham-option-evade = Uniknij { GEN($monster) }{ $harm_count ->
    [0] {""}
   *[other] {" "}({ $harm })
}
arkham-option-fight = Walcz z { INS($monster) }{ $harm_count ->
    [0] {""}
   *[other] {" "}({ $harm })
}
arkham-harm-evade = porażka kosztuje { $points }
arkham-harm-horror = możesz stracić { $points }
arkham-harm-fight = { $points } za każdą przegraną rundę
arkham-harm-lost = jeśli przegrasz, gubisz się w czasie i przestrzeni
arkham-harm-dragged = jeśli przegrasz, potwór wciąga cię w bramę
arkham-harm-devoured = jeśli ci się nie uda, potwór cię pochłania
arkham-option-flee = Ucieknij przed { INS($monster) }
arkham-option-break-off = Przerwij walkę z { INS($monster) }
arkham-option-lose = Strać { ACC($card) }
arkham-option-wield = Weź do ręki { ACC($card) }
arkham-option-weapon = { $card }
arkham-option-heal = { $who }
arkham-option-clue-to = Bierze ją { $who }
arkham-option-use = { $card }{ $amount ->
    [0] {""}
   *[other] {" "}({ $points })
}: { $text }
arkham-option-ability = { $card }: { $text }
arkham-option-own = Zdolność { GEN($card) }{ $amount ->
    [0] {""}
   *[other] {" "}({ $points })
}: { $text }
arkham-option-trigger = { $card }{ $amount ->
    [0] {""}
   *[other] {" "}({ $points })
}: { $text }
arkham-option-effect = { $text }
arkham-on-kept-card = Na tej karcie: { $text }
arkham-option-give = { $role ->
    [giver] Daj { DAT($to) } { ACC($card) }
    [receiver] Weź od { GEN($who) } { ACC($card) }
   *[other] { $who } daje { DAT($to) } { ACC($card) }
}
arkham-option-agree = Zgoda
arkham-option-refuse = Odmowa
arkham-option-pay = { $role ->
    [giver] Daj { DAT($to) }
    [receiver] Weź od { GEN($who) }
   *[other] { $who } daje { DAT($to) }
} { $amount ->
    [one] { $amount } dolara
    [few] { $amount } dolary
   *[many] { $amount } dolarów
}
arkham-option-trade = Wymień się
arkham-option-close = Zamknij bramę: { $skill }
arkham-option-seal = Zapieczętuj za { $number } { $number ->
    [one] Wskazówkę
    [few] Wskazówki
   *[many] Wskazówek
}
arkham-option-encounter = Odbądź spotkanie
arkham-option-entry = { $reads }
arkham-option-slide = { $skill } { $value }, { $other } { $other_value }
arkham-option-take = { $number ->
    [0] Zostaw wszystkie
    [one] Zabierz { $number } Wskazówkę
    [few] Zabierz { $number } Wskazówki
   *[many] Zabierz { $number } Wskazówek
}
arkham-option-clue = { $is_own ->
    [1] Wydaj Wskazówkę
   *[other] Wydaj Wskazówkę ({ $card })
}
arkham-option-die = Kość z wynikiem { $number }
arkham-option-lend = Zgoda
arkham-option-keep = Zatrzymaj { ACC($card) }
arkham-option-take-card = { $card }
arkham-option-discard = Odrzuć { ACC($card) }
arkham-option-buy = { $paid ->
    [money] Kup { ACC($card) } za { $points }: { $reads }
   *[other] { $text } – { $card }: { $reads }
}
arkham-option-sell = Sprzedaj { ACC($card) }
arkham-option-trophy = { $monster } (żywotność { $toughness })
arkham-option-number = { $number }
arkham-option-mix = { $second ->
    [0] Poczytalność: { $first }
   *[other] { $first ->
        [0] Wytrzymałość: { $second }
       *[other] Poczytalność: { $first }, Wytrzymałość: { $second }
    }
}
arkham-option-pass-check = Zdaj test: { $text }
arkham-option-pay-cost = Zapłać
arkham-option-ride = Jedź { TO($space) } za 1 dolara
arkham-option-halt = Zatrzymaj się tu mimo straży{ $watch ->
    [none] {""}
   *[other] : zdaj test Uników ({ $watch }) albo trafisz do aresztu
}
arkham-option-evidence = Przekaż Federalnym Wskazówkę na temat { GEN($space) }
arkham-option-bribe = Wydaj Wskazówkę: uwięzieni w celi dobierają w tej turze 2 karty więcej
arkham-option-sneak-in = Spróbuj po cichu: wykonaj test Skradania się (−1); bez sukcesu możesz trafić do aresztu
arkham-option-free = { $who }

## Co się stało

arkham-log-turn = Tura { $turn }
arkham-log-phase = { $phase }.
arkham-phase-upkeep = Utrzymanie
arkham-phase-movement = Ruch
arkham-phase-encounters = Spotkania w Arkham
arkham-phase-other_worlds = Spotkania w Innych Światach
arkham-phase-mythos = Mity
arkham-log-joins = { $who } przybywa do Arkham.
arkham-log-moved = { $who } idzie { TO($space) }.
arkham-log-sliders = { $who } przesuwa suwaki umiejętności: { $skills }.
arkham-log-stands-up = { $who } nie jest już { GENDER($who) ->
    [f] zatrzymana
   *[m] zatrzymany
}.
arkham-log-delayed = { $who } zostaje { GENDER($who) ->
    [f] zatrzymana
   *[m] zatrzymany
}.
arkham-log-arrested = { $who } trafia do aresztu.
arkham-log-lost = { $who } gubi się w czasie i przestrzeni.
arkham-log-loses-turn = { $who } traci następną turę.
arkham-log-devoured = { $sheet } zostaje { GENDER($sheet) ->
    [f] pochłonięta
   *[m] pochłonięty
}.
arkham-log-falls = { $state_key ->
    [insane] { $who } popada w obłęd.
   *[other] { $who } zostaje { GENDER($who) ->
        [f] ogłuszona
       *[m] ogłuszony
    }.
}
arkham-log-wake = { $who } budzi się { AT($space) }.
arkham-log-lost-item = { $who } traci { ACC($card) }.
arkham-log-lose = { $who } traci { $points }.
arkham-log-lowers = { $what_key ->
    [sanity] { $who }: maksimum Poczytalności spada do { $most }.
   *[other] { $who }: maksimum Wytrzymałości spada do { $most }.
}
arkham-log-gain = { $who } zyskuje { $points }.
arkham-log-draw = { $who } dobiera { ACC($card) }.
arkham-log-draw-gate = { $who } dobiera bramę do { GEN($card) } jako trofeum.
arkham-log-receive = { $who } otrzymuje { ACC($card) }.
arkham-log-buy = { $who } kupuje { ACC($card) } za { $points }.
arkham-log-use = { $who } korzysta ze zdolności { GEN($thing) }.
arkham-log-works = Działa zdolność { GEN($thing) }.
arkham-log-ability = { $thing }: { $text }
arkham-log-check = { $dice_count ->
    [0] { $passed ->
        [1] { $who } zdaje test bez rzutu ({ $check }).
       *[other] { $who } nie ma czym rzucać ({ $check }): { $counts ->
            [1] bez sukcesów
           *[other] test niezdany
        }.
    }
   *[other] { $who } wyrzuca { $dice } ({ $check }{ $clues ->
        [0] {""}
        [one] , za { $clues } Wskazówkę
        [few] , za { $clues } Wskazówki
       *[many] , za { $clues } Wskazówek
    }): { $counts ->
        [1] { $successes ->
            [one] { $successes } sukces
            [few] { $successes } sukcesy
           *[many] { $successes } sukcesów
        }
       *[other] { $passed ->
            [1] test zdany
           *[other] test niezdany
        }
    }.
}
arkham-log-die = Wynik rzutu: { $rolled }.
arkham-log-fights = { $who } walczy z { INS($monster) }.
arkham-log-evades = { $who } próbuje uniknąć { GEN($monster) }.
arkham-log-defeat = { $who } pokonuje { ACC($monster) }.
arkham-log-give = { $who } daje { DAT($to) } { ACC($card) }.
arkham-log-pay = { $who } daje { DAT($to) } { $amount ->
    [one] { $amount } dolara
    [few] { $amount } dolary
   *[many] { $amount } dolarów
}.
arkham-log-refused = { $who } odmawia wymiany.
arkham-log-encounter = { $who } odbywa spotkanie { AT($space) }: { $reads }
arkham-log-gate-card = { $who } odbywa spotkanie { AT($world) }: { $reads }
arkham-log-shuffled = { $deck } zostaje przetasowana.
arkham-log-through = { $who } przechodzi przez bramę { TO($world) }.
arkham-log-returns = { $who } wraca { TO($space) }.
arkham-log-gate = { AT($space) } otwiera się brama { TO($world) }.
arkham-log-gate-moves = Brama { TO($world) } przenosi się { TO($space) }.
arkham-log-gate-turns = Brama { AT($space) } prowadzi teraz { TO($world) }.
arkham-log-prevented = { AT($space) } brama się nie otwiera.
arkham-log-closes = Brama { TO($world) } { AT($space) } się zamyka.
arkham-log-sealed = Znak Starszych Bogów pieczętuje { ACC($space) }.
arkham-log-spend-gate = { $who } wydaje trofeum za bramę { TO($world) }.
arkham-log-doom = Zagłada: { $doom } z { $size }.
arkham-log-battle-round = Ostateczna bitwa, runda { $round }.
arkham-log-hits = Sukcesy na kolejny żeton zagłady: { $hits } z { $needed }.
arkham-log-ancient-attacks = { $ancient_one } atakuje.
arkham-log-terror = Poziom paniki wzrasta do { $level }.
arkham-log-ally-leaves = { $card } opuszcza Arkham.
arkham-log-closed = { $space } { GENDER($space) ->
    [pl] zostają zamknięte
    [f] zostaje zamknięta
    [n] zostaje zamknięte
   *[m] zostaje zamknięty
}.
arkham-log-appears = { $space_key ->
    [outskirts] Na Peryferia trafia { $monster }.
    [encounter] Pojawia się { $monster }.
   *[other] { AT($space) } pojawia się { $monster }.
    }
arkham-log-leaves = { $space_key ->
    [encounter] { $monster } znika.
   *[other] { $monster } znika z planszy.
}
arkham-log-swept = { $monsters_count ->
    [one] Do puli potworów wraca
   *[other] Do puli potworów wracają
}: { $monsters }.
arkham-log-vortex = { $monster } znika w worteksie koło Innsmouth.
arkham-log-overflow = Peryferia się przepełniają i wszystkie potwory stamtąd wracają do puli: { $monsters }.
arkham-log-monster-moves = { $space_key ->
    [sky] { $monster } wzlatuje w Przestworza.
   *[other] { $monster } idzie { TO($space) }.
}
arkham-log-surge = Spotęgowanie potworów: { $monsters }.
arkham-log-mythos = Karta Mitów: „{ $card }”.
arkham-log-mythos-effect = „{ $card }”: { $reads }
arkham-log-mythos-leaves = „{ $card }” przestaje działać.
arkham-log-no-weather = { $thing } nie dopuszcza Pogody: „{ $card }” nie działa.
arkham-log-weather-skipped = { $thing } nie dopuszcza Pogody: zamiast niej dobiera się kolejną kartę.
arkham-log-not-first = „{ $card }” nie może rozpocząć gry: zamiast niej dobiera się kolejną kartę.
arkham-log-second-rumor = „{ $card }” nie działa: inna Pogłoska jest już w grze.
arkham-log-clue = { AT($space) } pojawia się Wskazówka.
arkham-log-awakens = { $ancient_one } się budzi: { $why }!
arkham-log-discard = { $who } odrzuca { ACC($card) }.
arkham-log-sell = { $who } sprzedaje { ACC($card) } za { $money ->
    [one] { $money } dolara
    [few] { $money } dolary
   *[many] { $money } dolarów
}.
arkham-log-spend_trophy = { $who } wydaje trofeum za { ACC($monster) }.
arkham-log-pays = { $who } płaci { $points } za { ACC($card) }.
arkham-log-spends = { $who } płaci { $points }.
arkham-log-spend-clues = { $who } wydaje { $points }.
arkham-log-lend-clue = { $by } wydaje Wskazówkę za { ACC($who) }.
arkham-log-serves-as-clue = { $who } używa { GEN($card) } jako Wskazówki.
arkham-log-martial-law = W Innsmouth ogłoszono stan wyjątkowy.
arkham-log-burst = Brama rozrywa Znak Starszych Bogów { AT($space) }.
arkham-log-jail-help = { $who } pomaga uwięzionym w celi.
arkham-log-freed = { $who } wydostaje się z celi.
arkham-log-uprising = Bunt Istot z Głębin: { $tokens }.
arkham-log-tracks-cleared = Nalot Federalnych na Innsmouth: oba tory zostają opróżnione.
arkham-log-raid = Federalni dostają Wskazówkę na temat { GEN($space) }.
arkham-why-uprising = Istoty z Głębin się zbuntowały

## Dlaczego nie

arkham-why-not-still = Twój ruch w tej turze już się skończył.
arkham-why-not-no-points = Nie masz już punktów ruchu.
arkham-why-not-far = To { $steps } { $steps ->
    [one] krok
    [few] kroki
   *[many] kroków
} stąd, a idzie się krok po kroku: masz jeszcze { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
} ruchu.
arkham-why-not-monsters = Najpierw musisz uniknąć tutejszych potworów albo z nimi walczyć.
arkham-why-not-closed = Ten obszar jest zamknięty.
arkham-why-not-no-fare = Przejazd kosztuje 1 dolara.
arkham-why-not-no-gate = Nie ma tu otwartej bramy.
arkham-why-not-gate-here = Przy otwartej bramie nie ma tu spotkań.
arkham-why-not-phase = Tego można użyć tylko w innej fazie.
arkham-why-not-alone = Nie ma tu nikogo innego do wymiany.
arkham-why-not-no-goods = Nikt tutaj nie ma nic na wymianę.
arkham-why-not-traded = Wymiana właśnie się odbyła i od tego czasu nic się nie zmieniło.
arkham-why-not-dealt-with = Ten potwór jest już za tobą.
arkham-why-not-ambush = Przed potworem z Zasadzką nie można uciec.
arkham-why-not-cornered = Temu potworowi nie można się wymknąć.
arkham-why-not-too-dear = Kosztuje { $price ->
    [one] { $price } dolara
    [few] { $price } dolary
   *[many] { $price } dolarów
}, a tyle nie masz.
arkham-why-not-no-clues = Nie masz na to żetonu Wskazówek.
arkham-why-not-to-act = Poczekaj na pytanie, co chcesz zrobić.
arkham-why-not-to-move = Chodzić można tylko w fazie Ruchu, w swojej kolejce.
arkham-why-not-to-face = Z potworami mierzysz się, gdy zatrzymujesz się tam, gdzie są, albo chcesz iść dalej.
arkham-why-not-to-trade = Wymieniać się można tylko w fazie Ruchu, w swojej kolejce.

## Rozdziały instrukcji

arkham-procedure-PassingTheWatch = Stan wyjątkowy
arkham-procedure-JailBreak = Ucieczka z więzienia
arkham-procedure-HelpingPrisoners = Zaułek Konowała
arkham-procedure-Vanishing = W worteksie
arkham-procedure-HelpingRaid = Nalot Federalnych
arkham-procedure-SpendingClue = Wydanie Wskazówki
arkham-procedure-SpendingClues = Wydanie Wskazówek
arkham-procedure-PayingClues = Zapłata Wskazówkami
arkham-procedure-HavingToPay = Przymus zapłaty
arkham-procedure-Defeating = Pokonanie potwora
arkham-procedure-Arms = Dłonie
arkham-procedure-Fight = Walka
arkham-procedure-Moves = Ruch
arkham-procedure-Affects = Efekt
arkham-procedure-HoldsUp = Efekt
arkham-procedure-Phase = Faza
arkham-procedure-Drawing = Dobieranie kart
arkham-procedure-Searching = Przeszukiwanie talii
arkham-procedure-Parting = Odrzucanie kart
arkham-procedure-SpendingTrophies = Wydawanie trofeów
arkham-procedure-Mixing = Podział punktów
arkham-procedure-Taking = Branie karty
arkham-procedure-CheckingTable = Test z karty
arkham-procedure-Offering = Oferta
arkham-procedure-ChoosingNumber = Wybór liczby
arkham-procedure-InTurn = Po kolei
arkham-procedure-Shopping = Zakupy
arkham-procedure-Selling = Sprzedaż
arkham-procedure-Doing = Efekty
arkham-procedure-Choosing = Wybór
arkham-procedure-Window = Reakcje
arkham-procedure-Event = Zdarzenie
arkham-procedure-Announced = Zdarzenie
arkham-procedure-Collector = Efekt
arkham-procedure-Resolution = Efekt
arkham-procedure-Period = Okres
arkham-procedure-Paying = Opłacanie kosztu
arkham-procedure-Using = Użycie zdolności
arkham-procedure-UsingCard = { arkham-procedure-Using }
arkham-procedure-SkillCheck = Test umiejętności
arkham-procedure-RerollingDie = Przerzut kości
arkham-procedure-Losing = Strata
arkham-procedure-Combat = Walka
arkham-procedure-Evading = Unikanie
arkham-procedure-Healing = Leczenie
arkham-procedure-Checking = Test z karty
arkham-procedure-Becoming = Zmiana stanu
arkham-procedure-Falling = Obłęd lub ogłuszenie
arkham-procedure-GoingInsane = Obłęd
arkham-procedure-Fainting = Ogłuszenie
arkham-procedure-CastingSpell = Rzucanie Zaklęcia
arkham-procedure-ChoosingWeapon = Wybór broni
arkham-procedure-Awakening = Przedwieczny się budzi
arkham-procedure-RaisingTerror = Wzrost paniki
arkham-procedure-PlacingMonsters = Pojawiają się potwory
arkham-procedure-DrawingMonster = Dobranie potwora
arkham-procedure-DrawingMonsters = Potwory z puli
arkham-procedure-DrawingTrophies = Trofea z puli
arkham-procedure-DrawingSymbol = Losowanie symbolu
arkham-procedure-Capturing = Potwory na Pogłosce
arkham-procedure-PayingTribute = Wskazówka od każdego
arkham-procedure-OpeningGate = Otwiera się brama
arkham-procedure-GateAppears = Otwiera się brama
arkham-procedure-MovingMonsters = Ruch potworów
arkham-procedure-Activating = Ruch potwora
arkham-procedure-MovingMonster = Ruch potwora
arkham-procedure-Surging = Spotęgowanie potworów
arkham-procedure-MythosPhase = Mity
arkham-procedure-ResolvingMythos = Karta Mitów
arkham-procedure-UpkeepPhase = Utrzymanie
arkham-procedure-Upkeep = Utrzymanie Badacza
arkham-procedure-Sliding = Suwaki umiejętności
arkham-procedure-Replacing = Nowy Badacz
arkham-procedure-Equipping = Wyposażenie
arkham-procedure-SettingUp = Przygotowanie
arkham-procedure-TryingToClose = Zamykanie bramy
arkham-procedure-Closing = Brama się zamyka
arkham-procedure-UsingElderSign = Znak Starszych Bogów
arkham-procedure-EncountersPhase = Spotkania w Arkham
arkham-procedure-ArkhamEncounter = Spotkanie Badacza
arkham-procedure-HavingEncounter = Karta Obszaru
arkham-procedure-Encountering = Spotkanie
arkham-procedure-OtherWorldsPhase = Spotkania w Innych Światach
arkham-procedure-OtherWorldEncounter = Karta Bramy
arkham-procedure-MovingOn = W Innym Świecie
arkham-procedure-StayingPut = Bez ruchu
arkham-procedure-Returning = Powrót
arkham-procedure-Trading = Wymiana
arkham-procedure-MovementPhase = Ruch
arkham-procedure-Movement = Ruch Badacza
arkham-procedure-Turn = Tura
arkham-procedure-WholeGame = Horror w Arkham
