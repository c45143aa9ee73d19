### Co znaczy wybór przy przygotowaniu gry, w paru słowach.

lcg-about-scenario-the-gathering = Z własnego domu nie ma wyjścia, a pod podłogą coś kopie.
lcg-about-scenario-the-midnight-masks = Jedna noc, żeby zdemaskować kult w całym Arkham.
lcg-about-scenario-the-devourer-below = Las, rytuał i to, co rytuał przyzywa. Najtrudniejszy z trzech.
lcg-about-difficulty-easy = Łaskawy worek: najgorsza liczba to −2.
lcg-about-difficulty-standard = Tak pomyślano tę grę: najgorsza liczba to −4.
lcg-about-difficulty-hard = Żadnych premii, a najgorsza liczba to −5.
lcg-about-difficulty-expert = Najgorsza liczba to −8. Licz się z porażką.
