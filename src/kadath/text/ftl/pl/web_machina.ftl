### Machina Arcana na stronie.

web_machina-board = Plansza, kolumny: { $columns }, rzędy: { $rows }. Strzałki przechodzą z pola na pole, Enter robi to, co można tam zrobić.
web_machina-closer = Bliżej
web_machina-farther = Dalej
web_machina-whole = Cała plansza
web_machina-cell = kolumna { $column }, rząd { $row }
web_machina-cost = koszt dojścia: { $stamina } kondycji
web_machina-amount = { $name }: { $have } z { $of }
web_machina-monsters = Potwory w kolejności tur
web_machina-inventory = Ekwipunek
web_machina-nothing = pusto
web_machina-tour-story = Rozdział mówi, co trzeba zrobić. Pod nim są wartości rozstawiania i grozy, zagrożenie i poziom potworów oraz same potwory.
web_machina-tour-board = Plansza. Liczby mówią, ile kondycji kosztuje dojście: naciśnij pole, żeby tam pójść, albo to, co świeci, żeby tego użyć. Planszę można przeciągać.
web_machina-tour-you = Twój odkrywca: zdrowie, kondycja i esencja, pancerz i wola.
web_machina-tour-hand = Twoje przedmioty. Połączone działają razem.
