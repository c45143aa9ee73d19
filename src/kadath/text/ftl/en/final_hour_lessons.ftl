### What the guide explains in the first game, each thing when it comes up: its title, and the idea; and why it
### would choose something.
### Built in code: final_hour-lesson-, final_hour-advice-

final_hour-lesson-title-priority = Four cards a round
final_hour-lesson-priority = Welcome to Miskatonic’s last night. Four action cards are played each round, and yours lies face down before you. Now lay a priority card on it: the two lowest numbers of the round give the top effects, which help. The two highest give the bottom ones, which search for clues but stir up monsters.
final_hour-lesson-title-silence = Nobody says a word
final_hour-lesson-silence = While cards are being played, nobody may talk. What lies open is all you know of your partner’s plans, so look at those numbers first. Mind the omens on your cards, too: the Ancient One counts them at the end of the round.
final_hour-lesson-title-moving = Moving
final_hour-lesson-moving = Action cards are resolved from the lowest number to the highest. Yours lets you move: one step takes you along a path to an adjacent location. You may take fewer steps, or stay.
final_hour-lesson-title-attack = Destroying monsters
final_hour-lesson-attack = Divide the damage of the attack among the monsters here. One that gets as much as its health is destroyed; anything less leaves no mark. So kill the ones you can kill, and leave the rest.
final_hour-lesson-title-seals = Seals
final_hour-lesson-seals = A seal on a path destroys the monster that comes along it, however strong, and then a second one before it is used up. Seal the ways that lead toward the ritual site. You yourself walk through freely.
final_hour-lesson-title-items = Items
final_hour-lesson-items = A key among the clues brings an item. Its card says when it may be used, and I ask you only then. It is gone afterward, so a better moment may be worth the wait.
final_hour-lesson-title-monsters = How monsters move
final_hour-lesson-monsters = Red monsters follow the red arrows, blue ones the blue, until they find an empty space. If there is none along the whole way, they go straight to the ritual site, and once that is full as well, the game is lost at once: keep spaces free.
final_hour-lesson-title-clues = What the clues tell you
final_hour-lesson-clues = Two hidden clues decide which symbols will reverse the ritual. Each symbol is on two clue tokens: every one you find makes its symbol less likely to be hidden, and two of a kind rule it out. Keep priority cards with the symbols that are left.
final_hour-lesson-title-reckoning = The reckoning
final_hour-lesson-reckoning = At the end of a round the omens on the played priority cards were added up, and the Ancient One answered: the more omens, the worse. That is the price of some low numbers.
final_hour-lesson-title-gates = The gates
final_hour-lesson-gates = Each round one gate grows and lets in as many monsters as it has tokens. There are eight rounds at most, and with the last gate you must attempt the ritual, ready or not.
final_hour-lesson-title-health = Health
final_hour-lesson-health = Somebody was hurt. When any one investigator has no health left, all have lost, so watch your partner’s as well as your own. Killers only strike in their own location.
final_hour-lesson-title-ritual = Ready for the ritual?
final_hour-lesson-ritual = After each round you may attempt to reverse the ritual, if everybody says “ready”; it wins or loses the game. You need two matching cards for each investigator. Nobody may say more than “ready” or “not yet”.
final_hour-lesson-title-laying = The ritual
final_hour-lesson-laying = Now everything is decided. Of your four priority cards, you lay three and keep back the one whose symbol is the least likely to be hidden. If both hidden clues show the same symbol, each match counts twice.

final_hour-advice-play-top = it gives the top effect for certain, and that one helps
final_hour-advice-play-open = with this number the top effect is likely
final_hour-advice-play-high = lower cards will probably turn up and make it the bottom effect, which you can bear, and the low numbers stay in your hand
final_hour-advice-play-bottom = this bottom effect does little harm, and your better cards stay in your hand
final_hour-advice-to-clue = there is a clue to be found
final_hour-advice-to-monsters = from there you can do something about those monsters
final_hour-advice-way = you are of more use there
final_hour-advice-stay = you are of most use where you are
final_hour-advice-destroy = one monster fewer means more room on campus
final_hour-advice-attack-enough = there is nothing more here that the damage would destroy
final_hour-advice-seal = monsters would come this way next
final_hour-advice-seals-enough = nobody comes along the other paths
final_hour-advice-item = there will hardly be a better moment for it
final_hour-advice-keep-item = a better moment for it may come
final_hour-advice-ready = your cards fit what is probably hidden, and waiting gets more dangerous
final_hour-advice-not-yet = another round can still make your chances better
final_hour-advice-lay = the symbols of the others are more likely to be hidden
final_hour-advice-health = it hurts least there
final_hour-advice-order = the monsters do the least harm in this order
final_hour-advice-lure = it does less harm there
final_hour-advice-cards = that way your hand fits the ritual better
final_hour-advice-enough = nothing else that is offered would help
final_hour-advice-best = it leaves the campus in the best shape, as far as you can tell
