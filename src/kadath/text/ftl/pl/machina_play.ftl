### Pytania, wybory i zdarzenia w grze Machina Arcana.

machina-ask-whose-turn = Kto rozgrywa następną turę?
machina-ask-explorer-action = { $explorer }: wybierz akcję
machina-ask-choose-target = { $card }: wybierz cel
machina-ask-between-actions = { $next ->
    [turn] Zanim { $who } wykona następną akcję: użyj czegoś albo spasuj
   *[monsters] Przed fazą rozstawiania: użyj czegoś albo spasuj
}
machina-ask-choose-unit = { $card }: „{ $does }” Wybierz jednostkę
machina-ask-choose-effect = { $card }: wybierz efekt do rozpatrzenia
machina-ask-convert = { $who }: ile zdrowia zamieniasz w esencję?
machina-ask-draw-items = { $items ->
    [1] { $explorer }: dobierz { $number } { $number ->
        [one] przedmiot
        [few] przedmioty
       *[many] przedmiotów
    } i zachowaj jeden. Z których talii?
   *[other] { $explorer }, przedmiot { $at_item } z { $items }: dobierz { $number } i zachowaj jeden. Z których talii?
}
machina-ask-keep-item = { $items ->
    [1] { $explorer }: { $number ->
        [1] kto zachowuje dobrany przedmiot?
       *[other] zachowaj jeden z { $number } dobranych przedmiotów
    }
   *[other] { $explorer }, przedmiot { $at_item } z { $items }: { $number ->
        [1] kto zachowuje dobrany?
       *[other] zachowaj jeden z { $number } dobranych
    }
}
machina-ask-keep-cards = { $explorer }: wybierz, co zachowujesz na następny scenariusz
machina-ask-keep-made = { $explorer }: zachowaj jedną kartę z warsztatu
machina-ask-exchange-items = { $explorer }: zamień dobrane karty na swoje przedmioty albo kontynuuj
machina-ask-return-items = { $explorer }: wybierz karty, które wracają na wierzch talii; pozostałe zostają zniszczone
machina-ask-equip-kept = { $explorer }: wyposażyć się od razu w { ACC($item) }?
machina-ask-enter-where = { $explorer }: wybierz, gdzie wejść
machina-ask-exit-where = Wybierz brzeg kafelka planszy na żeton wyjścia
machina-ask-explore-where = { $explorer }: wybierz brzeg kafelka planszy do eksploracji
machina-ask-flip-tile = { $explorer }: która strona wierzchniego kafelka planszy ma być u góry?
machina-ask-gather = { $unit } ma stracić { $health } { $health ->
    [one] punkt
    [few] punkty
   *[many] punktów
} zdrowia. Stracić zamiast tego esencję?
machina-ask-give-item = { $explorer }: wybierz przedmiot, który oddajesz
machina-ask-return-item = { $explorer }: oddać przedmiot w zamian?
machina-ask-light-for = Komu oświetlić pole rozdziału?
machina-ask-light-where = { $explorer }: wybierz pole rozdziału do oświetlenia
machina-ask-monster-step = { $monster }: wybierz następny krok
machina-ask-move = { $unit }: wybierz krok albo zakończ ruch; { $left ->
    [one] zostało 1 pole
    [few] zostały { $left } pola
   *[many] zostało { $left } pól
}
machina-ask-order-forced = Wybierz, co zostanie rozpatrzone najpierw
machina-ask-raise-attack = { $attacker }: wynik { $result }; by trafić { ACC($missed) }, potrzeba { $needed }. Stracić esencję, by zwiększyć wynik?
machina-ask-react = Użyj zdolności albo spasuj
machina-ask-sacrifice = { $explorer }: wybierz z wyposażenia przedmiot, który zostanie zniszczony
machina-ask-share-essence = { $explorer }: kto traci { $amount } { $amount ->
    [one] punkt
    [few] punkty
   *[many] punktów
} esencji?
machina-ask-agree-to-pay = Wesprzeć { ACC($explorer) } swoją esencją?
machina-ask-spawn-where = { $monster }: wybierz miejsce pojawienia się
machina-ask-teleport = { $unit }: wybierz cel teleportacji
machina-ask-trade = { $explorer } i { $other }: które przedmioty zmieniają właściciela?
machina-ask-agree-to-trade = { $other }: zgodzić się na wymianę z { INS($explorer) }?
machina-ask-unequip-item = { $who }: wybierz przedmiot do usunięcia z wyposażenia
machina-ask-use-inventory = { $whose }: rozmieść ekwipunek
machina-confirm-keep-cards = Zachowaj: { $count }
machina-confirm-return-items = { $count ->
    [0] Zniszcz: { $rest }
   *[other] { $rest ->
        [0] Odłóż na talie: { $count }
       *[other] Odłóż na talie: { $count }, zniszcz: { $rest }
    }
}
machina-confirm-share-essence = Zapłać w ten sposób
machina-confirm-trade = { $count ->
    [0] Nic nie wymieniaj
   *[other] Wymień: { $count }
}
machina-confirm-use-inventory = Tak zostaje
machina-occasion-between = zdolności pomiędzy akcjami odkrywców
machina-occasion-monsters = zdolności pomiędzy akcjami potworów
machina-occasion-equipping = wyposażenie w przedmiot, na który jest miejsce
machina-occasion-aiming = cel ataku, w którego zasięgu jest tylko jeden wróg
machina-occasion-walking = krok potwora w drodze, gdy kilka jest równie dobrych
machina-occasion-raising = esencja, która tylko pomogłaby atakowi trafić odkrywców

machina-option-turn = { $explorer }
machina-option-move = { $how ->
    [teleports] { $plain ->
        [yes] Teleportacja: { $space } ({ $direction })
       *[no] Teleportacja: { $space } ({ $direction }; { $ground })
    }
   *[walks] { $plain ->
        [yes] Ruch: { $direction }
       *[no] Ruch: { $direction } ({ $ground })
    }
}
machina-option-step = { $plain ->
    [yes] { $direction }
   *[no] { $direction } ({ $ground })
}
machina-option-space = { $space }
machina-whose-card = { $card } ({ $who })
machina-whose-ability = { $whose ->
    [own] Własna zdolność
    [unit] Zdolność { GEN($card) }
   *[card] { $card }
}
machina-option-use = { $aimed ->
    [at-one] { $ability }: { $text } Jedyny cel: { $only }.
   *[no] { $ability }: { $text }
}
machina-option-trigger = { $ability }: { $text }
machina-option-effect = { $text }
machina-option-done = { $ask ->
    [explorer-action] Zakończ turę{ $stamina ->
        [0] {""}
        [one] ; został { $stamina_points }
        [few] ; zostały { $stamina_points }
       *[many] ; zostało { $stamina_points }
    }
    [steer] Zakończ turę potwora
    [move] Zatrzymaj się tutaj
    [exchange-items] Dalej
   *[other] Gotowe
}
machina-option-pass = { $ask ->
    [equip-kept] Zostaw poza wyposażeniem
    [explore-where] Nie eksploruj
   *[other] Spasuj
}
machina-option-door = { $how ->
    [open] Otwórz drzwi
    [destroy] Zniszcz drzwi
    [repair] Napraw drzwi
   *[close] Zamknij drzwi
} ({ $direction }){ $stamina ->
    [0] {""}
   *[other] : { $stamina_points }
}
machina-option-break = Zniszcz drzwi ({ $direction }): 4 punkty kondycji
machina-option-activate = Aktywuj { ACC($name) } ({ $direction }): { $stamina_points }{ $essence ->
    [0] {""}
   *[other] {" "}i { $essence_points }
}{ $story ->
    [goes-on] . Zacznie się następny rozdział
    [stays] . Nowy rozdział się teraz nie zacznie
   *[none] {""}
}
machina-option-seal = Zapieczętuj pole rozstawiania ({ $direction }): { $stamina_points } i { $essence_points }{ $on ->
    [somebody] . Ginie { $victim }
   *[nobody] {""}
}
machina-option-explore = { $paid ->
    [yes] Eksploruj: { $edge } ({ $stamina_points })
   *[no] Eksploruj: { $edge }
}
machina-option-edge = { $edge }
machina-option-leave = Wyjdź: 2 punkty kondycji
machina-option-inventory = { $own ->
    [yes] Użyj swojego ekwipunku: { $stamina_points }
   *[no] Użyj ekwipunku { GEN($whose) }: { $stamina_points }
}
machina-option-trade = Wymień się z { INS($other) }: { $stamina_points }
machina-option-target = { $unit }{ $whose ->
    [own] {" "}(ty)
    [nobody] {" "}({ $where })
   *[other] {""}
}{ $moved ->
    [yes] : { $then }
   *[no] {""}
}
machina-option-unit = { $unit }
machina-option-essence = { $amount ->
    [0] Bez esencji
    [one] { $amount } punkt esencji
    [few] { $amount } punkty esencji
   *[many] { $amount } punktów esencji
}{ $why ->
    [attack] : { $result }, { $many ->
        [0] atak nikogo nie trafia
       *[other] atak trafia { ACC($hits) }
    }
    [health] { $lost ->
        [0] : zdrowie bez zmian
       *[other] : tracisz { $health_points }
    }
   *[none] {""}
}
machina-option-convert = { $amount }
machina-option-item = { $item }
machina-option-give = Daj { ACC($item) } { DAT($to) }
machina-option-equip = { $instead ->
    [yes] Wyposaż się w { ACC($item) } zamiast { GEN($other) }
   *[no] Wyposaż się w { ACC($item) }
}
machina-option-keep = { $own ->
    [yes] Zachowaj { ACC($item) }
   *[no] Daj { ACC($item) } { DAT($to) }
}{ $fate ->
    [destroy] ; zniszcz { ACC($other) }
    [return] ; odłóż { ACC($other) } na talię
   *[none] {""}
}
machina-option-draw = { $decks }
machina-option-exchange = Weź { ACC($item) } za { ACC($other) }
machina-option-back = Odłóż { ACC($item) }
machina-option-put = Odłóż { ACC($item) }
machina-option-retain = { $item }
machina-option-hand = { $item }
machina-option-agree = Zgoda
machina-option-refuse = Odmowa
machina-option-pay = { $explorer } (ma { $essence_points })
machina-option-stow = { $item }: poza wyposażeniem
machina-option-main = { $item }: główny przedmiot
machina-option-upgrade = { $item }: ulepszenie { GEN($other) }
machina-option-augmentation = { $item }: wzmocnienie { GEN($other) }
machina-option-side = { $side }

machina-log-round = Runda { $round }
machina-log-new-round = Runda zaczyna się od nowa.
machina-log-scenario-won = Scenariusz „{ $card }” kończy się zwycięstwem. { $told }
machina-log-scenario-begins = Zaczyna się scenariusz „{ $card }”.
machina-log-chapter = Zaczyna się rozdział „{ $chapter }”.
machina-log-entry = Żeton wejścia trafia na planszę.
machina-log-exit = Żeton wyjścia: { $edge }.
machina-log-placed = { $who } wchodzi do gry ({ $space }).
machina-log-left = { $who } opuszcza planszę wyjściem.
machina-log-move = { $how ->
    [pushed] { ACC($unit) } odepchnięto na { $direction } ({ $space }).
    [pulled] { ACC($unit) } przyciągnięto na { $direction } ({ $space }).
    [teleports] { $unit } teleportuje się ({ $space }).
    [walks] { $unit } idzie na { $direction } ({ $space }).
   *[stands] { $unit } staje gdzie indziej ({ $space }).
}
machina-log-explored = { $who } eksploruje. Nowy kafelek: { $side }.
machina-log-tiles-left = Kafelki planszy opuszczają obszar gry.
machina-log-tile-seen = Wierzchni kafelek planszy: { $side }.
machina-log-activated = { $who } aktywuje { ACC($what) } ({ $space }).
machina-log-recharged = { $who } rzuca kością odnowy: { $what }.
machina-log-sealed = { $who } pieczętuje pole rozstawiania ({ $space }).
machina-log-space-destroyed = { $what } zostaje { GENDER($what) ->
    [f] zniszczona
    [n] zniszczone
   *[m] zniszczony
} ({ $space }).
machina-log-space-rebuilt = { $what } zostaje { GENDER($what) ->
    [f] odbudowana
    [n] odbudowane
   *[m] odbudowany
} ({ $space }).
machina-log-space-lit = { $what } zostaje { GENDER($what) ->
    [f] oświetlona
    [n] oświetlone
   *[m] oświetlony
} ({ $space }).
machina-log-space-treated = Pole ({ $space }) traktuje się teraz jak { ACC($becomes) }.
machina-log-door-closed = Drzwi zostają zamknięte ({ $door }).
machina-log-door-opened = Drzwi zostają otwarte ({ $door }).
machina-log-door-destroyed = Drzwi zostają zniszczone ({ $door }).
machina-log-door-repaired = Drzwi zostają naprawione ({ $door }).
machina-log-traps = Pułapki zostają uruchomione.
machina-log-explodes = Beczka wybucha ({ $space }).
machina-log-attack = { $hazard ->
    [barrel] Wybuch atakuje { ACC($blockers) }
    [trap] Pułapki atakują { ACC($blockers) }
    [self] { $attacker } atakuje siebie
    [self-too] { $attacker } atakuje { ACC($blockers) }, a przy okazji siebie
   *[other] { $attacker } atakuje { ACC($blockers) }
}: { $dice }. Potrzeba: { $needed }.
machina-needed = { $needed } ({ $who })
machina-log-result = { $many ->
    [0] Wynik { $result }: atak nikogo nie trafia.
   *[other] Wynik { $result }: atak trafia { ACC($hits) }.
}
machina-log-lose = { $unit } traci { $health } { $health ->
    [one] punkt
    [few] punkty
   *[many] punktów
} zdrowia.
machina-log-restore = { $unit } odzyskuje { $points }.
machina-log-destroyed = { $unit } ginie.
machina-log-banished = { $monster } zostaje { GENDER($monster) ->
    [f] wypędzona
    [n] wypędzone
   *[m] wypędzony
}.
machina-log-spawned = { $monster } pojawia się ({ $space }).
machina-log-spawn-roll = { $who } wyrzuca { $rolled } przy wartości rozstawiania { $rating }: { $met ->
    [yes] coś nadchodzi.
   *[no] nic nie nadchodzi.
}
machina-log-horror-roll = Kość gry pokazuje { $rolled } przy wartości grozy { $rating }: { $met ->
    [yes] groza uderza.
   *[no] nic się nie dzieje.
}
machina-log-spawn-rating = Wartość rozstawiania wynosi { $rating }.
machina-log-horror-rating = Wartość grozy wynosi { $rating }.
machina-log-threat = Zagrożenie potworów { $threat }, poziom potworów { $level }.
machina-log-level = Poziom potworów rośnie do { $level }.
machina-log-sacrificed = { $who } poświęca { ACC($item) }.
machina-log-event = { $deck ->
    [horror_event] Zagrano wydarzenie grozy „{ $event }”.
   *[explorer_event] Zagrano wydarzenie odkrywców „{ $event }”.
}
machina-log-effect-roll = Kość gry pokazuje { $rolled }, potrzeba { $at_least }.
machina-log-lasts = Zdolność { GEN($card) } działa do końca rundy.
machina-log-use = { $who } korzysta z { GEN($thing) }.
machina-log-use-own = { $who } korzysta ze swojej zdolności: „{ $does }”
machina-log-answers-own = Działa zdolność { GEN($who) }: „{ $does }”
machina-log-takes-effect = Działa „{ $thing }”.
machina-log-token = „{ $card }”: żeton { $tokens } z { $limit }.
machina-log-items-added = Do talii dołączają nowe przedmioty: poziom { $levels }.
machina-log-item-drawn = { $who } dobiera { ACC($item) }.
machina-log-gained = { $who } zdobywa { ACC($item) }.
machina-log-item-put-away = { $fate ->
    [destroy] { NOM($item) } zostaje zniszczony.
   *[return] { NOM($item) } wraca na talię.
}
machina-log-equip = { $who } wyposaża się w { ACC($item) }.
machina-log-arranged = { $own ->
    [yes] { $who } rozmieszcza ekwipunek
   *[no] { $who } rozmieszcza ekwipunek { GEN($whose) }
}; { $many ->
    [0] na wyposażeniu nie ma niczego
   *[other] na wyposażeniu: { $worn }
}.
machina-log-give = { $to } otrzymuje { ACC($item) }.
machina-log-pays-essence = { $who } traci { $amount } { $amount ->
    [one] punkt
    [few] punkty
   *[many] punktów
} esencji.
machina-outcome-explorers-destroyed = Zginął ostatni odkrywca. Ekspedycja przepadła.
machina-outcome-victory = Opowieść dobiegła końca, a ktoś przeżył, by ją opowiedzieć. Zwycięstwo!

machina-why-not-stamina = To kosztuje { $stamina } { $stamina ->
    [one] punkt
    [few] punkty
   *[many] punktów
} kondycji.
machina-why-not-essence = To kosztuje { $essence } { $essence ->
    [one] punkt
    [few] punkty
   *[many] punktów
} esencji, a nikt w pobliżu nie może pomóc.
machina-why-not-health = To kosztuje { $health } { $health ->
    [one] punkt
    [few] punkty
   *[many] punktów
} zdrowia, a tyle stracić nie możesz.
machina-why-not-limit = { $most ->
    [1] W tej rundzie już tego użyto: na karcie leży znacznik.
   *[other] W tej rundzie już tego użyto: na karcie leżą wszystkie jej znaczniki ({ $most }).
}
machina-why-not-no-marker-left = Nie ma wolnego znacznika: wszystkie leżą na kartach.
machina-why-not-no-marker-here = Na karcie nie ma znacznika.
machina-why-not-token-put = Twój żeton już leży na karcie.
machina-why-not-none-adjacent = Obok ciebie nie ma takiego pola.
machina-why-not-way-blocked = Drogę zagradza przeszkoda.
machina-why-not-rubble = Na gruz nie można wejść.
machina-why-not-wall-between = Pomiędzy jest ściana lub zamknięte drzwi.
machina-why-not-occupied = Ktoś tam stoi.
machina-why-not-door-destroyed = Drzwi są zniszczone.
machina-why-not-explored = Za tym brzegiem leży już kafelek planszy.
machina-why-not-token-on-edge = Na tym brzegu leży żeton wejścia lub wyjścia.
machina-why-not-no-tiles = Nie ma już kafelków planszy.
machina-why-not-explorer-left-behind = Na kafelku planszy, który zostałby zniszczony, stoi odkrywca.
machina-why-not-no-target = W zasięgu nie ma odpowiedniego celu.
machina-why-not-all-ethereal = W zasięgu są tylko jednostki eteryczne, a ich nie można obierać za cel.
machina-why-not-not-your-turn = To kosztuje kondycję, więc można tego użyć tylko we własnej turze.
machina-why-not-to-act = Poczekaj na swoją turę i na pytanie o akcję.
machina-why-not-not-beside = Nie stoisz na sąsiednim polu.
machina-why-not-used-up = To pole jest już zniszczone.
machina-why-not-apart = Nie sąsiadujecie ze sobą.
machina-why-not-no-items = Nie ma tu żadnych przedmiotów.
machina-ask-steer = { $monster }: wybierz działanie
machina-ask-break-pair = Wybierz parę luster, która pęka
machina-ask-shoved-from = { $explorer }: która z równie bliskich jednostek liczy się jako najbliższa?
machina-ask-get-off = { $unit }: wybierz, gdzie stanąć
machina-ask-step-aside = Wybierz, gdzie stanąć, by ustąpić miejsca { DAT($monster) }
machina-option-light = Oświetl { ACC($name) } ({ $direction }): { $stamina_points }{ $essence ->
    [0] {""}
   *[other] {" "}i { $essence_points }
}
machina-option-pull = Aktywuj dźwignię pułapki ({ $direction }): 3 punkty kondycji
machina-option-pair = Lustra: { $space } oraz { $second }
machina-log-final = Zaczyna się ostateczne wyzwanie: { $final }.
machina-log-countdown = Żeton odliczania { $tokens } z { $limit }.
machina-log-space-dark = { $what } gaśnie ({ $space }).
machina-log-gaze = Posąg otwiera oczy.
machina-log-mirrors-broken = Pęka para luster: { $broken } z 3.
machina-outcome-boss-destroyed = Sprostaliście ostatecznemu wyzwaniu: wróg zniszczony. Zwycięstwo!
machina-outcome-mirrors = Pękła ostatnia para luster i posąg oślepł. Zwycięstwo!
machina-outcome-too-late = W ostatecznym wyzwaniu zabrakło czasu. Porażka.
machina-outcome-beast-home = Bestia dotarła do serca góry. Porażka.

# What hangs on an attack.
machina-stakes-hit = Trafiony traci 1 punkt zdrowia.
machina-stakes-miss = Nikt nie traci zdrowia.
