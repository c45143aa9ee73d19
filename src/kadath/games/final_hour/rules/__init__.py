"""The procedures of Final Hour, a module for each chapter of its rulebook."""
