# Board games from rules files.

zrf-option-variant = Variant
zrf-option-variant-about = Choose one of the games or variants in this file.
zrf-option-start = { label-position }
zrf-option-start-about = The position the game starts from.

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
    [you] You have no moves and must pass ({ $name }).
   *[other] { $name } cannot move and must pass.
  }
zrf-passed = { $how ->
    [forced] { $name } had no moves and passed.
    [stopped] { $name } ended the turn.
   *[free] { $name } passed.
  }
zrf-swapped = { $name } took over the first piece: { $piece } { $at }.
zrf-swap = Swap: { $piece } { $at }
zrf-record-pass = { move-pass }
zrf-record-swap = swap
zrf-may-swap = Swap allowed: take over the first piece.
zrf-goes-on = The piece on { $at } moves again.
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
    [you] You threw { $throw } and cannot move.
   *[other] { $name } threw { $throw } and cannot move.
  }
zrf-captured = captured: { $pieces }
zrf-placed = placed: { $pieces }
zrf-turned = flipped: { $pieces }
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
zrf-ending-captured = The key piece was captured.
zrf-ending-remaining = Decided by the number of pieces.
zrf-ending-checkmate = Checkmate.
zrf-ending-stalemate = No legal moves left.
zrf-ending-repetition = { $times ->
    [3] Threefold repetition.
    [4] Fourfold repetition.
   *[other] The position occurred { $times } times.
  }
zrf-ending-perpetual = Perpetual check loses.
zrf-ending-quiet = { $kind ->
    [pawn] { $moves } moves without a capture or a pawn move.
    [man] { $moves } moves without a capture or a move by a man.
    [none] { $moves } moves without a capture.
   *[other] { $moves } moves without a capture or an advance.
  }
zrf-ending-endgame = This endgame was not won within { $moves } moves.
zrf-ending-material = Not enough material to mate.
zrf-ending-impasse = The king is in the enemy camp, with enough points.
zrf-ending-counted = The pieces were counted.
zrf-ending-passed = All players passed.
zrf-ending-stuck = { zrf-ending-stalemate }
zrf-ending-limit = The game lasted too long.
zrf-ending-cost = Computing a move took too long.

problem-zrf-move-unknown = “{ $text }” is not a legal move here.
problem-puzzle-blocked = { $block } cannot move { $way }: something is in the way.
problem-zrf-typed-nowhere = There is no square { $square } on this board.
problem-zrf-typed-unclear = “{ $text }” is not a move. Write, for example, { $example }
problem-zrf-typed-goes-on = { $piece } { $from } moves again: it can go to { $squares }.
problem-zrf-typed-where = { $piece } { $from }: where to? It can go to { $squares }.
problem-zrf-typed-which = Which piece should go to { $to }? Possible moves: { $moves }.
problem-zrf-typed-taken = { $from } is occupied: { $piece }.
problem-zrf-typed-stuck = { $piece } { $from } cannot move now.
problem-zrf-typed-must-take = { $piece } { $from } cannot move now: captures are compulsory. Possible moves: { $moves }.
problem-zrf-typed-none = Nothing can go to { $to } now.
problem-zrf-typed-empty = There is no piece on { $from }.
problem-zrf-typed-other = { $piece } { $from } belongs to { $owner }. { $turn }
problem-zrf-typed-not-there = { $piece } { $from } cannot go to { $to }, only to { $squares }.
problem-zrf-typed-no-piece = You have no { $kind } on the board.
problem-zrf-typed-none-of = No { $kind } can go to { $to }. Possible moves: { $moves }.
problem-zrf-typed-no-way = No { $kind } can go to { $to } now.
problem-zrf-typed-no-hand = You have no { $kind } in hand.
problem-zrf-typed-no-drop = { $piece } cannot be dropped on { $to }.
problem-zrf-typed-instead = “{ $text }” is not possible. { $piece } { $from } can play { $moves }.
problem-zrf-typed-ambiguous = “{ $text }” can mean several moves: { $moves }.
problem-zrf-move-ambiguous = { problem-zrf-typed-ambiguous }
problem-zrf-illegal = This move is not legal now.
problem-zrf-exposed = Your { $royal } on { $at } would be taken by the { $attacker } on { $from }.
problem-zrf-still-exposed = You are in check: your { $royal } on { $at } would be taken by the { $attacker } on { $from }.
problem-zrf-drop-mate = You may not drop a { $piece } on { $at }: it would be mate.
problem-zrf-position = “{ $text }” is not part of a position. Write (Player Piece position), (Player Piece off 2), Variant=…, Turn=1:Player or Last=from:to.
problem-zrf-position-variant = The position names no variant of these rules. Start it with Variant= and the key of a variant.
problem-zrf-position-other = This position is from the variant “{ $variant }”: choose that variant first.

## Saved games of Zillions (.zsg)

problem-zsg-header = This is not a saved game: its first line must be “Zillions Save Game File Version 0.02”.
problem-zsg-large = A saved game can have at most { $most } characters; this one has { $length }.
problem-zsg-line = “{ $text }” is not a valid line of a saved game. Start each move with its number, as in “1. Man e2 - e4”.
problem-zsg-piece = “{ $text }” does not place or remove a piece. Write (Player Piece position) or (x position).
problem-zsg-part = “{ $word }” cannot start a part of a move here. A move is “Pass”, or parts such as “Man e2 - e4”, “x d5”, “White Man e4”, “= King”, “flip e4”.
problem-zsg-unknown-piece = These rules have no such piece or position: ({ $text }).
problem-zsg-variant = There is no variant “{ $name }”. Choose from { $variants }.
problem-zsg-variant-meant = There is no variant “{ $name }”. Did you mean “{ $meant }”?
cli-zsg-accepted = { $file }: { $accepted } of { $total } moves are legal.
cli-zsg-unchecked = Files of this kind have no check digits: edits that keep every move legal go undetected.
cli-zsg-seats = The first line names { $found ->
    [one] one player
   *[other] { $found } players
  } ({ $letters }), but the rules have { $wanted }.
cli-zsg-rejected = Move { $move }, “{ $text }”, is illegal. Legal moves:

## Rules about the end that a file declares as options

zrf-rule-quiet = { $kind ->
    [pawn] The game is drawn after { $moves } moves by each side without a capture or a pawn move.
    [man] The game is drawn after { $moves } moves by each side without a capture or a move by a man.
    [none] The game is drawn after { $moves } moves by each side without a capture.
   *[other] The game is drawn after { $moves } moves by each side without a capture, a drop, a promotion or a move by one of these: { $pieces }.
  }
zrf-rule-material = The game is drawn when neither side has enough material to mate.
zrf-rule-repetition = { $times ->
    [4] The game is drawn when the same position occurs for the fourth time.
   *[other] The game is drawn when the same position has occurred { $times } times.
  }
zrf-rule-perpetual = If you repeat a position by giving check on every move, you lose.
zrf-rule-drop-mate = You may not give mate by dropping one of these: { $pieces }.
zrf-rule-impasse = You also win at the start of your turn if your king is in the enemy camp and not in check, { $pieces } of your other pieces are there, and you have enough points ({ $points }). Your pieces there and in hand count: { $majors } 5 each, all others 1.
zrf-rule-endgames = Some endgames are drawn unless won within a number of moves by each side: { $endgames }.
zrf-rule-endgame-total = up to { $most } pieces, with a { $piece } on each side
zrf-rule-endgame-sides = { $one } against { $other }
zrf-rule-endgame-others = { $count ->
    [one] one more
   *[other] { $count } more
  }

# Files with positions and games.
zrf-key-pgn = PGN
zrf-help-pgn = show the moves as PGN and the position as FEN, to copy or to save
zrf-key-copy-pgn = copy game
zrf-key-copy-position = copy position
zrf-key-file = open file
zrf-records-title = Choose a game
zrf-records-which = Whose rules?
zrf-records-path = File with games or positions, such as games.pgn
zrf-records-path-keys = Enter: open   Esc: back
