### Polecenie kadath: pomoc, odpowiedzi i komunikaty o pomyłkach.

cli-help =
    Kadath to stół do kooperacyjnych gier planszowych osadzonych w mitologii Lovecrafta, który pilnuje całej instrukcji.

    użycie: kadath [POLECENIE] ...

    Bez polecenia stół otwiera się w przeglądarce, tak jak po `kadath serve --open`.

    polecenia:
      play [GRA]           zasiądź do stołu w terminalu
      learn GRA            poznaj grę, grając z przewodnikiem, w terminalu
      serve                otwórz stół dla przeglądarek, tutaj i w sieci lokalnej
      sim GRA              niech boty rozegrają całe partie; zobacz, jak często wygrywają
      cards GRA [NAZWA]    przeczytaj, jakie elementy ma gra i co robią
      rules GRA [SŁOWA]    przeczytaj zasady gry albo znajdź te, których szukasz
      check                sprawdź, czy zawartość wszystkich gier jest kompletna
      replay PLIK          odtwórz zapisaną partię i sprawdź, czy nadal się zgadza
      bench                zmierz szybkość gier

    opcje:
      --lang en|pl|uk      język; bez tej opcji taki, jak w systemie
      --sets FOLDER        elementy domowej roboty w tym folderze
      --version            wypisz wersję
      -h, --help           wypisz tę pomoc; po poleceniu: pomoc do niego

    przykłady:
      kadath
      kadath play
      kadath cards final_hour dubeltówka
      kadath rules final_hour bariera
      kadath sim final_hour -n 1000 --seats 4 --bot rush

cli-usage = użycie
cli-arguments = argumenty
cli-options = opcje
cli-option-sets = folder z zestawem elementów domowej roboty albo z kilkoma zestawami
cli-option-lang = język; bez tej opcji taki, jak w systemie
cli-option-help = wypisz tę pomoc
cli-option-json = wypisz wynik jako JSON, dla programów
cli-place-game = GRA
cli-place-name = NAZWA
cli-place-words = SŁOWA
cli-place-pair = KLUCZ=WARTOŚĆ
cli-place-file = PLIK
cli-place-folder = FOLDER
cli-arg-game = gra, np. final_hour

## play

cli-about-play = Otwiera stół w terminalu: kilka osób może grać przy jednej klawiaturze, puste miejsca zajmują boty, a partia zapisuje się na bieżąco.
cli-examples-play =
    przykłady:
      kadath play                     wybierz grę albo wróć do ostatniej partii
      kadath play final_hour          od razu przygotuj Ostatnią godzinę
      kadath play --lang uk           po ukraińsku
cli-play-game = gra do przygotowania; bez tego wybierzesz ją przy stole
cli-play-data = gdzie trzymać zapisane partie; bez tego tam, gdzie system trzyma takie dane

## learn

cli-about-learn = Zaczyna pierwszą partię z przewodnikiem przy stole. Wyjaśnia on każdą rzecz, gdy się pojawi, i mówi, co by wybrał i dlaczego; w każdej chwili można grać dalej bez niego.
cli-examples-learn =
    przykłady:
      kadath learn final_hour
      kadath learn lcg --lang uk      po ukraińsku
cli-no-guide = { $name } nie ma pierwszej partii z przewodnikiem; mają ją: { $known }

## serve

cli-about-serve = Otwiera stół dla przeglądarek: na tym komputerze, w sieci lokalnej albo za serwerem WWW. Wszystko jest zapisywane na bieżąco, a zatrzymany serwer podejmuje grę tam, gdzie stanęła.
cli-examples-serve =
    przykłady:
      kadath serve                        dla wszystkich w sieci lokalnej
      kadath serve --open                 i otwórz go tutaj w przeglądarce
      kadath serve --host 127.0.0.1       tylko dla tego komputera
      kadath serve --port 8080 --data games
      kadath serve --host 127.0.0.1 --origin https://kadath.example
cli-serve-host = adres, pod którym serwer nasłuchuje (0.0.0.0: wszystkie adresy tego komputera)
cli-serve-port = port (8000); 0 oznacza dowolny wolny
cli-serve-data = gdzie przechowywać stoły; domyślnie tam, gdzie system trzyma takie dane
cli-serve-origin = inny adres strony, gdy z przodu stoi serwer WWW
cli-serve-open = otwórz stronę w przeglądarce
cli-serve-no-origin = --origin wymaga adresu strony bez ścieżki, np. https://table.example, a nie „{ $origin }”
cli-serve-no-port = { $port } nie jest portem: numery portów kończą się na 65535

## sim

cli-about-sim = Boty rozgrywają całe partie, a polecenie podaje, jak często wygrywają i jak kończą się partie. To samo ziarno daje te same partie, niezależnie od liczby procesów.
cli-examples-sim =
    przykłady:
      kadath sim final_hour -n 1000
      kadath sim final_hour -n 200 --seats 4 --set-up difficulty=normal ancient_one=umordhoth
      kadath sim final_hour -n 20 --bot search --iterations 400
      kadath sim final_hour -n 1000 --bot rush --json
      kadath sim final_hour -n 1000 --bot rush,random --out partie.csv

    Partia numer i ma ziarno S + i - 1.
cli-sim-n = ile partii (100)
cli-sim-seed = ziarno pierwszej partii (1)
cli-sim-seats = ile osób siedzi przy stole
cli-sim-set-up = co jeszcze wybrać przed grą, np. difficulty=normal, albo z plików: decks=@a.txt,b.json
cli-sim-bot = kto gra: random (losowo), rush (próbuje wygrać od razu), thumb (gra na wyczucie), search (myśli naprzód) albo własna klasa jako moduł:Klasa; kilka nazw po przecinku zajmuje kolejne miejsca; bez tego random
cli-sim-iterations = jak długo search myśli nad wyborem: ile partii rozgrywa w głowie
cli-sim-seconds = to samo w sekundach; wtedy wyniki różnią się przy każdym uruchomieniu
cli-sim-jobs = ile procesów; bez tego po jednym na rdzeń
cli-sim-out = zapisz po jednym wierszu na partię w tym nowym pliku: .csv, .jsonl lub .parquet
cli-sim-resume = kontynuuj w pliku podanym przez --out: rozegraj tylko partie, których w nim jeszcze nie ma
cli-sim-games = { $count ->
    [one] 1 partia bota { $bot }, ziarno { $first }
    [few] { $count } partie bota { $bot }, ziarna od { $first } do { $last }
   *[many] { $count } partii bota { $bot }, ziarna od { $first } do { $last }
}
cli-sim-won = Wygrane: { $rate } (przedział ufności 95%: od { $low } do { $high })
cli-sim-rounds = Rund w partii, średnio: { $mean }
cli-sim-endings = Jak kończyły się partie:
cli-sim-failed = Partia o ziarnie { $seed } została przerwana: { $error }
cli-progress-left = zostało { $time }
cli-sim-time = { $decisions ->
    [one] 1 decyzja w { $seconds } s
    [few] { $decisions } decyzje w { $seconds } s ({ $rate } na sekundę)
   *[many] { $decisions } decyzji w { $seconds } s ({ $rate } na sekundę)
}

## cards and rules

cli-about-cards = Wypisuje wszystkie elementy gry z treścią ich zasad albo tylko te o podanej nazwie.
cli-examples-cards =
    przykłady:
      kadath cards final_hour
      kadath cards final_hour dubeltówka
      kadath cards final_hour wielka gala
      kadath cards final_hour --json
cli-cards-name = część nazwy albo cały klucz z nawiasu kwadratowego
cli-cards-original = nasz projekt
cli-cards-back = druga strona
cli-about-rules = Wypisuje ponumerowane zasady gry: wszystkie albo te, których szukasz, od najlepiej pasującej.
cli-examples-rules =
    przykłady:
      kadath rules final_hour bariera
      kadath rules final_hour FH-115
cli-rules-words = czego szukać: słowa albo numer zasady
cli-rules-none = W żadnej zasadzie nie ma „{ $words }”.

## check and replay

cli-about-check = Sprawdza, czy zawartość wszystkich gier jest kompletna: czy w każdym zestawie elementów jest tyle, ile w jego pudełku, nie licząc celowo pominiętych, czy każde odwołanie do czegoś prowadzi i czy wszystko ma treść po angielsku, polsku i ukraińsku. Dla każdego zestawu wypisuje, ile elementów jest w pudełku, ile tutaj, ile pominięto i dlaczego oraz ile to nasze projekty.
cli-examples-check =
    przykład:
      kadath check
cli-check-printed = w pudełku
cli-check-implemented = tutaj
cli-check-left_out = pominięte
cli-check-original = nasze projekty
cli-check-total = razem
cli-check-begun = { $title } (w budowie)
cli-check-reason = Pominięte: { $kind } ×{ $copies }. { $reason }
cli-check-problems = { $count ->
    [0] Wszystko jest kompletne.
    [one] 1 problem.
    [few] { $count } problemy.
   *[many] { $count } problemów.
}
cli-about-replay = Odtwarza zapisaną partię z jej przygotowania, ziarna i wyborów i podaje, jak się kończy albo w którym dokładnie miejscu przestaje się zgadzać.
cli-examples-replay =
    przykład:
      kadath replay partia.json
cli-replay-file = plik z partią
cli-replay-done = { $count ->
    [one] Odtworzono 1 wybór
    [few] Odtworzono { $count } wybory
   *[many] Odtworzono { $count } wyborów
}, { $checks ->
    [0] nie ma z czym porównać.
    [one] zgadza się 1 punkt kontrolny.
    [few] zgadzają się { $checks } punkty kontrolne.
   *[many] zgadza się { $checks } punktów kontrolnych.
}
cli-replay-won = Wygrana: { $ending }.
cli-replay-lost = Przegrana: { $ending }.
cli-replay-unfinished = Partia trwa: decyduje miejsce { $seat }.
cli-replay-diverged = Zapis przestaje się zgadzać: odtworzono { $played } z { $of } wyborów.
cli-replay-offered = Do wyboru było tam: { $options }

## bench

cli-about-bench = Mierzy szybkość każdej gry na jednym rdzeniu: losowe partie (decyzja ma co najmniej dwie możliwości), kopiowanie stanu, zapis do JSON, widok gracza, rozdanie na nowo tego, czego gracz nie zna. Obok mierzy inne biblioteki gier, o ile są zainstalowane.
cli-examples-bench =
    przykłady:
      kadath bench
      kadath bench --seconds 5 --json
cli-bench-seconds = ile mniej więcej sekund mierzyć każdą wielkość (2)
cli-bench-python = { $version }, { $rules ->
    [compiled] zasady skompilowane
   *[plain] zasady nieskompilowane
}
cli-bench-decisions = decyzji na sekundę
cli-bench-games = całych partii na sekundę
cli-bench-all-setups = { $count ->
    [one] decyzji na sekundę, jedyne przygotowanie
    [few] decyzji na sekundę, wszystkie { $count } przygotowania
   *[many] decyzji na sekundę, wszystkie { $count } przygotowań
}
cli-bench-peer = { $name }, decyzji na sekundę
cli-bench-missing = Niezainstalowane, więc niezmierzone: { $names }. Aby zainstalować: { $command }

## Mistakes

cli-no-such-command = nie ma polecenia „{ $name }”; są: { $known }
cli-no-such-language = nie ma języka „{ $name }”; są: { $known }
cli-no-such-game = nie ma gry „{ $name }”; są: { $known }
cli-no-such-bot = nie ma bota „{ $name }”; są: { $known }
cli-no-such-card = nic tu nie nazywa się „{ $name }”; aby zobaczyć wszystko: { $help }
cli-no-such-setup = przy przygotowaniu nie wybiera się niczego o nazwie „{ $name }”; są: { $known }
cli-bad-setup = { $name } nie może mieć wartości „{ $value }”; może mieć: { $known }
cli-not-a-pair = zamiast „{ $value }” powinno być KLUCZ=WARTOŚĆ, np. difficulty=normal
cli-resume-what = --resume wymaga --out PLIK: pliku, w którym kontynuować
cli-not-a-number = { $what } wymaga liczby całkowitej, co najmniej { $least }, a nie „{ $value }”
cli-number-too-large = { $what } to najwyżej { $most }
cli-not-seconds = { $what } wymaga liczby sekund, np. 0.5, a nie „{ $value }”
cli-not-a-record = { $file } nie jest zapisem partii
cli-not-text = { $file } nie jest plikiem tekstowym (UTF-8)
cli-file-missing = { $file }: nie ma takiego pliku ani folderu
cli-file-forbidden = { $file }: brak uprawnień do odczytu lub zapisu
cli-file-is-a-folder = { $file }: to folder, a potrzebny jest plik
cli-file-not-a-folder = { $file }: część tej ścieżki to plik, a nie folder
cli-file-no-room = { $file }: na dysku nie ma już miejsca
cli-file-refused = { $file }: system odmawia ({ $reason })
cli-missing-argument = brakuje: { $what }; zobacz { $help }
cli-unknown-argument = niezrozumiałe: { $what }; zobacz { $help }
cli-needs-value = { $what } wymaga wartości; zobacz { $help }
cli-takes-no-value = { $what } nie przyjmuje wartości; zobacz { $help }
cli-other-mistake = { $what }; zobacz { $help }
