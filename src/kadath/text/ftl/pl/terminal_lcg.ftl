### The table of the card game in a terminal.
### Built in code: terminal-skill-, terminal-lcg-, lcg-tried-

## Letters that stand for skills. No two may be alike.

terminal-skill-willpower = O
terminal-skill-intellect = I
terminal-skill-combat = W
terminal-skill-agility = Z
terminal-skill-wild = *

## The panels

terminal-lcg-panel-card = karta
terminal-lcg-panel-hand = ręka
terminal-lcg-panel-areas = w grze
terminal-lcg-panel-bag = worek
terminal-lcg-panel-story = fabuła

terminal-lcg-unknown = nieznana karta
terminal-lcg-unrevealed = jeszcze nieodkryta
terminal-lcg-out = poza grą
terminal-lcg-shown = pokazano:
terminal-lcg-ways = Dokąd stąd można przejść
terminal-lcg-victory = Pula zwycięstwa
terminal-lcg-victory-points = { $points ->
    [one] Pula zwycięstwa: 1 punkt
    [few] Pula zwycięstwa: { $points } punkty
   *[other] Pula zwycięstwa: { $points } punktów
}
terminal-lcg-encounter = Talia spotkań
terminal-lcg-aside = Odłożone na bok
terminal-lcg-removed = Usunięte z gry
terminal-lcg-bag = Worek chaosu: { $tokens ->
    [one] 1 żeton
    [few] { $tokens } żetony
   *[other] { $tokens } żetonów
}
terminal-lcg-bag-for = Symbole tak, jak liczą się teraz: { $name }
terminal-lcg-against = przy trudności { $difficulty }

## The end

terminal-lcg-survived = do końca w grze
terminal-lcg-fate-defeated = pokonanie
terminal-lcg-fate-resigned = rezygnacja
terminal-lcg-fate-left = na razie poza kampanią
terminal-lcg-fate-killed = śmierć
terminal-lcg-fate-insane = obłęd

## The campaign

terminal-lcg-campaign = Dziennik kampanii
terminal-lcg-experience = doświadczenie: { $experience }
terminal-lcg-deck = Talia ({ $cards })
terminal-lcg-log-interrogated = Przesłuchani:
terminal-lcg-log-got_away = Uciekli:

## Signs

terminal-lcg-legend-health = pozostała wytrzymałość
terminal-lcg-legend-sanity = pozostała poczytalność
terminal-lcg-legend-clue = wskazówki
terminal-lcg-legend-doom = zagłada
terminal-lcg-legend-resource = zasoby; koszt karty
terminal-lcg-legend-shroud = zasłona: trudność badania
terminal-lcg-legend-action = akcje, które zostały w tej turze
terminal-lcg-legend-hand = karty na ręce
terminal-lcg-legend-uses = pozostałe zużycia: naboje, ładunki, sekrety, zapasy
terminal-lcg-legend-fight = trudność walki z wrogiem
terminal-lcg-legend-evade = trudność wymknięcia się wrogowi
terminal-lcg-legend-provokes = wywołuje najpierw atak towarzyszący
terminal-lcg-legend-exhausted = wyczerpane
terminal-lcg-legend-engaged = wróg w zwarciu z badaczem o tej literze
terminal-lcg-legend-ways = numery lokalizacji, do których można przejść
terminal-lcg-legend-attached = dołączone lub umieszczone tam
terminal-lcg-legend-lead = główny badacz

## Its own word for what one might think of doing

lcg-tried-move = Przejdź
