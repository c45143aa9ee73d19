### Pytania, wybory i zdarzenia w grze Machina Arcana.

machina-ask-whose-turn = Kto rozgrywa następną turę?
machina-ask-explorer-action = { $explorer }: wybierz akcję
machina-ask-choose-target = { $card }: wybierz cel
machina-ask-between-actions = Przed następną akcją: użyj czegoś albo spasuj
machina-ask-choose-unit = Wybierz jednostkę
machina-ask-choose-effect = Wybierz efekt do rozpatrzenia
machina-ask-convert = { $who }: ile zdrowia zamienia się w esencję?
machina-ask-draw-items = { $explorer }: wybierz talie, z których dobierasz
machina-ask-keep-item = { $explorer }: zachowaj jeden przedmiot
machina-ask-keep-cards = { $explorer }: wybierz, co zachowujesz na następny scenariusz
machina-ask-keep-made = { $explorer }: zachowaj jedną kartę z warsztatu
machina-ask-exchange-items = { $explorer }: zamień dobrane karty na swoje przedmioty albo kontynuuj
machina-ask-return-items = { $explorer }: wybierz karty, które wracają na wierzch talii; pozostałe zostają zniszczone
machina-ask-equip-kept = { $explorer }: wyposażyć się od razu ({ $item })?
machina-ask-enter-where = { $explorer }: wybierz, gdzie wejść
machina-ask-exit-where = Wybierz brzeg kafelka planszy na żeton wyjścia
machina-ask-explore-where = { $explorer }: wybierz brzeg kafelka planszy do eksploracji
machina-ask-flip-tile = { $explorer }: która strona wierzchniego kafelka planszy ma być u góry?
machina-ask-gather = Stracić esencję zamiast zdrowia?
machina-ask-give-item = { $explorer }: wybierz przedmiot, który oddajesz
machina-ask-return-item = { $explorer }: oddać przedmiot w zamian?
machina-ask-light-for = Dla którego odkrywcy zostaje oświetlone pole rozdziału?
machina-ask-light-where = { $explorer }: wybierz pole rozdziału do oświetlenia
machina-ask-monster-step = { $monster }: wybierz jego krok
machina-ask-move = { $unit }: wybierz krok albo zakończ ruch
machina-ask-order-forced = Wybierz, co zostanie rozpatrzone najpierw
machina-ask-raise-attack = { $attacker }: wynik { $result }. Stracić esencję, by go zwiększyć?
machina-ask-react = Użyj zdolności albo spasuj
machina-ask-sacrifice = { $explorer }: wybierz przedmiot na wyposażeniu do zniszczenia
machina-ask-share-essence = { $explorer }: kto traci esencję ({ $amount })?
machina-ask-agree-to-pay = Wspomóc esencją? Prosi: { $explorer }
machina-ask-spawn-where = { $monster }: wybierz, gdzie się pojawia
machina-ask-teleport = Wybierz, dokąd się teleportować
machina-ask-trade = { $explorer } i { $other }: które przedmioty zmieniają właściciela?
machina-ask-agree-to-trade = { $other }: zgoda na wymianę? Proponuje: { $explorer }
machina-ask-unequip-item = { $who }: wybierz przedmiot do usunięcia z wyposażenia
machina-ask-use-inventory = { $whose }: rozmieść ekwipunek
machina-confirm-keep-cards = Zachowaj: { $count }
machina-confirm-return-items = Odłóż na talie: { $count }
machina-confirm-share-essence = Zapłać w ten sposób
machina-confirm-trade = { $count ->
    [0] Nic nie wymieniaj
   *[other] Wymień: { $count }
}
machina-confirm-use-inventory = Tak zostaje
machina-occasion-between = zdolności pomiędzy akcjami innych

machina-option-turn = { $explorer }
machina-option-move = Ruch: { $direction } ({ $space })
machina-option-step = { $direction } ({ $space })
machina-option-space = { $space }
machina-option-use = { $card }: { $text }
machina-option-trigger = { $card }: { $text }
machina-option-effect = Ten efekt
machina-option-done = Koniec
machina-option-pass = Pas
machina-option-door = { $how ->
    [open] Otwórz drzwi ({ $door }), 2 kondycji
   *[other] Zamknij drzwi ({ $door }), 2 kondycji
}
machina-option-break = Zniszcz drzwi ({ $door }), 4 kondycji
machina-option-activate = Aktywuj: { $name } ({ $space }), kondycja { $stamina }{ $essence ->
    [0] {""}
   *[other] , esencja { $essence }
}
machina-option-seal = Zapieczętuj pole rozstawiania ({ $space })
machina-option-explore = Eksploruj za brzegiem kafelka planszy ({ $edge })
machina-option-edge = Brzeg kafelka planszy przy { $edge }
machina-option-leave = Wyjdź, 2 kondycji
machina-option-inventory = Użyj ekwipunku: { $whose }
machina-option-trade = Wymiana: { $other }
machina-option-target = { $unit }
machina-option-unit = { $unit }
machina-option-essence = { $amount ->
    [0] Bez esencji
   *[other] Esencja: { $amount }
}
machina-option-convert = { $amount }
machina-option-item = { $item }
machina-option-give = { $item }: otrzymuje { $to }
machina-option-equip = { $instead ->
    [yes] Wyposaż się: { $item } (odkładasz: { $other })
   *[no] Wyposaż się: { $item }
}
machina-option-keep = { $fate ->
    [destroy] { $item } dla: { $to }; do zniszczenia: { $other }
    [return] { $item } dla: { $to }; na talię wraca { $other }
   *[none] { $item } dla: { $to }
}
machina-option-draw = { $decks }
machina-option-exchange = Weź kartę „{ $item }” za kartę „{ $other }”
machina-option-back = Odłóż kartę „{ $item }”
machina-option-put = Odłóż kartę „{ $item }”
machina-option-retain = { $item }
machina-option-hand = { $item }
machina-option-agree = Zgoda
machina-option-refuse = Odmowa
machina-option-pay = { $explorer }
machina-option-stow = { $item }: poza wyposażeniem
machina-option-main = { $item }: główny przedmiot
machina-option-upgrade = { $item }: ulepszenie ({ $other })
machina-option-augmentation = { $item }: wzmocnienie ({ $other })
machina-option-side = { $side }

machina-log-round = Runda { $round }
machina-log-new-round = Runda zaczyna się od nowa.
machina-log-scenario-won = Scenariusz „{ $card }” kończy się zwycięstwem.
machina-log-scenario-begins = Zaczyna się scenariusz „{ $card }”.
machina-log-chapter = Zaczyna się rozdział „{ $chapter }”.
machina-log-entry = Żeton wejścia trafia na planszę.
machina-log-exit = Żeton wyjścia trafia na { $edge }.
machina-log-placed = { $who }: wejście na { $space }.
machina-log-left = { $who }: wyjście.
machina-log-move = { $unit }: ruch na { $space }.
machina-log-explored = { $who }: eksploracja. Nowy kafelek: { $side }.
machina-log-tiles-left = Kafelki planszy opuszczają obszar gry.
machina-log-tile-seen = Wierzchni kafelek planszy: { $side }.
machina-log-activated = { $who }: aktywacja – { $what } ({ $space }).
machina-log-recharged = { $who }: kość odnowy – { $what }.
machina-log-sealed = { $who } pieczętuje pole rozstawiania ({ $space }).
machina-log-space-destroyed = Pole { $space } zostaje zniszczone.
machina-log-space-rebuilt = Pole { $space } zostaje odbudowane.
machina-log-space-lit = Pole { $space } zostaje oświetlone.
machina-log-space-treated = Pole { $space } traktuje się teraz jak: { $becomes }.
machina-log-door-closed = Drzwi przy { $door } zostają zamknięte.
machina-log-door-opened = Drzwi przy { $door } zostają otwarte.
machina-log-door-destroyed = Drzwi przy { $door } zostają zniszczone.
machina-log-door-repaired = Drzwi przy { $door } zostają naprawione.
machina-log-traps = Pułapki zostają uruchomione.
machina-log-explodes = Beczka na { $space } wybucha.
machina-log-attack = { $attacker } atakuje. Cel: { $blockers }. Kości: { $dice }.
machina-log-result = Wynik { $result }. Trafienie: { $hits }.
machina-log-lose = { $unit }: zdrowie −{ $health }.
machina-log-restore = { $unit } przywraca: { $what } { $amount }.
machina-log-destroyed = { $unit }: zniszczenie.
machina-log-banished = { $monster }: wypędzenie.
machina-log-spawned = { $monster } pojawia się na { $space }.
machina-log-spawn-roll = { $who }: rzut { $rolled }, wartość rozstawiania { $rating }.
machina-log-horror-roll = Kość gry: { $rolled }, wartość grozy { $rating }.
machina-log-spawn-rating = Wartość rozstawiania wynosi { $rating }.
machina-log-horror-rating = Wartość grozy wynosi { $rating }.
machina-log-threat = Zagrożenie potworów { $threat }, poziom potworów { $level }.
machina-log-level = Poziom potworów rośnie do { $level }.
machina-log-sacrificed = { $who } poświęca: { $item }.
machina-log-event = Zagrano wydarzenie „{ $event }”.
machina-log-effect-roll = Kość gry: { $rolled }, potrzeba { $at_least }.
machina-log-lasts = { $card }: efekt trwa w tej rundzie.
machina-log-use = { $who } używa: { $thing }.
machina-log-items-added = Do talii dołączają przedmioty poziomu { $levels }.
machina-log-item-drawn = { $who } dobiera: { $item }.
machina-log-gained = { $who } zdobywa: { $item }.
machina-log-item-put-away = { $fate ->
    [destroy] { $item }: zniszczenie.
   *[return] { $item } wraca na talię.
}
machina-log-equip = { $item } trafia na wyposażenie.
machina-log-give = { $to } otrzymuje: { $item }.
machina-log-pays-essence = { $who } traci esencję: { $amount }.
machina-outcome-explorers-destroyed = Zginął ostatni odkrywca. Ekspedycja przepadła.
machina-outcome-victory = Opowieść dobiegła końca, a ktoś przeżył, by ją opowiedzieć. Zwycięstwo!

machina-why-not-stamina = Kosztuje { $stamina } kondycji.
machina-why-not-essence = Kosztuje { $essence } esencji, a nikt w pobliżu nie może pomóc.
machina-why-not-way-blocked = W drodze stoi przeszkoda.
machina-why-not-rubble = Na gruz nie można wejść.
machina-why-not-wall-between = Pomiędzy jest ściana lub zamknięte drzwi.
machina-why-not-occupied = Ktoś tam stoi.
machina-why-not-door-destroyed = Drzwi są zniszczone.
machina-why-not-explored = Za tym brzegiem leży już kafelek planszy.
machina-why-not-token-on-edge = Na tym brzegu leży żeton wejścia lub wyjścia.
machina-why-not-no-tiles = Nie ma już kafelków planszy.
machina-why-not-explorer-left-behind = Na kafelku planszy, który zostałby zniszczony, stoi odkrywca.
machina-why-not-no-target = Nie ma dla niej celu.
machina-why-not-not-your-turn = Kosztuje kondycję, więc można jej użyć tylko we własnej turze.
machina-ask-steer = { $monster }: wybierz, co robi
machina-ask-break-pair = Wybierz parę zwierciadeł, która pęka
machina-ask-get-off = { $unit }: wybierz, gdzie stanąć
machina-ask-step-aside = Wybierz, dokąd ustąpić ({ $monster })
machina-option-light = Oświetl: { $name } ({ $space })
machina-option-pull = Aktywuj dźwignię pułapki ({ $space }), 3 kondycji
machina-option-pair = Zwierciadła { $space } i { $second }
machina-log-final = Zaczyna się ostateczne wyzwanie: { $final }.
machina-log-countdown = Żeton odliczania { $tokens } z { $limit }.
machina-log-space-dark = Pole { $space } gaśnie.
machina-log-gaze = Posąg otwiera oczy.
machina-log-mirrors-broken = Pęka para zwierciadeł: { $broken } z 3.
machina-outcome-boss-destroyed = Ostateczne wyzwanie wypełnione: wróg zniszczony. Zwycięstwo!
machina-outcome-mirrors = Pękła ostatnia para zwierciadeł i posąg oślepł. Zwycięstwo!
machina-outcome-too-late = W ostatecznym wyzwaniu zabrakło czasu. Porażka.
machina-outcome-beast-home = Bestia dotarła do serca góry. Porażka.
