"""The games: their laws, presets and matches."""
