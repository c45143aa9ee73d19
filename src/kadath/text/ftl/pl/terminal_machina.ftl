### Stół Machina Arcana w terminalu.
### Built in code: machina-tried-

terminal-machina-monsters = potwory
terminal-machina-items = przedmioty
terminal-machina-team = odkrywcy
terminal-machina-story = historia
terminal-machina-standing = rozst. { $spawn }+ groza { $horror }+ zagrożenie { $threat } poziom { $level }
terminal-machina-cost = koszt dojścia: { $stamina } { $stamina ->
    [one] punkt
    [few] punkty
   *[many] punktów
} kondycji
terminal-machina-chance = trafia: { $hit }, zabija: { $kill }
terminal-machina-explorer = odkrywca: pierwsza litera i zdrowie
terminal-machina-monster = potwór: miejsce na torze i zdrowie
terminal-machina-boss = przeciwnik z ostatecznego wyzwania i jego zdrowie
terminal-machina-wall = ściana
terminal-machina-open = otwarte drzwi
terminal-machina-closed = zamknięte drzwi
terminal-machina-way = wyjście, którego nikt jeszcze nie odkrył
terminal-machina-steps = podłoga i koszt dojścia w kondycji
terminal-machina-walked = droga do kursora
terminal-machina-intent = krok potwora z tego miejsca na torze, jeśli nic się nie zmieni
terminal-machina-reached = podłoga w zasięgu zdolności

## Its own word for what one might think of doing

machina-tried-move = Ruch
