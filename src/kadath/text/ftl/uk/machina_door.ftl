### Написи на дверях гри.

### As in English: machina-door-title

machina-door-over = Пара й жах
machina-door-title = Machina Arcana
machina-door-text = Дедалі глибші коридори, дедалі дивніші машини. Досліджуйте, куйте, що потрібно, і не дайте темряві зімкнутися за вами.
machina-door-time = близько 2 годин
machina-door-hard = для досвідчених гравців
