### What the guide explains in the first game, each thing when it comes up: its title, and the idea; and why it
### would choose something.
### Built in code: machina-lesson-, machina-advice-

machina-lesson-title-entering = Into the dark
machina-lesson-entering = Welcome, explorer. Chapter by chapter you find your way to the final challenge, and whoever survives it wins. When the last explorer falls, all is lost. Choose where to enter: somewhere near something useful is a good start.
machina-lesson-title-items = Your first items
machina-lesson-items = You draw two items and keep one. A weapon comes first: without it, monsters are hard to get rid of. Then something to wear, and later chests will give you more.
machina-lesson-title-inventory = The inventory
machina-lesson-inventory = Only what is equipped works, so give each item its place. Arranging things again during the game costs 3 stamina: do it when you have found something better, not every turn.
machina-lesson-title-stamina = Your turn: stamina
machina-lesson-stamina = On your turn you do as much as your stamina pays for: moving, using items, activating spaces. What you do not spend is gone when the turn ends. What I would do is marked, and you may always do something else.
machina-lesson-title-spaces = Spaces to activate
machina-lesson-spaces = You stand beside a space that can be activated for 3 stamina. A chest gives an item, an event space gives a surprise, usually a pleasant one, and both give 1 essence. Afterward the space is gone.
machina-lesson-title-spawning = The spawn phase
machina-lesson-spawning = After your turn you rolled for monsters. The spawn rating or more brings one; anything less lowers the rating by 1, so sooner or later one comes. Spawn spaces can be sealed if you have stamina to spare.
machina-lesson-title-horror = The horror phase
machina-lesson-horror = Then came the roll for horror, which works the same way: sooner or later a horror event strikes and the threat of the monsters rises. Waiting makes nothing better down here.
machina-lesson-title-free = Between actions
machina-lesson-free = Something of yours costs no stamina and may be used now, even between the actions of others. You are asked where it could help; pass if it would be wasted.
machina-lesson-title-monster = Your first monster
machina-lesson-monster = A monster is on the map. In the monster phase it comes nearer and attacks, the oldest one first. Whoever destroys one in their turn restores 1 essence: hunting is worth something.
machina-lesson-title-target = Attacking
machina-lesson-target = A weapon, or a skill of your own, attacks what is within its reach. The attack dice are added up; a total equal to the target’s armor or higher hits and costs it 1 health. An arcane attack is blocked by will instead. The chance is shown before you choose.
machina-lesson-title-essence = Essence
machina-lesson-essence = Essence can be lost instead of health, or spent to raise an attack roll that falls short. You get it back from chests, event spaces, and monsters that you destroy. Chapter spaces ask for it, too: do not spend it all.
machina-lesson-title-chapter = A new chapter
machina-lesson-chapter = The story goes on with the next chapter. Read what it wants of you: some chapters are left through a chapter space, others block the way until you have done what they say.
machina-lesson-title-leaving = The way out
machina-lesson-leaving = Now there is a way out. While the exit is there, chapter spaces lead nowhere: all that counts is to reach it. Leaving costs 2 stamina and ends the turn.

machina-advice-enter = From here it is not far to something useful
machina-advice-draw = This is what you need most
machina-advice-keep = It will help you more than the other
machina-advice-equip = Only what is equipped works
machina-advice-stow = There is something better for its place
machina-advice-way = It brings you nearer to what is worth most now
machina-advice-activate = What it brings is worth the stamina
machina-advice-onward = That is how the story goes on
machina-advice-door = The way leads through there
machina-advice-use = It does the most good for its cost now
machina-advice-target = The attack does the most good there
machina-advice-spend = The essence is well spent on that
machina-advice-spare = The essence will be needed more for something else
machina-advice-seal = Then fewer monsters come from there
machina-advice-inventory = There is something better to equip
machina-advice-rest = Nothing more is worth the stamina that is left
machina-advice-wait = It would be wasted now
machina-advice-stay = You are where you want to be
machina-advice-enough = Nothing else that is offered would help
machina-advice-best = As far as you can tell, it does the most good
