### Horror w Arkham: wers opowieści do każdego wpisu na kartach Obszarów, easttown.
### Built in code: arkham-tale-

arkham-tale-easttown_1_hibbs_roadhouse = Tylnymi drzwiami wnoszą skrzynie z napisem OGÓRKI, a tragarz przyjmuje oferty.
arkham-tale-easttown_1_police_station = Szuflada sierżanta się zacina, jego cierpliwość też. Dziś jedno i drugie puszcza za pierwszym razem.
arkham-tale-easttown_1_velmas_diner = Komiwojażer o drżących dłoniach zakłada się o pięć dolarów, że nie wytrzymasz minuty patrzenia na jego fotografię.
arkham-tale-easttown_2_hibbs_roadhouse = Przy stoliku karcianym jest wolne miejsce, a uśmiech rozdającego mówi, że na ciebie czekało.
arkham-tale-easttown_2_police_station = Przeprowadzają więźnia. Policzył klucze przy każdym pasie i podobają mu się drzwi za tobą.
arkham-tale-easttown_2_velmas_diner = „Wyglądasz na głodomora, złotko” – mówi kelnerka i papierowa torba sunie po ladzie.
arkham-tale-easttown_3_hibbs_roadhouse = Pianino milknie, choć pianista gra dalej. Pod podłogą coś zaczęło wybijać takt.
arkham-tale-easttown_3_police_station = Nowe przepisy, mówi zastępca i rozwija listę. Wszystko z ostrzem lub spustem albo pięć dolarów.
arkham-tale-easttown_3_velmas_diner = Staruszka w narożnej loży wróży z fusów. Nigdy jeszcze niczego nie złagodziła.
arkham-tale-easttown_4_hibbs_roadhouse = Typ ze złamanym nosem wskazuje twój notes. „Dwa z tych nazwisk znam. Co jeszcze masz?”
arkham-tale-easttown_4_police_station = Detektyw zadaje to samo pytanie po raz czwarty i tym razem zapisuje odpowiedź, zanim padnie.
arkham-tale-easttown_4_velmas_diner = Na tablicy danie dnia: gulasz, ciasto i stołek przy piecu, póki starczy ci pieniędzy.
arkham-tale-easttown_5_hibbs_roadhouse = Dama przy barze opowie ci wszystko, jeśli odmówisz trzeciej kolejki.
arkham-tale-easttown_5_police_station = Wyprzedaż dowodów, tylko gotówka, głosi tablica, ale rzecz przy oknie nie ma numeru ani właściciela.
arkham-tale-easttown_5_velmas_diner = Jajka są w porządku. Drugi kęs już nie.
arkham-tale-easttown_6_hibbs_roadhouse = Barman obraca butelkę etykietą do ściany i sam też odwraca się do niej plecami.
arkham-tale-easttown_6_police_station = Posterunkowy, który znalazł pierwsze ciało, chce to komuś opowiedzieć. Daj mu mówić we własnym tempie.
arkham-tale-easttown_6_velmas_diner = Za dolara jest zupa, chleb i kąt, w którym można położyć nogi na krześle i nikt o nic nie pyta.
arkham-tale-easttown_7_hibbs_roadhouse = Gaśnie światło. Raz, dwa, trzy. Gdy wraca, na sali brakuje jednego obcego i jednego portfela.
arkham-tale-easttown_7_police_station = Magazyn dowodów malują, a jego półki stoją w korytarzu pod płachtą.
arkham-tale-easttown_7_velmas_diner = Słoik z napiwkami na sąsiednim stole jest pełny, a właściciel śpi. Kucharz – nie.
arkham-tale-innsmouth_easttown_1_hibbs_roadhouse = Rybacy wyszli wcześniej i zostawili butelkę w połowie pełną. To się jeszcze nie zdarzyło.
arkham-tale-innsmouth_easttown_1_police_station = Za pytania o drogę na wybrzeże jest grzywna. Jest też ławka dla tych, których na nią nie stać.
arkham-tale-innsmouth_easttown_1_velmas_diner = „Coś dla niewidomego marynarza?” Kubek brzęczy raz, a białe oczy odnajdują twoje.
arkham-tale-innsmouth_easttown_2_hibbs_roadhouse = Nalot! Wszyscy pędzą do jedynego okna, które się otwiera.
arkham-tale-innsmouth_easttown_2_police_station = W aktach topielca leżą jego fotografie, po kolei. Ostatnie nie przedstawiają człowieka.
arkham-tale-innsmouth_easttown_2_velmas_diner = Dwaj profesorowie spierają się nad mapą pływów, a sosjerka udaje rafę.
arkham-tale-innsmouth_easttown_3_hibbs_roadhouse = To, co wychodzi z piwnicy, ma na sobie fartuch gospodarza, ale z niego samego niewiele.
arkham-tale-innsmouth_easttown_3_police_station = Dziś w nocy trwa spis w zbrojowni, a temu, kto liczy, i tak zabraknie jednej sztuki.
arkham-tale-innsmouth_easttown_3_velmas_diner = Radio łapie taneczną melodię między dwiema stacjami i pół baru wstaje.
arkham-tale-innsmouth_easttown_4_hibbs_roadhouse = Mówi tylko wtedy, gdy pije, a pije tylko to, za co płacą inni.
arkham-tale-innsmouth_easttown_4_police_station = Nowy komendant płaci bez papierów za wszystko, co ma na skórze półksiężyc.
arkham-tale-innsmouth_easttown_4_velmas_diner = „Na koszt firmy – mówi Velma, zerkając na ulicę. – I wracaj dłuższą drogą”.
