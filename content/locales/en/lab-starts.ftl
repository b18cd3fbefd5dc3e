# Starts of sliding puzzles.
problem-plan-metrics = A part of a study of starts is a metric: { $metrics }.
problem-plan-units-only = A study of starts ends after a given number of starts, not by a stopping rule.
problem-plan-no-blocks = { $game } is not a sliding-block puzzle.
problem-plan-no-goal = { $game } has no goal, so no start can be solved. Add a (win-condition ...) to its rules.
lab-starts-about = look for hard starts of a puzzle among random ones
lab-starts-games = number of random starts; all of them if there are fewer (default: { $default })
lab-starts-flag-minimum = also report the share of starts that need at least this many moves
lab-starts-limit = give up on a start after searching this many positions (default: { NUMBER($blocks, useGrouping: 0) }; for tiles and one empty square { NUMBER($tiles, useGrouping: 0) })
lab-starts-seed = random seed of the starts (default: { $default })
lab-starts-bad-minimum = --minimum: give a whole number of moves from 1, not “{ $minimum }”.
lab-question-starts = How hard can a start of { $puzzle } be?
lab-starts-count-steps = { $count } { $count ->
    [one] step
   *[other] steps
  }
lab-starts-count-straight = { $count } straight { $count ->
    [one] move
   *[other] moves
  }
lab-starts-count-moves = { $count } { $count ->
    [one] move
   *[other] moves
  }
lab-answer-starts = The hardest of { $solved } solved starts needs { $moves }.
lab-answer-starts-all = The hardest start needs { $moves }: all { $starts } arrangements were tried, { $solved } can be solved.
lab-answer-starts-most = 95 % of starts need at most { $moves }.
lab-answer-starts-unseen = With 95 % confidence, at most { $share } % of all solvable starts are harder.
lab-answer-starts-unseen-walk = At most { $share } % of all starts are harder, with 95 % confidence if the walks are long enough.
lab-answer-starts-none = None of { $starts } random starts was solved.
lab-starts-listed = Starts are drawn from all { $arrangements } arrangements of the pieces that fit the board, each with the same chance and none twice. Those that cannot be solved are counted apart.
lab-starts-uniform = Starts are drawn from all { $arrangements } arrangements of the pieces that fit the board, each with the same chance. Those that cannot be solved are counted apart.
lab-starts-walk = Each start is the end of a random walk of { $slides } attempted slides from the start of the puzzle. Every slide can be undone, so very long walks reach all positions equally often.
lab-starts-proof = { $command } proves the hardest position that can be reached from the start of the puzzle.
lab-starts-minima-steps = Minimum number of steps
lab-starts-minima-straight = Minimum number of straight moves
lab-starts-minima-moves = Minimum number of moves
lab-starts-minima-about = Number of solved starts by the length of their shortest solution
lab-starts-solved = solved starts
lab-starts-col-figure = { lab-col-figure }
lab-starts-col-value = value
lab-starts-col-steps = steps
lab-starts-col-straight = straight moves
lab-starts-col-moves = moves
lab-starts-col-index = start
lab-starts-col-position = position
lab-starts-drawn = starts drawn
lab-starts-unsolvable = cannot be solved
lab-starts-open = not solved within { $limit } positions
lab-starts-mean = mean of the solved starts
lab-starts-median = enough for half of the starts
lab-starts-most = enough for 95 % of the starts
lab-starts-minimum = need at least { $moves }
lab-starts-hardest = Hardest starts
lab-starts-play = Play one of them: { $command }
lab-starts-unsolved = Not solved
lab-starts-unsolved-about = The search ended after { $limit } positions. These starts need at least the given number of moves, or have no solution.
