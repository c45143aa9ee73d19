"""Simulation and statistics over many whole games."""
