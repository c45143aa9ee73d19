### Horror w Arkham: wers opowieści do każdego wpisu na kartach Obszarów, uptown.
### Built in code: arkham-tale-

arkham-tale-uptown_1_st_marys_hospital = Karta przy łóżku dziewiątym jest szyfrem. Znasz ten szyfr – ktoś napisał nim kredą na wzgórzu.
arkham-tale-uptown_1_woods = Pustelnik może uczyć, ale uczy w tempie mchu.
arkham-tale-uptown_1_ye_olde_magick_shoppe = „Wyjść” – mówi pobladła właścicielka, obracając szyldzik, i widzisz, co stoi za nią.
arkham-tale-uptown_2_st_marys_hospital = Młody lekarz testuje nowy specyfik na ochotnikach. Dawki jest prawie pewien.
arkham-tale-uptown_2_woods = Ambona myśliwska, zimna fajka i strzelba oparta tak, że właściciel na pewno po nią wróci.
arkham-tale-uptown_2_ye_olde_magick_shoppe = Zapieczętowana urna za pięć dolarów, podobno pusta. Nie brzmi jak pusta.
arkham-tale-uptown_3_st_marys_hospital = Zmarły na korytarzu trzyma kartkę, a pielęgniarki poszły po prześcieradło.
arkham-tale-uptown_3_woods = Oczy w zaroślach, nisko, złote. Z kanapką w ręku byłaby z tego przyjaźń.
arkham-tale-uptown_3_ye_olde_magick_shoppe = Właścicielka waży twoje pytanie na mosiężnej szalce i wydaje odpowiedź co do grama.
arkham-tale-uptown_4_st_marys_hospital = Pacjent, którego przywieźli razem z tobą, chce ci coś dać. Nie żyje od południa.
arkham-tale-uptown_4_woods = Drzewa posadzono tu w kręgu, a dziś krąg ma wnętrze.
arkham-tale-uptown_4_ye_olde_magick_shoppe = Ona nie wie, co to jest. Jeśli ty wiesz, odda za połowę.
arkham-tale-uptown_5_st_marys_hospital = Prześcieradło na trzecim stole siada.
arkham-tale-uptown_5_woods = Ktoś idzie za tobą między brzozami. Gdy stajesz, robi jeszcze jeden krok.
arkham-tale-uptown_5_ye_olde_magick_shoppe = Odkrywa jedną kartę z dużej talii, długo na nią patrzy i zostawia odkrytą, na widoku.
arkham-tale-uptown_6_st_marys_hospital = Zawieruszyli twoje zapiski, razem z czymś, na czym naprawdę ci zależało.
arkham-tale-uptown_6_woods = Wydrążony dąb z drabinką w środku. Na górze jest czyjeś całe dzieciństwo albo czyjś łup.
arkham-tale-uptown_6_ye_olde_magick_shoppe = Zasuszona głowa w witrynie dawniej patrzyła na ulicę.
arkham-tale-uptown_7_st_marys_hospital = Dwoje drzwi, oba z napisem WYJŚCIE. Za jednymi wypłacają pieniądze.
arkham-tale-uptown_7_woods = Zbóje są uprzejmi, dopóki nie widzą, jak mało niesiesz.
arkham-tale-uptown_7_ye_olde_magick_shoppe = Źle wymawiasz nazwę ze słoja. Słój cię poprawia.
arkham-tale-innsmouth_uptown_1_st_marys_hospital = Koroner już zamyka. Przeczytasz tyle, ile zdążysz przewrócić kartek.
arkham-tale-innsmouth_uptown_1_woods = Te same złote oczy, tylko chudsze. Pamięta cię, a przynajmniej pamięta obiad.
arkham-tale-innsmouth_uptown_1_ye_olde_magick_shoppe = Każdy zegar w sklepie chodzi dobrze i każdy inaczej. Czekasz, który wygra.
arkham-tale-innsmouth_uptown_2_st_marys_hospital = Sanitariusz przy wyjściu otrzepuje ci płaszcz. Trudno powiedzieć, czy pomagał.
arkham-tale-innsmouth_uptown_2_woods = Coś jest w sidłach. Może to być coś, co gryzie.
arkham-tale-innsmouth_uptown_2_ye_olde_magick_shoppe = „Pięć dolarów, a trzy razy wypowiem jego imię – mówi właścicielka. – Potem odsuń się od okna”.
arkham-tale-innsmouth_uptown_3_st_marys_hospital = Drzwi ambulansu się otwierają. To, z czym jechali, wysiadło już na drugim końcu miasta.
arkham-tale-innsmouth_uptown_3_woods = Stoi na ścieżce z pałką i chce myta. Rozmawiać z nim można tylko w jego języku.
arkham-tale-innsmouth_uptown_3_ye_olde_magick_shoppe = Seans jest dziś za całe miasto, mówi. Trzymajcie się za ręce i cokolwiek się stanie, nie puszczajcie.
arkham-tale-innsmouth_uptown_4_st_marys_hospital = Mówi ci to ostatnim tchem, a potem następnym.
arkham-tale-innsmouth_uptown_4_woods = Strumień płynie pod górę do stawu, którego tu nie było, a staw świeci od spodu.
arkham-tale-innsmouth_uptown_4_ye_olde_magick_shoppe = „Uczciwa wymiana – mówi właścicielka. – Twoje zaklęcie za jedną z dwóch rzeczy. O trzecią nie pytaj”.
