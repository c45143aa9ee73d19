"""Players that choose from what their seat may see."""
