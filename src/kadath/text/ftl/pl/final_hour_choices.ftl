### Co znaczy wybór przy przygotowaniu gry, w paru słowach.

final_hour-about-ancient_one-cthulhu = Morze wychodzi na brzeg: najpierw istoty z głębin, potem gwiezdne pomioty.
final_hour-about-ancient_one-shudde_mell = Ziemia drży, a budynki się walą.
final_hour-about-ancient_one-umordhoth = Ghule nadciągają hordami, a bariery pękają.
final_hour-about-difficulty-easy = Na początku niewiele potworów.
final_hour-about-difficulty-normal = Od początku więcej potworów.
final_hour-about-difficulty-nightmare = Inne miejsce rytuału, inne bramy i wszędzie potwory.
