/** What can be wrong with the meaning of a rules file: one sentence a code. */
export const MEANING_MESSAGES = {
  'zrf-keyword-unknown': 'There is no {what} "{word}". Did you mean "{nearest}"?',
  'zrf-name-unknown': 'There is no {what} "{word}": mend the word, or declare it.',
  'zrf-name-among': 'There is no {what} "{word}": there is {known}.',
  'zrf-name-twice': 'The {what} {word} is there already: give each a name of its own.',
  'zrf-name-both': '{word} is a direction and a position: in moves it means the direction.',
  'zrf-expected': '{found} is no {what}: only such can stand here.',
  'zrf-form': '{keyword} is to be written as {form}.',
  'zrf-too-many': 'There are too many: at most {most} of kind {what} are read.',

  'zrf-name-long': 'The name {word} has more than {most} letters: shorten it.',
  'zrf-large-board':
    'Positions, pieces and players multiply to {count}: rules are played up to {most}.',
  'zrf-large-moves':
    'Positions, pieces, players and move types multiply to {count}: rules are played up to {most}.',
  'zrf-large-choices': 'Pieces and move types multiply to {count}: rules are played up to {most}.',
  'zrf-large-goals': 'The goals look at {count} things: rules are played up to {most}.',
  'zrf-large-file':
    'All games and variants up to here have more than {most} words, inherited ones included: put the others into a file of their own.',

  'zrf-no-game': 'There is no (game ...) in the file: write one.',
  'zrf-section-outside': '({section} ...) belongs inside of a (game ...) or (variant ...).',
  'zrf-section-twice': 'There is another ({section} ...) before: only this one counts.',
  'zrf-section-missing': 'There is no ({section} ...): add one.',
  'zrf-title-missing': 'It has no title: add (title "...").',
  'zrf-default-twice': 'Another variant is marked as the default one too: this one counts.',
  'zrf-engine': 'The moves are made by a program, {engine}: only games with rules can be played.',
  'zrf-version':
    'The file asks for version {version}, later than 2.0.1: not all may be understood.',

  'zrf-option-unknown': 'The option {option} is not known: it is passed over.',
  'zrf-option-near': 'The option {option} is not known. Did you mean "{nearest}"?',
  'zrf-option-idle': 'The option {option} has no effect here.',
  'zrf-option-value': 'The option {option} can be {values}, not {found}: it keeps its default.',

  'zrf-players-none': 'There are no players: name one at least.',
  'zrf-player-passed':
    'There is no player {word} in this variant: what is said of it is passed over.',
  'zrf-turn-as': '{found} cannot stand in a turn: write a player, or {form}.',
  'zrf-turns-none': 'No player has a turn: name one at least.',
  'zrf-repeat-last': 'Nothing follows repeat: the turns begin from the first again.',
  'zrf-move-type-idle': 'No piece has moves of the type {word}.',

  'zrf-board-empty': 'The board has no positions: add a grid, or positions.',
  'zrf-label-empty': 'A label is empty: write one between each two slashes.',
  'zrf-direction-size':
    'The direction {word} has {count} numbers: it needs one for each dimension, {dimensions}.',
  'zrf-direction-still': 'The direction {word} leads nowhere: one number must not be 0.',
  'zrf-position-killed': 'The position {word} was killed: leave it out.',
  'zrf-zone-twice': 'The zone {zone} is declared for {player} already: the two are joined.',

  'zrf-attribute-value': 'The attribute {word} is true or false, not {found}.',
  'zrf-attribute-kind':
    'The attribute {word} is a number in one piece and true or false in another.',
  'zrf-attribute-number': 'The attribute {word} is a number: only true and false can be used here.',
  'zrf-occupied': 'On {position} stands {piece} already: put each piece on a position of its own.',

  'zrf-block-idle': 'No move comes of this: it lacks an add.',
  'zrf-loop-endless': 'Nothing in this loop ever ends it: it neither moves nor sets a flag.',
  'zrf-flag-unset': 'The {what} {word} is never set: this is always false.',
  'zrf-conditions-many': 'These are {count} conditions: all of them must hold. Write (and ...).',
  'zrf-goal-none':
    'It has no goal: nobody can win, lose or solve it. Add a (win-condition ...) or another goal.',
  'zrf-goal-players': 'Name the players of the goal first: {form}.',
} as const;
