### Horror w Arkham: wers opowieści do każdego wpisu na kartach Obszarów, southside.
### Built in code: arkham-tale-

arkham-tale-southside_1_historical_society = Portret założyciela odczyszczono. Był lepszy, gdy nie było widać, co trzyma.
arkham-tale-southside_1_mas_boarding_house = „Zostało po poprzednim panu – mówi Mamuśka – a sądząc po tym, jak odszedł, już mu niepotrzebne”.
arkham-tale-southside_1_south_church = Organista gra pustym ławkom. Słuchaj dobrze, a będzie to hymn dla ciebie. Słuchaj źle, a będzie o tobie.
arkham-tale-southside_2_historical_society = Czytelnia pobiera teraz opłatę, a poduszki w niej wypchano czymś, co śni.
arkham-tale-southside_2_mas_boarding_house = Lokator przy śniadaniu mówi o loży jak o klubie, w którym dobrze karmią. Może dziś szepnąć za tobą słówko.
arkham-tale-southside_2_south_church = Ojciec Michael o nic nie pyta. Kładzie ci dłoń na głowie i na chwilę wszystko przestaje ci ciążyć.
arkham-tale-southside_3_historical_society = Stary plan pokazuje szlak, którego już nie ma, chyba że zaczniesz dokładnie stąd.
arkham-tale-southside_3_mas_boarding_house = Herbata Mamuśki jest mocna, a zapasowe łóżko wąskie. Zasypiasz, zanim głowa ustali, gdzie jest dół.
arkham-tale-southside_3_south_church = Konfesjonał jest zajęty z obu stron i po obu ktoś płacze twoim głosem.
arkham-tale-southside_4_historical_society = Dwa pamiętniki osadników zgadzają się co do jaskini, ale nie co do tego, ilu z niej wyszło. Możesz policzyć osobiście.
arkham-tale-southside_4_mas_boarding_house = Trzy dolary, czysta pościel i klucz, który działa tylko od środka.
arkham-tale-southside_4_south_church = Sznur dzwonu puszcza, a dzwon od 1820 roku czekał, żeby spaść.
arkham-tale-southside_5_historical_society = Bibliotekarz starej daty słyszał, co zamknięto twoją ręką. Chętnie to obejrzy. I ciebie też.
arkham-tale-southside_5_mas_boarding_house = Gulasz pyrkocze od wtorku i cokolwiek to było, odzyskało siły.
arkham-tale-southside_5_south_church = Zapal świecę za miasto, jeśli masz coś, czym warto ją zapalić.
arkham-tale-southside_6_historical_society = Czytają protokół zebrania, którego jeszcze nie było. Figurujesz wśród nieobecnych.
arkham-tale-southside_6_mas_boarding_house = Mamuśka nie chce słyszeć, że wyjdziesz w takim stanie, a w ręku ma patelnię.
arkham-tale-southside_6_south_church = Taca krąży, a kościelny nie odejdzie, póki nie dasz tyle, żeby zabolało.
arkham-tale-southside_7_historical_society = Za trzecią gablotą są schody do prawdziwych zbiorów i do bardzo cierpliwego nauczyciela.
arkham-tale-southside_7_mas_boarding_house = Domokrążca z pierwszego piętra pokazuje towar przy przesłoniętej lampie. Zachowaj spokój, a on zachowa cenę.
arkham-tale-southside_7_south_church = Napełniają chrzcielnicę, a ksiądz odwrócił się, żeby poszukać bardzo małej buteleczki.
arkham-tale-innsmouth_southside_1_historical_society = Szkielet wieloryba nad schodami odwrócił głowę od twojej ostatniej wizyty. I nigdy nie był wielorybem.
arkham-tale-innsmouth_southside_1_mas_boarding_house = Czas na czynsz, od głowy, a Mamuśka policzyła wszystkich, którzy z tobą przyszli.
arkham-tale-innsmouth_southside_1_south_church = Wikary ma godzinę. Może opowiedzieć, co wie, albo posiedzieć z tobą w milczeniu.
arkham-tale-innsmouth_southside_2_historical_society = Rejestry statków sięgają dawniej niż port. Czytaj dalej i licz kapitanów.
arkham-tale-innsmouth_southside_2_mas_boarding_house = „Zostały same skórki – mówi Mamuśka. – Velma cię nakarmi. Powiedz, że ja cię przysłałam”.
arkham-tale-innsmouth_southside_2_south_church = Ktoś zostawił otwarte okno i kościół pachnie skoszoną trawą zamiast wosku.
arkham-tale-innsmouth_southside_3_historical_society = Profesor sam otwiera gablotę. „Pokaż, co za sobą zamykasz – mówi – i bierz, czego ci trzeba”.
arkham-tale-innsmouth_southside_3_mas_boarding_house = Gorąca woda i drzwi między tobą a ulicą. Są wieczory, że więcej nie trzeba.
arkham-tale-innsmouth_southside_3_south_church = Modlą się za tych na morzu. Stajesz z tyłu i okazuje się, że to także za ciebie.
arkham-tale-innsmouth_southside_4_historical_society = Nowy eksponat wynoszą ze śmieciami. Jest jeszcze ciepły.
arkham-tale-innsmouth_southside_4_mas_boarding_house = Mężczyzna spod szóstki opowiada ci wszystko, na cały głos, przy otwartym oknie.
arkham-tale-innsmouth_southside_4_south_church = Dziewczynka trzyma puszkę dla wdów po topielcach i nie mruga.
