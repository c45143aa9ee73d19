### Horror w Arkham: wers opowieści do każdego wpisu na kartach Obszarów, french hill.
### Built in code: arkham-tale-

arkham-tale-french_hill_1_silver_twilight_lodge = Dżentelmen w nieskazitelnych rękawiczkach tłumaczy, co loża może dla ciebie zrobić. Pozostali panowie stoją między tobą a drzwiami.
arkham-tale-french_hill_1_inner_sanctum = Składki zbiera się przy świecach. Skarbnik nie ma księgi. Ma nóż i dobrą pamięć.
arkham-tale-french_hill_1_the_witch_house = Coś małego biegnie wzdłuż listwy na dłoniach.
arkham-tale-french_hill_2_silver_twilight_lodge = Szatniarz wyszedł na chwilę, a członkowie zostawili w płaszczach tyle ciekawych rzeczy.
arkham-tale-french_hill_2_inner_sanctum = Krąg narysowany, cena podana. Choć raz loża chce drzwi zamknąć, a nie otworzyć.
arkham-tale-french_hill_2_the_witch_house = Układ staruchy wydrapano na stole: to, co niesiesz, albo to, co uniesiesz w głowie.
arkham-tale-french_hill_3_silver_twilight_lodge = Bibliotekarz kładzie przed tobą dwie karty i przez grzeczność zatyka uszy, gdy wybierasz.
arkham-tale-french_hill_3_inner_sanctum = Skarbiec wewnętrznego kręgu stoi otworem dokładnie tak długo, jak bije zegar.
arkham-tale-french_hill_3_the_witch_house = Detektyw z Nowego Jorku mierzy kąty pokoju. Zrobił to dziewięć razy. Nigdy się nie zgadzają.
arkham-tale-french_hill_4_silver_twilight_lodge = Pytają po raz drugi, serdeczniej, i zabierają ci kapelusz, żeby trudniej było wyjść.
arkham-tale-french_hill_4_inner_sanctum = Przywołanie udaje się doskonale. I na tym polega kłopot.
arkham-tale-french_hill_4_the_witch_house = W skośnym pokoju ściany pokazują wszystko i przestają, gdy odwrócisz wzrok. Nie wiesz, jak odwrócić wzrok.
arkham-tale-french_hill_5_silver_twilight_lodge = Siadasz przy kominku. Okazuje się, że to miejsce od dwustu lat do kogoś należy.
arkham-tale-french_hill_5_inner_sanctum = „Ile chcesz wiedzieć?” – pyta hierofant i unosi igłę.
arkham-tale-french_hill_5_the_witch_house = Kurz na łóżku, wgniecenie w poduszce i sen wchodzący po schodach, żeby cię zabrać.
arkham-tale-french_hill_6_silver_twilight_lodge = Kobieta w czerni wychodzi oknem ze srebrem loży. Możesz ją złapać, jeśli dasz radę, a potem porozmawiać.
arkham-tale-french_hill_6_inner_sanctum = Podają ci nóż i pozwalają wybrać, do czego posłuży, w dowolnym miejscu miasta.
arkham-tale-french_hill_6_the_witch_house = Pod obluzowanym kamieniem paleniska szczury coś dla niej przechowały.
arkham-tale-french_hill_7_silver_twilight_lodge = Cytujesz im ich własny statut. Lepiej, żeby był to ten właściwy.
arkham-tale-french_hill_7_inner_sanctum = Misa krąży. Każdy zagląda do środka, a zaraz potem na ciebie.
arkham-tale-french_hill_7_the_witch_house = Kąt strychu się zagina, a zagięcie ma wnętrze.
arkham-tale-innsmouth_french_hill_1_silver_twilight_lodge = „Chętnie to odkupimy – mówi uprzejmie strażnik. – Inne wyjście jest o wiele głośniejsze”.
arkham-tale-innsmouth_french_hill_1_inner_sanctum = Nazywają to rytem naprawy. Dobrze wypowiedziany naprawi całe miasto. Źle – całe miasto go usłyszy.
arkham-tale-innsmouth_french_hill_1_the_witch_house = Budzisz się przy stole z kredą na palcach. Lampa się wypaliła, a drzwi zmieniły miejsce.
arkham-tale-innsmouth_french_hill_2_silver_twilight_lodge = Włamywaczka wróciła i tym razem przyszła po to samo co ty.
arkham-tale-innsmouth_french_hill_2_inner_sanctum = Nauczą cię tych słów bez względu na wszystko. Od przygotowania zależy tylko, ile to potrwa.
arkham-tale-innsmouth_french_hill_2_the_witch_house = Szczur z twarzą pobiera myto na zakręcie schodów. Zawsze wie, czego najbardziej ci żal.
arkham-tale-innsmouth_french_hill_3_silver_twilight_lodge = Gość honorowy zdejmuje wieczorowy strój i nie przestaje zdejmować.
arkham-tale-innsmouth_french_hill_3_inner_sanctum = Mapa na posadzce sanktuarium jest mokra. Stań na niej tam, gdzie chcesz się znaleźć.
arkham-tale-innsmouth_french_hill_3_the_witch_house = Belka spada dokładnie tam, gdzie zamierzasz stanąć.
arkham-tale-innsmouth_french_hill_4_silver_twilight_lodge = Nowy prospekt, grubszy papier, ten sam uśmiech. Zauważyli, że dobrze ci się wiedzie.
arkham-tale-innsmouth_french_hill_4_inner_sanctum = Oddaj nam jednego, mówi mistrz, a odwołamy wszystkich jego braci.
arkham-tale-innsmouth_french_hill_4_the_witch_house = Jej krosno wciąż jest osnute. Gdy go dotkniesz, tka wejście.
