# What is said of games that are played as runs: one hero, one life.

run-continue = Continue the last run ({ $entries ->
    [one] one action
   *[other] { $entries } actions
})
run-seed-about = The same seed makes the same world with everything in it.
run-hints-on = The first turns are explained.
run-hints-off = The first turns are no longer explained.
run-log = Messages
run-more = (+{ $count }: { $key })
run-dump = The run as text
run-records = Best runs
run-records-about = The runs that are over and still kept, by their scores. Enter shows one again.
run-standing = Score: { $score }, { $count ->
    [one] your first
   *[other] { $place ->
        [1] the best of { $count }
       *[other] place { $place } of { $count }
    }
}
run-ended-won = { ended-won }
run-ended-cleared = { ended-won }
run-ended-died = died
run-ended-left = left without the bear
run-ended-time = out of time
run-turn = Turn { $turn }
run-turns-left = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
run-attack-none = No enemy in sight.
run-attack-no-way = You cannot reach any enemy in sight.
run-help-attack = Attack the nearest enemy in sight, or walk towards it: one step a press.
run-errand-explore = Exploring …
run-errand-travel = On the way …
run-errand-run = Running …
run-errand-rest = Resting …

## The menu

run-continue-about = Go on where you were. A run is kept after every turn, and over when you die.
run-start = Start the run
run-key-start = start

## A run

run-key-walk = walk
run-key-explore = explore
run-key-attack = attack
run-key-look = look
run-key-menu = menu
run-key-travel = go to
run-key-rest = rest
run-key-plan = map
run-key-log = messages
run-key-dump = summary
run-key-again = new world
run-key-hints = hints
run-button = “{ $name }”
run-key-cursor = move the cursor
run-key-next = next thing
run-key-hero = back to you

## What Caves and Rogue both say
run-key-drop = drop
run-key-wait = wait
run-help-log = All messages.
run-help-dump = The run as text; x writes it to a file.
run-help-hints = Turn the hints of the first turns on or off.
run-help-debug = The debug panel.
run-help-menu = Back to the menu. The run is kept.
run-said-spared = That would have been the end. You are as well as ever.
run-stop-explored-full = All that you can reach is explored. For the rest, you have no room.
run-stop-full = Stopped: you have no room for { $item }.
run-stop-level = Stopped: you have gained a level.
run-stop-arrived = You are there.
run-stop-no-way = You know of no way there.
run-stop-unknown = You have never seen that place.
run-stop-here = You are there already.
run-look-unknown = Never seen.
run-look-you = You.
run-status-attack = Attack
run-dump-equipment = Equipment
run-dump-log = Last messages
run-option-mode = Mode
run-option-mode-normal = normal
run-option-mode-explorer = explorer
run-option-mode-debug = debug
