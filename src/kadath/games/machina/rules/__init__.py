"""The rules of Machina Arcana, a module for each chapter of the rulebook."""
