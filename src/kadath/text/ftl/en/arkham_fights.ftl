### Arkham Horror: what is asked and told about people, fights and Ancient Ones.
### Built in code: arkham-

arkham-kind-deputy_item = Deputy’s item
arkham-pile-retainer = Retainers
arkham-pile-membership = Lodge memberships
arkham-pile-deputy = Deputy of Arkham
arkham-pile-deputy_item = Deputy’s items
arkham-ask-weaken-foe = { $who }: choose the ability that { THE($monster) } loses
arkham-procedure-Weakening = Weakening a monster
arkham-option-weaken = { $keyword }
arkham-ask-dragged = { $who }: choose the gate that you are drawn through
arkham-ask-raise-die = { $who }: choose the die that shows 1 more
arkham-ask-encourage = { $who }: choose whom you encourage
arkham-ask-pay-spell = { $who }: choose how much Stamina you pay for the spell
arkham-ask-battle = { $who }: use anything before your attack?
arkham-ask-lose-trophy = { $who }: choose the trophy you lose
arkham-ask-lower-maximum = { $who }: choose the maximum that falls by 1
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
arkham-option-lower = { $what }{ $most ->
    [0] {""}
   *[other] : { $most } → { $left }
}
arkham-setup-ancient_one = Ancient One
arkham-outcome-defeated = The Ancient One is beaten back for good. The investigators have won.
arkham-ending-defeated = { THE($ancient_one) } is beaten back for good. The investigators have won.
arkham-outcome-devoured = All investigators have been devoured. The investigators have lost.
arkham-rules-ancient_one = Doom track { $doom }. Combat rating { $rating }.
arkham-rules-battle = Final battle: { $text }
arkham-rules-start = Start of battle: { $text }
arkham-rules-attack = Attack: { $text }
arkham-rules-harmless = Combat check ({ $modifier }).
arkham-ask-other-world = { $who }: use anything before you move on?
arkham-ask-stay-put = { $who }: you cannot move on; trade with those who are here?
