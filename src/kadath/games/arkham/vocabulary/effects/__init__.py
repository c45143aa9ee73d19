"""The verbs of Arkham Horror's cards, by theme; `you` is the investigator who resolves them."""
