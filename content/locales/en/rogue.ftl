# Options of a new run: name, explanation, values.
rogue-option-world = World
rogue-option-world-about = Where the run takes place.
rogue-option-world-floors = floors
rogue-option-world-boxed = rooms
rogue-option-world-caves = caves
rogue-option-world-keep = a ruined keep
rogue-option-world-file = from a file
rogue-option-part = Mobs
rogue-option-part-about = Turn mobs off for a peaceful world with nothing to fear and nobody to fight.
rogue-option-part-two = with mobs
rogue-option-part-one = without mobs
rogue-option-mode = { run-option-mode }
rogue-option-mode-about = Death ends a normal run. Explorers cannot die, but get no score. Debug mode also reveals the whole world.
rogue-option-mode-normal = { run-option-mode-normal }
rogue-option-mode-explorer = { run-option-mode-explorer }
rogue-option-mode-debug = { run-option-mode-debug }
rogue-option-length = Length
rogue-option-length-about = A sprint ends after 1,000 turns: gain as much experience as you can.
rogue-option-length-endless = endless
rogue-option-length-sprint = sprint
rogue-option-depth = Depth
rogue-option-depth-about = How many floors there are, or how many rooms deep the world can go.
rogue-option-width = Room width
rogue-option-width-about = Inner width of a room, in cells.
rogue-option-height = Room height
rogue-option-height-about = Inner height of a room, in cells.
rogue-option-doors = Doors in the first room
rogue-option-doors-about = At least this many. With 0, one world in five is a single closed room.
rogue-option-wait = Waiting
rogue-option-wait-about = Lets you skip a turn. Mobs still move. While nothing threatens you, you heal.
rogue-option-reach = Mobs wake within
rogue-option-reach-about = Mobs farther away than this many cells sleep.
rogue-option-map = World file
rogue-option-map-about = The world in the file you opened.

# Reasons why an action is refused.
problem-rogue-wall = A wall is in the way.
problem-rogue-gate = The gate is closed: find the plate that opens it.
problem-rogue-locked = { $colour ->
    [red] The door is locked: find the red key.
    [green] The door is locked: find the green key.
    [blue] The door is locked: find the blue key.
   *[yellow] The door is locked: find the yellow key.
}
problem-rogue-no-wait = You cannot wait: waiting is off in this run.
problem-rogue-idle = Too many actions for one turn: take a step first.
problem-rogue-empty = Slot { $slot } is empty.
problem-rogue-healthy = You are at full health: save it for later.
problem-rogue-no-target = No enemy in sight to throw it at.
problem-rogue-target-far = Out of range: you can throw it { $range } cells at most.
problem-rogue-target-covered = A wall protects your target.
problem-rogue-selected = Slot { $slot } is already selected.
problem-rogue-slot = There is no slot { $slot }: choose 1 to { $most }.
problem-rogue-words = { $text } is not an action. Write up, down, left, right, wait, use, drop, “slot 3” or “choose 1”.
problem-rogue-map = This is not a world from a saved game.
problem-rogue-state = This is not a Rogue position.
problem-rogue-missile = Arrows need a bow: select the bow to shoot.
problem-rogue-no-arrow = You have no arrow to shoot.
problem-rogue-hook = The nearest enemy cannot come any closer.
problem-rogue-blink = No place in sight is farther from your enemies.
problem-rogue-no-enemy = No enemy is in sight: save it for later.
problem-rogue-gift = There is no gift { $gift } to choose now.
problem-rogue-choose = Choose a gift for your new level first.
