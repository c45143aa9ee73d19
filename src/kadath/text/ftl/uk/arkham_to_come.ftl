### Жах Аркгема: назви карт, про які йдеться в записах і яких тут ще немає.
### Built in code: arkham-card-

arkham-card-father_dagon = Отець Дагон
arkham-card-mother_hydra = Мати Гідра
