# The solve command.
cli-solve-puzzle = name of the puzzle; path of a .zrf, its folder or a .zip; or “-” for standard input
cli-solve-metric = count block moves by “steps” (one square), “straight” (any distance in one direction) or “moves” (any path) (default: { $default })
cli-solve-limit = stop after searching this many positions
cli-solve-memory = stop when the tables take up this many megabytes (default: { NUMBER($default, useGrouping: 0) })
cli-solve-bad-memory = “{ $memory }” is not a valid amount of memory: give a whole number of megabytes.
cli-solve-full = No answer: { $positions } { $positions ->
    [one] position takes
   *[other] positions take
  } up all { $megabytes } MB of memory. Raise --memory to continue.
cli-solve-no-goal = { $puzzle } has no goal, so there is nothing to solve. Add a (win-condition ...) to its rules.
cli-solve-no-puzzle = { $puzzle } is not a puzzle for one player.
cli-solve-steps-only = { $puzzle } is not a sliding-block puzzle: count its moves in “steps”, not in “{ $metric }”.
cli-solve-bad-metric = “{ $metric }” is not a valid metric: choose from { $metrics }.
cli-solve-bad-limit = “{ $limit }” is not a valid limit: give a whole number of positions.
cli-solve-progress = Depth {"{"}depth{"}"}: {"{"}positions{"}"} positions
cli-solve-solved-steps = Solved in { $optimum } { $optimum ->
    [one] step
   *[other] steps
  }, the minimum possible ({ $positions } { $positions ->
    [one] position
   *[other] positions
  } searched):
cli-solve-solved-straight = Solved in { $optimum } straight { $optimum ->
    [one] move
   *[other] moves
  }, the minimum possible ({ $positions } { $positions ->
    [one] position
   *[other] positions
  } searched):
cli-solve-solved-moves = Solved in { $optimum } { $optimum ->
    [one] move
   *[other] moves
  }, the minimum possible ({ $positions } { $positions ->
    [one] position
   *[other] positions
  } searched):
cli-solve-unsolvable = There is no solution: { $positions ->
    [one] the only position was searched.
   *[other] all { $positions } reachable positions were searched.
  }
cli-solve-pruned = There is no solution: { $positions ->
    [one] a box is stuck from the start, or after any move.
   *[other] { $positions } positions were searched, all that are reachable without a stuck box.
  }
cli-solve-parity = There is no solution: no step changes the parity of the tiles, and the goal has the opposite parity.
cli-solve-unknown = No answer: the limit of { $positions } { $positions ->
    [one] position
   *[other] positions
  } is reached. Raise --limit to continue.
cli-solve-stopped = Stopped after { $positions } { $positions ->
    [one] position
   *[other] positions
  }, at depth { $depth }.
cli-solve-interrupted = Stopped after { $positions } { $positions ->
    [one] position
   *[other] positions
  }.
cli-solve-hardest = find the hardest start for the same blocks instead
cli-solve-no-blocks = { $puzzle } is not a sliding-block puzzle.
cli-solve-farthest = Of { $positions } { $positions ->
    [one] position
   *[other] positions
  }, the farthest from the goal needs { $distance } ({ $metric }):
