# The editor of sliding puzzles.

# Problems of a drawing
problem-draft-size = A board can have 1 to { $most } columns and rows; this one is { $width } by { $height }.
problem-draft-content = { $name } is not a valid block: use a letter, or a number from 1 to 99.
problem-draft-no-block = There is no block yet: draw one.
problem-draft-torn = The parts of block { $block } do not touch: join them, or make them two blocks.
problem-draft-no-goal = There is no goal yet: show where a block must end up.
problem-draft-strange = The goal names block { $block }, which is not on the board.
problem-draft-outside = The goal of block { $block } extends past the edge of the board.
problem-draft-blocked = The goal of block { $block } is on a wall.
problem-draft-overlap = The goals of blocks { $one } and { $other } overlap: move one of them.
problem-draft-few = Block { $block } and its identical blocks need a goal each: add more.
problem-draft-reached = The goal is already reached: move a block, or its goal.
problem-draft-text = This is not a puzzle drawing: line { $line } cannot be read.

# Games that the editor cannot open
problem-draft-no-blocks-game = These rules are not a sliding-block puzzle: they have other pieces, players or turns.
problem-draft-no-board = The board is not a rectangle of at most { $most } by { $most } squares.
problem-draft-other-moves = Its blocks do not slide freely in all four directions.
problem-draft-other-goal = Its goal needs more than blocks on certain squares.

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
editor-about-block = Drag over free squares to draw a new block. Drag a block to move it; hold Shift to extend it.
editor-about-extend = Drag from a block over free squares to extend it.
editor-about-move = Drag blocks to their starting squares.
editor-about-erase = Drag over anything to erase it.
editor-about-wall = Drag to build walls; start on a wall to remove walls.
editor-about-goal = Drag a block, or the outline of its goal, to where the block must end up.
editor-clear = Clear the board
editor-columns = Columns
editor-rows = Rows

# The solver
editor-searching = Looking for the shortest solution…
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
  } searched without finding a solution.
editor-broken = The solver did not answer
editor-hardening = Looking for the hardest start…
editor-harden-failed = The hardest start was not found: there are too many positions.

# Actions
editor-play = Play it
editor-harden = Hardest start
editor-export = Save (.zrf)
editor-open = Open (.zrf)…
editor-not-drawn = The editor cannot open this. { $why }
editor-goal = Goal
editor-goal-of = Goals of blocks: { $blocks }
editor-chips = Blocks with a goal
editor-chip = Goal of block { $block }
editor-share = Identical blocks are interchangeable
editor-also = Next goal: another one for the same block
editor-aim-all = Goal: this whole position
editor-swap = Swap start and goal
editor-swap-failed = Start and goal cannot be swapped: other blocks are in the way, or a block has several goals.

# Title and texts
editor-title = Title
editor-untitled = My puzzle
editor-more = Author and description
editor-author = Author and origin
editor-description = Description

# Keys
editor-keys-arrows = Arrows move the cursor; with Shift they extend the block under it.
editor-keys-enter = Enter starts a stroke, arrows continue it, Enter ends it, Esc cancels it.
editor-keys-letters = A to Z draw the block with that letter; with Shift, with the lower-case letter.
editor-keys-delete = Delete clears a square; with the goal tool it removes the goal there.
editor-keys-wall = # builds a wall.
editor-keys-tools = 1 to 6 choose a tool, in the order shown.
editor-keys-undo = Ctrl+Z undoes, Ctrl+Y redoes.
