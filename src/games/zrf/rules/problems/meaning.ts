/** What can be wrong with the meaning of a rules file: one sentence per code. */
export const MEANING_MESSAGES = {
  'zrf-keyword-unknown': 'There is no {what} "{word}". Did you mean "{nearest}"?',
  'zrf-name-unknown': 'There is no {what} "{word}": correct the word, or declare it.',
  'zrf-name-among': 'There is no {what} "{word}". Choose from {known}.',
  'zrf-name-twice': 'The name {word} ({what}) is already taken: choose another one.',
  'zrf-name-both': '{word} is both a direction and a position: in moves it means the direction.',
  'zrf-expected': '{found} is not valid here. Expected: {what}.',
  'zrf-form': '{keyword} has to be written as {form}.',
  'zrf-too-many': 'There are too many: at most {most} of kind {what} are allowed.',

  'zrf-name-letter':
    'The name {word} contains {letter}: names cannot contain spaces, control characters, parentheses, quotes or semicolons. Use letters, digits, - or _ instead.',
  'zrf-name-long': 'The name {word} has more than {most} letters: shorten it.',
  'zrf-large-board': 'Positions × pieces × players come to {count}, but only {most} are allowed.',
  'zrf-large-moves':
    'Positions × pieces × players × move types come to {count}, but only {most} are allowed.',
  'zrf-large-choices': 'Pieces × move types come to {count}, but only {most} are allowed.',
  'zrf-large-goals': 'The goals look at {count} things, but only {most} are allowed.',
  'zrf-large-file':
    'All games and variants up to here have more than {most} words, including inherited ones: put the others into another file.',

  'zrf-no-game': 'There is no (game ...) in the file: write one.',
  'zrf-section-outside': '({section} ...) belongs inside a (game ...) or (variant ...).',
  'zrf-section-twice': 'There is another ({section} ...) above: only this one counts.',
  'zrf-section-missing': 'There is no ({section} ...): add one.',
  'zrf-title-missing': 'There is no title: add (title "...").',
  'zrf-title-unquoted': 'The title {word} has no quotes: write (title "{word}").',
  'zrf-default-twice': 'Another variant is also marked as the default: this one counts.',
  'zrf-engine':
    'The moves are made by an external program, {engine}: only games with rules can be played.',
  'zrf-version':
    'The file is for version {version}, which is later than 2.0.1: some of it may not be understood.',

  'zrf-option-unknown': 'There is no option {option}: it is ignored.',
  'zrf-option-near': 'There is no option {option}. Did you mean "{nearest}"?',
  'zrf-option-idle': 'The option {option} has no effect here.',
  'zrf-option-value': 'The option {option} can be {values}, not {found}: it keeps its default.',

  'zrf-players-none': 'There are no players: name at least one.',
  'zrf-player-passed': 'There is no player {word} in this variant: what refers to it is ignored.',
  'zrf-turn-as': '{found} cannot be part of the turn order: write a player, or {form}.',
  'zrf-turns-none': 'No player has a turn: name at least one.',
  'zrf-repeat-last': 'Nothing follows repeat: the turn order starts again from the beginning.',
  'zrf-move-type-idle': 'No piece has moves of the type {word}.',

  'zrf-board-empty': 'The board has no positions: add a grid, or positions.',
  'zrf-label-empty': 'A label is empty: write one between each pair of slashes.',
  'zrf-direction-size':
    'The direction {word} has {count} numbers, but it needs one for each of the {dimensions} dimensions.',
  'zrf-direction-still': 'The direction {word} leads nowhere: at least one number must not be 0.',
  'zrf-position-killed': 'The position {word} was killed: remove it here.',
  'zrf-zone-twice': 'There is already a zone {zone} for {player}: the two are merged.',

  'zrf-attribute-value': 'The attribute {word} is true or false, not {found}.',
  'zrf-attribute-kind':
    'The attribute {word} is a number in one piece and true or false in another.',
  'zrf-attribute-number': 'The attribute {word} is a number: only true and false can be used here.',
  'zrf-occupied': '{piece} is already on {position}: put each piece on a position of its own.',

  'zrf-block-idle': 'This makes no move: there is no add in it.',
  'zrf-loop-endless': 'Nothing in this loop ever ends it: it neither moves nor sets a flag.',
  'zrf-flag-unset': 'The {what} {word} is never set: this is always false.',
  'zrf-conditions-many':
    'There are {count} conditions here, and all of them must hold: write (and ...).',
  'zrf-goal-none':
    'There is no goal, so nobody can win, lose or solve the game: add a (win-condition ...) or another goal.',
  'zrf-goal-players': 'Name the players of the goal first: {form}.',
} as const;
