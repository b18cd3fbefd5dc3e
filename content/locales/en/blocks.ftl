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

screen-puzzle-chosen = { $block } is chosen and can go { $ways }.
screen-puzzle-stuck = { $block } is chosen and cannot move.
screen-puzzle-far = { $block }: an arrow now slides it as far as it goes.
screen-puzzle-legend = { $goal } is to come to { $target }
screen-blocks-key-slide = slide
screen-blocks-key-next = next
screen-blocks-key-letter = block
screen-blocks-key-far = far
screen-blocks-key-type = type
screen-blocks-help-slide = slide the chosen block one step; with Shift as far as it goes
screen-blocks-help-far = then an arrow: slide it as far as it goes
screen-blocks-help-next = the next block that can move; Shift+Tab or b: the one before
screen-blocks-help-letter = with Shift: choose the block of that letter
screen-blocks-help-type = type a move, such as { $move }

## The editor

screen-editor = Editor
screen-editor-title = What is it called?
screen-editor-drawing = Letters draw blocks: equal letters side by side are one block.
screen-editor-aiming = The goal: point to where the first tile of a block has to come, and press its letter.
screen-editor-ready = It can be played.
screen-editor-judging = It can be played. Looking for the shortest solution: { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
  } so far.
screen-editor-difficulty = Difficulty { $difficulty } of 5.
screen-editor-kept = Written to { $file }
screen-editor-nowhere = There is nowhere here to keep rules.
screen-editor-ask-leave = Leave without keeping what was drawn?
screen-editor-key-new = draw a puzzle
screen-editor-key-point = point
screen-editor-key-block = block
screen-editor-key-again = again
screen-editor-key-empty = empty
screen-editor-key-wall = wall
screen-editor-key-goal = goal
screen-editor-key-draw = draw
screen-editor-key-aim = comes here
screen-editor-key-also = or here
screen-editor-key-drop = no goal
screen-editor-key-width = width
screen-editor-key-height = height
screen-editor-key-undo = undo, redo
screen-editor-key-title = title
screen-editor-key-keep = keep
screen-editor-key-play = play
screen-puzzle-help-edit = draw this puzzle anew in the editor
