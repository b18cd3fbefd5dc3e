# The analysis of board games from rules files.

analysis = Analysis
analysis-unsuitable = { $reason ->
    [chance] This game depends on chance. Analysis needs a game without dice or other chance.
   *[players] Analysis needs a game of two players.
  }

analysis-help = Analysis shows the best lines of any position. Play moves for both sides: other moves become variations. Your variations and comments are saved with the game.

## Values

analysis-bar = Evaluation
analysis-percent = { $percent } %
analysis-units = { NUMBER($units, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-won = { $player } has won.
analysis-end = { $turns ->
    [one] { $player } wins in one move.
   *[other] { $player } wins in { $turns } moves.
  }
analysis-level = Level position.
analysis-better = { $player } can expect { $percent } %.

## Lines

analysis-engine = Engine
analysis-lines = Lines
analysis-lines-best = Best lines
analysis-depth = Depth { $depth }
analysis-learning = Learning the game…
analysis-paused = Paused during the review.
analysis-fault = The engine stopped: { $reason }
analysis-play-line = Add to the tree
analysis-over = The game is over.

## Moves and comments

analysis-tree = Moves and variations
analysis-tree-none = No moves yet. Play one on the board.
analysis-comment = Comment
analysis-comment-hint = What do you think of this position?
analysis-signs = Move signs
analysis-promote = Move up
analysis-remove = Delete from here
analysis-turn-end = Done

## Why not?

analysis-why = Why not?
analysis-why-title = Why not { $move }?
analysis-why-none = There is no move to explain yet.
analysis-why-searching = Searching for a reply…
analysis-price-loses = { $turns ->
    [one] It loses in one move.
   *[other] It loses in { $turns } moves.
  }
analysis-price-misses = { $turns ->
    [one] It misses a win in one move.
   *[other] It misses a win in { $turns } moves.
  }
analysis-price-material = Loses { $pieces }.
analysis-price-exchange = Loses { $pieces }, wins { $won }.
analysis-price-position = It loses no piece, but the position becomes worse.
analysis-price-nothing = Nothing is wrong with it.
analysis-pieces = { $count ->
    [one] { $piece }
   *[other] { $piece } × { $count }
  }
analysis-compare = Value { $reached }; the best move: { $best }.
analysis-best-move = Best: { $line }

## Review

analysis-review = Review
analysis-review-start = Review the game
analysis-review-again = Review again
analysis-review-stop = Stop
analysis-review-progress = { $done } of { $of } positions
analysis-review-none = Reviews every move: mistakes, turning points and better moves.
analysis-graph = Expected score of { $player } by move
analysis-accuracy = { $player }: accuracy { $percent } %
analysis-judged = { $judgement ->
    [blunder] blunder
    [mistake] mistake
   *[inaccuracy] inaccuracy
  }
analysis-counts = Blunders: { $blunder }, mistakes: { $mistake }, inaccuracies: { $inaccuracy }
analysis-moments = Turning points and mistakes
analysis-moment-turning = turning point
analysis-moments-none = No mistakes found.

## Learn from your mistakes

analysis-learn = Learn from your mistakes
analysis-learn-count = { $count ->
    [one] One position to solve
   *[other] { $count } positions to solve
  }
analysis-learn-place = Position { $at } of { $of }
analysis-learn-ask = { $player } played { $move }. Find a better move.
analysis-learn-checking = Checking your move…
analysis-learn-right = Right! That is a better move.
analysis-learn-wrong = Not that one. Try again.
analysis-learn-shown = The move was { $line }.
analysis-learn-show = Show the move
analysis-learn-next = Next
analysis-learn-leave = Stop

## Keys

analysis-key-move = one move back or forward
analysis-key-variation = previous or next variation
analysis-key-ends = start or end of the line
analysis-key-best = play the best move
