### To, co wspólne dla całego interfejsu.

language-name = polski

## O co pyta sam silnik; pytania gier są w ich plikach.

choose-effect = Wybierz efekt do rozpatrzenia
gather = Wybierz dla wszystkiego, co dzieje się naraz
order-forced = Wybierz, która zdolność wymuszona będzie pierwsza
react = Użyj teraz zdolności albo spasuj

## Dlaczego czegoś nie można zrobić, jeśli gra nie ma na to własnych słów.

why-not-over = Gra jest skończona.
why-not-others = Teraz decyduje ktoś inny.
why-not-elsewhere = Teraz pytanie dotyczy czegoś innego.
why-not-condition = Warunek nie jest teraz spełniony.
why-not-cost = Nie można zapłacić kosztu.
why-not-limit = Użyto tego już tyle razy, ile wolno.
why-not-no-effect = Teraz nic by to nie zmieniło.
why-not-answered = Zostało to już do tego użyte.

## Jak grają boty.

bot-random = gra na chybił trafił
bot-rush = gra pospiesznie
bot-thumb = gra na wyczucie
bot-search = myśli naprzód
