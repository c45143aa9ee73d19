### Napisy na drzwiach gry.

arkham-door-over = Druga edycja
arkham-door-title = Horror w Arkham z Innsmouth
arkham-door-text = Miasto, jego bramy i morze za rafą. Zamknij bramy, zanim śpiący się zbudzi.
arkham-door-time = od 2 do 4 godzin
arkham-door-hard = długa i bogata w zasady
