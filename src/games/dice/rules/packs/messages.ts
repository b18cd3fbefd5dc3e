import { ZIP_MESSAGES } from '#kit/zip/messages.ts';

/**
 * What is said of a pack, by code. The texts are the English ones; a shell may have others under
 * `problem-<code>`. Every message says which thing is meant, and how to fix it.
 */
export const PACK_MESSAGES = {
  'pack-no-adventure': 'There is no adventure.yaml in {pack}: a pack needs one in its top folder.',
  'pack-file-named': '{name} is not read: rename it to {meant}.',
  'pack-file-large': '{name} has {bytes} bytes, but only {most} are allowed. Split the pack.',
  'pack-large': 'The files of the pack have {bytes} bytes together, but only {most} are allowed.',
  'pack-files': 'The pack has {count} files, but only {most} are allowed.',
  'pack-file-missing': 'There is no {name}: write the names and texts of the pack there.',
  'pack-link': '{name} is a link to a file outside the pack: put the file itself there.',
  'pack-unreadable': '{name} cannot be read: {reason}.',
  'pack-none': '{name} is not a pack: give its folder, its adventure.yaml or a .zip.',
  'pack-language': '"{language}" is not a language code: name the file as in i18n/en.yaml.',
  'pack-language-twice': '{name} and {other} are the same language: keep one of them.',
  'pack-utf8': 'The file is not valid UTF-8 from here on: save it in that encoding.',
  'pack-more': 'There are {count} more problems: fix these first.',

  ...ZIP_MESSAGES,

  'yaml-syntax':
    'This line cannot be read: check its quotes, brackets, colons and indentation, and those of the line before.',
  'yaml-bracket': 'A bracket that was opened is never closed: add the missing "]" or "}".',
  'yaml-quote':
    'A quotation mark that was opened is never closed: add the missing one at the end of its text.',
  'yaml-colon':
    'A text with a colon and a space in it has to be in quotes; a key stands on a line of its own, in one column with its neighbours.',
  'yaml-flow':
    'Between brackets, entries are separated by commas: one is missing, or a line with "-" stands there.',
  'yaml-line':
    'This line has no key: write "key: value" with a space after the colon, or indent it more if it belongs to the text above.',
  'yaml-indent':
    'This line is not in one column with the lines that it belongs to: correct its indentation.',
  'yaml-comma': 'A comma is missing between two entries in brackets.',
  'yaml-escape':
    'A backslash in double quotes begins a special character: write "\\\\" for the backslash itself.',
  'yaml-start': 'A text cannot begin with this character: put the text in quotes.',
  'yaml-comment':
    'A comment needs a space before its "#"; a "#" that belongs to a text needs quotes around the text.',
  'yaml-tab': 'Tabs cannot be used for indentation: use spaces.',
  'yaml-empty': 'The file is empty.',
  'yaml-deep': 'Nested more than {most} levels deep: nothing in a pack needs that.',
  'yaml-entries': 'More than {most} entries in one list or mapping: split the pack.',
  'yaml-values':
    'More than {most} values, counting aliases each time they are used: split the pack.',
  'yaml-tag': 'The tag {tag} has no meaning here: remove it.',
  'yaml-directive': 'Directives have no meaning here: remove the line.',
  'yaml-documents': 'A second document begins here: a file can hold only one.',
  'yaml-alias': 'There is no anchor &{name} above this alias: write out the value.',
  'yaml-cycle': 'The alias *{name} is inside the value it names: write out the value.',
  'yaml-key': 'A key has to be a plain word, as in "name: value".',
  'yaml-key-twice': 'The key "{key}" is already on line {line}: remove one of them.',
  'yaml-key-reserved': '"{key}" cannot be a key: choose another word.',

  'pack-newer':
    'The pack has format {format}, but this program reads only up to format {known}. Get a newer version of the program.',
  'pack-engine':
    'The pack was made for the rules {range}; this program plays by the rules {known}.',
  'pack-there': '{folder} is there already: choose another id.',
  'pack-missing': '{where} has no "{key}": add it.',
  'pack-unknown-key': '{where} has no key "{key}". The keys are {known}.',
  'pack-unknown-key-meant': '{where} has no key "{key}": did you mean "{meant}"?',
  'pack-type': '{where}: expected {expected}, not {got}.',
  'pack-quote': '{where}: {got} is read as a number: put it in quotes.',
  'pack-value': '{where}: there is no {got}. Choose from {known}.',
  'pack-value-none': '{where} has no value. Choose from {known}.',
  'pack-value-meant': '{where}: there is no {got}: did you mean "{meant}"?',
  'pack-form': '{where}: {got} does not have the right form. Write {form}.',
  'pack-version': '{where}: {got} is not a version: write three numbers, such as 1.0.0.',
  'pack-id':
    '"{key}" is not a valid id: use lower-case letters, digits and single hyphens, as in "old-mill".',
  'pack-small': '{where} is {got}: it has to be {least} or more.',
  'pack-big': '{where} is {got}: it can be {most} at most.',
  'pack-short': '{where} is empty: it needs at least {least}.',
  'pack-long': '{where} is too long: {count} {unit} at most.',

  'pack-reference': '{where}: there is no {kind} "{id}" in this pack.',
  'pack-reference-meant': '{where}: there is no {kind} "{id}": did you mean "{meant}"?',
  'pack-row': '{where}: there is no {kind} "{id}". Choose from {known}.',
  'pack-row-meant': '{where}: there is no {kind} "{id}": did you mean "{meant}"?',
  'pack-row-elsewhere': '{where}: "{id}" is of the kind {other}, not {kind}: list it there.',
  'pack-twice': '{where}: "{id}" is listed twice: remove one of them.',
  'pack-id-twice': '"{id}" is also the id of {where}: choose another one.',
  'pack-chapter-twice':
    'The scenario "{id}" is also in chapter "{chapter}": a scenario can be in only one place.',
  'pack-both-places': '{where}: "{id}" is also a static location: remove one of them.',
  'pack-no-level':
    'The scenario "{id}" is in no chapter and has no level: write "level: 1", or add it to a chapter.',
  'pack-no-places': 'The scenario "{id}" has no locations: list some under "static" or "dynamic".',
  'pack-villains':
    'The scenario "{id}" has {count} villains, but only {places} locations for one hero: a location holds one villain.',
  'pack-villain-place':
    '{where}: a villain can wait only at a static location of the scenario, and "{id}" is not one of them.',
  'pack-villain-shared': '{where}: another villain is already waiting at "{id}".',
  'pack-range': '{where}: "{got}" runs backwards: write the smaller number first.',
  'pack-filter': '{where}: write either "only" or "not", not both.',
  'pack-filter-empty': '{where}: this filter leaves no type of die.',
  'pack-villain-die':
    '{where}: a bag cannot name VILLAIN: list the villain under "villains" of a scenario, and his die comes with him.',
  'pack-bag-large': 'The bag of "{id}" can have {count} dice, but only {most} are allowed.',
  'pack-closing':
    'The location "{id}" cannot be closed in scenario "{scenario}": it needs {needed}, but the best dice of level {level} reach {best}. Lower "closing", or name more "closingTypes".',

  'warn-contradiction': '{where}: "{id}" and "{other}" contradict each other: remove one of them.',
  'warn-villains-absent':
    'The scenario "{id}" has villains, but the rule "friendly-neighbourhood" keeps them away: remove one or the other.',
  'warn-untouchable': 'The {kind} "{id}" is both warded and ethereal: no attack counts against it.',
  'warn-timer': '{where} is 0: the heroes lose before their first turn.',
  'warn-no-henchman':
    'No location of the scenario "{id}" has an enemy with the trait "henchman": each can be closed only when its bag is empty.',
  'warn-pool':
    'The scenario "{id}" has only {count} dynamic locations: a party of {heroes} or more would need another one.',
  'warn-no-villains':
    'The scenario "{id}" has no villains: write "victory: closeAll" to tell players what to do.',
  'warn-loose': 'The scenario "{id}" is in no chapter.',
  'warn-unused': 'The {kind} "{id}" is never used.',
  'warn-bag-empty': 'The bag of "{id}" can be empty: the location could then be closed at once.',
  'warn-nameless': 'The bag of "{id}" can have {type} dice, but no card says what they are.',
  'warn-idle': '{where}: the bag has no {type} dice, so these cards never come up.',
  'warn-cards': '{where} is {count}, but only {most} cards are listed.',
  'warn-unnamed':
    '{language} lacks {count} names, the first being "{first}". Ids are shown instead.',
  'warn-untold':
    '{language} lacks {count} texts, the first being "{first}". Those of {instead} are shown instead.',
  'warn-text-reference': '{where}: there is no {kind} "{id}" in this pack.',
  'warn-duplicate':
    'The pack "{id}" is also in {other}: version {version} is used and this one is ignored.',
} as const;

export type PackCode = keyof typeof PACK_MESSAGES;

export function isWarning(code: string): boolean {
  return code.startsWith('warn-');
}
