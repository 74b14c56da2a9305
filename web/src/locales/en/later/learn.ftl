### Lessons and guided games; fetched with them

learn-title = Learn
learn-about = Play a first game with a coach beside you, or try a short lesson. Nothing here is counted, and every step can be taken back.
learn-guided-about = A real game against easy bots, ten to fifteen minutes. You can leave at any time and go on later.
learn-begin = Begin
learn-begin-again = Begin anew
learn-go-on = Go on
learn-short = Short lessons
learn-short-done = { $n } of { $all } done
learn-done = Done
learn-failed = The lessons could not be loaded

learn-read = To read:

strategy-about = Short advice, measured: each figure comes from games between our bots, and each example is one of them, opened at the very step.
strategy-see = See it
strategy-see-about = See it: { $title }
strategy-command = How it was measured
strategy-print = Print
strategy-page = From the strategy page:
strategy-step = Step { $step }: { $title }

lesson-back = All lessons
lesson-page = Lesson: { $name }
lesson-progress = Step { $n } of { $all }
lesson-finished = You have done this lesson.
lesson-next = Next lesson: { $name }
lesson-again = Once more
lesson-rules = The rules:
lesson-text = Text view
lesson-drawn = Drawn table
lesson-failed = The lesson could not be loaded
lesson-at-table = Choose at the table.
lesson-choices = Your choices
lesson-answers = Answers

goal = Goal and next step
goal-tip = New:
goal-read = Got it
goal-off = Hide

uses-ask = What is this good for?
uses-none = Nothing in particular is known of it.

coach = Coach
coach-right = Well done
coach-wrong = Not quite
coach-otherwise = Another way
coach-progress = { $n } of { $all } ideas
coach-fold = Hide
coach-unfold = Show
coach-waiting = Go on as you like. I will speak up when something new comes.
