# Board games of rules files.

zrf-option-variant = Variant
zrf-option-variant-about = The file has several games, or one game in several forms.
zrf-option-start = Position
zrf-option-start-about = The position that the game begins from.

## Text screens

zrf-text-library = Board games
zrf-text-games = { $games ->
    [one] one game
   *[other] { $games } games
  }
zrf-text-search = Look for:
zrf-text-key-search = look for a game
zrf-text-added = your own
zrf-text-none = No game is called so.
zrf-text-opening = Reading the rules of { $game } …
zrf-text-not-opened = { $game } cannot be played: { $reason }

zrf-text-player-white = White
zrf-text-player-black = Black
zrf-text-player-red = Red
zrf-text-player-blue = Blue
zrf-text-player-green = Green
zrf-text-player-yellow = Yellow
zrf-text-player-north = North
zrf-text-player-south = South
zrf-text-player-east = East
zrf-text-player-west = West
zrf-text-player-light = Light
zrf-text-player-dark = Dark
zrf-text-player-you = You
zrf-text-player-dice = The dice

zrf-text-to-move = { $who ->
    [you] Your turn: { $name }.
    [bot] { $name } thinks.
   *[other] { $name } to move.
  }
zrf-text-goes-on = The piece on { $at } goes on.
zrf-text-puzzle = Your move.
zrf-text-empty = empty
zrf-text-pass = passes
zrf-text-must-pass = There is no move: Enter passes.
zrf-text-drops = To be dropped: { $piece }.
zrf-text-choose = Which move?
zrf-text-choose-drop = Drop what?
zrf-text-type = Type a move
zrf-text-hint = Look at { $at }.
zrf-text-hint-pass = Think of passing.
zrf-text-expected = { $side ->
    [winning] You would win.
    [far-ahead] You would be clearly ahead.
    [ahead] You would be ahead.
    [behind] You would be behind.
    [far-behind] You would be clearly behind.
    [losing] You would lose.
    [drawn] It would be a draw.
   *[even] The game would be even.
  }
zrf-text-won = { $who ->
    [you] You won as { $name }.
    [bot] The bot won as { $name }.
   *[other] { $name } won.
  }
zrf-text-draw = A draw.
zrf-text-solved = Solved!
zrf-text-unsolved = It went wrong.

zrf-text-ending-goal = The goal was reached.
zrf-text-ending-line = The line is complete.
zrf-text-ending-place = The place was reached.
zrf-text-ending-captured = The piece that counts was captured.
zrf-text-ending-remaining = The number of pieces decides.
zrf-text-ending-checkmate = Checkmate.
zrf-text-ending-stalemate = There is no move left.
zrf-text-ending-repetition = The position occurred three times.
zrf-text-ending-counted = The pieces were counted.
zrf-text-ending-passed = Everybody passed.
zrf-text-ending-stuck = There is no move left.
zrf-text-ending-limit = The game went on for too long.

zrf-text-key-point = point
zrf-text-key-take = take, go
zrf-text-key-next = next
zrf-text-key-type = type a move
zrf-text-key-moves = all moves
zrf-text-key-drop = drop
zrf-text-key-pass = pass

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
