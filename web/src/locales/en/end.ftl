### The end of a game

end-you-win = You have won
end-side-wins = Your side has won
# $who: the other side
end-side-lost = You lost: { $who } wins
# Against automata alone.
end-you-lost = You lost to { $who }
end-wins = { $n ->
    [one] { $who } wins
   *[other] { $who } share the win
}
end-free-undo = With free undo
end-next = What next
end-rematch = Play again
end-to-rematch = To the rematch
end-replay = Watch the replay
end-standings = Final standings
end-place = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
end-you = you
end-resigned = resigned
end-no-place = cannot win
# The unit that follows a score.
end-score = { $n ->
    [one] point
   *[other] points
}
end-tie = tied: { $how }
end-points = How points were made
end-no-points = No points at all.
end-sum = Altogether
end-charts = How it went
end-which-chart = Which chart
end-axis-turn = Turn
end-axis-round = Round
chart-label = Chart: { $name }. The same numbers stand in the table below.
chart-at-end = at the end
chart-as-table = As a table
end-facts = What everybody did
end-decks = Decks at the end
end-deck = { $player }: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
end-failed = The results could not be loaded.
