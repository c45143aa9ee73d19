"""Runs of words that our texts share with somebody else's.

Names, numbers, and mechanics are facts; sentences are ours. If you have the sources, this shows
where a sentence of ours has more than eight words in a row in common with them: `python -m
kadath.testkit.shared_runs FOLDER...`
"""
