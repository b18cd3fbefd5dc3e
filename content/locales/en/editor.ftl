# The editor of sliding puzzles.

# What keeps a drawing from being a puzzle
problem-draft-size = A board can have 1 to { $most } columns and rows; this one is { $width } by { $height }.
problem-draft-content = { $name } is not a valid block: use a letter, or a number from 1 to 99.
problem-draft-no-block = There is no block yet: draw one.
problem-draft-torn = The parts of block { $block } do not touch: join them, or make them two blocks.
problem-draft-no-goal = There is no goal yet: show where a block has to end up.
problem-draft-strange = The goal mentions block { $block }, which is not on the board.
problem-draft-outside = The goal of block { $block } extends past the edge of the board.
problem-draft-blocked = The goal of block { $block } is on a wall.
problem-draft-overlap = The goals of { $one } and { $other } overlap: they cannot both be there.
problem-draft-few = Block { $block } and those identical to it need more goals.
problem-draft-reached = The goal has already been reached: move a block, or its goal.
problem-draft-text = This is not a drawing of a puzzle: line { $line } cannot be read.

# Why a game cannot be drawn anew
problem-draft-no-blocks-game = These rules are not a sliding-block puzzle: they have other pieces, players or turns.
problem-draft-no-board = The board is not a rectangle of at most { $most } by { $most } squares.
problem-draft-other-moves = Its blocks cannot slide in all four directions wherever there is room.
problem-draft-other-goal = Its goal is about more than where blocks have to end up.

# The page
editor-title-page = Draw a puzzle
editor-edit-copy = Edit a copy
editor-board = Drawing board
editor-cells = Squares of the board
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
editor-tool-extend = Extend
editor-tool-move = Move
editor-tool-erase = Erase
editor-tool-wall = Wall
editor-tool-goal = { editor-goal }
editor-about-block = Drag over free squares: every stroke is a new block. Drag a block to move it, or with Shift to extend it.
editor-about-extend = Drag from a block over free squares to extend it.
editor-about-move = Drag blocks to where they start.
editor-about-erase = Drag over anything to erase it.
editor-about-wall = Drag to build walls; start on a wall to remove walls.
editor-about-goal = Drag a block, or the outline of its goal, to where the block has to end up.
editor-clear = Clear the board
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
editor-parity = It would take an odd number of swaps.
editor-unknown = Too large to prove
editor-unknown-about = { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
  } searched so far, without finding a solution.
editor-broken = The solver did not answer
editor-hardening = Looking for the hardest start …
editor-harden-failed = The hardest start was not found: there are too many positions.

# What can be done
editor-play = Play it
editor-harden = Hardest start
editor-export = Save (.zrf)
editor-open = Open (.zrf)…
editor-not-drawn = This cannot be shown as a drawing. { $why }
editor-goal = Goal
editor-goal-of = Where blocks have to end up: { $blocks }
editor-chips = Blocks with a goal
editor-chip = Goal of block { $block }
editor-share = Identical blocks are interchangeable
editor-also = The next goal is an additional one for its block
editor-aim-all = Goal: everything where it is now
editor-swap = Swap start and goal
editor-swap-failed = Start and goal cannot be swapped: other blocks are in the way, or a block has several goals.

# Texts of the puzzle
editor-title = Title
editor-untitled = My puzzle
editor-more = Author and description
editor-author = Author and origin
editor-description = Description

# Keys
editor-keys-arrows = Arrows move over the squares; with Shift they extend the block there.
editor-keys-enter = Enter starts a stroke of the tool, arrows continue it, Enter ends it, Esc cancels it.
editor-keys-letters = A to Z draw the block with that letter; with Shift the one with the lower-case letter.
editor-keys-delete = Delete clears a square; with the goal tool it removes the goal there.
editor-keys-wall = # builds a wall.
editor-keys-tools = 1 to 6 choose a tool, in the order shown.
editor-keys-undo = Ctrl+Z undoes, Ctrl+Y redoes.
