# Puzzles of sliding blocks, in the page.

puzzle-path = The way from easy to hard
puzzle-place = { $number } of { $of }
puzzle-difficulty = Difficulty { $difficulty } of { $most }
puzzle-before = The puzzle before
puzzle-after = The next puzzle
puzzle-restart = Restart
puzzle-progress-path = { $solved } of { $of } solved

## Counting

puzzle-counted = Counted by
puzzle-yours = You
puzzle-best = Best
puzzle-fewest = Fewest
puzzle-metric-moves = Moves
puzzle-metric-straight = Straight moves
puzzle-metric-steps = Steps
puzzle-helped = With a hint: this result is not kept as your best.
puzzle-optimum-sought = being worked out
puzzle-optimum-large = too large to prove
puzzle-optimum-unsolvable = cannot be solved
puzzle-count-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
  }
puzzle-count-straight = { $count ->
    [one] { $count } straight move
   *[other] { $count } straight moves
  }
puzzle-count-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
  }

## Blocks

puzzle-block = { $kind ->
    [goal] Goal block { $block }
    [wall] Fixed block { $block }
    [tile] Tile { $block }
   *[block] Block { $block }
  }{ $kind ->
    [tile] {""}
   *[block] , { $width } by { $height }
  }, at { $at }
puzzle-block-ways = { $told }; can go { $ways }
puzzle-goes = { $block } goes { $way }.
puzzle-way-down = { $count ->
    [one] down
   *[other] { $count } down
  }
puzzle-way-up = { $count ->
    [one] up
   *[other] { $count } up
  }
puzzle-way-right = { $count ->
    [one] right
   *[other] { $count } right
  }
puzzle-way-left = { $count ->
    [one] left
   *[other] { $count } left
  }
puzzle-goal = The goal
puzzle-goal-picture = The position to reach

## Looks

puzzle-looks = Looks
puzzle-look = Blocks
puzzle-look-wood = Wood
puzzle-look-paper = Paper
puzzle-look-plain = Plain
puzzle-labels = Letters on blocks

## The solver

puzzle-adviser = Solver
puzzle-distance = Distance to the goal
puzzle-distance-short = Distance
puzzle-far-moves = { $count ->
    [0] The goal is reached.
    [one] At least { $count } move from here
   *[other] At least { $count } moves from here
  }
puzzle-far-straight = { $count ->
    [0] The goal is reached.
    [one] At least { $count } straight move from here
   *[other] At least { $count } straight moves from here
  }
puzzle-far-steps = { $count ->
    [0] The goal is reached.
    [one] At least { $count } step from here
   *[other] At least { $count } steps from here
  }
puzzle-far-never = From here the goal cannot be reached.
puzzle-far-large = This puzzle has too many positions to tell its distance at every move.
puzzle-solution = Show solution
puzzle-solution-at = Solution: { $at } of { $of }
puzzle-solution-place = Place in the solution
puzzle-solution-stop = Back to my game
puzzle-pace = Speed
puzzle-pace-slow = Slow
puzzle-pace-normal = Normal
puzzle-pace-fast = Fast
puzzle-pace-fastest = Fastest
puzzle-counting = { $positions ->
    [0] Getting ready …
    [one] { $positions } position …
   *[other] { $positions } positions …
  }
puzzle-progress = { $positions ->
    [one] { $positions } position, depth { $depth } …
   *[other] { $positions } positions, depth { $depth } …
  }
puzzle-unsolvable = { $positions ->
    [one] There is no solution from here: its only position was looked at.
   *[other] There is no solution from here: all { $positions } positions were looked at.
  }
puzzle-parity = There is no solution from here: half of all arrangements have none, and this is one of them.
puzzle-unknown = No solution was found among { $positions } positions: this puzzle is too large for the solver.
puzzle-broken = The solver stopped working. Perhaps the puzzle needs more memory than there is.

## The end

puzzle-praise-shortest = It cannot be done in fewer.
puzzle-praise-best = Your best so far.
puzzle-praise-solved = Can you do it in fewer?
puzzle-praise-helped = With a hint. Now try it alone.
puzzle-next = Next puzzle
puzzle-again = Once more

## The library

puzzle-tile-solved = Solved in { $best }
puzzle-tile-shortest = Solved in { $best }, the fewest

## Help

puzzle-help-drag = Drag a block along any free way, around corners too. A tap on a block with one way to go slides it there; on others it shows the places they can go to, and a tap on one of these slides them there.
puzzle-help-counts = A move is everything one block does before another one moves. A straight move is one that goes in one direction, and a step leads to the next place. Your best result is kept in this browser, for each way of counting.
puzzle-help-solver = The solver knows how far every position is from the goal, shows the next move of a shortest way, and plays the whole solution. It asks nobody: all is worked out here.
puzzle-key-tab = go to the next block that can move
puzzle-key-arrows = slide the block a step
puzzle-key-far = slide it as far as it goes
puzzle-key-beside = go to the block beside it
puzzle-key-enter = slide the block, or show where it can go
puzzle-key-escape = put back, stop the solver
puzzle-key-hint = hint; again: play it
puzzle-key-path = the puzzle before, the next one
