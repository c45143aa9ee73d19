### Horror w Arkham: wers opowieści do każdego wpisu na kartach Obszarów, merchant district.
### Built in code: arkham-tale-

arkham-tale-merchant_district_1_river_docks = Ostatniej barki nikt nie rozładowuje i nikt jej chyba nie pilnuje. Policja portowa wie, jak to wygląda.
arkham-tale-merchant_district_1_the_unnamable = Tapeta w dziecinnym pokoju powtarza wzór, a wzór chce, żeby go dokończyć.
arkham-tale-merchant_district_1_unvisited_isle = Ognisko, namiot i postawny człowiek z Luizjany, który szedł za bębnami aż do tej rzeki.
arkham-tale-merchant_district_2_river_docks = O pal obija się butelka ze zwiniętą kartką. Atrament się rozmył, ale nie tam, gdzie trzeba.
arkham-tale-merchant_district_2_the_unnamable = Ktoś mieszka w ścianach, przy całkiem zdrowych zmysłach, i pogada przez tynk, jeśli to wytrzymasz.
arkham-tale-merchant_district_2_unvisited_isle = Gdy wiatr cichnie, głazy pochylają się ku sobie i uczą cię słowa, zostawiając na nie miejsce.
arkham-tale-merchant_district_3_river_docks = Róg mgłowy odzywa się nie po tej stronie rzeki i słychać go coraz bliżej.
arkham-tale-merchant_district_3_the_unnamable = Obluzowana deska na schodach, skrytka pod nią i zapach, który mówi: „zostaw to”.
arkham-tale-merchant_district_3_unvisited_isle = Tańczą na drugim brzegu wysepki. Dwoje tancerzy ma na sobie pozostałych.
arkham-tale-merchant_district_4_river_docks = Dźwig niesie nad twoją głową siatkę z ładunkiem, a lina śpiewa już od dłuższej chwili.
arkham-tale-merchant_district_4_the_unnamable = Między dwiema cegłami paleniska czeka coś z zielonego metalu, jak czekało na poprzedniego lokatora.
arkham-tale-merchant_district_4_unvisited_isle = Dwóch ludzi w szatach zakopuje skrzynię i kłóci się o głębokość. Żaden jeszcze nie podniósł wzroku.
arkham-tale-merchant_district_5_river_docks = Lina nurka wraca bez nurka. To, co na niej wisi, jest starsze niż nabrzeże.
arkham-tale-merchant_district_5_the_unnamable = Bujany fotel nieruchomieje, gdy wchodzisz. Wtedy zaczynają wszystkie pozostałe.
arkham-tale-merchant_district_5_unvisited_isle = Krąg muchomorów, ołtarz i ofiara, na której wyryto już twoje inicjały.
arkham-tale-merchant_district_6_river_docks = Robota na dniówkę, mówi brygadzista, płatne od skrzyni. Śmieje się z twoich rąk, zanim spojrzy ci w oczy.
arkham-tale-merchant_district_6_the_unnamable = Piwnica jest pełna nieba.
arkham-tale-merchant_district_6_unvisited_isle = Ciernie, potem polana, a na polanie miejsce, do którego ptaki przylatują umierać.
arkham-tale-merchant_district_7_river_docks = Przewoźnik trzyma latarnię nisko. Jego łódź jest sucha, rzeka nie, a zapłatą jest tylko to, że wsiądziesz.
arkham-tale-merchant_district_7_the_unnamable = Z każdym mrugnięciem w korytarzu przybywa drzwi. Nie mrugaj.
arkham-tale-merchant_district_7_unvisited_isle = Księżyc wschodzi dwa razy. Zapisujesz obie godziny i próbujesz nie zapisywać nic więcej.
arkham-tale-innsmouth_merchant_district_1_river_docks = Towar z rafy, mówi bosman i unosi plandekę nie wyżej niż twój portfel.
arkham-tale-innsmouth_merchant_district_1_the_unnamable = To coś na strychu zdechło już jakiś czas temu. Dla muzeum albo dla ciebie warte jest tyle, ile zniesie żołądek.
arkham-tale-innsmouth_merchant_district_1_unvisited_isle = Rzeźby wiją się wokół głazu spiralą. Każdy zwój, za którym nadążysz, mówi ci coś jeszcze.
arkham-tale-innsmouth_merchant_district_2_river_docks = Skład celny nie jest zamknięty. Chwilę później widzisz, że klatka w środku też nie.
arkham-tale-innsmouth_merchant_district_2_the_unnamable = Na górze dziecko liczy na głos, a przy stu dom otwiera oczy.
arkham-tale-innsmouth_merchant_district_2_unvisited_isle = Głazy dają się przesunąć, jeśli pchnąć je tam, gdzie pamiętają pchnięcie.
arkham-tale-innsmouth_merchant_district_3_river_docks = Harpunnik bez statku czyści paznokcie i podaje cenę. Nie pyta, co to jest, tylko gdzie.
arkham-tale-innsmouth_merchant_district_3_the_unnamable = Głos w tynku zmienił się od ostatniego razu. Zna już twoje imię i maniery.
arkham-tale-innsmouth_merchant_district_3_unvisited_isle = Stoi między tobą a łodzią i kazano mu patrzeć ci w twarz.
arkham-tale-innsmouth_merchant_district_4_river_docks = Odpływ zostawia na pochylni rządki małych mokrych śladów, aż do każdych otwartych drzwi.
arkham-tale-innsmouth_merchant_district_4_the_unnamable = Deski podłogi rozsuwają się uprzejmie, żeby coś przepuścić.
arkham-tale-innsmouth_merchant_district_4_unvisited_isle = Rzeka wzbiera, a twoja łódka nigdy nie umiała czekać.
