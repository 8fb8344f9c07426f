### The command line for ears and for fingers on braille.

help-plain = Plain lines for screen readers and braille: no colours, nothing drawn, one event a line, cards by their names.
