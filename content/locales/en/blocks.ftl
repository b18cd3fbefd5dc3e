# Sliding puzzles: messages of the text screens.

## Place

screen-puzzle-place = puzzle { $number } { $signs }

## The solver

screen-puzzle-hint = { $move } Enter plays it.
screen-puzzle-no-solver = No solver is available here.
screen-puzzle-no-answer = The solver did not answer: { $reason }
screen-puzzle-solution = Solution
screen-puzzle-speed = speed: { $speed }

## Solved

screen-puzzle-next = Enter: next puzzle, “{ $title }”.
screen-puzzle-last = That was the last puzzle.
screen-puzzle-no-more = No more moves in that direction.

## Keys

screen-puzzle-key-stop = stop
screen-puzzle-key-again = restart
screen-puzzle-key-distance = distance
screen-puzzle-key-no-distance = hide distance
screen-puzzle-key-solution = solution
screen-puzzle-key-metric = count
screen-puzzle-key-next = next puzzle
screen-puzzle-key-return = back to your game

## The library

screen-puzzle-only = sliding puzzles
screen-puzzle-key-shelf = games or puzzles

## Help

screen-puzzle-help-undo = undo or redo a whole move: all steps of one block in a row
screen-puzzle-help-again = back to the start (r redoes the moves)
screen-puzzle-help-hint = the best move and the distance to the goal; Enter plays it
screen-puzzle-help-distance = always show the distance to the goal
screen-puzzle-help-solution = play a shortest solution, then return to your game
screen-puzzle-help-metric = count moves, straight moves or steps
screen-puzzle-help-next = the next or the previous puzzle
screen-puzzle-help-stop = stop the solver

## Blocks

screen-puzzle-chosen = { $block } is selected and can move { $ways }.
screen-puzzle-stuck = { $block } is selected and cannot move.
screen-puzzle-far = { $block }: an arrow now slides it as far as it goes.
screen-puzzle-legend = { $goal } must reach { $target }
screen-blocks-key-slide = slide
screen-blocks-key-next = next
screen-blocks-key-letter = block
screen-blocks-key-far = far
screen-blocks-key-type = type
screen-blocks-help-slide = slide the selected block one step; with Shift as far as it goes
screen-blocks-help-far = then an arrow: slide it as far as it goes
screen-blocks-help-next = the next block that can move; Shift+Tab or b: the previous one
screen-blocks-help-letter = with Shift: select the block with that letter
screen-blocks-help-type = type a move, for example { $move }

## The editor

screen-editor = Editor
screen-editor-title = Title of the puzzle
screen-editor-drawing = Letters draw blocks: equal letters side by side are one block.
screen-editor-aiming = Goals: move to the target square of a block’s first tile and press the block’s letter.
screen-editor-ready = Ready to play.
screen-editor-judging = Ready to play. Looking for the shortest solution: { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
  } so far.
screen-editor-nowhere = Rules cannot be saved here.
screen-editor-ask-leave = Leave without saving the drawing?
screen-editor-key-new = draw a puzzle
screen-editor-key-point = { screen-key-cursor }
screen-editor-key-block = { screen-blocks-key-letter }
screen-editor-key-again = repeat
screen-editor-key-empty = erase
screen-editor-key-wall = wall
screen-editor-key-goal = goal
screen-editor-key-draw = draw
screen-editor-key-aim = goal here
screen-editor-key-also = or here
screen-editor-key-drop = no goal
screen-editor-key-width = width
screen-editor-key-height = height
screen-editor-key-undo = undo, redo
screen-editor-key-title = title
screen-editor-key-keep = { screen-key-save }
screen-editor-key-play = { screen-setup-key-play }
screen-puzzle-help-edit = open this puzzle in the editor
