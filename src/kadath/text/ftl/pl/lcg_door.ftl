### Napisy na drzwiach gry.

lcg-door-over = Horror w Arkham
lcg-door-title = Gra karciana
lcg-door-text = Dom, w którym na każdy krok coś odpowiada stukaniem z dołu. Złóż talię, idź za poszlakami i żyj z tym, co znajdziesz.
lcg-door-time = około 90 minut albo kampania
lcg-door-hard = sporo nauki, trudność do wyboru
