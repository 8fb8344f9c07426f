### Kommandoraden för öron och för fingrar på punktskrift.

help-plain = Enkla rader för skärmläsare och punktskrift: inga färger, inget ritat, en händelse per rad, kort vid namn.
