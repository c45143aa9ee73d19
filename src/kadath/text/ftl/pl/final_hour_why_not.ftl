### Horror w Arkham: Ostatnia godzina: dlaczego czegoś nie można teraz zrobić, po jednym zdaniu.

final_hour-why-not-already-there = Już tam jesteś.
final_hour-why-not-not-adjacent = Z twojego obszaru nie prowadzi tam ścieżka.
final_hour-why-not-entered-before = Z tą kartą nie wchodzi się dwa razy na ten sam obszar.
final_hour-why-not-walked-before = Z tą kartą nie idzie się dwa razy tą samą ścieżką.
final_hour-why-not-by-a-card = Poruszasz się, gdy pozwala na to karta.
final_hour-why-not-item-time = Używa się go we właściwej chwili: { $timing }.
final_hour-why-not-not-yours = Może z niego skorzystać tylko ten, kto go zdobył.
final_hour-why-not-in-your-turn = Kartę pierwszeństwa zagrywasz, gdy przyjdzie twoja kolej.
final_hour-why-not-end-of-round = Próbę odwrócenia rytuału można podjąć dopiero na koniec rundy.
final_hour-why-not-other-path = Ten efekt nie obejmuje tej ścieżki.
final_hour-why-not-sealed = Na tej ścieżce już leży bariera.
final_hour-why-not-not-sealed = Na tej ścieżce nie ma bariery.
final_hour-why-not-out-of-range = Ten atak tam nie sięga.
final_hour-why-not-nothing-falls = Obrażeń jest za mało na któregokolwiek z tamtejszych potworów.
final_hour-why-not-not-there = Ten potwór jest na innym obszarze.
final_hour-why-not-other-health = Ten efekt niszczy potwory o innej liczbie punktów życia.
final_hour-why-not-too-strong = Aby go zniszczyć, trzeba { $health } obrażeń, a zostało { $damage }.
final_hour-why-not-alike = Jest tam taki sam: wybierz tamtego.
final_hour-why-not-passed-over = Wybierasz po kolei, a ten potwór został już pominięty.
