"""Rules of thumb for Arkham Horror: what looks good to somebody who has played a few times.

`effects` reads off trees what effects are worth and costs take, `strength` weighs fights, `aims`
finds where it is worth going (`clues`, `gates` and `places` what is to be had there, `rumors` and
`raid` what has to be averted, `sequel` what could come next from there, `closing` how likely a gate
is closed, `battle` how near the last battle is), and `options` puts a worth on every option of a
decision.
"""
