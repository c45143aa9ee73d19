### What every part of the interface shares.
### Built in code: why-not-, bot-

language-name = English

## What the kernel itself asks; a game's own questions are in its file.

choose-effect = Choose an effect to resolve
gather = Choose for everything that happens at once
order-forced = Choose which forced ability comes first
react = Use an ability now, or pass

## Why something may not be done, where a game has no words of its own for it.

why-not-over = The game is over.
why-not-others = It is somebody else’s turn to choose.
why-not-elsewhere = The game is asking about something else now.
why-not-condition = Its condition is not met now.
why-not-cost = Its cost cannot be paid.
why-not-limit = It has been used as often as it may be.
why-not-no-effect = It would change nothing now.
why-not-answered = It has been used for this already.

## How bots play.

bot-random = plays at random
bot-rush = hurries
bot-thumb = plays by rules of thumb
bot-search = thinks ahead
