"""The app in a real Chromium: what a person sees and clicks, from the lobby to the end of a game."""
