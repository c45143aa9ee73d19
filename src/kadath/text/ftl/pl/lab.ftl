### Czego symulacja nie przyjmuje.

lab-no-module = nie ma modułu { $module } dla bota „{ $bot }”; wpisz moduł:Klasa, a moduł umieść w tym folderze lub zainstaluj
lab-no-class = w module { $module } nie ma klasy { $cls } dla bota „{ $bot }”
lab-bot-not-made = „{ $bot }” nie daje się utworzyć z argumentami ({ $given }), które dostaje każdy bot: { $error }
lab-no-bot = „{ $bot }” nie jest botem: potrzebna jest metoda choose(game, state, seat), która zwraca opcję
lab-too-few-bots = { $bots ->
    [one] 1 bot
    [few] { $bots } boty
   *[many] { $bots } botów
} na { $seats ->
    [one] 1 miejsce
    [few] { $seats } miejsca
   *[many] { $seats } miejsc
}: podaj jednego bota dla wszystkich albo po jednym na każde miejsce
lab-results-kind = „{ $file }” powinien mieć jedno z tych rozszerzeń: { $known }
lab-results-there = { $file } już istnieje: wybierz inną nazwę albo kontynuuj przez --resume
lab-results-other = w { $file } są partie innej symulacji ({ $there }, a nie { $asked }): wybierz inną nazwę
lab-results-no-parquet = pliki Parquet wymagają pakietu pyarrow, który nie jest zainstalowany: { $command }; można też zapisać .csv lub .jsonl
lab-results-unread = nie da się odczytać { $file } jako wyników symulacji: wybierz inną nazwę
