"""Rules of thumb for Arkham Horror: what looks good to somebody who has played a few times.

`effects` reads off trees what effects are worth and costs take, `strength` weighs fights, `aims`
finds where it is worth going (`rumors` and `raid` what has to be averted there, `closing` how
likely a gate is closed, `battle` how near the last battle is), and `options` puts a worth on every
option of a decision.
"""
