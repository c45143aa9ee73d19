### Horror w Arkham: pytania i komunikaty o osobach, walce i Przedwiecznych.

arkham-kind-deputy_item = przedmiot Zastępcy
arkham-pile-retainer = Honoraria
arkham-pile-membership = Członkostwa w Loży
arkham-pile-deputy = Zastępca Szeryfa
arkham-pile-deputy_item = Przedmioty Zastępcy
arkham-ask-weaken-foe = { $who }: wybierz zdolność, którą traci { $monster }
arkham-procedure-Weakening = Osłabianie potwora
arkham-option-weaken = { $keyword }
arkham-ask-dragged = { $who }: wybierz bramę, przez którą cię wciąga
arkham-ask-raise-die = { $who }: wybierz kość, której wynik rośnie o 1
arkham-ask-encourage = { $who }: wybierz, komu dodajesz otuchy
arkham-ask-pay-spell = { $who }: wybierz, ile Wytrzymałości płacisz za Zaklęcie
arkham-ask-battle = { $who }: czy używasz czegoś przed atakiem?
arkham-ask-lose-trophy = { $who }: wybierz trofeum, które tracisz
arkham-ask-lower-maximum = { $who }: wybierz, które maksimum spada o 1
arkham-procedure-Dragging = Wciągnięcie przez bramę
arkham-procedure-RaisingDie = Zmiana wyniku kości
arkham-procedure-Encouraging = Dodawanie otuchy
arkham-procedure-FinalBattle = Ostateczna bitwa
arkham-procedure-BattleAttack = Atak Badacza
arkham-procedure-AncientAttack = Atak Przedwiecznego
arkham-procedure-Attacking = Atak Przedwiecznego na wszystkich
arkham-procedure-BattleChecking = Test obrony przed atakiem
arkham-procedure-LosingTrophy = Utrata trofeum
arkham-procedure-Lowering = Obniżenie maksimum
arkham-option-attack = Zaatakuj
arkham-option-lower = { $what }{ $most ->
    [0] {""}
   *[other] : { $most } → { $left }
}
arkham-setup-ancient_one = Przedwieczny
arkham-outcome-defeated = Przedwieczny został na dobre odparty. Badacze wygrywają.
arkham-ending-defeated = Na dobre odparto { ACC($ancient_one) }. Badacze wygrywają.
arkham-outcome-devoured = Wszyscy Badacze zostali pochłonięci. Badacze przegrywają.
arkham-rules-ancient_one = Tor zagłady { $doom }. Modyfikator walki { $rating }.
arkham-rules-battle = Ostateczna bitwa: { $text }
arkham-rules-start = Początek bitwy: { $text }
arkham-rules-attack = Atak: { $text }
arkham-rules-harmless = Test walki ({ $modifier }).
arkham-ask-other-world = { $who }: czy używasz czegoś przed dalszą drogą?
arkham-ask-stay-put = { $who }: nie możesz ruszyć dalej; czy wymieniasz się czymś z tymi, którzy są tutaj?
