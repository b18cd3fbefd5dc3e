import { ZIP_MESSAGES } from '../../../kit/zip/messages.ts';

/**
 * What is said of a pack, by code. The texts are the English ones; a shell may have others under
 * `problem-<code>`. Every message says which thing is meant, and how to mend it.
 */
export const PACK_MESSAGES = {
  'pack-no-adventure': 'There is no adventure.yaml in {pack}: a pack needs one at its top.',
  'pack-file-named': '{name} is not read: rename it to {meant}.',
  'pack-file-large': '{name} has {bytes} bytes; at most {most} are read. Split the pack.',
  'pack-large': 'The files of the pack have {bytes} bytes together; at most {most} are read.',
  'pack-files': 'The pack has {count} files to read; at most {most} are read.',
  'pack-file-missing': 'There is no {name}: write the names and texts of the pack there.',
  'pack-link': '{name} is a link out of the pack: put the file itself there.',
  'pack-unreadable': '{name} cannot be read: {reason}',
  'pack-none': '{name} is no pack: give its folder, its adventure.yaml or a .zip.',
  'pack-language': '"{language}" is no language code: name the file as in i18n/en.yaml.',
  'pack-language-twice': '{name} and {other} are the same language: keep one of them.',
  'pack-utf8': 'The file is not UTF-8 from here on: save it in that encoding.',
  'pack-more': 'There are {count} more problems: mend these first.',

  ...ZIP_MESSAGES,

  'yaml-syntax': 'This is no YAML: {reason}',
  'yaml-tab': 'A tab may not indent: use spaces.',
  'yaml-empty': 'The file is empty.',
  'yaml-deep': 'Nested deeper than {most} levels: nothing in a pack needs that.',
  'yaml-entries': 'More than {most} entries in one list or mapping: split the pack.',
  'yaml-values': 'More than {most} values, aliases counted wherever they stand: split the pack.',
  'yaml-tag': 'The tag {tag} has no meaning here: leave it out.',
  'yaml-directive': 'Directives have no meaning here: leave the line out.',
  'yaml-documents': 'A second document begins here: a file holds one.',
  'yaml-alias': 'There is no anchor &{name} above this alias: write the value out.',
  'yaml-cycle': 'The alias *{name} stands inside of what it names: write the value out.',
  'yaml-key': 'A key has to be a plain word: write it as in "name: value".',
  'yaml-key-twice': 'The key "{key}" stands here a second time; it is first on line {line}.',
  'yaml-key-reserved': '"{key}" cannot be a key: choose another word.',

  'pack-newer':
    'The pack has format {format}; this program reads format {known}. Take a newer version of the program.',
  'pack-missing': '{where} lacks "{key}": add it.',
  'pack-unknown-key': '{where} has no key "{key}". The keys are {known}.',
  'pack-unknown-key-meant': '{where} has no key "{key}": did you mean "{meant}"?',
  'pack-type': '{where}: expected {expected}, not {got}.',
  'pack-quote': '{where}: {got} reads as a number: put it in quotes.',
  'pack-value': '{where}: there is no {got}. Choose from {known}.',
  'pack-value-none': '{where} has no value. Choose from {known}.',
  'pack-value-meant': '{where}: there is no {got}: did you mean "{meant}"?',
  'pack-form': '{where}: {got} is not of the form needed here. Write {form}.',
  'pack-id': '"{key}" is no id: use small letters, digits and single hyphens, as in "old-mill".',
  'pack-small': '{where} is {got}: it has to be {least} or more.',
  'pack-big': '{where} is {got}: it may be {most} at most.',
  'pack-short': '{where} is empty: it needs at least {least}.',
  'pack-long': '{where} is too long: {count} {unit} at most.',

  'pack-reference': '{where}: there is no {kind} "{id}" in this pack.',
  'pack-reference-meant': '{where}: there is no {kind} "{id}": did you mean "{meant}"?',
  'pack-row': '{where}: there is no {kind} "{id}". Choose from {known}.',
  'pack-row-meant': '{where}: there is no {kind} "{id}": did you mean "{meant}"?',
  'pack-row-elsewhere': '{where}: "{id}" is no {kind} but a {other}: write it there.',
  'pack-twice': '{where}: "{id}" stands here twice: leave one out.',
  'pack-id-twice': '"{id}" is the id of {where}, too: choose another one.',
  'pack-chapter-twice':
    'The scenario "{id}" is in chapter "{chapter}", too: a scenario has one place.',
  'pack-both-places': '{where}: "{id}" is among the static locations, too: leave one out.',
  'pack-no-level':
    'The scenario "{id}" is in no chapter and has no level: write "level: 1", or put it into one.',
  'pack-no-places': 'The scenario "{id}" has no locations: list some under "static" or "dynamic".',
  'pack-villains':
    'The scenario "{id}" has villains: {count}; locations for one hero: {places}. A location holds one villain.',
  'pack-villain-place':
    '{where}: a villain can wait only at a static location of the scenario, and "{id}" is none.',
  'pack-villain-shared': '{where}: another villain waits at "{id}" already.',
  'pack-range': '{where}: "{got}" runs backwards: write the smaller number first.',
  'pack-filter': '{where}: write either "only" or "not", so that the types of the dice are plain.',
  'pack-filter-empty': '{where}: no type of die is left by this filter.',
  'pack-bag-large': 'The bag of "{id}" can have {count} dice: {most} at most.',
  'pack-closing':
    'The location "{id}" cannot be closed in scenario "{scenario}": it needs {needed}, and the best dice of level {level} bring {best}. Lower "closing", or name more "closingTypes".',

  'warn-pool':
    'The scenario "{id}" has {count} dynamic locations: a party of {heroes} or more would need another one.',
  'warn-no-villains':
    'The scenario "{id}" has no villains: write "victory: closeAll", so that players know.',
  'warn-loose': 'The scenario "{id}" is in no chapter.',
  'warn-unused': 'The {kind} "{id}" is used nowhere.',
  'warn-bag-empty': 'The bag of "{id}" can be empty: its location could be closed at once.',
  'warn-nameless': 'The bag of "{id}" can have {type} dice, but no card tells what they are.',
  'warn-idle': '{where}: the bag has no {type} dice, so these cards are never met.',
  'warn-villain-die': '{where}: a VILLAIN die of a bag has no card. Villains belong to scenarios.',
  'warn-cards': '{where} is {count}, but only {most} cards are listed.',
  'warn-unnamed': '{language} lacks names: {count}, "{first}" first. Ids stand in.',
  'warn-untold': '{language} lacks texts: {count}, "{first}" first. Those of {instead} stand in.',
  'warn-text-reference': '{where}: there is no {kind} "{id}" in this pack.',
  'warn-duplicate':
    'The pack "{id}" is also in {other}: version {version} is taken, this one is passed over.',
} as const;

export type PackCode = keyof typeof PACK_MESSAGES;

export function isWarning(code: string): boolean {
  return code.startsWith('warn-');
}
