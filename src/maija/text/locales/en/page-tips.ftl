### Prompts and tips at the table of the page: the box they stand in, and when they come.

page-guide = Help at this decision
page-guide-close = Put away
# Puts prompts and tips off for good, in one press; the settings bring them back.
page-guide-off = No more help
page-guide-gone = There is no more help at decisions. The settings bring it back.
page-guides = Learning
page-prompts = What is asked
page-prompts-what = Says at each of your decisions what the situation is and what you may do.
page-prompts-first = In the first match
page-prompts-on = Always
page-prompts-off = Never
page-tips = Tips
page-tips-what = Says now and then what is worth knowing, each tip once in a deal.
page-tips-first = In the first matches
page-tips-on = Always
page-tips-off = Never
