# The command that solves puzzles.
cli-solve-about = find a shortest solution of a puzzle, and prove that there is no shorter one
cli-solve-puzzle = the word of the puzzle, or the path of a .zrf, of its folder or .zip
cli-solve-metric = what counts as one move of a block: “steps” one place, “straight” any distance in one direction, “moves” any way (default: { $default })
cli-solve-limit = give up after so many positions
cli-solve-no-puzzle = { $puzzle } is no puzzle for one player.
cli-solve-steps-only = { $puzzle } is no puzzle of sliding blocks: its moves are counted by “steps” only, not by “{ $metric }”.
cli-solve-bad-metric = “{ $metric }” is no way of counting: there are { $metrics }.
cli-solve-bad-limit = “{ $limit }” is no limit: give a whole number of positions.
cli-solve-progress = Depth {"{"}depth{"}"}: {"{"}positions{"}"} positions
cli-solve-solved-steps = Solved in { $optimum } { $optimum ->
    [one] step
   *[other] steps
  }, which is the fewest possible ({ $positions } { $positions ->
    [one] position
   *[other] positions
  } searched):
cli-solve-solved-straight = Solved in { $optimum } straight { $optimum ->
    [one] move
   *[other] moves
  }, which is the fewest possible ({ $positions } { $positions ->
    [one] position
   *[other] positions
  } searched):
cli-solve-solved-moves = Solved in { $optimum } { $optimum ->
    [one] move
   *[other] moves
  }, which is the fewest possible ({ $positions } { $positions ->
    [one] position
   *[other] positions
  } searched):
cli-solve-unsolvable = It cannot be solved: all { $positions } { $positions ->
    [one] position
   *[other] positions
  } that can be reached were searched.
cli-solve-parity = It cannot be solved: every step keeps the parity of the tiles, and the goal has the other one.
cli-solve-unknown = No answer: { $positions } { $positions ->
    [one] position was
   *[other] positions were
  } searched, and more are not allowed. Raise --limit to go on.
cli-solve-stopped = Stopped after { $positions } { $positions ->
    [one] position
   *[other] positions
  }, at depth { $depth }.
cli-solve-hardest = instead, find the position of the same blocks from which the way is longest
cli-solve-no-blocks = { $puzzle } is no puzzle of sliding blocks.
cli-solve-farthest = Of { $positions } { $positions ->
    [one] position
   *[other] positions
  }, the farthest from the goal needs { $distance } ({ $metric }):
