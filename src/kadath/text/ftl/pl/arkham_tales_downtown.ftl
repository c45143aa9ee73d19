### Horror w Arkham: wers opowieści do każdego wpisu na kartach Obszarów, downtown.
### Built in code: arkham-tale-

arkham-tale-downtown_1_arkham_asylum = Pacjent w ostatniej celi mówi samymi przypisami. Znajdź tekst, do którego należą, zanim on znajdzie twoją dłoń przez okienko.
arkham-tale-downtown_1_bank_of_arkham = Kasjerka uśmiecha się całą twarzą i o jeden rząd zębów za dużo.
arkham-tale-downtown_1_independence_square = Pod trzecią ławką siedzi kobieta, która sprzedaje to, co znajdzie. Targuj się grzecznie: o ludziach też znajduje to i owo.
arkham-tale-downtown_2_arkham_asylum = Drzwi przeciwpożarowe są otwarte, sanitariusze jedzą kolację, a akta czekają na końcu korytarza. Nocny strażnik też.
arkham-tale-downtown_2_bank_of_arkham = „Nikt się nie rusza” – mówi człowiek z chustą na twarzy i celuje w tego, kto wygląda najbogaciej.
arkham-tale-downtown_2_independence_square = Cień pomnika pada w południe w złą stronę, a dokładnie na ciebie.
arkham-tale-downtown_3_arkham_asylum = Nowy lekarz proponuje kurację rozmową. Jedno z was wyniesie z niej coś, co miało drugie.
arkham-tale-downtown_3_bank_of_arkham = Banknot ślizga się po marmurze z przeciągiem. Może zdążysz przed panem, który go upuścił.
arkham-tale-downtown_3_independence_square = Policjant z mokrymi mankietami każe ci iść dalej i dla pewności kładzie ci dłoń na piersi.
arkham-tale-downtown_4_arkham_asylum = „Tylko na obserwację” – mówią i chwyta cię czterech. Łóżko, trzeba przyznać, jest bardzo miękkie.
arkham-tale-downtown_4_bank_of_arkham = Skrytka na nazwisko dziadka. Pieniądze są prawdziwe. Fotografia, na której jesteś, nosi datę 1871.
arkham-tale-downtown_4_independence_square = Gołębie zrywają się naraz i nie wracają. Tam, gdzie siedziały, bruk zaczyna układać się w słowa.
arkham-tale-downtown_5_arkham_asylum = Zapisała to na ścianie czterysta razy. Czterysta pierwszy raz – twoim charakterem pisma.
arkham-tale-downtown_5_bank_of_arkham = Starzec przy obrotowych drzwiach jednych błogosławi, za innymi spluwa. Nikt nie wie, jak wybiera.
arkham-tale-downtown_5_independence_square = Chłopak żonglera wpada na ciebie dwa razy, a przeprasza tylko raz.
arkham-tale-downtown_6_arkham_asylum = Dzwoni alarm. W ścisku na schodach ktoś wciska ci coś w dłoń, a ktoś inny chce to z powrotem.
arkham-tale-downtown_6_bank_of_arkham = Za dwa dolary urzędnik zapomni, do której szuflady pasuje ten klucz.
arkham-tale-downtown_6_independence_square = Wróżka składa karty, gdy siadasz. „Nie trzeba – mówi. – Uprzedzono mnie”.
arkham-tale-downtown_7_arkham_asylum = Pozwalają ci czytać historię choroby, po stronie za każde pytanie, na które odpowiesz.
arkham-tale-downtown_7_bank_of_arkham = Wóz pancerny ma wolne miejsce, a kierowca cieszy się z towarzystwa na każdej drodze, którą wskażesz.
arkham-tale-downtown_7_independence_square = Orkiestra dęta gra źle i z wielką radością. Łapiesz się na tym, że tupiesz do taktu.
arkham-tale-innsmouth_downtown_1_arkham_asylum = Kiedyś był marynarzem. Narysuje ci rafę, jeśli zniesiesz widok tego, co rysuje pod nią.
arkham-tale-innsmouth_downtown_1_bank_of_arkham = Wdowa z kolejki chce dziś zrobić jeden dobry uczynek. Pyta, czego ci trzeba: pieniędzy czy modlitwy.
arkham-tale-innsmouth_downtown_1_independence_square = Fontanna milknie, opróżnia się i napełnia od dołu czymś, co zatrzymuje światło.
arkham-tale-innsmouth_downtown_2_arkham_asylum = Sanitariusz wyrzuca cię za drzwi, i to niedelikatnie, lecz nocne powietrze trzeźwi jak zimna woda.
arkham-tale-innsmouth_downtown_2_bank_of_arkham = Skarbiec siódmy należy do pewnej rodziny z wybrzeża. Jest zimny, ocieka wodą, a dyrektor zostawił go uchylony.
arkham-tale-innsmouth_downtown_2_independence_square = Ktoś narysował kredą drzwi na chodniku. Dzieci przez nie skaczą. Nikt jeszcze nie nadepnął na klamkę.
arkham-tale-innsmouth_downtown_3_arkham_asylum = Siostra Halloran parzy herbatę i opowiada o ogródku. Przez dziesięć minut nie ma nic więcej.
arkham-tale-innsmouth_downtown_3_bank_of_arkham = Dziwne złoto jest na wagę warte trzy dolary, mówi rzeczoznawca. Zanim zapłaci, dwa razy myje ręce.
arkham-tale-innsmouth_downtown_3_independence_square = Karty leżą rewersem do góry. „Nie drgnij, odkrywając swoją – mówi kobieta – a pójdę z tobą”.
arkham-tale-innsmouth_downtown_4_arkham_asylum = Dwaj lekarze kłócą się za uchylonymi drzwiami o pacjenta bez pulsu, za to z apetytem.
arkham-tale-innsmouth_downtown_4_bank_of_arkham = Skarbonka przy drzwiach nie ma dna. Każda moneta spada długo i zabiera ze sobą jedną z twoich trosk.
arkham-tale-innsmouth_downtown_4_independence_square = Tłum skanduje imię, które prawie znasz. Można by się przyłączyć. Tak łatwo się przyłączyć.
