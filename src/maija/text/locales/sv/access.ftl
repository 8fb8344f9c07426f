### Kommandoraden på gehör och i punktskrift.

help-plain = Enkla rader för skärmläsare och punktskrift: inga färger, inget ritat, en händelse per rad, korten vid namn.
