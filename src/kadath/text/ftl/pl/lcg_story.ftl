### Arkham Horror: The Card Game: its stories. Short, and none of it matters to the rules.
### Built in code: lcg-

## Introductions

lcg-prologue-night-of-the-zealot = Jesień 1925 roku. W Arkham znikają ludzie, a groby nad rzeką są bardziej puste, niż powinny. Policja o nic nie pyta, gazety o niczym nie piszą. Zostajecie wy: każde z was trafiło na jakąś nić i każde pójdzie po niej w ciemność. Przed wami noce, których nie zapomnicie.
lcg-introduction-the-gathering = W całym Arkham odnajdywane są ciała ze śladami zębów i nikt nie śmie powiedzieć, czyje to zęby. Spotykacie się w gabinecie, żeby porównać notatki. Wtedy pod podłogą zaczyna coś drapać, a w miejscu drzwi jest tylko ściana.
lcg-introduction-the-midnight-masks = Imię wydrapane na ścianie prowadzi was do kultu, który kryje się wśród uczciwych mieszkańców Arkham. Tej nocy jego członkowie chodzą ulicami w maskach. Zdemaskujcie ich tylu, ilu zdołacie, zanim zegar wybije północ.
lcg-introduction-the-midnight-masks-house-burned = Z waszego domu zostały zgliszcza, więc wyruszacie z Rivertown, a cały dobytek niesiecie w kieszeniach.
lcg-introduction-the-midnight-masks-house-standing = Macie przynajmniej dach nad głową: z własnego progu widzicie światła połowy miasta.
lcg-introduction-the-midnight-masks-lita-finds-others = Lita musiała poszukać innych, którzy staną do walki, i nikt nie zwróci jej straconych dni.
lcg-introduction-the-midnight-masks-ghoul-priest-alive = A kapłan ghouli wciąż żyje. Gdzieś pod ulicami podjął wasz trop.
lcg-introduction-the-devourer-below = Trop urywa się w lesie za miastem, gdzie kultyści rozpalili ogniska. Coś pod ziemią słucha ich śpiewu. Nie ma już kogo wezwać na pomoc: wchodzicie między drzewa.
lcg-introduction-the-devourer-below-past-midnight = Północ minęła. Zaczęli, nie czekając na was, i w pośpiechu każdy badacz odrzuca dwie losowe karty.
lcg-introduction-the-devourer-below-ghoul-priest-alive = Na tę ucztę zaproszono też kapłana ghouli.
lcg-introduction-the-devourer-below-got-away = Ci, którzy wymknęli się wam z rąk, znają już wasze twarze i wiedzą, że nadchodzicie: na tajemnicy od początku leży 1 żeton zagłady za każdych dwóch z nich (zaokrąglając w górę).

## Acts and agendas, and what happens as they advance

lcg-story-whats-going-on = Na każdy krok dom odpowiada pukaniem z dołu. Wasze zegarki stanęły, każdy o innej godzinie.
lcg-story-back-whats-going-on = Na czas jednego oddechu pokój jest gdzie indziej. Kiedy wraca, ktoś grzebał w waszych papierach. I w waszych głowach.
lcg-story-rise-of-the-ghouls = Teraz kopią już z kilku stron. Cokolwiek to jest, złapało wasz trop.
lcg-story-back-rise-of-the-ghouls = Pękają deski. Pierwszy z nich wyłazi z dziury i mruży oczy od światła, a między zębami ma ziemię.
lcg-story-theyre-getting-out = Tunele są pełne, a wyjście prowadzi przez wasz dom. Jeśli wydostaną się na ulicę, Arkham obudzi krzyk.
lcg-story-back-theyre-getting-out = Drzwi frontowe puszczają. To, co żyło pod domem, jest już w mieście, a wy stanęliście temu na drodze.
lcg-story-trapped = Ani drzwi, ani okna, same półki. Wyjście musi się kryć w tym, co znieśliście do tego pokoju.
lcg-story-back-trapped = Pod dywanem jest szczelina w podłodze, a pod nią hol tego samego domu, tam, gdzie nie ma prawa go być. Skaczecie.
lcg-story-the-barrier = Salon odgradza ściana zimnego ognia, a ktoś stoi za nią i na was patrzy. To, czego dowiecie się na górze i na dole, może ją zgasić.
lcg-story-back-the-barrier = Ogień opada. Podchodzi do was kobieta z lampą, a za waszymi plecami w holu rusza coś, co powinno leżeć w grobie.
lcg-story-what-have-you-done = Kobieta ma na imię Lita. „To, co jest w holu, jest ich kapłanem – mówi. – Dokąd on idzie, tam idą inni”.
lcg-story-back-what-have-you-done = Kapłan pada i kopanie ustaje. Lita długo patrzy na podłogę. „Znają już drogę – mówi. – Spalcie to”.
lcg-story-predator-or-prey = Ktoś w tym mieście liczy wasze kroki. Ilekroć się odwracacie, ulica za wami dopiero co opustoszała.
lcg-story-back-predator-or-prey = Kroki przestają się kryć. Z ciemności wychodzi postać w masce zwierzęcia, prosto do tego, kto wie najwięcej.
lcg-story-time-is-running-short = Dzwony odmierzają kwadranse. Kogo nie znajdziecie do północy, tego nie znajdziecie już nigdy.
lcg-story-back-time-is-running-short = Dwanaście uderzeń. W całym Arkham zatrzaskują się drzwi, a maski znikają z ulic.
lcg-story-uncovering-the-conspiracy = Nazwisk jest sześć, a za każdym ręczyliby sąsiedzi.
lcg-story-back-uncovering-the-conspiracy = Ostatnie nazwisko skreślone. To, co dziś słyszeliście, wreszcie się składa w całość i wskazuje na las.
lcg-story-the-arkham-woods = Między pniami wiszą znaki z kości. Im dalej w las, tym głośniejszy śpiew, a ziemia porusza się w jego takt.
lcg-story-back-the-arkham-woods = Zauważyli was. Przez las niesie się okrzyk i odpowiada mu coś, co nie jest człowiekiem.
lcg-story-the-ritual-begins = Śpiew znalazł swój rytm. Wszystko, co chodzi po tym lesie, od niego rośnie.
lcg-story-back-the-ritual-begins = Cudza wola przechodzi przez wasze umysły jak ręka przez szufladę i coś w nich zostawia.
lcg-story-vengeance-awaits = Brakuje już tylko kilku słów. Ziemia wstrzymuje oddech.
lcg-story-back-vengeance-awaits = Pada ostatnie słowo. Pod jaskinią przewraca się coś, co spało tu, zanim nastali ludzie. I jest głodne.
lcg-story-the-devourer-rises = Nie ma kształtu, który oko zdołałoby utrzymać. Krąg leży w kawałkach, śpiew umilkł i zostaje tylko walczyć, uciekać albo zapłacić.
lcg-story-investigating-the-trail = Gdzieś wśród tych drzew stoją w kręgu. Znajdźcie ślady, które tam prowadzą.
lcg-story-back-investigating-the-trail = Wszystkie ślady schodzą się przy jaskini pod korzeniami. Kogo w mieście puściliście wolno, ten może czekać na ścieżce za wami.
lcg-story-into-the-darkness = Z jaskini bije ciepłe powietrze. Kto wejdzie pierwszy, nie wejdzie niezauważony.
lcg-story-back-into-the-darkness = Kaptury odwracają się w waszą stronę. „Za późno” – mówi jeden z nich, a ze skał wychodzą strażnicy tego miejsca.
lcg-story-disrupting-the-ritual = Krąg nie może się zamknąć. Wszystko, czego się dowiedzieliście, to kamień, który można w niego rzucić.
lcg-story-back-disrupting-the-ritual = Głosy gubią się nawzajem. Milknie jeden, potem drugi i blask w skale gaśnie.

## Endings

lcg-deed-the-gathering-R1 = Spalcie dom
lcg-deed-the-gathering-R2 = Nie palcie domu
lcg-ending-the-gathering-no-resolution = Uszliście stamtąd, a w każdym razie to, co z was zostało. Dom stoi ciemny i to, co pod nim mieszka, zatrzymało swoje. Po kilku dniach odnajduje was Lita: potrzebuje ludzi, którzy to widzieli.
lcg-ending-the-gathering-R1 = Dom płonie do rana. W popiele nic się już nie rusza, ale rusza się, kiedy zamykacie oczy. Lita zostaje z wami.
lcg-ending-the-gathering-R2 = Własnego domu nie pali się na słowo nieznajomej. Lita odchodzi w milczeniu. Macie dach nad głową i wszystko, czego się pod nim dowiedzieliście.
lcg-ending-the-gathering-R3 = Wydostały się, a w domu nie został nikt, kto by to słyszał. Co się tam działo, Lita widziała na własne oczy. Idzie szukać innych, którzy zechcą walczyć.
lcg-ending-the-midnight-masks-no-resolution = Musieliście przerwać łowy. Ci, których nie dopadliście, są już w drodze, a wy wiecie dokąd.
lcg-ending-the-midnight-masks-R1 = Nikt z szóstki nie jest już na wolności. Północ jeszcze nie wybiła, a wy wiecie, na co czekali i gdzie.
lcg-ending-the-midnight-masks-R2 = Jest już po północy. Kogo nie znaleźliście, ten jest w lesie, a ogniska płoną.
lcg-ending-the-devourer-below-no-resolution = Nie został nikt, kto stanąłby mu na drodze. Umôrdhoth spada na Arkham i nie będzie komu spisać, co się stało.
lcg-ending-the-devourer-below-R1 = Rytuał przerwany, a to, co leży w głębi, śpi dalej o pustym żołądku. Śpiew będziecie słyszeć w snach. Ale Arkham rano się budzi.
lcg-ending-the-devourer-below-R2 = Umôrdhoth zapada się pod ziemię, ranny tak, jak nikt nie sądził, że można go zranić. Nosicie ślady tej nocy, których nie objaśni żaden lekarz.
lcg-ending-the-devourer-below-R3 = Chciał tylko jej. Umôrdhoth zabiera Litę i odchodzi, a wy żyjecie. Nikt z was nie wypowie już jej imienia.
