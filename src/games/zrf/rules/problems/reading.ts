/** Messages for errors found while reading a rules file, one sentence per code. */
export const READING_MESSAGES = {
  // Text
  'zrf-empty': 'This file has no rules: rules begin with (game ...).',
  'zrf-binary': 'This is not a text file: give the rules file itself, which ends in .zrf.',
  'zrf-file-large': 'The file has {bytes} bytes; the limit is {most}.',
  'zrf-files-large':
    'This file and those before it have {bytes} bytes in total; the limit is {most}.',
  'zrf-more': 'There are more problems: fix these first.',

  // Lists and strings
  'zrf-unclosed': 'The list {name} is never closed: add a ) where it ends.',
  'zrf-unclosed-several':
    'The file ends with {count} lists still open, {name} innermost: add a ) where each of them ends.',
  'zrf-unclosed-before':
    'The list {name} is still open where ({next} begins on line {line}: add a ) before it.',
  'zrf-unclosed-indent':
    'The indentation of line {line} suggests that the list {name} is missing its ): add it before that line.',
  'zrf-stray': 'No open list matches this ): delete it, or look for an extra ) above.',
  'zrf-pragma':
    'A comment that begins with ;@ holds whole options on one line, as in ;@ (option "notation" chess). This one is ignored.',
  'zrf-string': 'This text is never closed: add a " where it ends.',
  'zrf-nesting': 'Lists are nested more than {most} levels deep: nest fewer of them.',
  'zrf-control': 'The control character {code} here is read as a space: delete it.',

  // Files
  'zrf-include-form': 'Write (include "name.zrf"), with the name of one file in quotes.',
  'zrf-include-inside':
    'An include belongs at the top level of a file, outside all lists and macros: move it there.',
  'zrf-include-outside': 'The file {name} is outside the rules folder: move it into that folder.',
  'zrf-include-missing':
    'There is no file {name}: check the name, or put the file into the rules folder.',
  'zrf-include-missing-meant': 'There is no file {name}. Did you mean {meant}?',
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
    '{name} is a macro argument, which works only inside a define: write the word itself.',
  'zrf-argument-list':
    'The argument {argument} is a list here and cannot be part of the word {name}: call the macro with a word.',
  'zrf-recursion':
    'The macro {name} calls itself ({trail}). Macros cannot be recursive: write out the body.',
  'zrf-expansion-deep':
    'Macros and lists are nested more than {most} levels deep here: nest fewer of them.',
  'zrf-expansion':
    'With this call the macros expand to more than {most} words. Look for a macro that doubles its arguments.',
  'zrf-glued':
    'Macro arguments form a word of more than {most} characters: look for a macro that doubles it.',

  // Folders and zips
  'rules-none': '{name} is not a rules file: give a .zrf file, a folder with one, or a .zip.',
  'rules-none-inside': 'There is no .zrf file in {name}: give the rules file itself.',
  'rules-several': '{name} has {count} rules files. Give one of them by name: {paths}.',
  'rules-missing': 'There is no file {name}.',
  'rules-missing-meant': 'There is no file {name}. Did you mean {meant}?',
  'rules-outside': '{name} is outside the rules folder: put the file itself there.',
  'rules-folder-large':
    'The files have {bytes} bytes in total; the limit is {most}. Give only the rules and their pictures.',
  'rules-file-large': '{name} was skipped: it has {bytes} bytes, and the limit is {most}.',
  'rules-slow': 'Opening this game takes about {seconds} seconds.',
  'rules-unreadable': '{name} cannot be read: {reason}.',
} as const;
