### Arkham Horror: names of cards that entries speak of and that are not printed yet.
### Built in code: arkham-card-

arkham-card-father_dagon = Father Dagon
arkham-card-mother_hydra = Mother Hydra
