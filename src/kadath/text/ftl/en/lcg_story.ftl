### Arkham Horror: The Card Game: its stories. Short, and none of it matters to the rules.
### Built in code: lcg-

## Introductions

lcg-prologue-night-of-the-zealot = Autumn, 1925. People vanish in Arkham, and the graves by the river are emptier than they should be. The police ask no questions, and the newspapers print no answers. That leaves you: each of you has picked up a thread, and each will follow it into the dark. The nights that lie ahead you will not forget.
lcg-introduction-the-gathering = Bodies with tooth marks turn up all over Arkham, and nobody dares to say what made them. You meet in the study to compare notes. Then something begins to scratch beneath the floor, and where the door was there is only wall.
lcg-introduction-the-midnight-masks = A name scratched into a wall leads you to a cult that hides among the honest people of Arkham. Tonight its members walk the streets behind masks. Unmask as many of them as you can before the clock strikes twelve.
lcg-introduction-the-midnight-masks-house-burned = Of your house only ashes are left, so you set out from Rivertown with all you own in your pockets.
lcg-introduction-the-midnight-masks-house-standing = At least you have a roof: from your own doorstep you see the lights of half the town.
lcg-introduction-the-midnight-masks-lita-finds-others = Lita had to look for others who would fight, and nobody will give her back the days it took.
lcg-introduction-the-midnight-masks-ghoul-priest-alive = And the priest of the ghouls is still alive. Somewhere below the streets it has picked up your trail.
lcg-introduction-the-devourer-below = The trail ends in the woods outside the town, where the cult has lit its fires. Something beneath the earth is listening to their chant. There is no one left to send for: you go in among the trees.
lcg-introduction-the-devourer-below-past-midnight = Midnight has passed. They have begun without waiting for you, and in your haste each of you discards two cards at random.
lcg-introduction-the-devourer-below-ghoul-priest-alive = The priest of the ghouls has been bidden to this feast as well.
lcg-introduction-the-devourer-below-got-away = Those who slipped through your fingers know your faces by now, and they know that you are coming: the agenda begins with 1 doom for every two of them, rounded up.

## Acts and agendas, and what happens as they advance

lcg-story-whats-going-on = The house answers every step with a knock from below. Your watches have stopped, each at a different hour.
lcg-story-back-whats-going-on = For the length of a breath the room is somewhere else. When it is back, something has been at your papers, and in your heads.
lcg-story-rise-of-the-ghouls = They are digging now, from more than one side. Whatever it is, it has caught your scent.
lcg-story-back-rise-of-the-ghouls = Boards burst. The first of them climbs out of the hole, blinking at the light, with earth between its teeth.
lcg-story-theyre-getting-out = The tunnels are full, and your house is their way out. If they reach the street, Arkham will wake to screams.
lcg-story-back-theyre-getting-out = The front door gives way. What lived under the house is in the town now, and you stood in its path.
lcg-story-trapped = No door, no window, only shelves. The way out must be somewhere in what you have gathered in this room.
lcg-story-back-trapped = Under the carpet there is a gap in the floor, and below it the hallway of the same house, where it has no right to be. You jump.
lcg-story-the-barrier = A wall of cold fire closes off the parlor, and somebody stands behind it and watches you. What you find out upstairs and downstairs may put it out.
lcg-story-back-the-barrier = The fire sinks. A woman with a lamp steps forward, and behind you in the hallway something begins to walk that should lie in a grave.
lcg-story-what-have-you-done = The woman calls herself Lita. The thing in the hallway is their priest, she says, and where it goes the others follow.
lcg-story-back-what-have-you-done = The priest falls, and the digging stops. Lita looks at the floor for a long time. “They know the way now,” she says. “Burn it.”
lcg-story-predator-or-prey = Somebody in this town counts your steps. Whenever you turn around, the street behind you has only just become empty.
lcg-story-back-predator-or-prey = The steps stop hiding. A figure in the mask of a beast comes out of the dark, straight toward the one who knows the most.
lcg-story-time-is-running-short = The bells count the quarters. Whoever has not been found when they strike twelve will never be found again.
lcg-story-back-time-is-running-short = Twelve strokes. All over Arkham doors fall shut, and the masks are gone from the streets.
lcg-story-uncovering-the-conspiracy = There are six names, and every one of them has neighbors who would vouch for it.
lcg-story-back-uncovering-the-conspiracy = The last name is struck out. What you have heard tonight fits together at last, and it points to the woods.
lcg-story-the-arkham-woods = Signs made of bone hang between the trunks. The deeper you go, the louder the chant, and the ground moves in time with it.
lcg-story-back-the-arkham-woods = They have noticed you. A shout runs through the trees, and something that is not human answers.
lcg-story-the-ritual-begins = The chant has found its rhythm. Everything that walks in these woods walks taller for it.
lcg-story-back-the-ritual-begins = A will that is not yours goes through your minds as a hand goes through a drawer, and leaves something behind.
lcg-story-vengeance-awaits = Few words are missing now. The earth holds its breath.
lcg-story-back-vengeance-awaits = The last word is spoken. Beneath the cave something turns over that slept here before there were people, and it is hungry.
lcg-story-the-devourer-rises = It has no shape that the eye will hold. The circle lies in pieces, the chanting has stopped, and there is nothing left to do but to fight, to flee, or to pay.
lcg-story-investigating-the-trail = Somewhere among these trees they stand in a circle. Find the tracks that lead there.
lcg-story-back-investigating-the-trail = All tracks meet at a cave under the roots. Whomever you let go in the town may be waiting on the path behind you.
lcg-story-into-the-darkness = Warm air comes out of the cave. Whoever goes in first will not go in unseen.
lcg-story-back-into-the-darkness = Hoods turn toward you. “Too late,” says one of them, and the guards of the place step out of the rock.
lcg-story-disrupting-the-ritual = The circle must not close. Everything that you have found out is a stone to throw into it.
lcg-story-back-disrupting-the-ritual = The voices lose one another. One falls silent, then the next, and the glow in the rock goes out.

## Endings

lcg-deed-the-gathering-R1 = Burn the house down
lcg-deed-the-gathering-R2 = Leave the house standing
lcg-ending-the-gathering-no-resolution = You got away, or what is left of you did. The house stands dark, and what lives beneath it keeps what it has. Days later Lita finds you: she needs people who have seen it.
lcg-ending-the-gathering-R1 = The house burns until morning. Nothing in the ashes moves anymore, but you see it moving when you close your eyes. Lita stays with you.
lcg-ending-the-gathering-R2 = You do not burn down your own house because a stranger says so. Lita leaves without a word. You have a roof, and all that you have learned beneath it.
lcg-ending-the-gathering-R3 = They are out, and in the house nobody is left to hear it. What went on in there Lita saw with her own eyes. She goes to look for others who will fight.
lcg-ending-the-midnight-masks-no-resolution = You had to give up the hunt. Those whom you missed are on their way, and you know where to.
lcg-ending-the-midnight-masks-R1 = None of the six is at large anymore. Midnight has not struck yet, and you know what they were waiting for, and where.
lcg-ending-the-midnight-masks-R2 = Midnight has come and gone. Whoever you missed is in the woods by now, and the fires are burning.
lcg-ending-the-devourer-below-no-resolution = Nobody was left to stand in its way. Umôrdhoth comes over Arkham, and there will be no one to write down what it did.
lcg-ending-the-devourer-below-R1 = The ritual is broken, and what lies below sleeps on, unfed. You will hear the chant in your dreams. But Arkham wakes in the morning.
lcg-ending-the-devourer-below-R2 = Umôrdhoth sinks back into the earth, hurt as nobody believed it could be. You carry marks of this night that no doctor can explain.
lcg-ending-the-devourer-below-R3 = It wanted only her. Umôrdhoth takes Lita and is gone, and you are alive. None of you will ever speak her name again.
