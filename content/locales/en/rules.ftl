# Rules files: what is said around their problems, and what may be wrong with them.
rules-warning = warning: { $text }
rules-call = in ({ $macro } ...) called at { $place }
rules-calls-more = ... and { $count ->
    [one] one more call
   *[other] { $count } more calls
  }
cli-check-costs = { $path }: { $start } units of work to start, up to { $move } for a move.
cli-check-rules = { $path }: { $name } is valid, with { $games ->
    [one] one game
   *[other] { $games } games and variants
  }. { $warnings ->
    [0] No warnings.
    [one] One warning.
   *[other] { $warnings } warnings.
  }

# Reading: text
problem-zrf-empty = There are no rules in this file: they begin with (game ...).
problem-zrf-binary = This is not a text file: give the rules file itself, which ends in .zrf.
problem-zrf-file-large = The file has { $bytes } bytes, but only { $most } are allowed.
problem-zrf-files-large = This file and those before it have { $bytes } bytes together, but only { $most } are allowed.
problem-zrf-more = There are more problems: fix these first.

# Reading: lists and strings
problem-zrf-unclosed = The list { $name } is never closed: add a ) where it ends.
problem-zrf-unclosed-several = The file ends inside { $count } lists, the innermost of which is { $name }: add a ) where each of them ends.
problem-zrf-unclosed-before = The list { $name } is still open where ({ $next } begins on line { $line }: add a ) before that.
problem-zrf-unclosed-indent = The list { $name } has no ), to judge by the indentation of line { $line }: add it before that line.
problem-zrf-stray = No open list matches this ): delete it, or look for an extra ) above.
problem-zrf-string = This text is never closed: add a " where it ends.
problem-zrf-nesting = Lists are nested more than { $most } levels deep: no rules need that.
problem-zrf-control = There is a control character ({ $code }) here, which is read as a space: delete it.

# Reading: files
problem-zrf-include-form = Write (include "name.zrf"), with the name of one file in quotes.
problem-zrf-include-inside = An include belongs at the top level of a file, outside all lists and macros: move it there.
problem-zrf-include-outside = The file { $name } is outside the folder of the rules: put it into that folder.
problem-zrf-include-missing = There is no file { $name }: put it into the folder of the rules.
problem-zrf-include-missing-meant = { problem-rules-missing-meant }
problem-zrf-include-cycle = The file { $name } includes itself ({ $trail }): remove this include.
problem-zrf-include-count = More than { $most } files are included: combine some of them.
problem-zrf-include-deep = Includes are nested more than { $most } levels deep: include these files in the first file instead.

# Reading: macros
problem-zrf-define-name = A define starts with a name, as in (define step ...).
problem-zrf-define-inside = A define belongs at the top level of a file, outside all lists and macros: move it there.
problem-zrf-define-again = The macro { $name } is defined again; the define on line { $line } of { $file } is ignored.
problem-zrf-argument-outside = A macro argument ({ $name }) has a meaning only inside a define: write the word itself.
problem-zrf-argument-list = The argument { $argument } is a list here and cannot be part of the word { $name }: call the macro with a word.
problem-zrf-recursion = The macro { $name } calls itself ({ $trail }): macros cannot repeat, so write out the body.
problem-zrf-expansion-deep = Macros and lists are nested more than { $most } levels deep here: nest fewer of them.
problem-zrf-expansion = The macros expand these rules to more than { $most } words; this is the call that goes too far. Look for a macro that doubles its arguments.
problem-zrf-glued = Macro arguments form a word of more than { $most } letters: look for a macro that doubles it.

# Reading: folders and zips
problem-rules-none = { $name } is not a rules file: give a .zrf file, a folder that has one, or a .zip.
problem-rules-none-inside = There is no .zrf file in { $name }: give the file that holds the rules.
problem-rules-several = There are { $count } rules files in { $name }: give one of them by name. They are { $paths }.
problem-rules-missing = There is no file { $name }.
problem-rules-missing-meant = There is no file { $name }: did you mean { $meant }?
problem-rules-outside = { $name } is outside the folder of the rules: put the file itself there.
problem-rules-unreadable = { problem-unreadable }
problem-rules-folder-large = The files have { $bytes } bytes together, but only { $most } are allowed: give only the rules and their pictures.
problem-rules-file-large = { $name } is left out: it has { $bytes } bytes, but only { $most } are allowed.
problem-rules-slow = Opening this game takes about { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
  }.

# Meaning: names, sections and moves
zrf-what = { $what }
problem-zrf-keyword-unknown = There is no { $what } "{ $word }". Did you mean "{ $nearest }"?
problem-zrf-name-unknown = There is no { $what } "{ $word }": correct the word, or declare it.
problem-zrf-name-among = There is no { $what } "{ $word }". Choose from { $known }.
problem-zrf-name-twice = The name { $word } ({ $what }) is already taken: choose another one.
problem-zrf-name-both = { $word } is both a direction and a position: in moves it means the direction.
problem-zrf-expected = { $found } is not valid here. Expected: { $what }.
problem-zrf-form = { $keyword } has to be written as { $form }.
problem-zrf-too-many = There are too many: at most { $most } of kind { $what } are allowed.
problem-zrf-name-letter = The name { $word } contains { $letter }: names cannot contain spaces, control characters, parentheses, quotes or semicolons. Use letters, digits, - or _ instead.
problem-zrf-name-long = The name { $word } has more than { $most } letters: shorten it.
problem-zrf-large-board = Positions × pieces × players come to { $count }, but only { $most } are allowed.
problem-zrf-large-moves = Positions × pieces × players × move types come to { $count }, but only { $most } are allowed.
problem-zrf-large-choices = Pieces × move types come to { $count }, but only { $most } are allowed.
problem-zrf-large-goals = The goals look at { $count } things, but only { $most } are allowed.
problem-zrf-large-file = All games and variants up to here have more than { $most } words, including inherited ones: put the others into another file.
problem-zrf-no-game = There is no (game ...) in the file: write one.
problem-zrf-section-outside = ({ $section } ...) belongs inside a (game ...) or (variant ...).
problem-zrf-section-twice = There is another ({ $section } ...) above: only this one counts.
problem-zrf-section-missing = There is no ({ $section } ...): add one.
problem-zrf-title-missing = There is no title: add (title "...").
problem-zrf-title-unquoted = The title { $word } has no quotes: write (title "{ $word }").
problem-zrf-default-twice = Another variant is also marked as the default: this one counts.
problem-zrf-engine = The moves are made by an external program, { $engine }: only games with rules can be played.
problem-zrf-version = The file is for version { $version }, which is later than 2.0.1: some of it may not be understood.
problem-zrf-option-unknown = There is no option { $option }: it is ignored.
problem-zrf-option-near = There is no option { $option }. Did you mean "{ $nearest }"?
problem-zrf-option-idle = The option { $option } has no effect here.
problem-zrf-option-value = The option { $option } can be { $values }, not { $found }: it keeps its default.
problem-zrf-players-none = There are no players: name at least one.
problem-zrf-player-passed = There is no player { $word } in this variant: what refers to it is ignored.
problem-zrf-turn-as = { $found } cannot be part of the turn order: write a player, or { $form }.
problem-zrf-turns-none = No player has a turn: name at least one.
problem-zrf-repeat-last = Nothing follows repeat: the turn order starts again from the beginning.
problem-zrf-move-type-idle = No piece has moves of the type { $word }.
problem-zrf-board-empty = The board has no positions: add a grid, or positions.
problem-zrf-label-empty = A label is empty: write one between each pair of slashes.
problem-zrf-direction-size = The direction { $word } has { $count } numbers, but it needs one for each of the { $dimensions } dimensions.
problem-zrf-direction-still = The direction { $word } leads nowhere: at least one number must not be 0.
problem-zrf-position-killed = The position { $word } was killed: remove it here.
problem-zrf-zone-twice = There is already a zone { $zone } for { $player }: the two are merged.
problem-zrf-attribute-value = The attribute { $word } is true or false, not { $found }.
problem-zrf-attribute-kind = The attribute { $word } is a number in one piece and true or false in another.
problem-zrf-attribute-number = The attribute { $word } is a number: only true and false can be used here.
problem-zrf-occupied = { $piece } is already on { $position }: put each piece on a position of its own.
problem-zrf-block-idle = This makes no move: there is no add in it.
problem-zrf-loop-endless = Nothing in this loop ever ends it: it neither moves nor sets a flag.
problem-zrf-flag-unset = The { $what } { $word } is never set: this is always false.
problem-zrf-conditions-many = There are { $count } conditions here, and all of them must hold: write (and ...).
problem-zrf-goal-none = There is no goal, so nobody can win, lose or solve the game: add a (win-condition ...) or another goal.
problem-zrf-goal-players = Name the players of the goal first: { $form }.

# Playing
problem-zrf-fault-endless = The moves of { $piece } go on forever, or for too long: they are cut off.
problem-zrf-fault-steps = There are more than { $most } moves in a position: the others are left out.
problem-zrf-fault-chain = A turn has more than { $most } steps: it ends there.
problem-zrf-fault-lookahead = After { $most } steps it is still not known which turn captures the most pieces: all of them are allowed.
problem-zrf-fault-cost = Working out a move takes more than { $most } seconds, and the moves of { $piece } are part of it, so the game ends here: simplify them, or use fewer pieces or a smaller board.
problem-zrf-fault-cost-goals = Working out a move takes more than { $most } seconds, and this goal is part of it, so the game ends here: write fewer or shorter goals, or use fewer pieces or a smaller board.
problem-zrf-slow = Working out a move takes up to { $count } units of work, and the moves of { $piece } are part of it: play is slow. Simplify these moves, or use fewer pieces or a smaller board.
problem-zrf-slow-goals = Working out a move takes up to { $count } units of work, and this goal is part of it: play is slow. Write fewer or shorter goals, or use fewer pieces or a smaller board.
problem-zrf-fault-safety = There are too many royal pieces to check whether moves leave them under attack: no move is ruled out.
