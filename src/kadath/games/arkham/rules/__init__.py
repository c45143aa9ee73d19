"""The rules of Arkham Horror, a module for each chapter of the rulebook."""
