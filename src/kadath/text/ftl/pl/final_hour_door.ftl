### Napisy na drzwiach gry.

final_hour-door-over = Horror w Arkham
final_hour-door-title = Ostatnia godzina
final_hour-door-text = Rytuał się zaczął, a kampus roi się od potworów. Osiem rund, mało słów, na końcu jeden strzał.
final_hour-door-time = około 30 minut
final_hour-door-hard = łatwo zacząć, trudno wygrać
