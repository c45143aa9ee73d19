"""Rules of thumb for Arkham Horror: what looks good to somebody who has played a few times.

`effects` reads off trees what effects are worth and costs take, `strength` weighs fights, `aims`
finds where it is worth going, and `options` puts a worth on every option of a decision.
"""
