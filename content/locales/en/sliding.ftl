# Sliding puzzles: messages of the page; many are shared with the text screens.

puzzle-path = Puzzles from easy to hard
puzzle-place = { $number } of { $of }
puzzle-difficulty = Difficulty { $difficulty } of { $most }
puzzle-before = Previous puzzle
puzzle-after = Next puzzle
puzzle-restart = Restart
puzzle-progress-path = { $solved } of { $of } solved

## Counting

puzzle-counted = Count by
puzzle-best = Best
puzzle-fewest = Minimum
puzzle-metric-moves = { label-moves }
puzzle-metric-straight = Straight moves
puzzle-metric-steps = { label-steps }
puzzle-helped = With a hint, this result does not count as your best.
puzzle-optimum-sought = being computed
puzzle-optimum-large = too large to prove
puzzle-optimum-unsolvable = cannot be solved
puzzle-amount = { $metric ->
    [steps] { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
    [straight] { $count ->
        [one] { $count } straight move
       *[other] { $count } straight moves
    }
   *[other] { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
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
puzzle-block-ways = { $about }; can go { $ways }
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

puzzle-look = Blocks
puzzle-look-wood = { looks-theme-wood }
puzzle-look-paper = { looks-theme-paper }
puzzle-look-plain = Plain
puzzle-labels = Letters on blocks

## The solver

puzzle-solver = Solver
puzzle-distance = Distance to the goal
puzzle-distance-short = Distance
puzzle-to-go = { $count ->
    [0] The goal is reached.
   *[other] { puzzle-amount } to go.
  }
puzzle-distance-large = This puzzle has too many positions to show the distance after every move.
puzzle-solution = Show solution
puzzle-solution-at = Solution: { $at } of { $of }
puzzle-solution-place = Place in the solution
puzzle-solution-stop = Back to my game
puzzle-pace-slow = { web-speed-slow }
puzzle-pace-normal = { web-speed-normal }
puzzle-pace-fast = { web-speed-fast }
puzzle-pace-fastest = Fastest
puzzle-busy = { $want ->
    [solution] Looking for the shortest solution
    [hint] Looking for the best move
   *[other] Measuring the distance
  }{ $positions ->
    [0] {""}
    [one] : { $positions } position
   *[other] : { $positions } positions
  }{ $depth ->
    [0] {""}
   *[other] , depth { $depth }
  }…
puzzle-proven = { puzzle-amount }, minimal ({ $positions } positions)
puzzle-unsolvable = { $positions ->
    [0] No solution from here: all positions were searched.
    [one] No solution from here: the only position was searched.
   *[other] No solution from here: all { $positions } positions were searched.
  }
puzzle-unsolvable-pruned = { $positions ->
    [0] No solution from here: a box gets stuck whatever you do.
    [one] No solution from here: a box is stuck, or gets stuck on any move.
   *[other] No solution from here: all { $positions } positions without a stuck box were searched.
  }
puzzle-parity = No solution from here: half of all arrangements are unsolvable, and this is one of them.
puzzle-unknown = No solution found in { $positions } positions: this puzzle is too large for the solver.
puzzle-no-goal = These rules have no goal, so there is nothing to solve.
puzzle-full = No solution found: { $positions } positions filled the solver’s { $megabytes } MB of memory.
puzzle-broken = The solver has stopped working. The puzzle may need more memory than is available.

## Solved

puzzle-praise-shortest = That is the minimum possible.
puzzle-praise-best = Your best result so far.
puzzle-praise-solved = Can you do it in fewer?
puzzle-praise-helped = With a hint, it does not count as your best. Now try without one.
puzzle-next = Next puzzle
puzzle-again = Play again

## The library

puzzle-solved-in = Solved in { puzzle-amount }
puzzle-solved-shortest = { puzzle-solved-in }, the minimum

## Help

puzzle-help-drag = Drag a block along any free path, even around corners. Tap a block to slide it if it can go only one way. Otherwise its reachable squares are shown: tap one of them.
puzzle-help-counts = A move is everything one block does before another one moves. A straight move goes in one direction, and a step goes one square. This browser stores your best result for each way of counting.
puzzle-help-solver = The solver shows the distance to the goal, the next move of a shortest solution, or the whole solution. It runs in this browser.
puzzle-key-tab = select the next block that can move
puzzle-key-arrows = slide the block one step
puzzle-key-far = slide it as far as it goes
puzzle-key-beside = select the neighbouring block
puzzle-key-enter = slide the block, or show where it can go
puzzle-key-escape = put back; stop the solver
puzzle-key-hint = hint; press again to play it
puzzle-key-path = previous puzzle, next puzzle
