### Horror w Arkham: nazwy kart, o których mówią wpisy, a których jeszcze tu nie ma.
### Built in code: arkham-card-

arkham-card-father_dagon = Ojciec Dagon
arkham-card-mother_hydra = Matka Hydra
