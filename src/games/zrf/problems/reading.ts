/** What can be wrong before the meaning of a rules file is looked at: one sentence a code. */
export const READING_MESSAGES = {
  // Text
  'zrf-empty': 'There are no rules in this file: they begin with (game ...).',
  'zrf-binary': 'This is no text: give the rules file itself, which ends in .zrf.',
  'zrf-file-large': 'The file has {bytes} bytes; at most {most} are read.',
  'zrf-files-large':
    'This file and what was read before have {bytes} bytes together; at most {most} are read.',
  'zrf-more': 'There are more problems: mend these first.',

  // Lists and strings
  'zrf-unclosed': 'The list {name} is never closed: add a ) where it ends.',
  'zrf-unclosed-several':
    'The file ends inside of {count} lists, of which {name} is the innermost: add a ) where each ends.',
  'zrf-unclosed-before':
    'The list {name} is still open where ({next} begins on line {line}: add a ) before that.',
  'zrf-unclosed-indent':
    'The list {name} lacks its ), as the indentation of line {line} shows: add it before that line.',
  'zrf-stray':
    'There is no open list that this ) could close: delete it, or look above for one too many.',
  'zrf-string': 'This text is never closed: add a " where it ends.',
  'zrf-nesting': 'Lists in lists, more than {most} deep: no rules need that.',
  'zrf-control':
    'A control character ({code}) stands here, and is passed over like a blank: delete it.',

  // Files
  'zrf-include-form': 'Write (include "name.zrf"), with the name of one file in quotes.',
  'zrf-include-inside':
    'An include stands at the top of a file, in no list and no macro: move it there.',
  'zrf-include-outside':
    'The file {name} lies outside of the folder of the rules: put it into that folder.',
  'zrf-include-missing': 'There is no file {name}: put it into the folder of the rules.',
  'zrf-include-missing-meant': 'There is no file {name}: did you mean {meant}?',
  'zrf-include-cycle': 'The file {name} includes itself ({trail}): leave this include out.',
  'zrf-include-count': 'More than {most} files are included: put some of them together.',
  'zrf-include-deep':
    'Files include files more than {most} deep: include them in the first file instead.',

  // Macros
  'zrf-define-name': 'A define needs a name first, as in (define step ...).',
  'zrf-define-inside':
    'A define stands at the top of a file, in no list and no macro: move it there.',
  'zrf-define-again':
    'The macro {name} is defined again; the define on line {line} of {file} is passed over.',
  'zrf-argument-outside':
    'An argument of a macro ({name}) has a meaning inside of a define only: write the word itself.',
  'zrf-argument-list':
    'The argument {argument} is a list here and cannot be part of the word {name}: call the macro with a word.',
  'zrf-recursion':
    'The macro {name} calls itself ({trail}): macros cannot repeat, write the body out.',
  'zrf-expansion-deep':
    'Macros and lists stand in each other more than {most} deep here: call fewer of them in each other.',
  'zrf-expansion':
    'The macros make more than {most} words out of these rules: this call was one too many. Look for a macro that doubles what it is given.',
  'zrf-glued':
    'The arguments of macros make a word of more than {most} letters: look for a macro that doubles it.',

  // Folders and zips
  'rules-none': '{name} is no rules file: give a .zrf file, a folder that has one, or a .zip.',
  'rules-none-inside': 'There is no .zrf file in {name}: give the one that has the rules.',
  'rules-several':
    'There are {count} rules files in {name}: give one of them by its name. They are {paths}.',
  'rules-missing': 'There is no file {name}.',
  'rules-missing-meant': 'There is no file {name}: did you mean {meant}?',
  'rules-outside': '{name} lies outside of the folder of the rules: put the file itself there.',
  'rules-unreadable': '{name} cannot be read: {reason}',
  'rules-large': '{name} has {bytes} bytes; at most {most} are read.',
} as const;
