import { ZIP_MESSAGES } from '#kit/zip/messages.ts';

/**
 * Messages about packs, by code. These are the English texts; a shell may have translations under
 * `problem-<code>`. Every message names its subject and a fix.
 */
export const PACK_MESSAGES = {
  'pack-no-adventure': '{pack} has no adventure.yaml: put one in its top folder.',
  'pack-no-caves': '{pack} has no caves.yaml: put one in its top folder.',
  'pack-glyph-twice': '{where}: {other} already has the sign "{glyph}". Choose another one.',
  'pack-vault-reach':
    '{where}: line {row}, column {column} cannot be reached on foot from the edge: open a way with ".".',
  'pack-file-named': '{name} is ignored: rename it to {meant}.',
  'pack-file-large': '{name} has {bytes} bytes, but only {most} are allowed. Split the pack.',
  'pack-large': 'The pack has {bytes} bytes in all, but only {most} are allowed.',
  'pack-files': 'The pack has {count} files, but only {most} are allowed.',
  'pack-file-missing': '{name} is missing: put the names and texts of the pack there.',
  'pack-link': '{name} is a link to a file outside the pack: put the file itself there.',
  'pack-unreadable': '{name} cannot be read: {reason}.',
  'pack-none': '{name} is not a pack: give its folder, its adventure.yaml or a .zip.',
  'pack-language': '"{language}" is not a language code: name the file as in i18n/en.yaml.',
  'pack-language-twice': '{name} and {other} are the same language: keep one of them.',
  'pack-utf8': 'The file is not valid UTF-8 from here on: save it as UTF-8.',
  'pack-more': 'Problems not listed: {count}. Fix these first.',

  ...ZIP_MESSAGES,

  'yaml-syntax':
    'This line cannot be read: check its quotes, brackets, colons and indentation, and those of the line before.',
  'yaml-bracket': 'An opening bracket is never closed: add the missing "]" or "}".',
  'yaml-quote':
    'An opening quotation mark is never closed: add the missing one at the end of the text.',
  'yaml-colon':
    'Put quotes around a text that contains a colon and a space. Put every key on its own line, in one column with its neighbours.',
  'yaml-flow':
    'Separate entries in brackets with commas: one is missing, or a line here begins with "-".',
  'yaml-line':
    'This line has no key: write "key: value" with a space after the colon. If it continues the text above, indent it more.',
  'yaml-indent': 'This line is not in one column with its neighbours: correct its indentation.',
  'yaml-comma': 'A comma is missing between two entries in brackets: add it.',
  'yaml-escape':
    'A backslash in double quotes begins a special character: write "\\\\" for a backslash.',
  'yaml-start': 'A text cannot begin with this character: put quotes around the text.',
  'yaml-comment':
    'Put a space before the "#" of a comment, or quotes around a text that contains "#".',
  'yaml-tab': 'Tabs cannot be used for indentation: use spaces.',
  'yaml-empty': 'The file is empty.',
  'yaml-deep': 'Nested more than {most} levels deep: use fewer levels.',
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
    'The pack was made for version {range} of the rules, but this program has version {known}.',
  'pack-there': '{folder} already exists: choose another id.',
  'pack-missing': '{where} has no "{key}": add it.',
  'pack-unknown-key': '{where} has no key "{key}". The keys are {known}.',
  'pack-unknown-key-meant': '{where} has no key "{key}". Did you mean "{meant}"?',
  'pack-comma':
    '{where}: a comma ends a text between braces, so "{key}" is read as a key. Put quotes around the text.',
  'pack-type': '{where}: expected {expected}, not {got}.',
  'pack-quote': '{where}: {got} is read as a number: put it in quotes.',
  'pack-value': '{where}: {got} is not a valid value. Choose from {known}.',
  'pack-value-none': '{where} has no value. Choose from {known}.',
  'pack-value-meant': '{where}: {got} is not a valid value. Did you mean "{meant}"?',
  'pack-form': '{where}: {got} has the wrong form. Write {form}.',
  'pack-version': '{where}: {got} is not a version: write three numbers, such as 1.0.0.',
  'pack-id':
    '"{key}" is not a valid id: use lower-case letters, digits and single hyphens, as in "old-mill".',
  'pack-small': '{where} is {got}: it must be {least} or more.',
  'pack-big': '{where} is {got}: it must be {most} or less.',
  'pack-short': '{where} is empty: it needs at least {least}.',
  'pack-long': '{where} is too long: {count} {unit} at most.',

  'pack-reference': '{where}: there is no {kind} "{id}" in this pack.',
  'pack-reference-meant':
    '{where}: there is no {kind} "{id}" in this pack. Did you mean "{meant}"?',
  'pack-row': '{where}: there is no {kind} "{id}". Choose from {known}.',
  'pack-row-meant': '{where}: there is no {kind} "{id}". Did you mean "{meant}"?',
  'pack-row-elsewhere':
    '{where}: "{id}" belongs to the {otherKind}s, not the {kind}s. List it there.',
  'pack-twice': '{where}: "{id}" is listed twice: remove one of them.',
  'pack-id-twice': '"{id}" is also the id of {where}: choose another one.',
  'pack-chapter-twice':
    'The scenario "{id}" is also in chapter "{chapter}": a scenario can be in only one chapter.',
  'pack-both-places': '{where}: "{id}" is also a static location: remove one of them.',
  'pack-no-level':
    'The scenario "{id}" is in no chapter and has no level: write "level: 1", or add it to a chapter.',
  'pack-no-places': 'The scenario "{id}" has no locations: list some under "static" or "dynamic".',
  'pack-order-place':
    '{where}: "{id}" is not a location of the scenario: list it in "static" or "dynamic".',
  'pack-villains':
    'The scenario "{id}" has {count} villains, but only {places} locations for one hero: a location holds one villain.',
  'pack-villain-place':
    '{where}: a villain can wait only at a static location of the scenario, and "{id}" is not among them.',
  'pack-villain-shared': '{where}: another villain is already waiting at "{id}".',
  'pack-ally-place':
    '{where}: an ally can be met only at a location of the scenario, and "{id}" is not among them.',
  'pack-ally-mark': '"{id}" is a mark of dice: choose another id for the ally.',
  'pack-mark': '{where}: {type} dice cannot have the mark "{id}". Choose another mark or type.',
  'pack-range': '{where}: "{got}" runs backwards: write the smaller number first.',
  'pack-filter': '{where}: write either "only" or "not", not both.',
  'pack-filter-empty': '{where}: this filter leaves no type of die.',
  'pack-villain-die':
    '{where}: a bag cannot name VILLAIN. List the villain under "villains" of a scenario, and his die comes with him.',
  'pack-bag-large': 'The bag of "{id}" can have {count} dice, but only {most} are allowed.',
  'pack-closing':
    'The location "{id}" cannot be closed in scenario "{scenario}": it needs {needed}, but the best dice of level {level} reach {best}. Lower "closing", or allow more "closingTypes".',

  'pack-choice-nowhere':
    'The choice "{id}" is never asked: write "after" for the camp, or "in", "at" and "on" for a scenario.',
  'pack-choice-both':
    'The choice "{id}" is asked twice: write either "after", or "in", "at" and "on".',
  'pack-choice-place':
    '{where}: the scenario "{scenario}" has no location "{id}". Choose from {known}.',
  'pack-choice-options': 'The choice "{id}" has options: {count}. Give it {least} to {most}.',
  'pack-choice-costs':
    '{where}: a choice in camp has no price. Remove "costs", or ask it within a scenario.',
  'pack-flag': '{where}: no choice sets the flag "{id}". Add it to "sets" of an option.',
  'pack-flag-meant': '{where}: no choice sets the flag "{id}". Did you mean "{meant}"?',
  'pack-pictures': 'The pack has {count} pictures, but only {most} are allowed.',
  'pack-pictures-large':
    'The pictures of the pack have {bytes} bytes in all, but only {most} are allowed: make them smaller.',
  'pack-picture-large':
    '{name} has {bytes} bytes, but only {most} are allowed: make the picture smaller.',
  'pack-picture-side':
    '{name} is {width} × {height} pixels, but a side can have only {most}: make the picture smaller.',
  'pack-picture-motion': '{name} is animated: save it as a still picture.',
  'pack-picture-extension':
    '{name} is not a picture that can be shown: save it as .svg, .png or .webp, or remove it.',
  'pack-picture-format':
    '{name} is in fact {actual}: save it as {format}, or correct its extension.',
  'pack-picture-broken': '{name} is damaged or not {format}: save it again.',
  'pack-picture-twice': '{name} and {other} show the same: keep one of them.',
  'pack-picture-place':
    '{name} is in the wrong place: pictures are named as in pictures/enemies/yard-dog.svg.',
  'pack-picture-folder': 'There are no pictures of "{folder}": move {name} to one of {known}.',
  'pack-picture-folder-meant':
    'There are no pictures of "{folder}". Did you mean "{meant}"? Rename the folder of {name}.',
  'pack-media-id':
    'There is no {kind} "{id}" for {name}: rename the file after one of {known}, or remove it.',
  'pack-media-id-none':
    'There is no {kind} "{id}" for {name}: add it under "{folder}", or remove the file.',
  'pack-media-id-meant':
    'There is no {kind} "{id}" for {name}. Did you mean "{meant}"? Rename the file to {target}.',

  'pack-sounds': 'The pack has {count} sounds, but only {most} are allowed.',
  'pack-sounds-large':
    'The sounds of the pack have {bytes} bytes in all, but only {most} are allowed: shorten them, or save them as .ogg.',
  'pack-sound-large':
    '{name} has {bytes} bytes, but only {most} are allowed: shorten the sound, or save it as .ogg.',
  'pack-sound-long':
    '{name} lasts {seconds} seconds, but only {most} are allowed: shorten the sound.',
  'pack-sound-channels':
    '{name} has {channels} channels: save it with one, or with two for stereo.',
  'pack-sound-extension':
    '{name} is not a sound that can be played: save it as .ogg, .mp3 or .wav, or remove it.',
  'pack-sound-format': '{name} is in fact {actual}: save it as {format}, or correct its extension.',
  'pack-sound-broken': '{name} is damaged or not {format}: save it again.',
  'pack-sound-twice': '{name} and {other} are sounds of the same: keep one of them.',
  'pack-sound-place':
    '{name} is in the wrong place: sounds are named as in sounds/enemies/yard-dog.ogg.',
  'pack-sound-folder': 'There are no sounds of "{folder}": move {name} to one of {known}.',
  'pack-sound-folder-meant':
    'There are no sounds of "{folder}". Did you mean "{meant}"? Rename the folder of {name}.',

  'svg-none':
    'This is not an SVG picture: it has to begin with <svg xmlns="http://www.w3.org/2000/svg">.',
  'svg-box':
    'The <svg> has no viewBox, so it cannot be scaled: add one, as in viewBox="0 0 96 96".',
  'svg-second': 'The picture ends before this: remove what follows </svg>.',
  'svg-tag': 'This tag cannot be read: check its name, its quotation marks and its ">".',
  'svg-attribute': 'The attribute "{name}" cannot be read: write it once, as {name}="value".',
  'svg-entity': '"{got}" is not a known character: write "&amp;" for an ampersand.',
  'svg-close': '</{name}> closes nothing: remove it.',
  'svg-close-other': '</{name}> does not match <{open}>: close <{open}> first.',
  'svg-unclosed': '{open} is never closed: add {close}.',
  'svg-doctype': 'A picture cannot define entities: remove <!DOCTYPE> with its brackets.',
  'svg-instruction': '<?{name}?> is not allowed in pictures: remove it.',
  'svg-encoding': 'The picture is saved as {encoding}: save it as UTF-8.',
  'svg-deep': 'More than {most} levels of nested elements: simplify the drawing.',
  'svg-elements':
    'The picture draws more than {most} elements, counting repeated ones: simplify it.',
  'svg-script': 'Scripts never run in pictures: remove <{name}>.',
  'svg-event': 'Pictures do not react to anything: remove the attribute {name}.',
  'svg-html': '{name} is not allowed in pictures: draw with the elements of SVG.',
  'svg-outside':
    '"{got}" is outside the picture: it can refer only to its own parts, as in "#shadow".',
  'svg-escape': 'A style cannot contain "\\": write the character itself.',
  'svg-motion': 'Pictures stand still: remove {name}.',

  'warn-choice-never':
    'The choice "{id}" is never asked in a campaign: correct its condition or its place.',
  'warn-variant-never':
    'The variant "{id}" never matches in a campaign: correct its condition, or remove it.',
  'warn-ending-never':
    'The ending "{id}" is never reached: put it before those that match instead, or correct its condition.',
  'warn-ending-none':
    'Some campaigns reach no ending: remove the condition of the last one, "{id}".',
  'warn-flag-unread':
    '{where}: nothing depends on the flag "{id}". Name it under "when" or "unless", or remove it.',
  'warn-ally-mute': '{where} has no "met": write what the ally says when met.',
  'warn-choice-mute': '{where} has no "text": tell players what happens.',
  'warn-contradiction': '{where}: "{id}" and "{other}" contradict each other: remove one of them.',
  'warn-villains-absent':
    'The scenario "{id}" has villains, but the rule "friendly-neighbourhood" keeps them away: remove one or the other.',
  'warn-untouchable': 'The {kind} "{id}" is both warded and ethereal: no attack works on it.',
  'warn-timer': '{where} is 0: the heroes lose before their first turn.',
  'warn-no-henchman':
    'No location of the scenario "{id}" has an enemy with the trait "henchman": each can be closed only when its bag is empty.',
  'warn-pool':
    'The scenario "{id}" has only {count} dynamic locations: a party of {heroes} or more would need another.',
  'warn-no-villains':
    'The scenario "{id}" has no villains: write "victory: closeAll" to tell players what to do.',
  'warn-loose': 'The scenario "{id}" is in no chapter.',
  'warn-unused': 'The {kind} "{id}" is never used.',
  'warn-bag-empty': 'The bag of "{id}" can be empty: the location could then be closed at once.',
  'warn-nameless': 'The bag of "{id}" can have {type} dice, but no cards for them are listed.',
  'warn-idle': '{where}: the bag has no {type} dice, so these cards never come up.',
  'warn-cards': '{where} is {count}, but only {most} cards are listed.',
  'warn-keepsake-useless':
    'The keepsake "{id}" has only drawbacks: list a benefit among its "effects".',
  'warn-unnamed':
    'Names missing in {language}: {count}, starting with "{first}". Add them; ids are shown until then.',
  'warn-untold':
    'Texts missing in {language}: {count}, starting with "{first}". Add them; the texts of {instead} are shown until then.',
  'warn-text-reference': '{where}: there is no {kind} "{id}" in this pack.',
  'warn-duplicate':
    'The pack "{id}" is also in {other}: version {version} is used and this one is ignored.',
} as const;

export type PackCode = keyof typeof PACK_MESSAGES;

/** Tables of the game that packs can refer to. */
const ROW_KINDS = {
  'location-rule': 'location rule',
  'scenario-rule': 'scenario rule',
  'ally-skill': 'ally skill',
  'hero-skill': 'hero skill',
  'keepsake-effect': 'keepsake effect',
};

/** Required forms of texts in packs. */
const FORMS = {
  id: 'lower-case letters, digits and single hyphens, as in old-mill',
  timer: 'turns for one hero + turns for each further hero, as in 18 + 4',
  reward: 'a die that a hero can own, as in ALLY d6 or PHYSICAL d8 keen',
  dealt: 'a die of a bag, as in ENEMY d4',
  'dice-range': 'a number or a range, as in 2 or 1-3',
  language: 'a language code, as in en',
  glyph: 'one visible character, as in g',
  sign: 'one small letter or sign other than # . < > - x, as in ~',
};
export type Form = keyof typeof FORMS;

/**
 * English words for arguments that are keys, by argument and key; other values are inserted
 * unchanged. Translated messages select on the keys.
 */
export const PACK_WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  where: { file: 'The file' },
  pack: { pack: 'The pack' },
  kind: ROW_KINDS,
  otherKind: ROW_KINDS,
  form: FORMS,
};

export function isWarning(code: string): boolean {
  return code.startsWith('warn-');
}
