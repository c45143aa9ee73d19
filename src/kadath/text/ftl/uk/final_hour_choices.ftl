### Що означає вибір під час підготовки гри, кількома словами.

final_hour-about-ancient_one-cthulhu = Море виходить на берег: спершу глибоководні, потім зоряні виплодки.
final_hour-about-ancient_one-shudde_mell = Земля двигтить, і будівлі падають.
final_hour-about-ancient_one-umordhoth = Гулі йдуть ордами, а бар’єри ламаються.
final_hour-about-difficulty-easy = Спершу монстрів небагато.
final_hour-about-difficulty-normal = Більше монстрів від самого початку.
final_hour-about-difficulty-nightmare = Інше місце ритуалу, інші брами й монстри всюди.
