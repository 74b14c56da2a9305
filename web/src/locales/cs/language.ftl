# What the language calls itself; without it a language is a draft, which is not offered.
language = Čeština
