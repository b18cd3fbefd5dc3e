# Texts shared by the roguelikes: one hero, one life.

run-continue = Continue the last run ({ $entries ->
    [one] { $entries } action
   *[other] { $entries } actions
})
run-seed-about = The same seed always makes the same world, with everything in it.
run-hints-on = Hints on.
run-hints-off = Hints off.
run-log = Messages
run-more = (+{ $count }: { $key })
run-dump = The run as text
run-records = Best runs
run-records-about = Finished runs that are still saved, best score first. Enter replays one.
run-ended-won = { ended-won }
run-ended-cleared = { ended-won }
run-ended-died = died
run-ended-left = left without the bear
run-ended-time = out of time
run-turn = Turn { $turn }
run-turns-left = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
run-attack-none = No enemies in sight.
run-attack-no-way = You cannot reach any of the enemies in sight.
run-help-attack = Attack the nearest enemy in sight, or take one step towards it.
run-errand-explore = Exploring…
run-errand-travel = On the way…
run-errand-climb-down = { run-errand-travel }
run-errand-climb-up = { run-errand-travel }
run-errand-run = Running…
run-errand-rest = Resting…

## The menu

run-continue-about = Continue where you left off. Saved every turn. Death is permanent.
run-start = Start the run
run-key-start = start

## During a run

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
run-key-same = same world
run-key-report = full report
run-key-hints = hints
run-button = “{ $name }”
run-key-cursor = move the cursor
run-key-next = next thing
run-key-hero = back to you

## Shared by Caves and Rogue

# Items. Forms: name (alone), one (first mention), that (known), That (begins a sentence), object (direct object, first
# mention), thing (direct object, known).
run-item-bow = { $form ->
    [one] a bow
    [that] the bow
    [That] The bow
    [object] a bow
    [thing] the bow
   *[name] Bow
}
run-item-spear = { $form ->
    [one] a spear
    [that] the spear
    [That] The spear
    [object] a spear
    [thing] the spear
   *[name] Spear
}
run-item-dagger = { $form ->
    [one] a dagger
    [that] the dagger
    [That] The dagger
    [object] a dagger
    [thing] the dagger
   *[name] Dagger
}
run-item-sword = { $form ->
    [one] a sword
    [that] the sword
    [That] The sword
    [object] a sword
    [thing] the sword
   *[name] Sword
}

run-title-drop = Drop
run-key-drop = drop
run-key-wait = wait
run-help-log = Show all messages.
run-help-dump = Show the run as text; x saves it to a file.
run-help-hints = Turn the hints for the first turns on or off.
run-help-debug = Show or hide the debug panel.
run-help-menu = Back to the menu. The run is saved.
run-said-spared = That would have been the end, but you are back at full health.
run-stop-explored-full = You have explored everything within reach. Your inventory is full.
run-stop-full = Stopped: you have no room for { $item }.
run-stop-level = Stopped: you have gained a level.
run-stop-arrived = You have arrived.
run-stop-no-way = You do not know the way there.
run-stop-unknown = You have never seen that place.
run-stop-here = You are already there.
run-stop-pause = Stopped: many turns have passed.
run-look-unknown = Unexplored.
run-look-you = You.
run-status-attack = Attack
run-inventory = Inventory
run-dump-equipment = Equipment
run-dump-log = Last messages
run-option-mode = Mode
run-option-mode-normal = normal
run-option-mode-explorer = explorer
run-option-mode-debug = debug

## Sharing

run-share-what = What to share
run-share-run = This run
run-share-run-about = The link contains your run so far. Nothing is sent anywhere until you share it.
run-share-world = This world
run-share-world-about = The link opens the same world at turn 0, for a friend to try. Nothing is sent anywhere until you share it.
run-share-seed = Random seed: { $seed }

## The end of a run

run-report = End of the run
run-same-world = Same world again
run-over-journey = Journey
run-over-hero = Hero
run-over-score = Score
run-over-rank = { $score }, { $count ->
    [one] your first run
   *[other] { $place ->
        [1] your best of { $count } runs
       *[other] ranked { $place } of your { $count } runs
    }
}
run-over-unscored = none
run-over-bot = better than { $below } % of its runs
run-bot-walker = Against the walker bot
run-bot-explorer = Against the explorer bot
run-bot-fighter = Against the fighter bot
run-bot-thrower = Against the thrower bot
run-bot-caster = Against the caster bot
run-over-last = The last turns
run-over-unused = Carried, not in use
run-over-unused-none = Nothing.
run-over-more = Space: the full report

## The daily run

run-daily = Daily run
run-daily-name = Daily, { $date }
run-daily-new = { $date }: the same world for everyone today, until midnight.
run-daily-continue = { $date }: continue your run.
run-daily-again = { $date }: your best is { $score }. Try again?
run-daily-share = Turnwright, { $game }, daily { $date }
run-daily-copy = Copy your result to compare it with others’.

## Buttons

run-do-wait = Wait
run-do-menu = Menu
run-do-now = What you can do now
run-do-attack = Attack: { $who }
run-do-approach = Approach: { $who }
run-do-fire = Shoot: { $who }
run-do-throw = Throw: { $item }
run-do-quaff = Drink: { $item }
run-do-pick-up = Take: { $item }
run-do-up = Go up
run-do-down = Go down
run-tool-pack = Items
run-tool-look = Look
run-tool-travel = Go to
run-tool-wait = { run-do-wait }
run-tool-map = { label-map }
run-tool-log = Log
run-tool-help = Help
run-tool-menu = { run-do-menu }
run-tool-sight = In sight
run-tool-highlight = Marks
run-tool-drop = { run-title-drop }
