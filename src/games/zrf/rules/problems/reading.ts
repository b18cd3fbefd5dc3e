/** What can be wrong before the meaning of a rules file is looked at: one sentence per code. */
export const READING_MESSAGES = {
  // Text
  'zrf-empty': 'There are no rules in this file: they begin with (game ...).',
  'zrf-binary': 'This is not a text file: give the rules file itself, which ends in .zrf.',
  'zrf-file-large': 'The file has {bytes} bytes, but only {most} are allowed.',
  'zrf-files-large':
    'This file and those before it have {bytes} bytes together, but only {most} are allowed.',
  'zrf-more': 'There are more problems: fix these first.',

  // Lists and strings
  'zrf-unclosed': 'The list {name} is never closed: add a ) where it ends.',
  'zrf-unclosed-several':
    'The file ends inside {count} lists, the innermost of which is {name}: add a ) where each of them ends.',
  'zrf-unclosed-before':
    'The list {name} is still open where ({next} begins on line {line}: add a ) before that.',
  'zrf-unclosed-indent':
    'The list {name} has no ), to judge by the indentation of line {line}: add it before that line.',
  'zrf-stray': 'No open list matches this ): delete it, or look for an extra ) above.',
  'zrf-string': 'This text is never closed: add a " where it ends.',
  'zrf-nesting': 'Lists are nested more than {most} levels deep: no rules need that.',
  'zrf-control': 'There is a control character ({code}) here, which is read as a space: delete it.',

  // Files
  'zrf-include-form': 'Write (include "name.zrf"), with the name of one file in quotes.',
  'zrf-include-inside':
    'An include belongs at the top level of a file, outside all lists and macros: move it there.',
  'zrf-include-outside':
    'The file {name} is outside the folder of the rules: put it into that folder.',
  'zrf-include-missing': 'There is no file {name}: put it into the folder of the rules.',
  'zrf-include-missing-meant': 'There is no file {name}: did you mean {meant}?',
  'zrf-include-cycle': 'The file {name} includes itself ({trail}): remove this include.',
  'zrf-include-count': 'More than {most} files are included: combine some of them.',
  'zrf-include-deep':
    'Includes are nested more than {most} levels deep: include these files in the first file instead.',

  // Macros
  'zrf-define-name': 'A define starts with a name, as in (define step ...).',
  'zrf-define-inside':
    'A define belongs at the top level of a file, outside all lists and macros: move it there.',
  'zrf-define-again':
    'The macro {name} is defined again; the define on line {line} of {file} is ignored.',
  'zrf-argument-outside':
    'A macro argument ({name}) has a meaning only inside a define: write the word itself.',
  'zrf-argument-list':
    'The argument {argument} is a list here and cannot be part of the word {name}: call the macro with a word.',
  'zrf-recursion':
    'The macro {name} calls itself ({trail}): macros cannot repeat, so write out the body.',
  'zrf-expansion-deep':
    'Macros and lists are nested more than {most} levels deep here: nest fewer of them.',
  'zrf-expansion':
    'The macros expand these rules to more than {most} words; this is the call that goes too far. Look for a macro that doubles its arguments.',
  'zrf-glued':
    'Macro arguments form a word of more than {most} letters: look for a macro that doubles it.',

  // Folders and zips
  'rules-none': '{name} is not a rules file: give a .zrf file, a folder that has one, or a .zip.',
  'rules-none-inside': 'There is no .zrf file in {name}: give the file that holds the rules.',
  'rules-several':
    'There are {count} rules files in {name}: give one of them by name. They are {paths}.',
  'rules-missing': 'There is no file {name}.',
  'rules-missing-meant': 'There is no file {name}: did you mean {meant}?',
  'rules-outside': '{name} is outside the folder of the rules: put the file itself there.',
  'rules-folder-large':
    'The files have {bytes} bytes together, but only {most} are allowed: give only the rules and their pictures.',
  'rules-file-large': '{name} is left out: it has {bytes} bytes, but only {most} are allowed.',
  'rules-slow': 'Opening this game takes about {seconds} seconds.',
  'rules-unreadable': '{name} cannot be read: {reason}.',
} as const;
