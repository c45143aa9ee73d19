### Horror w Arkham: pytania i komunikaty o osobach, walce i Przedwiecznych.

arkham-kind-deputy_item = przedmiot Zastępcy
arkham-pile-retainer = Honoraria
arkham-pile-membership = Członkostwa w Loży
arkham-pile-deputy = Zastępca Szeryfa
arkham-pile-deputy_item = Przedmioty Zastępcy
arkham-ask-weaken-foe = { $who }: wybierz zdolność, którą traci { $monster }
arkham-procedure-Weakening = Osłabianie potwora
arkham-option-weaken = { $keyword }
