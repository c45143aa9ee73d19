### Co mówi sam serwer: odmowy, wiadomości przy stole i pierwsze słowa w terminalu.

## Odmowy

server-problem-malformed = Tego nie da się odczytać: nie tego tu oczekiwano.
server-problem-too-large = To za długie.
server-problem-no-person = Najpierw się przedstaw.
server-problem-bad-origin = To przyszło z innej strony i nie zostało wykonane.
server-problem-not-allowed = O tym nie decydujesz.
server-problem-sealed = To pozostaje zapieczętowane do końca gry.
server-problem-no-such-thing = Nie ma tu niczego takiego.
server-problem-no-such-method = Pod tym adresem nie da się tego zrobić.
server-problem-stale = Gra poszła tymczasem dalej. Spójrz na stół i wybierz jeszcze raz.
server-problem-wrong-seat = Teraz decyduje ktoś inny.
server-problem-not-offered = Tego nie ma wśród możliwości.
server-problem-not-now = Teraz nie można tego zrobić.
server-problem-figure-taken = Tę postać wybrał już ktoś inny. Wybierz inną.
server-problem-seat-taken = To miejsce jest zajęte.
server-problem-silence = Zasady wymagają teraz ciszy.
server-problem-nothing-to-undo = Nie masz czego cofnąć.
server-problem-too-many = Jest ich już za dużo.
server-problem-bad-setup = Tak nie da się przygotować gry.
server-problem-bad-record = To nie jest zapis gry albo nie pasuje on do tej wersji.
server-problem-set-needed = Tę grę zaczęto z zestawem „{ $set }” ({ $needed }), którego serwer nie ma w tej postaci. Stół poczeka, aż prowadzący serwer dołączy go opcją --sets; nic nie przepadło.
server-problem-too-fast = Za dużo naraz. Spróbuj ponownie za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
}.
server-problem-still-here = Ta osoba siedzi przy stole albo siedziała przed chwilą. Poproś, żeby sama oddała miejsce, albo odczekaj minutę od jej odejścia.
server-problem-unreadable = Ten stół zapisano, ale nie da się go już odczytać. To, co z niego zostało, można pobrać z listy stołów.
server-problem-failed = Coś poszło nie tak w programie. Niczego nie zmieniono.
server-problem-busy = Boty mają pełne ręce roboty. Spróbuj za chwilę.
server-problem-storage = Nie udało się tego zapisać, więc nie zostało to wykonane. Czy dysk serwera jest pełny?

## Cofanie

server-undo = { $count ->
    [one] Cofnięty zostanie ostatni wybór.
    [few] Cofnięte zostaną { $count } ostatnie wybory.
   *[many] Cofniętych zostanie { $count } ostatnich wyborów.
}
server-undo-free = Od tego czasu nikt nie dowiedział się niczego nowego, więc wolno.
server-undo-learned = Ktoś zobaczył od tego czasu coś nowego i nadal będzie to wiedzieć.
server-undo-random = Od tego czasu zdecydował los; wypadnie znowu to samo.
server-undo-others = Cofnięte zostałyby też wybory innych: { $names }.

## Wiadomości przy stole

server-notice-joined = { $name } dosiada się do stołu.
server-notice-left = { $name } odchodzi od stołu.
server-notice-sat-down = { $name } zajmuje miejsce { $seat }.
server-notice-stood-up = { $name } zwalnia miejsce { $seat }.
server-notice-gave-seat = { $name } oddaje miejsce { $seat } komuś innemu.
server-notice-bot-plays = { $name } oddaje miejsce { $seat } botowi ({ $bot }).
server-notice-bot-stops = { $name } odbiera botowi miejsce { $seat }.
server-notice-removed = { $name } wyprasza od stołu: { $who }.
server-notice-new-host = Gospodarzem stołu jest teraz { $name }.
server-notice-imported = Tę grę wczytano z zapisu ({ $name }); kto ma zapis, może wiedzieć, jak wszystko rozdano.
server-notice-unreadable = (Wiadomość, której nie da się już odczytać.)
server-notice-seat-taken-over = { $who } nie siedzi przy stole. Miejsce { $seat } zajmuje { $whom }: tak decyduje { $name }.
server-notice-seat-freed = { $who } nie siedzi przy stole. Miejsce { $seat } jest wolne: tak decyduje { $name }.
server-notice-seat-bot = { $who } nie siedzi przy stole. Na miejscu { $seat } gra bot ({ $bot }): tak decyduje { $name }.
server-notice-came-back = { $name } wraca i znów zajmuje miejsce { $seat }.
server-notice-begun = Gra się zaczyna.
server-notice-undo-asked = { $name } chce cofnąć swój wybór.
server-notice-undo-refused = { $name } nie wyraża zgody: nic nie zostaje cofnięte.
server-notice-undone = { $count ->
    [one] Cofnięto jeden wybór.
    [few] Cofnięto { $count } wybory.
   *[many] Cofnięto { $count } wyborów.
}
server-notice-shown = { $name } pokazuje kartę: { $card }.
server-notice-opened = { $name } gra z odkrytą ręką.
server-notice-closed = { $name } nie gra już z odkrytą ręką.
server-notice-misfit-whole = Kadath jest teraz w wersji { $version }, której zasady są inne. Gra toczy się dalej dokładnie od miejsca, w którym stanęła; nie można tylko cofnąć tego, co było wcześniej.
server-notice-misfit-part = Kadath jest teraz w wersji { $version }, której zasady są inne: wybór { $number } ({ $key }) nie jest już możliwy. Gra toczy się dalej od chwili tuż przed nim.
server-misfit = Wybór { $number } z tego zapisu ({ $key }) nie pasuje do zasad tej wersji. Gra stoi tuż przed nim.

## Stoły, których już nie widać

server-gone-removed = Gospodarz wyprosił cię od tego stołu.
server-gone-left = Nie ma cię już przy tym stole.
server-gone-forgotten = Ta kopia została odłożona.

## Nazwy

server-table-of = Stół: { $name }

## Strona zastępcza

server-page-missing = Serwer działa, ale strona nie została jeszcze zbudowana. W kopii kodu źródłowego buduje ją polecenie:
server-page-build = scripts/setup

## W terminalu

server-ready = Stół jest gotowy: { $url }
server-ready-network = W sieci lokalnej: { $url }
server-ready-end = Ctrl+C kończy pracę serwera. Każda gra jest zachowana.
server-no-port = Nie można użyć portu { $port }: { $why }. Inny można wybrać opcją --port.
server-unusable-locked = Inny Kadath już korzysta z danych w { $folder }.
server-unusable-full = Nie można nic zapisać w { $folder }: dysk jest pełny albo wyczerpano przydział. Zrób miejsce i uruchom ponownie; nic nie zostało zmienione.
server-unusable-read-only = Nie można zapisywać w { $folder }. Nadaj prawo zapisu temu, kto uruchamia serwer, albo wskaż inny folder opcją --data.
server-unusable-damaged = Plik server.db w { $folder } jest uszkodzony albo nie jest bazą danych. Przywróć jego kopię albo przenieś go gdzie indziej, aby zacząć od nowa; nic nie zostało zmienione.
server-unusable-newer = Dane w { $folder } pochodzą z nowszej wersji Kadath. Uruchom tamtą wersję albo wskaż inny folder opcją --data; nic nie zostało zmienione.
server-unusable-refused = Nie można użyć danych w { $folder }: { $why }. Usuń przyczynę albo wskaż inny folder opcją --data.
server-no-browser = Nie ma tu przeglądarki. Otwórz ten adres w innej: { $url }
server-runs-already = Stół jest już otwarty: { $url }
