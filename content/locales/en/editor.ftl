# The editor of sliding puzzles.

# What keeps a drawing from being a puzzle
problem-draft-size = A board has 1 to { $most } columns and as many rows; this one has { $width } by { $height }.
problem-draft-content = Nothing is called { $name }: blocks are letters, or numbers from 1 to 99.
problem-draft-no-block = There is no block yet: draw one.
problem-draft-torn = The parts of block { $block } do not touch: join them, or make them two blocks.
problem-draft-no-goal = There is no goal yet: say where a block has to come to.
problem-draft-strange = The goal speaks of block { $block }, which is not on the board.
problem-draft-outside = The goal of block { $block } reaches over the edge of the board.
problem-draft-blocked = The goal of block { $block } lies on a wall.
problem-draft-overlap = The goals of { $one } and { $other } overlap: both cannot lie there.
problem-draft-few = Block { $block } and its equals need more places to come to.
problem-draft-reached = The goal is reached already: move a block, or its goal.
problem-draft-text = This is no drawing of a puzzle: line { $line } cannot be read.

# Why a game cannot be drawn anew
problem-draft-no-blocks-game = These rules are no puzzle of sliding blocks: other pieces, players or turns.
problem-draft-no-board = The board is no rectangle of at most { $most } by { $most } places.
problem-draft-other-moves = Its blocks do not slide to all four sides wherever there is room.
problem-draft-other-goal = Its goal says more than to which places blocks have to come.

# The page
editor-title-page = Draw a puzzle
editor-draw = Draw a puzzle
editor-edit-copy = Edit a copy
editor-board = Drawing board
editor-cells = Places of the board
editor-cell = { $cell }: { $kind ->
    [block] block { $block }
    [wall] wall
   *[free] free
  }{ $goal ->
    [none] { "" }
   *[one] , goal of { $target }
  }

# Tools
editor-tools = Tools
editor-tool-block = Draw
editor-tool-extend = Grow
editor-tool-move = Move
editor-tool-erase = Erase
editor-tool-wall = Wall
editor-tool-goal = Goal
editor-about-block = Drag over free places: every stroke is a new block. Drag a block to move it, with Shift to make it grow.
editor-about-extend = Drag from a block over free places: it grows.
editor-about-move = Drag blocks to where they lie at the start.
editor-about-erase = Drag over whatever is to go.
editor-about-wall = Drag to build walls; begin on a wall to take walls away.
editor-about-goal = Drag a block, or the outline of its goal, to where the block has to come.
editor-clear = Empty the board
editor-columns = Columns
editor-rows = Rows

# What the solver says
editor-searching = Looking for the shortest solution …
editor-progress = { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
  }, { $depth ->
    [one] { $depth } move deep
   *[other] { $depth } moves deep
  }
editor-solved = { $moves ->
    [one] Solvable in { $moves } move
   *[other] Solvable in { $moves } moves
  }
editor-difficulty = Difficulty { $difficulty } of { $most }
editor-counts = { $steps ->
    [0] …
    [one] { $steps } step
   *[other] { $steps } steps
  }, { $straight ->
    [0] …
    [one] { $straight } straight move
   *[other] { $straight } straight moves
  }; { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
  }
editor-unsolvable = Cannot be solved
editor-unsolvable-about = { $positions ->
    [one] The only position was searched.
   *[other] All { $positions } positions were searched.
  }
editor-parity = It would take an odd number of exchanges.
editor-unknown = Too large to prove
editor-unknown-about = { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
  } were searched, and no solution was found so far.
editor-broken = The solver gave no answer
editor-hardening = Looking for the hardest start …
editor-harden-failed = The hardest start was not found: there are too many positions.

# What can be done
editor-play = Play it
editor-harden = Hardest start
editor-export = Save (.zrf)
editor-open = Open (.zrf)…
editor-not-drawn = This cannot be drawn. { $why }
editor-goal = Goal
editor-goal-of = Where blocks have to come: { $blocks }
editor-chips = Blocks that have a goal
editor-chip = Goal of block { $block }
editor-share = Equal blocks may stand for each other
editor-also = The next goal is one more for its block
editor-aim-all = Goal: all as they lie
editor-swap = Exchange start and goal
editor-swap-failed = Start and goal cannot be exchanged: other blocks lie there, or a block has several goals.

# Texts of the puzzle
editor-title = Title
editor-untitled = My puzzle
editor-more = Author and description
editor-author = Author and origin
editor-description = Description

# Keys
editor-keys = Keys
editor-keys-arrows = Arrows go over the places; with Shift the block there grows.
editor-keys-enter = Enter begins a stroke of the tool, arrows lead it, Enter ends it, Esc takes it back.
editor-keys-letters = A to Z put the block of that letter there; with Shift the small letter.
editor-keys-delete = Delete empties a place; with the tool for goals it drops the goal there.
editor-keys-wall = # builds a wall.
editor-keys-tools = 1 to 6 choose the tool, as they stand.
editor-keys-undo = Ctrl+Z undoes, Ctrl+Y does again.
