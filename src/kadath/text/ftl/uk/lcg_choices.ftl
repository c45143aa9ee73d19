### Що означає вибір під час підготовки гри, кількома словами.

lcg-about-scenario-the-gathering = Із власного дому немає виходу, а під підлогою щось копає.
lcg-about-scenario-the-midnight-masks = Одна ніч, щоб викрити культ по всьому Аркгему.
lcg-about-scenario-the-devourer-below = Ліс, ритуал і те, що він прикликає. Найважчий із трьох.
lcg-about-difficulty-easy = Лагідне вмістилище: найгірше число в ньому −2.
lcg-about-difficulty-standard = Так гру задумано: найгірше число −4.
lcg-about-difficulty-hard = Жодних бонусів, найгірше число −5.
lcg-about-difficulty-expert = Найгірше число −8. Готуйтеся до невдач.
