"""The verbs of the rulebook, by subject: all that changes what lies on the table.

Each file has a layer of the table (`Imperium` in state.py) that knows those before it: carrying_out, goods, pieces,
influence, cards, intrigue. They are a chain because a compiled class has one base. An effect that a verb needs
stands beside it: the files of effects import the whole table.
"""
