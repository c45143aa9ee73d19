"""Runs of words that what ships has in common with somebody's text.

Names, numbers and mechanics are facts; sentences are ours. Whoever has the sources at hand sees
where a sentence of ours says more than eight words in a row as they do:
`python -m kadath.testkit.shared_runs FOLDER...`
"""
