### Horror w Arkham: wers opowieści do każdego wpisu na kartach Obszarów, miskatonic university.
### Built in code: arkham-tale-

arkham-tale-miskatonic_university_1_administration_building = Asystentka z dziekanatu podsuwa ci teczkę i wolałaby nie znać twojego nazwiska.
arkham-tale-miskatonic_university_1_library = Bibliotekarka mierzy cię wzrokiem znad okularów i postanawia, które drzwi od początku były zamknięte.
arkham-tale-miskatonic_university_1_science_building = Wzór z tablicy przepisać łatwo. Tyle że woźnemu kazano nie wypuszczać z sali niczego.
arkham-tale-miskatonic_university_2_administration_building = Sejf kwestora jest otwarty, kwestor na obiedzie, a ty masz przygotowaną świetną historyjkę.
arkham-tale-miskatonic_university_2_library = Zakładka w książce, której od wojny nikt nie wypożyczył: banknot, potem drugi, potem trzeci.
arkham-tale-miskatonic_university_2_science_building = Aparat ma zamykać rzeczy na odległość. Zbudował go optymista.
arkham-tale-miskatonic_university_3_administration_building = Dziekan szuka kogoś dyskretnego. Umowę ma w szufladzie, a drżenie w ręce.
arkham-tale-miskatonic_university_3_library = Indeks oprawiono w coś ciepłego. Sprawdź tylko jedno hasło i zamknij, zanim on sprawdzi ciebie.
arkham-tale-miskatonic_university_3_science_building = „Żadnych czarowników – mówi fizyk, przyglądając ci się. – Dobrze. To trzymaj i odejdź z tym”.
arkham-tale-miskatonic_university_4_administration_building = Pewien student oblał przedmiot, którego tu nie uczą. Jego praca leży wśród niedoręczonych listów.
arkham-tale-miskatonic_university_4_library = Opierasz na chwilę głowę na stronicy. Stronica jest głębsza, niż się wydaje.
arkham-tale-miskatonic_university_4_science_building = Sir William potrzebuje do doświadczenia pół litra krwi, a potem przyjaciela.
arkham-tale-miskatonic_university_5_administration_building = Honorarium czeka na kogoś, kto odpowie na zagadkę założyciela. Zdążyły narosnąć odsetki.
arkham-tale-miskatonic_university_5_library = Zakazanych półek strzeże staruszek i sznur dzwonka. Kazano mu używać tylko tego drugiego.
arkham-tale-miskatonic_university_5_science_building = Pod pierwszą lampą to, co za tobą chodzi, rzuca cień. Pod drugą już nie.
arkham-tale-miskatonic_university_6_administration_building = Na dziś po południu potrzebny im tłumacz z języka, który był twoim dziecięcym wymysłem.
arkham-tale-miskatonic_university_6_library = Kary, głosi ogłoszenie, pobieramy osobiście. Osoba już tu jest.
arkham-tale-miskatonic_university_6_science_building = Komora buczy. Z okienka wygląda ktoś obcy z twoją twarzą i prosi, by się zamienić.
arkham-tale-miskatonic_university_7_administration_building = „Znajdziesz go w przytułku – mówi sekretarka, już wykręcając numer. – Będą czekać”.
arkham-tale-miskatonic_university_7_library = Wszystkie książki na tej półce odwróciły się grzbietami do ściany.
arkham-tale-miskatonic_university_7_science_building = Elektrody są ciepłe, pokrętło sięga szóstki, a młodemu człowiekowi bardzo przykro z powodu zapachu.
arkham-tale-innsmouth_miskatonic_university_1_administration_building = Samochód rektora jest do twojej dyspozycji, byle nie było cię w jego budynku.
arkham-tale-innsmouth_miskatonic_university_1_library = Książka spada z najwyższej półki, otwiera się i sama czyta ci pierwszy wers.
arkham-tale-innsmouth_miskatonic_university_1_science_building = Drzwi na środku laboratorium prowadzą na razie donikąd. Przekręć koło i miej nadzieję, że je naoliwiono.
arkham-tale-innsmouth_miskatonic_university_2_administration_building = Zapieczętowany spis z 1881 roku podaje, skąd wszyscy przybyli. Dwa z tych miejsc nie leżą na lądzie.
arkham-tale-innsmouth_miskatonic_university_2_library = Marynarskie dopiski na marginesie rozprawy o pływach. Ostatni to instrukcja.
arkham-tale-innsmouth_miskatonic_university_2_science_building = Zbudowali dostatecznie długą dźwignię. Spór dotyczy już tylko tego, gdzie stanąć.
arkham-tale-innsmouth_miskatonic_university_3_administration_building = Rada da pieniądze, o ile każdemu z jej członków skłamiesz prosto w oczy.
arkham-tale-innsmouth_miskatonic_university_3_library = Klatka jest otwarta, a księga siedzi.
arkham-tale-innsmouth_miskatonic_university_3_science_building = Serum cofa ciało tam, gdzie wskaże igła. Wolno ci nią zakręcić.
arkham-tale-innsmouth_miskatonic_university_4_administration_building = Konkurs na esej rozstrzyga się dziś. Jest jeszcze jeden uczestnik, od kilku lat martwy.
arkham-tale-innsmouth_miskatonic_university_4_library = „Zamykamy” – mówi bibliotekarka o dziesiątej rano i po kolei gasi lampy.
arkham-tale-innsmouth_miskatonic_university_4_science_building = „Trochę więcej niż ostatnio” – przyznaje Sir William, podwijając ci rękaw.
