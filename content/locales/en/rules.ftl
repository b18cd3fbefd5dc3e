# Rules files: what is said around their problems, and what may be wrong with them.
rules-warning = warning: { $text }
rules-call = in ({ $macro } ...) called at { $place }
rules-calls-more = ... and { $count ->
    [one] one more call
   *[other] { $count } more calls
  }
cli-check-rules = { $path }: { $name } is sound, with { $games ->
    [one] one game
   *[other] { $games } games and variants
  }. { $warnings ->
    [0] No warnings.
    [one] One warning.
   *[other] { $warnings } warnings.
  }

# Reading: text
problem-zrf-empty = There are no rules in this file: they begin with (game ...).
problem-zrf-binary = This is no text: give the rules file itself, which ends in .zrf.
problem-zrf-file-large = The file has { $bytes } bytes; at most { $most } are read.
problem-zrf-files-large = This file and what was read before have { $bytes } bytes together; at most { $most } are read.
problem-zrf-more = There are more problems: mend these first.

# Reading: lists and strings
problem-zrf-unclosed = The list { $name } is never closed: add a ) where it ends.
problem-zrf-unclosed-several = The file ends inside of { $count } lists, of which { $name } is the innermost: add a ) where each ends.
problem-zrf-unclosed-before = The list { $name } is still open where ({ $next } begins on line { $line }: add a ) before that.
problem-zrf-unclosed-indent = The list { $name } lacks its ), as the indentation of line { $line } shows: add it before that line.
problem-zrf-stray = There is no open list that this ) could close: delete it, or look above for one too many.
problem-zrf-string = This text is never closed: add a " where it ends.
problem-zrf-nesting = Lists in lists, more than { $most } deep: no rules need that.
problem-zrf-control = A control character ({ $code }) stands here, and is passed over like a blank: delete it.

# Reading: files
problem-zrf-include-form = Write (include "name.zrf"), with the name of one file in quotes.
problem-zrf-include-inside = An include stands at the top of a file, in no list and no macro: move it there.
problem-zrf-include-outside = The file { $name } lies outside of the folder of the rules: put it into that folder.
problem-zrf-include-missing = There is no file { $name }: put it into the folder of the rules.
problem-zrf-include-missing-meant = There is no file { $name }: did you mean { $meant }?
problem-zrf-include-cycle = The file { $name } includes itself ({ $trail }): leave this include out.
problem-zrf-include-count = More than { $most } files are included: put some of them together.
problem-zrf-include-deep = Files include files more than { $most } deep: include them in the first file instead.

# Reading: macros
problem-zrf-define-name = A define needs a name first, as in (define step ...).
problem-zrf-define-inside = A define stands at the top of a file, in no list and no macro: move it there.
problem-zrf-define-again = The macro { $name } is defined again; the define on line { $line } of { $file } is passed over.
problem-zrf-argument-outside = An argument of a macro ({ $name }) has a meaning inside of a define only: write the word itself.
problem-zrf-argument-list = The argument { $argument } is a list here and cannot be part of the word { $name }: call the macro with a word.
problem-zrf-recursion = The macro { $name } calls itself ({ $trail }): macros cannot repeat, write the body out.
problem-zrf-expansion-deep = Macros and lists stand in each other more than { $most } deep here: call fewer of them in each other.
problem-zrf-expansion = The macros make more than { $most } words out of these rules: this call was one too many. Look for a macro that doubles what it is given.
problem-zrf-glued = The arguments of macros make a word of more than { $most } letters: look for a macro that doubles it.

# Reading: folders and zips
problem-rules-none = { $name } is no rules file: give a .zrf file, a folder that has one, or a .zip.
problem-rules-none-inside = There is no .zrf file in { $name }: give the one that has the rules.
problem-rules-several = There are { $count } rules files in { $name }: give one of them by its name. They are { $paths }.
problem-rules-missing = There is no file { $name }.
problem-rules-missing-meant = There is no file { $name }: did you mean { $meant }?
problem-rules-outside = { $name } lies outside of the folder of the rules: put the file itself there.
problem-rules-unreadable = { $name } cannot be read: { $reason }
problem-rules-large = { $name } has { $bytes } bytes; at most { $most } are read.

# Meaning: names, sections and moves
zrf-what = { $what }
problem-zrf-keyword-unknown = There is no { $what } "{ $word }". Did you mean "{ $nearest }"?
problem-zrf-name-unknown = There is no { $what } "{ $word }": mend the word, or declare it.
problem-zrf-name-among = There is no { $what } "{ $word }": there is { $known }.
problem-zrf-name-twice = The { $what } { $word } is there already: give each a name of its own.
problem-zrf-name-both = { $word } is a direction and a position: in moves it means the direction.
problem-zrf-expected = { $found } is no { $what }: only such can stand here.
problem-zrf-form = { $keyword } is to be written as { $form }.
problem-zrf-too-many = There are too many: at most { $most } of kind { $what } are read.
problem-zrf-name-long = The name { $word } has more than { $most } letters: shorten it.
problem-zrf-large-board = Positions, pieces and players multiply to { $count }: rules are played up to { $most }.
problem-zrf-large-moves = Positions, pieces, players and move types multiply to { $count }: rules are played up to { $most }.
problem-zrf-large-choices = Pieces and move types multiply to { $count }: rules are played up to { $most }.
problem-zrf-large-goals = The goals look at { $count } things: rules are played up to { $most }.
problem-zrf-large-file = All games and variants up to here have more than { $most } words, inherited ones included: put the others into a file of their own.
problem-zrf-no-game = There is no (game ...) in the file: write one.
problem-zrf-section-outside = ({ $section } ...) belongs inside of a (game ...) or (variant ...).
problem-zrf-section-twice = There is another ({ $section } ...) before: only this one counts.
problem-zrf-section-missing = There is no ({ $section } ...): add one.
problem-zrf-title-missing = It has no title: add (title "...").
problem-zrf-default-twice = Another variant is marked as the default one too: this one counts.
problem-zrf-engine = The moves are made by a program, { $engine }: only games with rules can be played.
problem-zrf-version = The file asks for version { $version }, later than 2.0.1: not all may be understood.
problem-zrf-option-unknown = The option { $option } is not known: it is passed over.
problem-zrf-option-near = The option { $option } is not known. Did you mean "{ $nearest }"?
problem-zrf-option-idle = The option { $option } has no effect here.
problem-zrf-option-value = The option { $option } can be { $values }, not { $found }: it keeps its default.
problem-zrf-players-none = There are no players: name one at least.
problem-zrf-player-passed = There is no player { $word } in this variant: what is said of it is passed over.
problem-zrf-turn-as = { $found } cannot stand in a turn: write a player, or { $form }.
problem-zrf-turns-none = No player has a turn: name one at least.
problem-zrf-repeat-last = Nothing follows repeat: the turns begin from the first again.
problem-zrf-move-type-idle = No piece has moves of the type { $word }.
problem-zrf-board-empty = The board has no positions: add a grid, or positions.
problem-zrf-label-empty = A label is empty: write one between each two slashes.
problem-zrf-direction-size = The direction { $word } has { $count } numbers: it needs one for each dimension, { $dimensions }.
problem-zrf-direction-still = The direction { $word } leads nowhere: one number must not be 0.
problem-zrf-position-killed = The position { $word } was killed: leave it out.
problem-zrf-zone-twice = The zone { $zone } is declared for { $player } already: the two are joined.
problem-zrf-attribute-value = The attribute { $word } is true or false, not { $found }.
problem-zrf-attribute-kind = The attribute { $word } is a number in one piece and true or false in another.
problem-zrf-attribute-number = The attribute { $word } is a number: only true and false can be used here.
problem-zrf-occupied = On { $position } stands { $piece } already: put each piece on a position of its own.
problem-zrf-block-idle = No move comes of this: it lacks an add.
problem-zrf-loop-endless = Nothing in this loop ever ends it: it neither moves nor sets a flag.
problem-zrf-flag-unset = The { $what } { $word } is never set: this is always false.
problem-zrf-conditions-many = These are { $count } conditions: all of them must hold. Write (and ...).
problem-zrf-goal-none = It has no goal: nobody can win, lose or solve it. Add a (win-condition ...) or another goal.
problem-zrf-goal-players = Name the players of the goal first: { $form }.

# Playing
problem-zrf-fault-endless = The moves of { $piece } go on for ever, or for too long: they are cut off there.
problem-zrf-fault-steps = There are more than { $most } moves in a position: the others are left out.
problem-zrf-fault-chain = A turn has more than { $most } steps: it ends there.
problem-zrf-fault-lookahead = Which turn takes most pieces is not known after { $most } steps: all of them are allowed.
problem-zrf-fault-safety = There are too many royal pieces: whether moves leave them under attack is not asked.
