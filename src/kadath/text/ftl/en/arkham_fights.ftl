### Arkham Horror: what is asked and told about people, fights and Ancient Ones.
### Built in code: arkham-ask-, arkham-procedure-, arkham-option-, arkham-kind-, arkham-pile-, arkham-log-

arkham-kind-deputy_item = Deputy’s item
arkham-pile-retainer = Retainers
arkham-pile-membership = Lodge memberships
arkham-pile-deputy = Deputy of Arkham
arkham-pile-deputy_item = Deputy’s items
arkham-ask-weaken-foe = { $who }: choose the ability that { $monster } loses
arkham-procedure-Weakening = Weakening a monster
arkham-option-weaken = { $keyword }
