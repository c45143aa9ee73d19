### Napisy na drzwiach gry.

### As in English: machina-door-title

machina-door-over = Para i groza
machina-door-title = Machina Arcana
machina-door-text = Coraz głębsze korytarze, coraz dziwniejsze maszyny. Badaj, wykuwaj, czego ci trzeba, i nie daj ciemności zamknąć się za tobą.
machina-door-time = około 2 godzin
machina-door-hard = dla wprawnych graczy
