"""The presentation of games without their own."""
