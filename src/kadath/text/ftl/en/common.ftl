### What every part of the interface shares.

language-name = English

## What the kernel itself asks; a game's own questions are in its file.

choose-effect = Choose an effect to resolve
gather = Choose for everything that happens at once
order-forced = Choose which forced ability comes first
react = Use an ability now, or pass
