# World files of Rogue: errors and warnings.
cli-check-world = { $path }: a world of { $width } × { $height } cells, with { $items ->
    [0] no items
    [one] one item
   *[other] { $items } items
  } and { $mobs ->
    [0] no mobs
    [one] one mob
   *[other] { $mobs } mobs
  }. { $warnings ->
    [0] No warnings.
    [one] One warning.
   *[other] { $warnings } warnings.
  }
cli-check-goal = { $worlds ->
    [one] The goal can be reached.
   *[other] The goal can be reached, through { $worlds } linked worlds.
  }
problem-E_EMPTY_FILE = The file is empty: a world begins with its width and height, for example 6 5.
problem-E_SIZE_SYNTAX = { $what ->
    [none] The first line is blank: write the width and the height there, for example 6 5.
    [width] “{ $text }” is not a width: write the width and the height as whole numbers on the first line, for example 6 5.
    [height] “{ $text }” is not a height: write the width and the height as whole numbers on the first line, for example 6 5.
    [no-height] The height is missing: write the width and the height on the first line, for example 6 5.
   *[extra] “{ $text }” does not belong here: write only the width and the height on the first line, for example 6 5.
  }
problem-E_SIZE_RANGE = { $what ->
    [width] The width is 0: a world is at least 1 cell wide.
   *[height] The height is 0: a world is at least 1 cell high.
  }
problem-E_TOO_LARGE = The world has { $width } × { $height } cells: at most { $most } are allowed.
problem-E_TOO_LONG = The file has { $length } characters: at most { $most } are allowed.
problem-E_TOO_MANY = { $what ->
    [cells] More than { $most } cells have a number: number only cells where something is placed.
   *[lines] More than { $most } lines place something: remove some of them.
  }
problem-E_ROW_COUNT = A row is missing here: { $found } found, { $expected } expected.
problem-E_ROW_WIDTH = The row has the wrong number of cells: { $found } found, { $expected } expected.
problem-E_BAD_CELL = “{ $text }” is not a cell: write W for a wall, a dot for ground, or a number for what is placed there.
problem-E_NAT_RANGE = { $text } is too large: numbers go up to { $most }.
problem-E_FILLER_SYNTAX = { $what ->
    [number] Start this line with the number of a cell, as in “0. Player”. By the height on the first line, the rows end above.
    [dot] A dot is expected after the number, as in “0. Player”.
   *[name] The line does not say what is placed there: write one of { $known } after the dot.
  }
problem-E_UNKNOWN_HOLE = No cell has the number { $number }: write it into a row, where this thing belongs.
problem-E_UNKNOWN_FILLER = “{ $text }” cannot be placed: write one of { $known }.
problem-E_ITEM_DATA = { $what ->
    [none] The name of the item is missing: write one of { $known }.
   *[unknown] “{ $text }” is not an item: write one of { $known }.
  }
problem-E_MOB_DATA = { $what ->
    [none] The name of the mob is missing: write one of { $known }.
   *[unknown] “{ $text }” is not a mob: write one of { $known }.
  }
problem-E_MOB_PLACE = This cell already has a mob or the player: place each mob in a separate cell.
problem-E_TRIGGER_DATA = { $what ->
    [colour] “{ $text }” is not a colour: write one of { $known }.
    [no-colour] The colour of the key is missing: write one of { $known }.
    [gate] Gates and plates need a name of up to 40 characters that connects them, as in “Gate vault” and “Plate vault”.
    [open] “{ $text }” is not possible here: after the name of a gate, write “open” or nothing.
    [number] “{ $text }” is not a number from 1 to { $known }.
    [destination] The teleporter leads nowhere: after “Teleporter”, write a number that a cell in the rows has.
    [sign] The sign is blank: write its text after “Sign”.
    [world] The exit leads nowhere: write the name of a world file in the same folder, as in “Exit cellar”.
   *[extra] “{ $text }” does not belong here: remove it.
  }
problem-E_GOAL_DATA = { $what ->
    [none] The goal is missing: write one of { $known }.
    [unknown] “{ $text }” is not a goal: write one of { $known }.
   *[turns] The number of turns is missing, as in “Goal Survive 100”.
  }
problem-E_TRIGGER_PLACE = { $what ->
    [taken] This cell already has { $text }: place each in a separate cell.
   *[closed] A closed { $text } cannot share its cell with the player, an item or a mob: move one of them.
  }
problem-E_LINK = { $what ->
    [gate] No gate is named “{ $text }”: add a line “Gate { $text }”, or use the name of a gate.
    [world] The world “{ $text }” is missing: put { $text }.world into the same folder.
    [key] No key is { $text }: add a line “Key { $text }”, or remove the colour from the door or chest.
    [goal] These worlds have no goal: add a line such as “Goal Reach” to the world where the story ends.
    [unreachable] This cannot be reached from the start: check the doors, keys, plates and gates on the way.
    [unmet] No order of steps meets all goals: check that no one-way path separates them.
   *[danger] A mob is { $distance } steps from where the hero arrives: move it at least { $most } steps away.
  }
problem-W_LINK = { $what ->
    [plate] No plate moves the gate “{ $text }”: it stays as it is.
   *[unsettled] There are too many combinations of keys and plates to verify the goal.
  }
problem-E_IN_WALL = A world file cannot place anything in a wall, but something is at ({ $x }, { $y }).
problem-W_DUPLICATE_HOLE = The number { $number } is in several cells: the last one counts.
problem-W_PLAYER_OVERRIDDEN = The player was already placed: this line counts instead.
problem-W_PLAYER_DATA = “{ $text }” is ignored: nothing may follow “Player”.
problem-W_PLAYER_IN_WALL = The player starts in a wall: number a ground cell and place “Player” there.

# Built-in worlds, by file name.
rogue-world-first-steps = First Steps
rogue-world-first-steps-about = Find gear, put it on, and defeat the wizard in the long hall.
rogue-world-proving-ground = Proving Ground
rogue-world-proving-ground-about = Every mob in turn, each next to something that works against it.
rogue-world-menagerie = Menagerie
rogue-world-menagerie-about = Thirteen more mobs, each near something that works against it.
rogue-world-bell-road = The Bell Road
rogue-world-bell-road-about = A campaign of four linked places. Find the three tongues of the bell and ring it.
rogue-world-standing-stones = Standing Stones
rogue-world-standing-stones-about = Rings of stones on an endless plain. Nothing keeps you here, and nothing keeps others out.
rogue-world-snail-shell = Snail Shell
rogue-world-snail-shell-about = A corridor winds inwards to three treasures, and two robots know the way.
rogue-world-whispering-library = Whispering Library
rogue-world-whispering-library-about = Narrow aisles between shelves, and readers who walk through them.
rogue-world-old-keep = Old Keep
rogue-world-old-keep-about = Towers, a hall of pillars and a chapel; its walls have gaps enough to flee through.
