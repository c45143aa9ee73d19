### To, co wspólne dla całego interfejsu.

language-name = polski

## O co pyta sam silnik; pytania gier są w ich plikach.

choose-effect = Wybierz efekt do rozpatrzenia
gather = Wybierz dla wszystkiego, co dzieje się naraz
order-forced = Wybierz, która zdolność wymuszona będzie pierwsza
react = Użyj teraz zdolności albo spasuj
