### Stół w przeglądarce. Tych napisów używa strona, w web/src.

## Wszędzie

web-language = Język
web-close = Zamknij
web-cancel = Anuluj
web-back = Wstecz
web-next = Dalej
web-search = Szukaj
web-loading = Chwileczkę…
web-to-start = Na stronę główną
web-error-unreachable = Nie można połączyć się z serwerem. Spróbuj za chwilę.
web-connection-lost = Utracono połączenie; trwa jego przywracanie. W tym czasie nie można wybierać, a wybór, który był w drodze, zostanie wysłany, gdy tylko połączenie wróci.
web-unofficial = Nieoficjalne dzieło fanów. Nazwy gier należą do ich wydawców. Nie użyto żadnych ich grafik ani tekstów.

## Strona główna

web-start-title = Stół na ostatnie godziny świata
web-start-text = Kadath prowadzi kooperacyjne gry kosmicznej grozy i pilnuje całej instrukcji: w przeglądarce, ze znajomymi albo z botami. Bez rejestracji.
web-name-title = Kim jesteś?
web-name-text = Powiedz innym, kim jesteś. Bez tego też można grać, a imię zmienić później.
web-name = Twoje imię
web-name-enter = Wejdź
web-name-guest = Gość
web-name-change = Zmień
web-signed-in = Grasz jako { $name }

web-motto = Stół w ciemności i miejsce dla przyjaciół
web-door-alone = Zagraj solo
web-door-friends = Ze znajomymi
web-door-more = Więcej opcji
web-door-players = { $least }–{ $most } graczy
web-first-game = Zagraj od razu pierwszą partię
web-first-game-text = Przygotowanie zalecane przez instrukcję{ $bots ->
    [0] , dla jednej osoby.
   *[other] , razem z botami ({ $bots }).
}
web-table-name = Nazwa stołu
web-advised = zalecane na pierwszą grę
web-random = losowo
web-taken = już wybrane
web-seat = Miejsce { $number }
web-seat-me = Ja
web-seat-open = Wolne dla znajomego
web-seat-solo = W pojedynkę prowadzisz dwoje badaczy.
web-setup-person = Postać { $number }
web-setup-deck = Talia { $number }
web-option-hints = Podpowiedzi bota są dozwolone
web-option-spectators = Inni mogą się przyglądać
web-create = Utwórz stół

web-bot = Bot ({ $kind })

web-my-tables = Moje stoły
web-my-tables-none = Jeszcze żadnego. Utwórz stół albo otwórz link od znajomego.
web-your-move = twój ruch
web-table-gathering = gracze się zbierają
web-table-playing = gra trwa
web-table-unreadable = Nie da się już odczytać: pobierz to, co zostało
web-table-forget = Usuń „{ $name }” z listy
web-network = Znajomi w tej samej sieci
web-network-text = Znajdą ten serwer pod adresem:
web-more = Więcej
web-recovery = Przenieś się na inne urządzenie
web-recovery-text = Otwórz ten link na drugim urządzeniu w ciągu doby, a będziesz tam tą samą osobą. Działa tylko raz. Nikomu go nie pokazuj.
web-import = Otwórz plik z zapisem

web-join-play = Zaproszenie do gry
web-join-watch = Zaproszenie do przyglądania się
web-join-people = grają: { $names }
web-join-go = Usiądź do stołu
web-join-watch-go = Przyglądaj się
web-recover-title = Kontynuować na tym urządzeniu?
web-recover-text = Dzięki temu linkowi będziesz tu tą samą osobą co na drugim urządzeniu, ze wszystkimi stołami.
web-recover-go = Tak, to ja

## Zbiórka

web-lobby-seats = Kto gdzie siedzi
web-lobby-is-ready = Czeka na start
web-lobby-not-ready = Jeszcze nie
web-lobby-ready = Można zaczynać
web-lobby-unready = Jednak jeszcze nie
web-lobby-note = Gra zacznie się, gdy wszystkie miejsca będą zajęte i wszyscy potwierdzą gotowość.
web-lobby-plays = Gra jako
web-lobby-people = Przy stole: { $names }.
web-seat-free = Wolne
web-seat-sit = Usiądź tutaj
web-seat-stand = Wstań
web-seat-remove = Wyproś
web-seat-handed = { $name } – gra bot ({ $kind })
web-seat-hand-over = Niech bot zagra za mnie
web-seat-take-back = Znów gram samodzielnie
web-seat-give-bot = Niech gra bot
web-seat-vacate = Zwolnij miejsce
web-seat-host = Przekaż rolę gospodarza
web-seat-give = Oddaj miejsce…
web-here = przy stole
web-away = poza stołem
web-spectators = Przyglądają się: { $names }

web-invite = Zaproś
web-invite-play = Do gry
web-invite-watch = Do przyglądania się
web-invite-link = Link dla znajomych
web-invite-copy = Kopiuj
web-invite-copied = Link skopiowany.
web-invite-renew = Utwórz nowe linki
web-invite-renewed = Stare linki już nie działają; nowe są tutaj.
web-invite-qr = Ten sam adres jako obrazek dla aparatu w telefonie
web-invite-here = Ten link otworzysz tylko na tym komputerze: serwer nie jest dostępny w sieci.

## Stół

web-prompt = O co chodzi
web-prompt-yours = Twoja decyzja
web-prompt-waits = Czekamy na ruch: { $name }
web-prompt-free = Miejsce { $number } jest puste: gra czeka, aż ktoś je zajmie albo zagra na nim bot
web-seed-known = Grę wczytano z zapisu ({ $name }): kto ma zapis, może wiedzieć, jak wszystko rozdano.
web-prompt-away = Czekamy na ruch: { $name } (poza stołem)
web-prompt-bot = Decyduje bot ({ $kind })
web-prompt-over = Gra skończona
web-options = Możliwości
web-offer = Co można z tym zrobić
web-options-all = Pokaż wszystkie możliwości
web-prepare = Przygotuj odpowiedź
web-prepare-whole = Zostanie udzielona, gdy tylko przyjdzie twoja kolej. Nikt inny jej nie widzi.
web-prepare-withdraw = Wycofaj
web-options-first = Przedtem możesz
web-options-hide = Zwiń możliwości
web-options-show = Możliwości ({ $count })
web-options-held = Dotknij karty poniżej, by ją przeczytać, i jeszcze raz, by ją zagrać.
web-options-more = { $count ->
    [one] Jeszcze { $count } możliwość…
    [few] Jeszcze { $count } możliwości…
   *[many] Jeszcze { $count } możliwości…
}
web-choosable = Można wybrać.
web-several-weighing = …
web-several-missing = { $picked ->
    [0] { $count ->
        [one] Wybierz jedno
       *[other] Wybierz { $count }
    }
   *[other] { $count ->
        [one] Wybierz jeszcze jedno
       *[other] Wybierz jeszcze { $count }
    }
}
web-several-times = { $count ->
    [one] raz
   *[other] { $count } razy
}
web-several-place = numer { $place }
web-several-less = O jedno mniej: { $option }
web-several-more = Więcej: { $option }
web-several-amount = Ile: { $option }
web-several-earlier = Wcześniej: { $option }
web-several-later = Później: { $option }
web-confirm-again = Jeszcze raz, aby potwierdzić
web-why = Dlaczego?
web-why-rule = Dlaczego? { $rule }
web-why-title = Dlaczego padło to pytanie
web-why-trail = Gdzie jesteśmy w instrukcji
web-rules = Zasady
web-rules-search = Szukaj w zasadach
web-rules-none = Nic nie znaleziono.
web-rules-read = Czytaj zasady
web-rules-of = { $game }: zasady
web-rules-games = Księgi zasad
web-rules-chapters = Rozdziały
web-rules-print = Drukuj
web-rules-place = W grze:
web-rules-see = Zobacz też:
web-rules-cards = Karty, których dotyczy:
web-rules-cards-more = i jeszcze { $count }
web-rules-found = { $count ->
    [0] Nic nie znaleziono.
    [one] Znaleziono { $count } zasadę
    [few] Znaleziono { $count } zasady
   *[many] Znaleziono { $count } zasad
}
web-guide = Przewodnik
web-guide-advice = Moja rada: { $option }.
web-guide-advice-several = Moja rada: zaznacz { $count ->
    [few] { $count } wyróżnione pozycje
   *[other] { $count } wyróżnionych pozycji
}.
web-guide-would = To wybrałby przewodnik
web-guide-would-tick = To zaznaczyłby przewodnik
web-guide-waits = Przewodnik czeka z tobą na twoją kolej.
web-guide-got-it = Jasne
web-guide-again = Jeszcze raz: { $title }
web-guide-leave = Graj dalej bez przewodnika
web-learn = Naucz się, grając
web-learn-text = Pierwsza partia z przewodnikiem, który wyjaśnia każdą rzecz, gdy się pojawi.
web-why-not = Dlaczego nie?
web-look = Z bliska
web-map-closer = Bliżej
web-map-farther = Dalej
web-map-mini = Cała plansza w miniaturze: naciśnij, żeby tam przejść
web-map-whole = Cała plansza
web-amount = { $name }: { $have } z { $of }
web-point = Wskaż pozostałym
web-show = Pokaż karty
web-show-title = Pokaż karty z ręki
web-show-text = Pokazaną kartę widzą wszyscy przy stole, także ci, którzy tylko patrzą, aż znowu coś wybierzesz. Na czacie zostaje ślad, która to była.
web-show-open = Gram z odkrytą ręką: wszyscy widzą moje karty
web-show-card = Pokaż wszystkim
web-show-end = Nie pokazuj dłużej
web-shown-mark = pokazana wszystkim
web-shown-by = { $name } pokazuje:

web-round = Runda { $round }/{ $rounds }
web-round-open = Runda { $round }
web-round-counted = { $counted } { $number }
web-round-none = Przed pierwszą rundą
web-track = Kroki rundy
web-silence = Cisza
web-silence-why = Zasady wymagają teraz ciszy.

web-undo = Cofnij
web-undo-what = Twój ostatni wybór: { $choice }
web-undo-title = Cofnąć?
web-undo-needed = Zgodzić się muszą: { $names }.
web-undo-ask = Zapytaj
web-undo-asked = { $name } chce cofnąć wybór
web-undo-agree = Zgoda
web-undo-refuse = Nie, gramy dalej
web-undo-pending = Cofnięcie czeka na zgodę: { $names }

web-hint = Podpowiedź
web-hint-thinking = Myślę…
web-hint-estimate = szansa na wygraną około { $estimate }
web-hint-best = Podpowiedź: { $option }
web-odds = szansa na sukces
web-what-if = A gdyby? Sprawdź na kopii
web-what-if-short = A gdyby?
web-what-if-here = A gdyby: twoja własna kopia, wszystko ukryte rozdano na nowo
web-what-if-back = Wróć do stołu

web-beat-next = Dalej
web-beat-of = { $number } z { $count }
web-beat-keys = kliknięcie lub spacja: dalej · Esc: pomiń wszystko
web-beat-tap = dotknięcie: dalej
web-beat-happening = To się właśnie dzieje
web-beat-waits = Pytanie pojawi się, gdy to zobaczysz.
web-beat-all = Pomiń wszystko
web-just-now = Przed chwilą
web-just-again = Zobacz jeszcze raz ({ $count })
web-stage-against = potrzeba
web-stage-score = { $total }, potrzeba { $needed }
web-stage-success = Jeśli się uda:
web-stage-failure = Jeśli się nie uda:
web-stage-fold = Pokaż stół
web-stage-go = Dobierz żeton
web-stage-go-chance = Dobierz żeton: { $percent }%
web-stage-succeeded = Sukces o { $by }
web-stage-failed = Porażka o { $by }
web-stage-dice = Kości: { $faces }; sukcesy: { $hits }
web-moments-missed = Wydarzyło się więcej, niż da się tu pokazać: zajrzyj do dziennika.
web-views = Części stołu
web-view-place = Miejsce
web-view-hand = Ręka
web-view-you = Ty
web-view-team = Drużyna
web-view-log = Dziennik
web-log = Dziennik
web-log-search = Szukaj w dzienniku
web-log-filter = Które wpisy widać
web-log-all = Wszystko
web-log-none = Jeszcze nic.
web-log-from-the-beginning = Pokaż dziennik od początku
web-log-earlier = Wcześniejsze wpisy: { $count }
web-people = Ludzie
web-chat = Czat
web-chat-none = Nikt jeszcze nic nie powiedział.
web-chat-say = Powiedz coś
web-chat-send = Wyślij
web-menu = Menu
web-leave = Odejdź od stołu na dobre
web-leave-sure = Na pewno? Twoje miejsce się zwolni

web-report = Coś tu jest nie tak
web-report-title = Coś tu jest nie tak
web-report-text = Powstanie zapis, z którego można odtworzyć tę chwilę. Dopóki gra trwa, otworzyć go może tylko gospodarz stołu.
web-report-what = Co jest nie tak?
web-report-save = Zapisz
web-report-saved = Zapisano jako { $report }. Dziękujemy.

web-ending = Jak się skończyło
web-ending-won = Wygrana
web-ending-lost = Przegrana
web-ending-again = Zagraj jeszcze raz
web-ending-again-joined = Dołącz do następnej gry
web-ending-again-watched = Oglądaj następną grę
web-ending-moments = Kluczowe momenty
web-ending-course = Jak poszło
web-ending-course-round = Runda { $round }: { $sum }
web-ending-lasted = { $rounds ->
    [one] Gra trwała 1 rundę.
    [few] Gra trwała { $rounds } rundy.
   *[other] Gra trwała { $rounds } rund.
}
web-ending-what-if = A gdyby…?
web-ending-share = Skopiuj link do gry
web-ending-replay = Obejrzyj grę jeszcze raz
web-ending-record = Zapisz przebieg
web-ending-start = Na stronę główną

## Powtórki

web-replay = Powtórka
web-replay-begin = Przed pierwszym wyborem
web-replay-moment = Wybór { $at } z { $of }
web-replay-first = Na początek
web-replay-last = Na koniec
web-replay-play = Odtwarzaj
web-replay-pause = Pauza
web-replay-speed = Tempo
web-replay-seat = Widok
web-replay-open = Wszystkich razem
web-replay-spectator = Widza
web-replay-branch = Graj dalej od tej chwili
web-replay-chapters = Rozdziały
web-replay-place = Miejsce w grze
web-replay-shown = Co widać
web-replay-share = Kopiuj link

## Pomoc i ustawienia

web-help-title = Pomoc i ustawienia
web-help-keys = Klawisze
web-help-keys-board = Klawisze na planszy
web-help-mouse = Klikać można wszystko: możliwości, karty i to, co na planszy ma świetlistą ramkę. Zatrzymaj kursor na karcie, aby ją powiększyć. Z klawiszem Alt kliknięcie wskazuje miejsce pozostałym.
web-help-touch = Dotknąć można wszystkiego: możliwości, kart i tego, co na planszy ma świetlistą ramkę. Dotknięcie pokazuje, co to jest i co można z tym zrobić. Stamtąd możesz to też wskazać pozostałym.
web-key-digits = wybór według numeru
web-key-enough = nic więcej albo pas
web-key-arrows = po możliwościach albo po planszy
web-key-options = do możliwości
web-key-board = na planszę; Spacja zagląda do środka
web-key-why = dlaczego padło to pytanie
web-key-undo = cofnij
web-key-hint = podpowiedź
web-key-log = do dziennika
web-key-chat = do czatu
web-key-pass = o co nie pytać
web-key-show = pokaż karty z ręki
web-key-help = ta strona
web-key-next = zakończ to, co jest pokazywane; przytrzymana: przyspiesz
web-key-close = zamknij, pomiń to, co jest pokazywane, albo pokaż wszystkie możliwości
web-key-zoom = bliżej albo dalej
web-settings = Ustawienia
web-settings-pace = Tempo wydarzeń
web-settings-pace-slow = Wolne
web-settings-pace-normal = Zwykłe
web-settings-pace-fast = Szybkie
web-settings-pace-instant = Natychmiast
web-settings-motion = Ruch
web-settings-motion-system = Jak w systemie
web-settings-motion-full = Pokazuj, co się porusza
web-settings-motion-less = Jak najmniej
web-settings-confirm = Pytaj jeszcze raz przed każdym wyborem
web-settings-sounds = Ciche dźwięki do tego, co się dzieje, i gdy przyjdzie moja kolej
web-settings-shortcuts = Skróty klawiszowe

web-tour = Rozejrzyj się po stole
web-tour-count = { $at } z { $of }
web-tour-skip = Pomiń
web-tour-done = Zaczynam
web-tour-prompt = Ta kartka zawsze mówi, czyja jest decyzja, o co chodzi i dlaczego. „Dlaczego?” otwiera zasadę opisaną prostymi słowami. Gdy decyzja należy do ciebie, tu są twoje możliwości.
web-tour-tools = Wybór można cofnąć: od razu, jeśli nikt się z niego niczego nie dowiedział, a w innym razie za zgodą pozostałych. Podpowiedź mówi, co na twoim miejscu zrobiłby bot. Wszystkie klawisze i ustawienia są pod znakiem zapytania u góry, a na telefonie w menu. Powodzenia!

## Polecenia na stałe

web-orders = Pomijaj…
web-orders-title = O co nie trzeba pytać
web-orders-text = O okna, w których nie chcesz nic robić, nie trzeba pytać. Nic nie zostanie wybrane za ciebie poza spasowaniem, a ustawienia możesz zmienić w każdej chwili.
web-orders-until-turn = Pomijaj wszystko do mojej tury oprócz tego, o co gra ma zawsze pytać
web-orders-preset = Jak często pytać
web-orders-preset-all = Pytaj o wszystko.
web-orders-preset-all-text = Gra pyta w każdym oknie, także w takim, w którym mało kto coś robi.
web-orders-preset-usual = Jak zwykle.
web-orders-preset-usual-text = O to, co pilne, gra pyta zawsze; o resztę, o ile nie czekasz na swoją turę.
web-orders-preset-quick = Szybko.
web-orders-preset-quick-text = Gra pyta tylko o to, co pilne; resztę pomija.
web-orders-each = Każda okazja osobno
web-orders-wish-ask = Pytaj, chyba że czekam na swoją turę
web-orders-wish-pass = Pomijaj
web-orders-wish-stop = Pytaj zawsze
web-orders-passed = { $count ->
    [one] pominięto 1 pytanie
    [few] pominięto { $count } pytania
   *[other] pominięto { $count } pytań
}

## Własne talie

web-deck = Talia
web-deck-starter = talia startowa
web-deck-build = Buduj talie

## Gra bez własnej strony

web-plain-table = Stół
web-plain-own = Twoje
web-plain-at = Miejsce: { $place }
web-plain-here = Tutaj: { $things }
web-plain-ways = Drogi do: { $places }
web-plain-tour-board = Wszystko, co jest na stole: każde miejsce i to, co się na nim znajduje. Co świeci, można wybrać; wszystko inne możesz nacisnąć, by obejrzeć z bliska.
web-plain-tour-track = Jak daleko zaszła gra: runda, jej kroki i ten, który właśnie trwa.
