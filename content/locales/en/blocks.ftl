# Sliding puzzles in the text screens.

## Counting

screen-puzzle-metric-moves = moves
screen-puzzle-metric-straight = straight moves
screen-puzzle-metric-steps = steps
screen-puzzle-amount = { $metric ->
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
screen-puzzle-yours = yours
screen-puzzle-best = best
screen-puzzle-fewest = fewest
screen-puzzle-place = puzzle { $number } { $signs }

## What the solver says

screen-puzzle-busy = { $want ->
    [solution] Looking for the shortest solution
    [hint] Looking for the best move
   *[other] Measuring the distance
  }: { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
  } so far. Esc stops.
screen-puzzle-to-go = { screen-puzzle-amount } to go.
screen-puzzle-hint = { $move } (Enter does it.)
screen-puzzle-unsolvable = No way leads to the goal from here: { $positions ->
    [0] all positions were looked at.
    [one] the only position was looked at.
   *[other] all { $positions } positions were looked at.
  }
screen-puzzle-parity = No way leads to the goal from here: it would take an odd number of exchanges.
screen-puzzle-unknown = Too large to be sure: after { $positions } positions there is no end in sight.
screen-puzzle-no-solver = There is no solver here.
screen-puzzle-no-answer = The solver gave no answer: { $reason }
screen-puzzle-solution = Solution
screen-puzzle-proven = { screen-puzzle-amount }, proven by { $positions } positions
screen-puzzle-speed = speed: { $speed }

## When it is solved

screen-puzzle-solved-fewest = { screen-puzzle-amount }: fewer there cannot be!
screen-puzzle-solved-more = { screen-puzzle-amount }; { $fewest } would do.
screen-puzzle-solved-unknown = { screen-puzzle-amount }.
screen-puzzle-record = Your best result.
screen-puzzle-helped = With advice, so it is not kept as your best.
screen-puzzle-next = Enter goes on to “{ $title }”.
screen-puzzle-last = That was the last puzzle of the way.
screen-puzzle-no-more = There is no further move in that direction.

## Keys

screen-puzzle-key-stop = stop
screen-puzzle-key-again = restart
screen-puzzle-key-distance = distance
screen-puzzle-key-no-distance = no distance
screen-puzzle-key-solution = solution
screen-puzzle-key-metric = count
screen-puzzle-key-next = next puzzle
screen-puzzle-key-return = back to your game

## The library

screen-puzzle-only = sliding puzzles
screen-puzzle-solved = solved: { screen-puzzle-amount }
screen-puzzle-key-shelf = games or puzzles

## Help

screen-puzzle-help-undo = take back and make again whole moves: all steps of one block in succession
screen-puzzle-help-again = back to the start (r makes the moves again)
screen-puzzle-help-hint = the best move, and how far it is to the goal; Enter does it
screen-puzzle-help-distance = tell all the time how far it is to the goal
screen-puzzle-help-solution = play the shortest solution, then go back to your game
screen-puzzle-help-metric = count moves, straight moves or steps
screen-puzzle-help-next = the next or the previous puzzle of the way
screen-puzzle-help-stop = stop the solver

## Blocks

zrf-blocks-up = { $count ->
    [one] up
   *[other] { $count } up
  }
zrf-blocks-down = { $count ->
    [one] down
   *[other] { $count } down
  }
zrf-blocks-left = { $count ->
    [one] left
   *[other] { $count } left
  }
zrf-blocks-right = { $count ->
    [one] right
   *[other] { $count } right
  }
zrf-blocks-goes = { $block } goes { $way }.
zrf-blocks-chosen = { $block } is chosen and can go { $ways }.
zrf-blocks-stuck = { $block } is chosen and cannot move.
zrf-blocks-far = { $block }: an arrow now slides it as far as it goes.
zrf-blocks-legend = { $goal } is to come to { $target }
zrf-blocks-key-slide = slide
zrf-blocks-key-next = next
zrf-blocks-key-letter = block
zrf-blocks-key-far = far
zrf-blocks-key-type = type
zrf-blocks-help-slide = slide the chosen block one step; with Shift as far as it goes
zrf-blocks-help-far = then an arrow: slide it as far as it goes
zrf-blocks-help-next = the next block that can move; Shift+Tab or b: the one before
zrf-blocks-help-letter = with Shift: choose the block of that letter
zrf-blocks-help-type = type a move, such as { $move }

## The editor

zrf-editor = Editor
zrf-editor-title = What is it called?
zrf-editor-drawing = Letters draw blocks: equal letters side by side are one block.
zrf-editor-aiming = The goal: point to where the first tile of a block has to come, and press its letter.
zrf-editor-ready = It can be played.
zrf-editor-judging = It can be played. Looking for the shortest solution: { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
  } so far.
zrf-editor-difficulty = Difficulty { $difficulty } of 5.
zrf-editor-kept = Written to { $file }
zrf-editor-nowhere = There is nowhere here to keep rules.
zrf-editor-ask-leave = Leave without keeping what was drawn?
zrf-editor-key-new = draw a puzzle
zrf-editor-key-point = point
zrf-editor-key-block = block
zrf-editor-key-again = again
zrf-editor-key-empty = empty
zrf-editor-key-wall = wall
zrf-editor-key-goal = goal
zrf-editor-key-draw = draw
zrf-editor-key-aim = comes here
zrf-editor-key-also = or here
zrf-editor-key-drop = no goal
zrf-editor-key-width = width
zrf-editor-key-height = height
zrf-editor-key-undo = undo, redo
zrf-editor-key-title = title
zrf-editor-key-keep = keep
zrf-editor-key-play = play
screen-puzzle-help-edit = draw this puzzle anew in the editor
