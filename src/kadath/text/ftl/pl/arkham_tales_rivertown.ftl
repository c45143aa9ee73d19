### Horror w Arkham: wers opowieści do każdego wpisu na kartach Obszarów, rivertown.
### Built in code: arkham-tale-

arkham-tale-rivertown_1_black_cave = Ścianę pokrywają kredowe znaki, a im dłużej je czytasz, tym mniej korytarz za tobą przypomina drogę powrotną.
arkham-tale-rivertown_1_general_store = Sprzedawca chce opróżnić zaplecze, zanim zjawi się ciotka żony. Nie daj się zbyć, a coś z tych skrzyń będzie twoje.
arkham-tale-rivertown_1_graveyard = Grabarz liczy świeże doły na palcach i palców mu brakuje. Wie, kto je zamówił, a jego wóz jedzie w tamtą stronę.
arkham-tale-rivertown_2_black_cave = W ciemności przed tobą oddycha ktoś ogromny. „Jeśli masz coś mocniejszego – mówi ciemność – to pogadamy”.
arkham-tale-rivertown_2_general_store = Przy kasie stoi zakurzone pudełko monet z krajów, których nie ma na mapie. Dolar za próbę, mówi właściciel z kamienną twarzą.
arkham-tale-rivertown_2_graveyard = Śnieg, popiół czy płatki – cokolwiek tu dziś pada, robi to cicho i przez godzinę nic niczego od ciebie nie chce.
arkham-tale-rivertown_3_black_cave = Spada kamyk, potem kamień, a potem słyszysz, jak strop podejmuje decyzję.
arkham-tale-rivertown_3_general_store = Podróżny w porządnym płaszczu spóźnił się na pociąg i zapłaci głupie pieniądze za najzwyklejszą rzecz z twoich kieszeni.
arkham-tale-rivertown_3_graveyard = Drzwi mauzoleum są uchylone na szerokość dłoni. To, co napiera od środka, miało dużo czasu na ćwiczenia.
arkham-tale-rivertown_4_black_cave = Wołasz własne imię, żeby usłyszeć echo. Odpowiada cudzym.
arkham-tale-rivertown_4_general_store = Mąka, nafta, sznurowadła. Choć raz sklep w Arkham jest tylko sklepem.
arkham-tale-rivertown_4_graveyard = Najstarszy nagrobek odwrócono przodem do wzgórza. Jeśli odczytasz jego tył, pożałujesz, że go odwrócono.
arkham-tale-rivertown_5_black_cave = Zawiniątko w ceracie leży tuż poza zasięgiem, za szczeliną, która przed chwilą była węższa.
arkham-tale-rivertown_5_general_store = „To twoja zguba z zeszłego tygodnia” – upiera się sprzedawca i nie chce słyszeć, że w zeszłym tygodniu cię tu nie było.
arkham-tale-rivertown_5_graveyard = Między grobami suną dwie latarnie, a tylko jedną ktoś niesie.
arkham-tale-rivertown_6_black_cave = Kości w tej komorze ułożono według wielkości. Twoje trafiłyby na trzecią półkę.
arkham-tale-rivertown_6_general_store = Dziecko przy ladzie prosi o „to szare mięso”, a rzeźnik patrzy na ciebie, nim odpowie.
arkham-tale-rivertown_6_graveyard = Chudy mężczyzna z farbą na mankietach szkicuje zza krzyża twoje trofea. „Mogę zatrzymać modela?” – pyta.
arkham-tale-rivertown_7_black_cave = Na płaskim głazie leży otwarta księga o suchych stronach – w jaskini, w której wszystko ocieka wodą.
arkham-tale-rivertown_7_general_store = Właściciel zamyka wcześniej i na zawsze. „Weź coś – mówi. – Lepiej ty niż oni”.
arkham-tale-rivertown_7_graveyard = Leży na dnie świeżego grobu, zupełnie martwe i zupełnie nieludzkie, ze sznurkiem od metki na palcu.
arkham-tale-innsmouth_rivertown_1_black_cave = Mokre ślady prowadzą do środka. Mają za dużo palców i żadne nie prowadzą na zewnątrz.
arkham-tale-innsmouth_rivertown_1_general_store = Odkąd drogi stały się niebezpieczne, ceny się podwoiły, a dziś sklepikarz skupuje.
arkham-tale-innsmouth_rivertown_1_graveyard = Malarz wrócił między grobowce i płaci modelom. Nie wymaga, żeby byli żywi.
arkham-tale-innsmouth_rivertown_2_black_cave = Przypływ nie ma tu czego szukać, a jednak woda sięga ci kolan i coś płynie pod prąd.
arkham-tale-innsmouth_rivertown_2_general_store = Kasa stoi otworem, a sprzedawca jest w piwnicy. Możesz wziąć, co ci się należy. Możesz wziąć znacznie więcej.
arkham-tale-innsmouth_rivertown_2_graveyard = Trumna jest pełna morskiej wody. Pod nią, tam gdzie powinno być ciało, coś błyska.
arkham-tale-innsmouth_rivertown_3_black_cave = Ktoś tu nauczał: kamienne ławy, płyta zamiast tablicy, na wpół starta lekcja.
arkham-tale-innsmouth_rivertown_3_general_store = Czeka tu paczka na twoje nazwisko, opłacona, nadawca nieznany. Sznurek zawiązano żeglarskim węzłem.
arkham-tale-innsmouth_rivertown_3_graveyard = Ziemia nad kwaterą utopionych marynarzy oddycha.
arkham-tale-innsmouth_rivertown_4_black_cave = Ognisko, butelka i człowiek szeroki jak cały korytarz. Pierwszym się podzieli, jeśli drugie masz własne.
arkham-tale-innsmouth_rivertown_4_general_store = Ryba na ladzie ma powieki. Jedna z nich mruga.
arkham-tale-innsmouth_rivertown_4_graveyard = Każde nazwisko w ostatnim rzędzie jest twoje, za każdym razem zapisane trochę lepiej.
