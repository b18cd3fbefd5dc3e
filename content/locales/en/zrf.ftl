# Board games of rules files.

zrf-option-variant = Variant
zrf-option-variant-about = The file has several games, or one game in several forms.
zrf-option-start = Position
zrf-option-start-about = The position that the game begins from.

## Players, turns and results

zrf-player-white = White
zrf-player-black = Black
zrf-player-red = Red
zrf-player-blue = Blue
zrf-player-green = Green
zrf-player-yellow = Yellow
zrf-player-north = North
zrf-player-south = South
zrf-player-east = East
zrf-player-west = West
zrf-player-light = Light
zrf-player-dark = Dark
zrf-player-geese = Geese
zrf-player-fox = Fox
zrf-player-you = You
zrf-player-dice = Dice

zrf-to-move = { $who ->
    [you] Your turn: { $name }.
    [bot] { $name } thinks.
   *[other] { $name } to move.
  }
zrf-goes-on = The piece on { $at } goes on.
zrf-to-move-alone = Your move.
zrf-cell = { $position }: { $piece }, { $player }
zrf-cell-empty = { $position }: empty
zrf-move = { $who }: { $move }
zrf-passes = passes
zrf-captured = captured: { $pieces }
zrf-placed = placed: { $pieces }
zrf-changed = changed: { $pieces }
zrf-type-move = Type a move
zrf-hint-place = Look at { $at }.
zrf-hint-pass = Think of passing.
zrf-hint-move = Consider { $move }.
zrf-expected = { $side ->
    [winning] You would win.
    [far-ahead] You would be clearly ahead.
    [ahead] You would be ahead.
    [behind] You would be behind.
    [far-behind] You would be clearly behind.
    [losing] You would lose.
    [drawn] It would be a draw.
   *[even] The game would be even.
  }
zrf-won = { $who ->
    [you] You won as { $name }.
    [bot] The bot won as { $name }.
   *[other] { $name } won.
  }
zrf-draw = A draw.
zrf-solved = Solved!
zrf-unsolved = It went wrong.

zrf-ending-goal = The goal was reached.
zrf-ending-line = The line is complete.
zrf-ending-place = The place was reached.
zrf-ending-captured = The piece that counts was captured.
zrf-ending-remaining = The number of pieces decides.
zrf-ending-checkmate = Checkmate.
zrf-ending-stalemate = There is no move left.
zrf-ending-repetition = The position occurred three times.
zrf-ending-counted = The pieces were counted.
zrf-ending-passed = Everybody passed.
zrf-ending-stuck = There is no move left.
zrf-ending-limit = The game went on for too long.

problem-zrf-move-unknown = “{ $text }” is no move here. Moves are, for example: { $moves }.
problem-zrf-move-ambiguous = “{ $text }” can mean several moves: { $moves }.
problem-zrf-illegal = The rules do not allow this move now.
problem-zrf-position = “{ $text }” is not understood: write (Player Piece position), (Player Piece off 2), Variant=…, Turn=1:Player or Last=from:to.
problem-zrf-position-variant = The position names no variant of these rules: begin with Variant= and its key.
problem-zrf-position-other = This is a position of the variant “{ $variant }”: choose that one first.

## Saved games of the original program

problem-zsg-header = This is no saved game: its first line would be “Zillions Save Game File Version 0.02”.
problem-zsg-large = A saved game has at most { $most } characters; this one has { $length }.
problem-zsg-line = “{ $text }” is no line of a saved game: moves begin with the number of the round, as in “1. Man e2 - e4”.
problem-zsg-piece = “{ $text }” places no piece: write (Player Piece position) or (x position).
problem-zsg-part = No part of a move begins with “{ $word }” here: a move is “Pass”, or parts such as “Man e2 - e4”, “x d5”, “White Man e4”, “= King”, “flip e4”.
problem-zsg-unknown-piece = The rules know no ({ $text }).
problem-zsg-variant = There is no variant “{ $name }”; there are { $variants }.
problem-zsg-variant-meant = There is no variant “{ $name }”: did you mean “{ $meant }”?
cli-zsg-accepted = { $file }: { $accepted } of { $total } moves are legal.
cli-zsg-rejected = Move { $move }, “{ $text }”, is not legal. The legal moves are:
