"""The verbs of Arkham Horror's cards, by theme; all are for the investigator who resolves them."""
