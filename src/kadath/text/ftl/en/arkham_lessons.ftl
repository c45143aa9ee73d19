### What the guide explains in the first game, each thing when it comes up: its title, and the idea; and why it
### would choose something.
### Built in code: arkham-lesson-, arkham-advice-

arkham-lesson-title-sliders = Your skills
arkham-lesson-sliders = Welcome to Arkham, where an Ancient One stirs in its sleep. Your skills come in pairs: what one gains, the other loses. Today you may set the sliders as you like; later you move them only as far as your Focus each turn. High Speed takes you far, and high Fight helps against monsters.
arkham-lesson-title-mythos = Gates and doom
arkham-lesson-mythos = At the end of each turn, a Mythos card opens a gate: a monster comes out of it, and a doom token goes on the Ancient One’s track. When the track is full, it awakens. So gates have to be closed or, better yet, sealed.
arkham-lesson-title-moving = Moving
arkham-lesson-moving = You have as many movement points as your Speed. Each takes you along a line to the next street or location. If a monster stands where you want to leave or stop, you have to evade it or fight it, and a fight ends your movement.
arkham-lesson-title-clues = Clues
arkham-lesson-clues = Whoever ends their movement at a location may take the Clues there. They are worth a lot: one of them adds a die to a check that has failed, and five seal a gate for good.
arkham-lesson-title-check = Your first check
arkham-lesson-check = In a check you roll as many dice as your skill, changed by a modifier. A 5 or a 6 is a success, and usually one is enough. If there is none, you may spend Clues now, one for each extra die. Is it worth it? Look at what failing would cost.
arkham-lesson-title-encounter = Encounters
arkham-lesson-encounter = At a location something happens to you, and a card says what. Some encounters give items or money; others take Stamina or Sanity. In the streets nothing happens: they are safe, but there is nothing to gain.
arkham-lesson-title-monster = A monster
arkham-lesson-monster = You may try to evade a monster, or fight it. A fight begins with a Horror check, which may cost Sanity. Then comes the Combat check: you need as many successes as the monster’s toughness. A beaten monster is your trophy.
arkham-lesson-title-weapons = Weapons
arkham-lesson-weapons = Before you strike, choose what you hold. You have two hands, and some weapons need both. Each adds dice to the Combat check; some monsters shrug off physical weapons or magical ones.
arkham-lesson-title-gate = Through the gate
arkham-lesson-gate = You have gone through a gate into an Other World. It has two areas; you spend a turn in each and meet something there. When you come back, the gate is explored, and you can close it.
arkham-lesson-title-sealing = Closing and sealing
arkham-lesson-sealing = You stand at a gate that you have explored. Closing it takes a check. With five Clues it can be sealed as well: no gate ever opens here again. Six seals win the game.
arkham-lesson-title-battle = The final battle
arkham-lesson-battle = The Ancient One is awake, and now it must be beaten. Each turn you attack with all you have, and your successes add up: enough of them take away one doom token. When the last one goes, you have won.

arkham-advice-slide = It strengthens the skill that you need next
arkham-advice-sliders-good = The sliders are well set for what comes next
arkham-advice-way = That way leads to what is most worth doing now
arkham-advice-to-clues = This way leads to Clues ({ $place })
arkham-advice-to-gate = This way leads to a gate ({ $place })
arkham-advice-stay = You are where you want to be
arkham-advice-clues = Clues save checks and seal gates
arkham-advice-fight = You are likely to win this fight
arkham-advice-evade = A fight here would cost more than it gains
arkham-advice-wield = It adds dice to the fight
arkham-advice-hands-full = What you hold is good enough
arkham-advice-reroll = The check matters more than the Clue
arkham-advice-keep-roll = The Clues are worth more later
arkham-advice-close = Every gate that is closed holds back the doom
arkham-advice-seal = An elder sign protects this place from new gates
arkham-advice-use = It does the most good now
arkham-advice-buy = It will help more than the money
arkham-advice-least-missed = It will be missed least
arkham-advice-share = It is of more use there
arkham-advice-enough = Nothing else that is offered would help
arkham-advice-best = As far as you can tell, it works out best
