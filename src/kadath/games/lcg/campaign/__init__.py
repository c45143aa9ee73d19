"""Campaigns and their scenarios as data."""
