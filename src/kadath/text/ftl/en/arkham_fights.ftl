### Arkham Horror: what is asked and told about people, fights and Ancient Ones.
### Built in code: arkham-

arkham-kind-deputy_item = Deputy’s item
arkham-pile-retainer = Retainers
arkham-pile-membership = Lodge memberships
arkham-pile-deputy = Deputy of Arkham
arkham-pile-deputy_item = Deputy’s items
arkham-ask-weaken-foe = { $who }: choose the ability that { $monster } loses
arkham-procedure-Weakening = Weakening a monster
arkham-option-weaken = { $keyword }
arkham-ask-dragged = { $who }: choose the gate that you are drawn through
arkham-ask-raise-die = { $who }: choose the die that shows 1 more
arkham-ask-encourage = { $who }: choose whom you encourage
arkham-ask-pay-spell = { $who }: choose how much Stamina you pay for the spell
arkham-ask-battle = { $who }: use something before your attack?
arkham-ask-lose-trophy = { $who }: choose the trophy you lose
arkham-ask-lower-maximum = { $who }: choose the maximum that falls
arkham-procedure-Dragging = Drawn through a gate
arkham-procedure-RaisingDie = Raising a die
arkham-procedure-Encouraging = Encouragement
arkham-procedure-FinalBattle = Final battle
arkham-procedure-BattleAttack = An investigator attacks
arkham-procedure-AncientAttack = The Ancient One attacks
arkham-procedure-Attacking = The Ancient One attacks everybody
arkham-procedure-BattleChecking = A check against the attack
arkham-procedure-LosingTrophy = Losing a trophy
arkham-procedure-Lowering = A maximum falls
arkham-option-attack = Attack
arkham-option-lower = { $what }
arkham-setup-ancient_one = Ancient One
arkham-outcome-defeated = The Ancient One is beaten back for good. The investigators win.
arkham-outcome-devoured = All investigators have been devoured. The investigators lose.
arkham-rules-ancient_one = Doom track { $doom }. Combat rating { $rating }.
arkham-rules-battle = Final battle: { $text }
arkham-rules-start = Start of battle: { $text }
arkham-rules-attack = Attack: { $text }
arkham-rules-harmless = Combat check ({ $modifier }).
