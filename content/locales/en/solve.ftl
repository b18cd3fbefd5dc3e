# The command that solves puzzles.
cli-solve-puzzle = the name of the puzzle, the path of a .zrf, its folder or a .zip, or “-” for standard input
cli-solve-metric = what counts as one move of a block: “steps” (one square), “straight” (any distance in one direction) or “moves” (any path) (default: { $default })
cli-solve-limit = give up after this many positions
cli-solve-memory = give up when the tables take this many megabytes (default: { $default })
cli-solve-bad-memory = “{ $memory }” is not a valid amount of memory: give a whole number of megabytes.
cli-solve-full = No answer: { $positions } { $positions ->
    [one] position takes
   *[other] positions take
  } all of the { $megabytes } MB of memory. --memory allows more.
cli-solve-no-goal = { $puzzle } has no goal, so that there is nothing to solve. Add a (win-condition ...) to its rules.
cli-solve-no-puzzle = { $puzzle } is not a puzzle for one player.
cli-solve-steps-only = { $puzzle } is not a sliding-block puzzle: its moves can only be counted in “steps”, not in “{ $metric }”.
cli-solve-bad-metric = “{ $metric }” is not a way of counting: choose from { $metrics }.
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
cli-solve-unsolvable = It cannot be solved: { $positions ->
    [one] the only position was searched.
   *[other] all { $positions } reachable positions were searched.
  }
cli-solve-pruned = It cannot be solved: { $positions ->
    [one] a box is stuck at once, or after any move.
   *[other] { $positions } positions were searched, all that can be reached without leaving a box stuck.
  }
cli-solve-parity = It cannot be solved: every step keeps the parity of the tiles, and the goal has the opposite parity.
cli-solve-unknown = No answer: { $positions } { $positions ->
    [one] position was
   *[other] positions were
  } searched, which is the limit. Raise --limit to continue.
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
