/** English words for the values of `what` that are not words themselves. */
export const WHAT_WORDS: Readonly<Record<string, string>> = {
  'direction-or-position': 'direction or position',
  'position-or-zone': 'position or zone',
  'piece-or-move-type': 'piece or move type',
  'move-type': 'move type',
  'position-flag': 'position flag',
  landmark: 'place for go',
  'part-of-piece': 'part of (piece ...)',
  'part-of-board': 'part of (board ...)',
  'part-of-grid': 'part of (grid ...)',
  'part-of-zone': 'part of (zone ...)',
  'list-of-positions': 'list of positions',
};

/** Messages for errors in the meaning of a rules file, one sentence per code. */
export const MEANING_MESSAGES = {
  'zrf-keyword-unknown': 'Unknown {what} "{word}". Did you mean "{nearest}"?',
  'zrf-name-unknown': 'Unknown {what} "{word}": correct the word, or declare it.',
  'zrf-name-among': 'Unknown {what} "{word}". Choose from {known}.',
  'zrf-name-twice': 'The name {word} ({what}) is already taken: choose another one.',
  'zrf-name-both': '{word} is both a direction and a position: in moves it means the direction.',
  'zrf-expected': '{found} is not valid here. Expected: {what}.',
  'zrf-form': 'Write {keyword} as {form}.',
  'zrf-too-many': 'Too many {what}s: at most {most} are allowed.',

  'zrf-name-letter':
    'The name {word} contains {letter}. Names cannot contain spaces, control characters, parentheses, quotes or semicolons: use letters, digits, - or _ instead.',
  'zrf-name-long': 'The name {word} has more than {most} characters: shorten it.',
  'zrf-large-board': 'Positions × pieces × players = {count}; the limit is {most}.',
  'zrf-large-moves': 'Positions × pieces × players × move types = {count}; the limit is {most}.',
  'zrf-large-choices': 'Pieces × move types = {count}; the limit is {most}.',
  'zrf-large-goals': 'The goals need {count} checks; the limit is {most}.',
  'zrf-large-file':
    'The games and variants up to here have more than {most} words, including inherited ones: move the others to another file.',

  'zrf-no-game': 'The file has no (game ...): add one.',
  'zrf-section-outside':
    '({section} ...) belongs inside a (game ...) or (variant ...): move it there.',
  'zrf-section-twice': 'There is another ({section} ...) above: only this one counts.',
  'zrf-section-missing': '({section} ...) is missing: add it.',
  'zrf-title-missing': 'The title is missing: add (title "...").',
  'zrf-title-unquoted': 'The title {word} has no quotes: write (title "{word}").',
  'zrf-default-twice': 'Another variant is also marked as the default: this one counts.',
  'zrf-engine':
    'An external program, {engine}, makes the moves: only games with rules can be played.',
  'zrf-version':
    'The file is for version {version}, which is later than 2.0.1: parts of it may not work.',

  'zrf-option-unknown': 'Unknown option {option}: it is ignored.',
  'zrf-option-near': 'Unknown option {option}. Did you mean "{nearest}"?',
  'zrf-option-idle': 'The option {option} has no effect here.',
  'zrf-option-value': 'The option {option} can be {values}, not {found}: the default is used.',
  'zrf-option-number':
    'The option {option} can be a number from {least} to {most}, not {found}: it is ignored.',
  'zrf-option-form': 'This value of {option} is ignored. Write it like {form}.',
  'zrf-option-royal':
    'The option {option} has no effect: name the royal pieces with a checkmated goal.',
  'zrf-option-quiet': 'The option {option} has no effect without (option "quiet moves" 50).',

  'zrf-players-none': 'There are no players: name at least one.',
  'zrf-player-passed': 'This variant has no player {word}: references to that player are ignored.',
  'zrf-turn-as': '{found} cannot be part of the turn order: write a player, or {form}.',
  'zrf-turns-none': 'No player has a turn: name at least one.',
  'zrf-repeat-last': 'Nothing follows repeat: the turn order starts again from the beginning.',
  'zrf-move-type-idle': 'No piece has moves of the type {word}.',

  'zrf-board-empty': 'The board has no positions: add a (grid ...) or (positions ...).',
  'zrf-label-empty': 'A label is empty: write one between each pair of slashes.',
  'zrf-direction-size':
    'The direction {word} has {count} numbers, but it needs {dimensions}, one for each dimension.',
  'zrf-direction-still': 'The direction {word} leads nowhere: at least one number must not be 0.',
  'zrf-position-killed': 'The position {word} was removed by kill-positions: delete it here too.',
  'zrf-zone-twice': 'The zone {zone} for {player} is declared twice: the two are merged.',

  'zrf-attribute-value': 'The attribute {word} can only be true or false, not {found}.',
  'zrf-attribute-kind':
    'The attribute {word} is a number in one piece and true or false in another: make them alike.',
  'zrf-attribute-number':
    'The attribute {word} is a number: only attributes that are true or false can be used here.',
  'zrf-occupied': '{piece} is already on {position}: put each piece on its own position.',

  'zrf-block-idle': 'This block makes no move: it has no add.',
  'zrf-loop-endless': 'Nothing in this loop can end it: it neither moves nor sets a flag.',
  'zrf-flag-unset': 'The {what} {word} is never set: this is always false.',
  'zrf-conditions-many': 'These {count} conditions must all hold: write (and ...).',
  'zrf-goal-none':
    'There is no goal, so nobody can win, lose or solve the game: add a (win-condition ...) or another goal.',
  'zrf-goal-players': 'Name the players of the goal first: {form}.',
} as const;
