### The rulebook in the page.

page-rules-examples = Examples with cards
page-rules-sources = Where each rule comes from
page-rules-where = Where the rules come from
# A link from the table to the rules on a screen of their own.
page-rules-sheet = Print or compare
# A button beside a refusal; it opens the rulebook at the rule behind it.
page-rule-show = Show the rule
page-rules-file-save = Save as a file
page-rules-file-open = Open a file of house rules
page-rules-file-wrong =
    { $why ->
        [newer] A newer Maija has made this file; it cannot be read here.
       *[none] This is no file of house rules.
    }
