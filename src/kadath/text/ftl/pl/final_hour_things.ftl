### Final Hour: co leży na stole, dla każdego, kto rysuje to po prostu.
### Built in code: final_hour-

final_hour-kind-location = obszar
final_hour-kind-token = potwór
final_hour-kind-figure = badacz
final_hour-kind-item = przedmiot
final_hour-kind-card = karta pierwszeństwa
final_hour-kind-play = karta akcji
final_hour-kind-pile = stos
final_hour-kind-symbol = wskazówka
final_hour-kind-path = ścieżka

final_hour-group-location = Kampus
final_hour-group-figure = Badacze
final_hour-group-pile = Karty i żetony
final_hour-group-symbol = Wskazówki
final_hour-group-path = Bariery
final_hour-group-ancient_one = Przedwieczny

final_hour-number-health = życie
final_hour-number-damage = uszkodzone pola
final_hour-number-gate = żetony bramy
final_hour-number-actions = talia akcji
final_hour-number-priority = pierwszeństwo
final_hour-number-cards = karty
final_hour-number-tokens = żetony
final_hour-number-omens = omeny
final_hour-number-extra-omens = dodatkowe omeny
final_hour-number-found = znalezione
final_hour-number-possible = wciąż możliwe

final_hour-mark-ritual = miejsce rytuału
final_hour-mark-clue = wskazówka
final_hour-mark-activated = aktywowany
final_hour-mark-lead = główny badacz
final_hour-mark-resolved = rozpatrzona
final_hour-mark-seal-yellow = bariera żółtą stroną do góry
final_hour-mark-seal-grey = bariera szarą stroną do góry

final_hour-pile-hand = Ręka
final_hour-pile-row = Rząd kart pierwszeństwa
final_hour-pile-aside = Odłożone na rytuał
final_hour-pile-laid = Wyłożone do rytuału
final_hour-pile-stash = Zakryte karty na arkuszu
final_hour-pile-deck = Talia pierwszeństwa
final_hour-pile-discard = Odrzucone karty pierwszeństwa
final_hour-pile-cup = Pula potworów
final_hour-pile-destroyed = Zniszczone potwory
final_hour-pile-unique = Unikatowe potwory w zapasie
final_hour-pile-gates = Żetony bram na stosie
final_hour-pile-items = Talia przedmiotów

final_hour-play-face-down = zakryta karta akcji
