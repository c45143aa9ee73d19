### What the guide explains in the first game, each thing when it comes up: its title, and the idea.
### Built in code: lcg-lesson-

lcg-lesson-title-opening-hand = Welcome to Arkham
lcg-lesson-opening-hand = Tonight you play Roland Banks, and I sit beside you. These five cards are your opening hand. Once, and only now, you may swap any of them for new ones from your deck: keep what helps early, such as a weapon, and select the rest.
lcg-lesson-title-turn = Your turn: three actions
lcg-lesson-turn = A round is played in phases, and this one is yours. On your turn you take three actions: investigate, move, play a card, draw a card, gain a resource, or fight. You may take the same one twice. What I would do is marked; you may always do something else.
lcg-lesson-title-clues = What you are here for
lcg-lesson-clues = You win by advancing the act, and that takes clues, which lie on locations. To investigate is to test your intellect against the location’s shroud: if you succeed, one of its clues is yours.
lcg-lesson-title-test = Your first test
lcg-lesson-test = A test compares your skill with the difficulty. Before the chaos token is drawn, you may commit cards from your hand: each matching icon adds 1 to your skill, and the card is spent. Look at the chance first. If it is good already, keep your cards.
lcg-lesson-title-token = The chaos token
lcg-lesson-token = That was a token from the chaos bag. Its number is added to your skill, and most of the numbers are negative: it is a good habit to be one or two above the difficulty. Symbols do what the scenario card says, and one token always fails.
lcg-lesson-title-act = The act advances
lcg-lesson-act = You have all the clues that the act asks for. Spending them advances it and takes no action. The story goes on, often in another place, and the next act says what you have to do there.
lcg-lesson-title-enemy = Your first enemy
lcg-lesson-enemy = This enemy is engaged with you and strikes in every enemy phase. Fight it with combat, or evade it with agility, which exhausts it. Beware of anything else: with a ready enemy on you, every other action provokes an attack of opportunity first.
lcg-lesson-title-mythos = The Mythos phase
lcg-lesson-mythos = From the second round on, each round begins badly: one doom goes on the agenda, and you draw an encounter card, an enemy or a treachery. When there is enough doom, the agenda advances, and that is the clock you play against.
lcg-lesson-title-moving = Moving
lcg-lesson-moving = Moving to a connecting location takes an action. A location that nobody has entered is unrevealed. Entering it reveals it and puts its clues there, and some places give you an unpleasant welcome.
lcg-lesson-title-assets = Cards in play
lcg-lesson-assets = You pay for a card with resources, and an asset then stays in front of you. Weapons and tools have abilities of their own. Two hands hold two things, so choose well what fills them.
lcg-lesson-title-upkeep = A new round
lcg-lesson-upkeep = Between your turns there was the upkeep phase: everything readied, and you drew a card and gained a resource. So patience pays a little every round, but the doom on the agenda grows as well.
lcg-lesson-title-wounds = Damage and horror
lcg-lesson-wounds = Damage is counted against your health, horror against your sanity. When either reaches its limit you are defeated and out of the scenario. Some assets, your allies above all, can take the blow for you.
lcg-lesson-title-ability = Something you may do now
lcg-lesson-ability = Some abilities answer what happens. You are asked only when you have one that fits, and using it takes no action. Read what it does: you may always pass, and it will be offered again next time.
lcg-lesson-title-story = The story asks you
lcg-lesson-story = An act or an agenda has advanced, and its other side lets you choose what happens. There is not always a good answer; read both, and pick the one you can live with.
