### Stół w terminalu.

terminal-needed = Stół potrzebuje terminala, w którym można go narysować.

## Początek

terminal-start-subtitle = zimne pustkowie, a na nim stół
terminal-start-continue = Kontynuuj ostatnią grę
terminal-start-new-game = Nowa gra: { $game }
terminal-start-load = Wczytaj grę
terminal-start-language = Język: { $language }
terminal-start-unofficial = Nieoficjalne dzieło fanów. Nazwy gier należą do ich wydawców.

## Klawisze, w jednym lub dwóch słowach

terminal-key-choose = wybór
terminal-key-about = czytaj
terminal-key-why = dlaczego
terminal-key-why-not = czemu nie
terminal-key-guide = przewodnik
terminal-guide-got-it = Jasne
terminal-guide-leave = graj dalej bez przewodnika
terminal-guide-title = Przewodnik
terminal-guide-waits = Przewodnik czeka z tobą na twoją kolej.
terminal-guide-left = Przewodnik odszedł od stołu. Gra toczy się dalej.
terminal-start-learn = Naucz się, grając
terminal-key-undo = cofnij
terminal-key-news = co nowego
terminal-key-board = plansza
terminal-key-language = język
terminal-key-save = zapis
terminal-key-help = pomoc
terminal-key-leave = odejdź
terminal-key-quit = Zakończ
terminal-key-tempo = tempo
terminal-key-enough = dość
terminal-key-tick = zaznacz
terminal-key-confirm = zatwierdź
terminal-several-missing = { $picked ->
    [0] { $count ->
        [one] Wybierz jedno
       *[other] Wybierz { $count }
    }
   *[other] { $count ->
        [one] Wybierz jeszcze jedno
       *[other] Wybierz jeszcze { $count }
    }
}
terminal-enough-twice = Naciśnij e jeszcze raz, żeby wybrać: { $option }
terminal-key-ending = koniec
terminal-key-close = zamknij
terminal-key-open = otwórz
terminal-key-back = wstecz
terminal-key-yes = tak
terminal-key-no = nie
terminal-key-ok = zapisz
terminal-key-cancel = anuluj
terminal-key-next = dalej
terminal-key-skip = pomiń do końca
terminal-key-pace = tempo: { $pace }

## Przygotowanie

terminal-set-up-title = nowa gra
terminal-set-up-seats = Kto gdzie siedzi
terminal-set-up-seat = Miejsce { $number }
terminal-set-up-name = imię
terminal-set-up-solo = jedna osoba prowadzi dwoje badaczy
terminal-set-up-advised = dobre na pierwszą grę
terminal-set-up-advice = na pierwszą grę: { $value }
terminal-set-up-begin = zaczynamy
terminal-set-up-beginners = dla początkujących
terminal-set-up-random = losowo
terminal-set-up-note = ← → zmiana, ↑ ↓ przejście. Miejsca z tym samym imieniem należą do jednej osoby, która gra za wszystkie. Osoby przy wspólnym ekranie są pytane po kolei, a między nimi zapada kurtyna.
terminal-set-up-own-deck = własna talia
terminal-set-up-deck-file = Plik z talią: zwykła lista („2x Nazwa”) albo JSON ze strony z taliami:
terminal-player = Gracz { $number }
terminal-owner-person = osoba
terminal-owner-bot = bot: { $how }

## Zapisane gry

terminal-load-title = Zapisane gry
terminal-load-none = Nie ma jeszcze zapisanych gier.
terminal-load-folder = Katalog: { $folder }
terminal-load-failed = Pliku { $name } nie da się otworzyć; pozostał nienaruszony: { $why }
terminal-save-title = Zapisz kopię
terminal-save-text = Gra zapisuje się sama po każdym wyborze. Kopia zachowa tę chwilę pod nazwą:
terminal-saved = Zapisano jako „{ $name }”.
terminal-save-failed = Nie udało się zapisać gry: { $why }
terminal-save-choices = { $choices ->
    [one] 1 wybór
    [few] { $choices } wybory
   *[many] { $choices } wyborów
}
terminal-misfit-setup = Przygotowanie tej gry nie pasuje do zasad tej wersji.
terminal-misfit-choice = Zasady tej wersji nie dopuszczają wyboru nr { $number } ({ $key }) tej gry.
terminal-misfit-state = Po wyborze nr { $number } ({ $key }) ta gra toczy się według zasad tej wersji inaczej.
terminal-misfit-whole = Gra toczy się dalej dokładnie tam, gdzie stanęła; nie można tylko cofnąć tego, co było wcześniej.
terminal-misfit-part = Gra toczy się dalej od miejsca, do którego wszystko pasuje, w osobnym pliku; stary plik zachowuje całość.

## Stół

terminal-round = Runda { $round }/{ $rounds }
terminal-round-open = Runda { $round }
terminal-round-counted = { $counted } { $number }
terminal-silence = cisza
terminal-gates-short = zostało { $tokens }
terminal-thinking = Bot myśli…
terminal-since = Od twojej ostatniej tury
terminal-since-choice = Od twojego ostatniego wyboru

terminal-panel-cards = karty
terminal-panel-hands = ręce
terminal-panel-clues = wskazówki
terminal-panel-team = badacze
terminal-panel-ancient-one = omeny
terminal-panel-piles = stosy
terminal-panel-where = zasady
terminal-panel-things = stół
terminal-panel-log = dziennik

terminal-cards-round = W tej rundzie
terminal-cards-none = nie zagrano jeszcze żadnej karty
terminal-cards-hidden = zakryta
terminal-cards-free = wolna
terminal-half-now = teraz
terminal-half-sure = na pewno
terminal-half-so-far = na razie

terminal-play-half = { $half ->
    [top] ▲ górny efekt
    [bottom] ▼ dolny efekt
   *[open] ▲ górny, chyba że { $lower } { $lower ->
        [one] niższa
        [few] niższe
       *[many] niższych
    }
}

terminal-hands-aside = Odłożone na rytuał
terminal-hands-nothing = jeszcze nic

terminal-clues-were = Tajne wskazówki: { $clues }.
terminal-clues-left = { $times ->
    [0] niemożliwy
    [one] najwyżej raz
    [few] możliwy
   *[many] możliwy
}
terminal-clues-found = znalezione
terminal-clues-held = na ręce
terminal-clues-needed = Potrzebne trafienia: { $matches }

terminal-team-lead = główny badacz

terminal-omens-so-far = Widoczne omeny: { $omens }
terminal-gates-left = Żetony bram na stosie: { $tokens }
terminal-unique-left = { $tokens } obok arkusza

terminal-piles-actions = Odrzucone karty akcji: { $name }
terminal-piles-deck = (w talii: { $cards })
terminal-piles-priority = Odrzucone karty pierwszeństwa
terminal-piles-top = Znasz wierzch talii: { $cards }
terminal-piles-cup = Pula potworów: { $tokens }
terminal-piles-destroyed = Zniszczone: { $tokens }
terminal-piles-items = Użyte przedmioty: { $items }

## Obszar

terminal-sign-ritual = miejsce rytuału
terminal-sign-clue = wskazówka
terminal-sign-gate = brama
terminal-location-gate = brama, { $gate }: { $tokens ->
    [one] 1 żeton
    [few] { $tokens } żetony
   *[many] { $tokens } żetonów
}
terminal-location-clue = zakryty żeton wskazówki
terminal-location-damage = { $tokens ->
    [one] 1 uszkodzone pole
    [few] { $tokens } uszkodzone pola
   *[many] { $tokens } uszkodzonych pól
}
terminal-location-free = { $spaces ->
    [0] brak wolnych pól
    [one] 1 wolne pole
    [few] { $spaces } wolne pola
   *[many] { $spaces } wolnych pól
}
terminal-location-paths = Sąsiadujące obszary
terminal-location-no-path = { $name } (poza ścieżkami)

## Litery oznaczające potwory na planszy. W jednej grze nie mogą się powtarzać.

terminal-letter-red = C
terminal-letter-blue = N
terminal-letter-deep_one = G
terminal-letter-star_spawn = P
terminal-letter-chthonian = H
terminal-letter-ghoul_horde = G

## Szanse

terminal-odds-standing = Szansa: { $chance }, jeśli nikt niczego więcej nie użyje
terminal-odds-short = szansa { $chance }

## Stałe polecenia i to, co pokazuje się wszystkim

terminal-orders-title = Stałe polecenia
terminal-orders-text = O co gra cię pyta, a co pomija sama. Polecenie nigdy za ciebie nie wybiera: co najwyżej spasuje za ciebie, i to tylko tam, gdzie pozwalają na to zasady. ← → zmieniają, ↑ ↓ przenoszą.
terminal-orders-until = pomijaj wszystko do mojej tury
terminal-orders-open = gram z odkrytą ręką
terminal-orders-wish-ask = pytaj
terminal-orders-wish-pass = pasuj
terminal-orders-wish-stop = pytaj zawsze
terminal-orders-on = tak
terminal-orders-off = nie
terminal-orders-none = W tej grze nie ma czego pomijać.
terminal-orders-waiting = ⏵ pasujesz do swojej tury
terminal-orders-passed = { $times ->
    [one] ⏵ spasowano raz z polecenia
    [few] ⏵ spasowano { $times } razy z polecenia
   *[other] ⏵ spasowano { $times } razy z polecenia
}
terminal-key-orders = polecenia
terminal-key-rest = do mojej tury
terminal-key-show = pokaż kartę
terminal-rest-on = Gra pomija wszystko do twojej tury, poza tym, o co ma zawsze pytać.
terminal-rest-off = Gra znów cię pyta.
terminal-shown-card = Pokazano wszystkim: { $card }
terminal-shown-none = Ustaw kursor na karcie z ręki, aby ją pokazać.
terminal-shown-silence = Zasady wymagają teraz ciszy: niczego nie wolno pokazywać.
terminal-help-orders = stałe polecenia: co gra pomija bez pytania; odkryte ręce
terminal-help-rest = pasuj do mojej tury albo przestań
terminal-help-show = pokaż wszystkim kartę pod kursorem
terminal-opening-title = Jak to się zaczyna

## Dlaczego padło to pytanie

terminal-about-title = Karty tego wyboru
terminal-about-nothing = Ten wybór nie dotyczy żadnej karty.
terminal-why-title = Dlaczego padło to pytanie
terminal-why-place = Gdzie jesteśmy w instrukcji
terminal-why-more = (+{ $rules })
terminal-why-not-title = Dlaczego nie
terminal-why-not-nothing = Nie ma o czym mówić: wszystko, o czym można pomyśleć, jest do wyboru albo decyduje ktoś inny.
terminal-why-not-tried = { $deed }: { $things }

## What one might think of doing, before the things one would do it with

terminal-tried-advance = Spowoduj postęp
terminal-tried-attack = Zaatakuj
terminal-tried-buy = Kup
terminal-tried-commit = Przeznacz na test
terminal-tried-destroy = Zniszcz
terminal-tried-engage = Wejdź w zwarcie
terminal-tried-evade = Wymknij się
terminal-tried-explore = Eksploruj
terminal-tried-fight = Walcz
terminal-tried-flee = Ucieknij
terminal-tried-inventory = Użyj ekwipunku
terminal-tried-investigate = Zbadaj
terminal-tried-move = Idź
terminal-tried-play = Zagraj
terminal-tried-ready = Podejmij próbę odwrócenia rytuału
terminal-tried-ride = Jedź
terminal-tried-trade = Wymień się
terminal-tried-use = Użyj

## Tempo

terminal-pace-slow = powolne
terminal-pace-normal = spokojne
terminal-pace-fast = szybkie
terminal-pace-off = od razu
terminal-pace-step = klawisz po klawiszu
terminal-pace-now = Tempo: { $pace }

## Cofanie

terminal-undo-title = Cofnąć?
terminal-undo-nothing = Nie masz czego cofnąć.
terminal-undo-what = Twój ostatni wybór: { $choice }
terminal-undo-learned = Ktoś zobaczył od tego czasu coś nowego i nadal będzie to wiedzieć.
terminal-undo-random = Od tego czasu zdecydował los; wypadnie znowu to samo.
terminal-undo-others = Cofnięte zostałyby też wybory innych: { $names }.
terminal-undo-all = Czy wszyscy się zgadzacie: { $names }?
terminal-undo-alone = Cofnąć mimo to?

## Odejście

terminal-leave-title = Odejść od stołu?
terminal-leave-text = Gra jest zapisana. Można ją kontynuować w każdej chwili.

## Kurtyna

terminal-curtain-turn = { $name } – twoja kolej
terminal-curtain-others = Pozostali odwracają wzrok. Dopóki { $name } nie potwierdzi, nic ukrytego się nie pokaże.
terminal-curtain-here = jestem: { $name }
terminal-hand-over = Oddaj ekran: { $name }
terminal-curtain-again = jeszcze raz: { $name }

## Koniec

terminal-ending-title = Koniec
terminal-ending-look = spójrz na stół
terminal-ending-again = jeszcze raz
terminal-ending-other = na początek
terminal-ending-won = Wygrana
terminal-ending-lost = Przegrana
terminal-ending-clues = Tajne wskazówki
terminal-ending-laid = Wyłożone karty
terminal-ending-matches = Trafienia: { $matches } z { $needed } potrzebnych
terminal-ending-double = Obie wskazówki są jednakowe, więc każde trafienie liczy się podwójnie.
terminal-ending-rounds = { $rounds ->
    [one] Gra trwała 1 rundę.
    [few] Gra trwała { $rounds } rundy.
   *[many] Gra trwała { $rounds } rund.
}

## Pomoc

terminal-help-title = Klawisze i znaki
terminal-help-mouse = Klikać można wszystko: możliwości, obszary na planszy, klawisze i panele. Pierwsze kliknięcie obszaru pokazuje jego możliwości, drugie wybiera; prawy przycisk zagląda do środka.
terminal-help-digits = wybór według numeru
terminal-help-enough = zakończ wybór albo z niego zrezygnuj; po grze: jak się skończyła
terminal-help-arrows = kursor i wybór; plansza pokazuje, o co chodzi
terminal-help-about = przeczytaj karty, o których mówi wybór pod kursorem
terminal-help-why = dlaczego padło to pytanie: cała zasada
terminal-help-why-not = dlaczego czegoś nie można zrobić: zasada, która na to nie pozwala
terminal-help-undo = cofnij swój ostatni wybór
terminal-help-news = co się stało od twojej ostatniej tury
terminal-help-board = na planszę i z powrotem; tam strzałkami przechodzi się między obszarami, Enter wskazuje i wybiera, Spacja zagląda do środka
terminal-help-space = zaznacz to, na czym stoi kursor; następny wiersz tego, co się dzieje
terminal-help-untick = cofnij jedno zaznaczenie
terminal-help-escape = pomiń do końca; zamknij okno
terminal-help-pace = tempo wydarzeń
terminal-help-language = następny język
terminal-help-save = zapisz kopię pod nazwą
terminal-help-leave = odejdź od stołu; gra jest zapisana
terminal-help-quit = zakończ od razu; gra jest zapisana
terminal-help-help = ta strona
terminal-help-panels = Panele (dwa razy: na cały ekran)

terminal-legend-title = Znaki
terminal-monsters-red = czerwony potwór: { $letter }, życie, ikona
terminal-arrows-red = czerwone strzałki, puste; kropkowane poza ścieżkami
terminal-monsters-blue = niebieski potwór: { $letter }, życie, ikona
terminal-arrows-blue = niebieskie strzałki, pełne
terminal-legend-unique = { $name } (unikatowy, niebieski)
terminal-legend-turned = mała litera: już aktywowany
terminal-legend-gate = brama ({ $gate }) i liczba jej żetonów
terminal-legend-free = wolne pole potwora
terminal-legend-damage = uszkodzone pole
terminal-legend-seal = bariera, { $side }
terminal-legend-investigator = badacze, pierwszymi literami
terminal-legend-omen = omen
terminal-legend-possible = symbol nad planszą: ile razy najwyżej może być jeszcze ukryty
terminal-legend-item = karta przedmiotu
terminal-legend-doubt = może się jeszcze zmienić wraz z kolejnymi kartami
terminal-legend-choosable = można teraz wybrać
terminal-legend-pointed = tu jest kursor
