### Arkham Horror: The Card Game: what lies on the table, for whoever draws it plainly.
### Built in code: lcg-

lcg-kind-card = karta
lcg-kind-pile = stos
lcg-kind-deck = talia
lcg-kind-test = test umiejętności
lcg-kind-bag = worek
lcg-kind-face = badacz

lcg-group-location = Lokalizacje
lcg-group-investigator = Badacze
lcg-group-face = Badacze
lcg-group-pile = Karty i stosy
lcg-group-deck = Talie
lcg-group-bag = Worek chaosu

lcg-number-damage = obrażenia
lcg-number-horror = przerażenie
lcg-number-clues = wskazówki
lcg-number-doom = zagłada
lcg-number-uses = użycia
lcg-number-resources = zasoby
lcg-number-actions = pozostałe akcje
lcg-number-willpower = wola
lcg-number-intellect = intelekt
lcg-number-combat = walka
lcg-number-agility = zwinność
lcg-number-health = wytrzymałość
lcg-number-sanity = poczytalność
lcg-number-fight = walka
lcg-number-evade = wymykanie się
lcg-number-attack-damage = zadawane obrażenia
lcg-number-attack-horror = zadawane przerażenie
lcg-number-shroud = zasłona
lcg-number-clues-needed = wskazówki do wydania
lcg-number-doom-limit = próg zagłady
lcg-number-cards = karty
lcg-number-tokens = żetony
lcg-number-total = wartość umiejętności
lcg-number-difficulty = trudność
lcg-number-experience = doświadczenie
lcg-number-physical = trauma fizyczna
lcg-number-mental = trauma psychiczna

lcg-mark-exhausted = wyczerpanie
lcg-mark-unrevealed = nieodkryta
lcg-mark-threat = obszar zagrożenia
lcg-mark-committed = przeznaczona na test
lcg-mark-lead = główny badacz
lcg-mark-out = poza grą

lcg-pile-story = Akt i tajemnica
lcg-pile-limbo = W trakcie rozpatrywania
lcg-pile-victory = Pula zwycięstwa
lcg-pile-hand = Ręka
lcg-pile-discard = Stos kart odrzuconych
lcg-pile-encounter = Stos odrzuconych kart spotkań

lcg-deck-deck = Talia
lcg-deck-encounter = Talia spotkań
lcg-deck-side = Talia scenariusza

lcg-bag-chaos = Worek chaosu

lcg-card-unknown = zakryta karta
