### A language is offered once it has this file (docs/translating.md).

# What the language calls itself.
language = Čeština
