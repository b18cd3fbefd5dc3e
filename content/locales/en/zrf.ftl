# Board games of rules files.

zrf-option-variant = Variant
zrf-option-variant-about = The file has several games, or variants of one game.
zrf-option-start = { label-position }
zrf-option-start-about = The position from which the game starts.

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
zrf-player-light = { web-theme-light }
zrf-player-dark = { web-theme-dark }
zrf-player-geese = Geese
zrf-player-fox = Fox
zrf-player-you = { player-you }
zrf-player-dice = { game-dice }

zrf-to-move = { $who ->
    [you] Your turn: { $name }.
    [bot] { $name } is thinking.
   *[other] { $name } to move.
  }
zrf-check = Check!
zrf-must-pass = { $who ->
    [you] You have no move and must pass ({ $name }).
   *[other] { $name } cannot move and must pass.
  }
zrf-passed = { $how ->
    [forced] { $name } had no move and passed.
    [stopped] { $name } stopped there.
   *[free] { $name } passed.
  }
zrf-swapped = { $name } took over the first piece: { $piece } { $at }.
zrf-swap = Swap: { $piece } { $at }
zrf-record-pass = { move-pass }
zrf-record-swap = swap
zrf-may-swap = The first piece may be taken over: swap.
zrf-goes-on = The piece on { $at } continues.
zrf-to-move-alone = Your move.
zrf-cell = { $position }: { $piece }, { $player }
zrf-cell-empty = { $position }: empty
zrf-move = { $who }: { $move }
zrf-passes = passes
zrf-throw = Throw: { $throw }
zrf-threw = { $who ->
    [you] You threw { $throw }.
   *[other] { $name } threw { $throw }.
  }
zrf-threw-idle = { $who ->
    [you] You threw { $throw }: no move.
   *[other] { $name } threw { $throw }: no move.
  }
zrf-captured = captured: { $pieces }
zrf-placed = placed: { $pieces }
zrf-turned = turned: { $pieces }
zrf-changed = changed: { $pieces }
zrf-men-left = { $kind ->
    [one] { $count ->
        [one] { $count } man
       *[other] { $count } men
      }
   *[several] { $count ->
        [one] { $count } piece
       *[other] { $count } pieces
      }
  }
zrf-kind-left = { $piece } × { $count }
zrf-men-arrived = { $count } of { $all } home
zrf-type-move = Type a move
zrf-type-example = For example, { $move }
zrf-hint-place = Look at { $at }.
zrf-hint-pass = Consider passing.
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
zrf-solved = Solved!
zrf-unsolved = Not solved.

zrf-ending-goal = The goal was reached.
zrf-ending-line = The line is complete.
zrf-ending-place = The target was reached.
zrf-ending-captured = The decisive piece was captured.
zrf-ending-remaining = The number of pieces decided it.
zrf-ending-checkmate = Checkmate.
zrf-ending-stalemate = There are no moves left.
zrf-ending-repetition = The position occurred three times.
zrf-ending-counted = The pieces were counted.
zrf-ending-passed = All players passed.
zrf-ending-stuck = { zrf-ending-stalemate }
zrf-ending-limit = The game lasted too long.
zrf-ending-cost = Moves by these rules take too long to work out.

problem-zrf-move-unknown = “{ $text }” is not a move here.
problem-puzzle-blocked = { $block } cannot go { $way }: something is in the way.
problem-zrf-typed-nowhere = There is no square { $square } on this board.
problem-zrf-typed-unclear = “{ $text }” is not a move. Write one like this: { $example }
problem-zrf-typed-goes-on = { $piece } { $from } continues its move: it can go to { $squares }.
problem-zrf-typed-where = { $piece } { $from }: where to? It can go to { $squares }.
problem-zrf-typed-which = Which piece should go to { $to }? Possible moves: { $moves }.
problem-zrf-typed-taken = { $from } is occupied: { $piece }.
problem-zrf-typed-stuck = { $piece } { $from } cannot move now.
problem-zrf-typed-must-take = { $piece } { $from } cannot move now, because captures are compulsory: { $moves }.
problem-zrf-typed-none = Nothing can go to { $to } now.
problem-zrf-typed-empty = There is no piece on { $from }.
problem-zrf-typed-other = { $piece } { $from } belongs to { $owner }. { $turn }
problem-zrf-typed-not-there = { $piece } { $from } cannot go to { $to }: it can go to { $squares }.
problem-zrf-typed-ambiguous = “{ $text }” can mean several moves: { $moves }.
problem-zrf-move-ambiguous = { problem-zrf-typed-ambiguous }
problem-zrf-illegal = The rules do not allow this move now.
problem-zrf-exposed = Your { $royal } on { $at } would be taken by the { $attacker } on { $from }.
problem-zrf-still-exposed = You are in check: your { $royal } on { $at } would be taken by the { $attacker } on { $from }.
problem-zrf-position = “{ $text }” was not understood: write (Player Piece position), (Player Piece off 2), Variant=…, Turn=1:Player or Last=from:to.
problem-zrf-position-variant = The position does not name a variant of these rules: start with Variant= and its key.
problem-zrf-position-other = This is a position of the variant “{ $variant }”: choose that one first.

## Saved games of the original program

problem-zsg-header = This is not a saved game: its first line should be “Zillions Save Game File Version 0.02”.
problem-zsg-large = A saved game can have at most { $most } characters; this one has { $length }.
problem-zsg-line = “{ $text }” is not a line of a saved game: moves start with the number of the round, as in “1. Man e2 - e4”.
problem-zsg-piece = “{ $text }” places no piece: write (Player Piece position) or (x position).
problem-zsg-part = No part of a move starts with “{ $word }” here: a move is “Pass”, or parts such as “Man e2 - e4”, “x d5”, “White Man e4”, “= King”, “flip e4”.
problem-zsg-unknown-piece = The rules have no ({ $text }).
problem-zsg-variant = There is no variant “{ $name }”. Choose from { $variants }.
problem-zsg-variant-meant = There is no variant “{ $name }”: did you mean “{ $meant }”?
cli-zsg-accepted = { $file }: { $accepted } of { $total } moves are legal.
cli-zsg-unchecked = Saved games of this kind have no check digits: edits that the rules allow cannot be noticed.
cli-zsg-seats = The first line names { $found ->
    [one] one player
   *[other] { $found } players
  } ({ $letters }), but the rules have { $wanted }.
cli-zsg-rejected = Move { $move }, “{ $text }”, is not legal. The legal moves are:
