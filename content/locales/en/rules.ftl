# Rules files: reports and problems.
rules-warning = warning: { $text }
rules-call = in ({ $macro } ...) called at { $place }
rules-calls-more = ... and { $count ->
    [one] one more call
   *[other] { $count } more calls
  }
cli-check-costs = { $path }: { $start } steps to load, at most { $move } per move.
cli-check-record = { $path }: { $games ->
    [one] one game
   *[other] { $games } games
  }, { $moves ->
    [one] one move
   *[other] { $moves } moves
  }, all legal ({ $variants }).
cli-check-rules = { $path }: { $name } is valid, with { $games ->
    [one] one game
   *[other] { $games } games and variants
  }. { $warnings ->
    [0] No warnings.
    [one] One warning.
   *[other] { $warnings } warnings.
  }

# Reading: text
problem-zrf-empty = This file has no rules: rules begin with (game ...).
problem-zrf-binary = This is not a text file: give the rules file itself, which ends in .zrf.
problem-zrf-file-large = The file has { $bytes } bytes; the limit is { $most }.
problem-zrf-files-large = This file and those before it have { $bytes } bytes in total; the limit is { $most }.
problem-zrf-more = There are more problems: fix these first.

# Reading: lists and strings
problem-zrf-unclosed = The list { $name } is never closed: add a ) where it ends.
problem-zrf-unclosed-several = The file ends with { $count } lists still open, { $name } innermost: add a ) where each of them ends.
problem-zrf-unclosed-before = The list { $name } is still open where ({ $next } begins on line { $line }: add a ) before it.
problem-zrf-unclosed-indent = The indentation of line { $line } suggests that the list { $name } is missing its ): add it before that line.
problem-zrf-stray = No open list matches this ): delete it, or look for an extra ) above.
problem-zrf-pragma = A comment that begins with ;@ holds whole options on one line, as in ;@ (option "notation" chess). This one is ignored.
problem-zrf-string = This text is never closed: add a " where it ends.
problem-zrf-nesting = Lists are nested more than { $most } levels deep: nest fewer of them.
problem-zrf-control = The control character { $code } here is read as a space: delete it.

# Reading: files
problem-zrf-include-form = Write (include "name.zrf"), with the name of one file in quotes.
problem-zrf-include-inside = An include belongs at the top level of a file, outside all lists and macros: move it there.
problem-zrf-include-outside = The file { $name } is outside the rules folder: move it into that folder.
problem-zrf-include-missing = There is no file { $name }: check the name, or put the file into the rules folder.
problem-zrf-include-missing-meant = { problem-rules-missing-meant }
problem-zrf-include-cycle = The file { $name } includes itself ({ $trail }): remove this include.
problem-zrf-include-count = More than { $most } files are included: combine some of them.
problem-zrf-include-deep = Includes are nested more than { $most } levels deep: include these files in the first file instead.

# Reading: macros
problem-zrf-define-name = A define starts with a name, as in (define step ...).
problem-zrf-define-inside = A define belongs at the top level of a file, outside all lists and macros: move it there.
problem-zrf-define-again = The macro { $name } is defined again; the define on line { $line } of { $file } is ignored.
problem-zrf-argument-outside = { $name } is a macro argument, which works only inside a define: write the word itself.
problem-zrf-argument-list = The argument { $argument } is a list here and cannot be part of the word { $name }: call the macro with a word.
problem-zrf-recursion = The macro { $name } calls itself ({ $trail }). Macros cannot be recursive: write out the body.
problem-zrf-expansion-deep = Macros and lists are nested more than { $most } levels deep here: nest fewer of them.
problem-zrf-expansion = With this call the macros expand to more than { $most } words. Look for a macro that doubles its arguments.
problem-zrf-glued = Macro arguments form a word of more than { $most } characters: look for a macro that doubles it.

# Reading: folders and zips
problem-rules-none = { $name } is not a rules file: give a .zrf file, a folder with one, or a .zip.
problem-rules-none-inside = There is no .zrf file in { $name }: give the rules file itself.
problem-rules-several = { $name } has { $count } rules files. Give one of them by name: { $paths }.
problem-rules-missing = There is no file { $name }.
problem-rules-missing-meant = There is no file { $name }. Did you mean { $meant }?
problem-rules-outside = { $name } is outside the rules folder: put the file itself there.
problem-rules-unreadable = { problem-unreadable }
problem-rules-folder-large = The files have { $bytes } bytes in total; the limit is { $most }. Give only the rules and their pictures.
problem-rules-file-large = { $name } was skipped: it has { $bytes } bytes, and the limit is { $most }.
problem-rules-slow = Opening this game takes about { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
  }.

# Meaning: names, sections and moves
zrf-what = { $what ->
    [direction-or-position] direction or position
    [position-or-zone] position or zone
    [piece-or-move-type] piece or move type
    [move-type] move type
    [position-flag] position flag
    [landmark] place for go
    [part-of-piece] part of (piece ...)
    [part-of-board] part of (board ...)
    [part-of-grid] part of (grid ...)
    [part-of-zone] part of (zone ...)
    [list-of-positions] list of positions
   *[other] { $what }
  }
# The same in the plural.
zrf-whats = { zrf-what }s
problem-zrf-keyword-unknown = Unknown { zrf-what } "{ $word }". Did you mean "{ $nearest }"?
problem-zrf-name-unknown = Unknown { zrf-what } "{ $word }": correct the word, or declare it.
problem-zrf-name-among = Unknown { zrf-what } "{ $word }". Choose from { $known }.
problem-zrf-name-twice = The name { $word } ({ zrf-what }) is already taken: choose another one.
problem-zrf-name-both = { $word } is both a direction and a position: in moves it means the direction.
problem-zrf-expected = { $found } is not valid here. Expected: { zrf-what }.
problem-zrf-form = Write { $keyword } as { $form }.
problem-zrf-too-many = Too many { zrf-whats }: at most { $most } are allowed.
problem-zrf-name-letter = The name { $word } contains { $letter }. Names cannot contain spaces, control characters, parentheses, quotes or semicolons: use letters, digits, - or _ instead.
problem-zrf-name-long = The name { $word } has more than { $most } characters: shorten it.
problem-zrf-large-board = Positions × pieces × players = { $count }; the limit is { $most }.
problem-zrf-large-moves = Positions × pieces × players × move types = { $count }; the limit is { $most }.
problem-zrf-large-choices = Pieces × move types = { $count }; the limit is { $most }.
problem-zrf-large-goals = The goals need { $count } checks; the limit is { $most }.
problem-zrf-large-file = The games and variants up to here have more than { $most } words, including inherited ones: move the others to another file.
problem-zrf-no-game = The file has no (game ...): add one.
problem-zrf-section-outside = ({ $section } ...) belongs inside a (game ...) or (variant ...): move it there.
problem-zrf-section-twice = There is another ({ $section } ...) above: only this one counts.
problem-zrf-section-missing = ({ $section } ...) is missing: add it.
problem-zrf-title-missing = The title is missing: add (title "...").
problem-zrf-title-unquoted = The title { $word } has no quotes: write (title "{ $word }").
problem-zrf-default-twice = Another variant is also marked as the default: this one counts.
problem-zrf-engine = An external program, { $engine }, makes the moves: only games with rules can be played.
problem-zrf-version = The file is for version { $version }, which is later than 2.0.1: parts of it may not work.
problem-zrf-option-unknown = Unknown option { $option }: it is ignored.
problem-zrf-option-near = Unknown option { $option }. Did you mean "{ $nearest }"?
problem-zrf-option-idle = The option { $option } has no effect here.
problem-zrf-option-value = The option { $option } can be { $values }, not { $found }: the default is used.
problem-zrf-option-number = The option { $option } can be a number from { $least } to { $most }, not { $found }: it is ignored.
problem-zrf-option-form = This value of { $option } is ignored. Write it like { $form }.
problem-zrf-option-royal = The option { $option } has no effect: name the royal pieces with a checkmated goal.
problem-zrf-option-quiet = The option { $option } has no effect without (option "quiet moves" 50).
problem-zrf-players-none = There are no players: name at least one.
problem-zrf-player-passed = This variant has no player { $word }: references to that player are ignored.
problem-zrf-turn-as = { $found } cannot be part of the turn order: write a player, or { $form }.
problem-zrf-turns-none = No player has a turn: name at least one.
problem-zrf-repeat-last = Nothing follows repeat: the turn order starts again from the beginning.
problem-zrf-move-type-idle = No piece has moves of the type { $word }.
problem-zrf-board-empty = The board has no positions: add a (grid ...) or (positions ...).
problem-zrf-label-empty = A label is empty: write one between each pair of slashes.
problem-zrf-direction-size = The direction { $word } has { $count } numbers, but it needs { $dimensions }, one for each dimension.
problem-zrf-direction-still = The direction { $word } leads nowhere: at least one number must not be 0.
problem-zrf-position-killed = The position { $word } was removed by kill-positions: delete it here too.
problem-zrf-zone-twice = The zone { $zone } for { $player } is declared twice: the two are merged.
problem-zrf-attribute-value = The attribute { $word } can only be true or false, not { $found }.
problem-zrf-attribute-kind = The attribute { $word } is a number in one piece and true or false in another: make them alike.
problem-zrf-attribute-number = The attribute { $word } is a number: only attributes that are true or false can be used here.
problem-zrf-occupied = { $piece } is already on { $position }: put each piece on its own position.
problem-zrf-block-idle = This block makes no move: it has no add.
problem-zrf-loop-endless = Nothing in this loop can end it: it neither moves nor sets a flag.
problem-zrf-flag-unset = The { zrf-what } { $word } is never set: this is always false.
problem-zrf-conditions-many = These { $count } conditions must all hold: write (and ...).
problem-zrf-goal-none = There is no goal, so nobody can win, lose or solve the game: add a (win-condition ...) or another goal.
problem-zrf-goal-players = Name the players of the goal first: { $form }.

# Playing
problem-zrf-fault-endless = The moves of { $piece } never end or take too long: they are cut short.
problem-zrf-fault-steps = A position has more than { $most } moves: the rest are ignored.
problem-zrf-fault-chain = A turn has more than { $most } steps: it ends there.
problem-zrf-fault-lookahead = The search for the turn that captures the most pieces stopped after { $most } steps: all turns are allowed.
problem-zrf-fault-cost = Computing a move takes over { $most } seconds, partly because of { $piece }, so the game ends here. Simplify its moves, or use fewer pieces or a smaller board.
problem-zrf-fault-cost-goals = Computing a move takes over { $most } seconds, partly because of this goal, so the game ends here. Use fewer or shorter goals, fewer pieces or a smaller board.
problem-zrf-slow = Play is slow: computing a move takes up to { $count } steps, partly because of { $piece }. Simplify its moves, or use fewer pieces or a smaller board.
problem-zrf-slow-goals = Play is slow: computing a move takes up to { $count } steps, partly because of this goal. Use fewer or shorter goals, fewer pieces or a smaller board.
problem-zrf-fault-safety = There are too many royal pieces to check for attacks: moves that expose them are allowed.

# Positions and games in the notations of players
problem-fen-length = A position as FEN has at most { $most } characters.
problem-fen-board = This board has no rows and columns, or its pieces have no letters: use a position of this program instead.
problem-fen-rows = The board has { $rows } rows, separated by /, but here are { $found }.
problem-fen-row = Row { $row } fills { $found } squares instead of { $columns }.
problem-fen-letter = “{ $letter }” is not a piece of this game. The pieces are { $letters }; capitals are for { $player }.
problem-fen-count = The number { $count } leaves the row: it has { $columns } squares.
problem-fen-hand = The pieces in hand lack their closing bracket: write them as [QPn].
problem-fen-hand-none = This game has no pieces in hand: remove the brackets.
problem-fen-side = Write w or b for the player to move, instead of “{ $found }”.
problem-fen-castling = Write the castling rights as { $letters }, or - for none, instead of “{ $found }”.
problem-fen-castling-piece = The right { $letter } needs a king on { $king } and a rook on { $rook }.
problem-fen-passant = The square “{ $found }” is not behind a man that has just advanced two squares: write - instead.
problem-fen-extra = “{ $found }” is too much: after the board, a position has the player, castling, en passant and two numbers.
problem-fen-number = Write a number of moves instead of “{ $found }”.
problem-pgn-length = A file of games has at most { $most } characters: split it.
problem-pgn-empty = This text holds no game: a game in PGN has moves such as 1. e4 e5, or tags such as [White "Ann"].
problem-pgn-comment = This comment is never closed: add a closing brace where it ends.
problem-pgn-word = “{ $text }” is not a part of a game in PGN. Tags look like [White "Ann"], comments are in braces.
problem-pgn-variation = A variation in parentheses follows the move it replaces: write that move first.
problem-pgn-close = No variation is open here: remove this ).
problem-pgn-open = This variation is never closed: add a ) where it ends.
problem-pgn-deep = Variations are nested more than { $most } deep.
problem-pgn-move = “{ $text }” is not a legal move here. Possible moves: { $moves }.
problem-pgn-move-among = “{ $text }” is not a legal move here. Possible moves include { $moves }.
problem-pgn-move-over = The game is over before “{ $text }”: remove the moves after its end.
problem-pgn-chance = PGN cannot record dice: save the transcript instead.
problem-pgn-start = PGN cannot record where this game starts: save the transcript instead.
problem-record-game = No game of the library fits this. Name its game in a tag, for example [Variant "Chess"].
problem-pgn-variant = These rules have no variant “{ $text }”. Their variants: { $names }.
problem-sfen-hand = Write the pieces in hand as in RB2P2p, with those that can be dropped, or - for none, instead of “{ $found }”.
problem-sfen-extra = “{ $found }” is too much: after the board, a position has the player, the pieces in hand and the number of the move.
problem-xiangqi-extra = “{ $found }” is too much: after the board, a position has the player, two dashes and two numbers.
problem-pdn-side = A position of draughts begins with W or B for the player to move, as in W:W31-50:B1-20, not with “{ $found }”.
problem-pdn-colour = Write W or B before the squares of each side, instead of “{ $found }”.
problem-pdn-square = There is no square “{ $found }” here: squares are { $first } to { $last }.
problem-pdn-range = Write a range from the lower to the higher number, instead of “{ $found }”.
problem-pdn-twice = There are two pieces on { $square }: remove one of them.
problem-pdn-board = These rules have no men and kings on squares of one colour: use a position of this program instead.
problem-kif-empty = This text holds no game in KIF: a game has headings such as 先手：, and moves such as 1 ７六歩(77).
problem-kif-line = “{ $text }” is neither a heading, a move nor a comment: begin comments with * or #.
problem-kif-number = Move { $number } follows here, but the next one is { $next }: number the moves one by one.
problem-kif-move = “{ $text }” is not a move in KIF: write, for example, ７六歩(77) or 投了.
problem-kif-variation = There is no move { $number } that this variation could replace.
problem-kif-row = This row of the board needs nine squares with pieces such as v香, or ・ for empty ones.
problem-kif-hand = Write the pieces in hand as in 飛 歩十八, or なし for none, instead of “{ $text }”.
problem-kif-handicap = Unknown handicap “{ $text }”. Choose from { $names }.
problem-csa-empty = This text holds no game in CSA: a game has a position such as PI, and moves such as +7776FU.
problem-csa-line = “{ $text }” is not valid in CSA: write moves as +7776FU, positions as PI or P1-KY-KE, comments after an apostrophe.

# Tunings of the evaluation
problem-zrf-tuning-large = The tuning has { $bytes } bytes; the limit is { $most }. Bots ignore it: run “turnwright tune” again.
problem-zrf-tuning-json = The tuning is not JSON from here on, so bots ignore it: run “turnwright tune” again.
problem-zrf-tuning-format = The tuning has format { $format }, and this version reads format { $known }. Bots ignore it: update Turnwright, or run “turnwright tune” again.
problem-zrf-tuning-value = Unexpected value of { $path } in the tuning. Bots ignore it: run “turnwright tune” again.
problem-zrf-tuning-variant = The rules have no variant { $variant }, so bots ignore this tuning: run “turnwright tune” again.
problem-zrf-tuning-rules = This tuning is for other rules of { $variant }: they changed since. Bots ignore it: run “turnwright tune” again.
