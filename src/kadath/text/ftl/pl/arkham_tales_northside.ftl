### Horror w Arkham: wers opowieści do każdego wpisu na kartach Obszarów, northside.
### Built in code: arkham-tale-

arkham-tale-northside_1_curiositie_shoppe = Lustro na tyłach sklepu pokazuje pomieszczenie bez ciebie, znacznie głębsze od tego, w którym stoisz.
arkham-tale-northside_1_newspaper = Twój list poszedł na drugiej stronie, a redaktor woli zapłacić, niż kłócić się o pisownię.
arkham-tale-northside_1_train_station = Mężczyzna na peronie wyciąga złożoną kartkę i cofa się w stronę torów i hałasu.
arkham-tale-northside_2_curiositie_shoppe = „No to magazyn” – wzdycha właściciel i podaje ci klucz oraz cennik, w tej kolejności.
arkham-tale-northside_2_newspaper = Potrzebują kogoś, kto pisze szybko i nie pyta o czym. Zaliczka jest skromna, ale regularna.
arkham-tale-northside_2_train_station = Ławka, rozkład pełen opóźnień i łyk z termosu kogoś życzliwego. Prawie zapomniane uczucie: odpoczynek.
arkham-tale-northside_3_curiositie_shoppe = Unosisz wieko lakierowanej szkatułki, a sklep odchyla się od ciebie jak przewracana strona.
arkham-tale-northside_3_newspaper = W jutrzejszej szpalcie, pod nekrologami, jest fotografia dzisiejszego wieczoru.
arkham-tale-northside_3_train_station = Z wózka bagażowego zsuwa się kufer bez etykiety. To albo prezent, albo coś, co zaraz spadnie ci na stopę.
arkham-tale-northside_4_curiositie_shoppe = Z gabloty wysuwa się mała rączka i sięga prosto do twojej torby.
arkham-tale-northside_4_newspaper = „Cotygodniowy felieton, tematy nieszkodliwe” – mówi redaktor i skreśla twoje trzy pierwsze propozycje.
arkham-tale-northside_4_train_station = Domokrążca otwiera na kolanach walizkę i pokazuje ci tylko jedną rzecz. Jego pociąg odjeżdża za cztery minuty.
arkham-tale-northside_5_curiositie_shoppe = Bożka na półce co rano odkurza ktoś, kto tu nie pracuje.
arkham-tale-northside_5_newspaper = Temat czeka na drugim końcu miasta, kurs jest opłacony, a taksówka już rusza.
arkham-tale-northside_5_train_station = Jedna ze skrzyń dla uniwersytetu otworzyła się na bocznicy. Strażnik patrzy na zegarek, nie na ciebie.
arkham-tale-northside_6_curiositie_shoppe = Właściciel kładzie na aksamicie dwie rzeczy, przygląda ci się i sięga, by jedną zabrać.
arkham-tale-northside_6_newspaper = Goniec od dziewiątego roku życia zbiera wycinki o wzgórzu. Nikt nigdy nie poprosił, żeby je pokazał.
arkham-tale-northside_6_train_station = Nieodebrany bagaż, trzy dolary za sztukę, bez otwierania. Coś w środku przenosi ciężar.
arkham-tale-northside_7_curiositie_shoppe = W witrynie kartka w czarnej obwódce: wszystko musi zniknąć, każdy może wejść.
arkham-tale-northside_7_newspaper = Archiwum to piwnica pełna pożółkłego papieru i myszy. Jeśli wiesz, czego szukać, ono też cię znajdzie.
arkham-tale-northside_7_train_station = Osobowy staje dziś wszędzie, mówi konduktor, i nikt nie sprawdza biletów.
arkham-tale-innsmouth_northside_1_curiositie_shoppe = „Prezent na szczęście – mówi sklepikarz – albo skarb za pieniądze. Przy tej pogodzie lepsze jest szczęście”.
arkham-tale-innsmouth_northside_1_newspaper = Gazeta drukuje twoją relację z nadmorskiej drogi i myli nazwisko – być może nigdy nie zrobiła nic rozsądniejszego.
arkham-tale-innsmouth_northside_1_train_station = Zawiadowca ma drezynę, nie zadaje pytań, a na każdej stacji ma siostrzeńca, który jest mu coś winien.
arkham-tale-innsmouth_northside_2_curiositie_shoppe = Nad drzwiami wisi wypchana ryba. Gdy wychodzisz, jej szklane oko patrzy już na drogę do portu.
arkham-tale-innsmouth_northside_2_newspaper = Przy maszynach czeka trzech ludzi z wybrzeża. Chcą zamienić słowo o twoim tekście.
arkham-tale-innsmouth_northside_2_train_station = Przechowalnia, skrytka dziewiąta: klucz przyszedł pocztą, bez listu.
arkham-tale-innsmouth_northside_3_curiositie_shoppe = Dolar za spojrzenie w mosiężną tubę. Co zobaczysz, zależy od tego, co wiesz, i od tego, kto patrzy z drugiej strony.
arkham-tale-innsmouth_northside_3_newspaper = Ogłoszenie opłacone na rok z góry: „Do osoby, która to dziś czyta: przenieśli to”.
arkham-tale-innsmouth_northside_3_train_station = Pociągu z peronu czwartego nie ma na tablicy, nie ma w nim maszynisty i czeka tylko, aż usiądziesz.
arkham-tale-innsmouth_northside_4_curiositie_shoppe = Kolekcjoner w dziwnie szerokich rękawiczkach, których nigdy nie zdejmuje, daje dwa razy więcej, niż to warte.
arkham-tale-innsmouth_northside_4_newspaper = Płacą od wiersza, a zecer słucha tylko pewnego głosu.
arkham-tale-innsmouth_northside_4_train_station = Bagażowi wyładowują coś długiego, owiniętego w mokre żagle, i żaden nie chce trzymać środka.
