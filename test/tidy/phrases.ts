/**
 * Turns of phrase that a native reader stumbles over, by language: add a row, and the guard finds
 * it in every message. A space in a pattern also stands for a line break.
 */

export interface Phrase {
  readonly pattern: RegExp;
  /** What to write instead. */
  readonly remedy: string;
}

export const PHRASES: Readonly<Record<string, readonly Phrase[]>> = {
  en: [
    {
      pattern: /(?<!\bthere )\bis no (?!longer\b|more\b|less\b|one\b|use\b)[\p{L}{]\S*/giu,
      remedy: 'write “is not a ...” or “is not a valid ...”',
    },
    { pattern: /\bpresets?\b/giu, remedy: 'write “default”' },
    { pattern: /\bparted by\b/giu, remedy: 'write “separated by”' },
    {
      pattern:
        /\b(?!(?:is|as|has|was|gives|gets|needs|takes|plays|picks|wins|loses)\b)\p{L}+s a side\b/giu,
      remedy: 'write “per side”',
    },
    {
      pattern: /\b(?:seeds|moves|dice|steps|games|gifts) a (?:house|turn|game|second|player)\b/giu,
      remedy: 'write “per”',
    },
    { pattern: /\bwhat (?:came|comes|has come) of (?:it|them)\b/giu, remedy: 'write “the result”' },
    {
      pattern: /\bas (?:few|little|short) as can be\b/giu,
      remedy: 'write “the minimum possible”',
    },
    {
      pattern: /\bthere cannot be\b|\bcannot be (?:done in )?fewer\b/giu,
      remedy: 'write “the minimum possible”',
    },
    { pattern: /\bpass(?:es|ed)? over\b/giu, remedy: 'write “ignored” or “skipped”' },
    { pattern: /\b(?:in|out)side of\b/giu, remedy: 'leave out “of”' },
    { pattern: /\bmend(?:s|ed|ing)?\b/giu, remedy: 'write “fix” or “correct”' },
    { pattern: /\bfor ever\b/giu, remedy: 'write “forever”' },
    { pattern: /\banew\b/giu, remedy: 'write “again”' },
    { pattern: /\bgone on with\b/giu, remedy: 'write “continued”' },
    { pattern: /\bcalled so\b/giu, remedy: 'write “No matching ...”' },
    { pattern: /\blook(?:ing)? for a game\b/giu, remedy: 'write “Search”' },
    { pattern: /\bit went wrong\b/giu, remedy: 'write “Not solved”' },
    { pattern: /\btaken away\b|\btakes? (?:it|them) away\b/giu, remedy: 'write “remove”' },
    { pattern: /\bcarr(?:y|ies|ied) (?:it|them|pieces)\b/giu, remedy: 'write “move”' },
    { pattern: /\bunless given\b/giu, remedy: 'write “by default”' },
    { pattern: /\b(?:saved|kept) by itself\b/giu, remedy: 'write “automatically”' },
    { pattern: /\bgrows? from\b/giu, remedy: 'write “seed”, or “decides”' },
    { pattern: /\bthink of (?=\p{L}+ing\b)/giu, remedy: 'write “consider”' },
    { pattern: /\bonce more (?:explains|tells|plays)\b/giu, remedy: 'write “press again to ...”' },
    { pattern: /\bpersons\b/giu, remedy: 'write “people”' },
    { pattern: /\bis to (?:be|come|stand) (?!there\b)/giu, remedy: 'write “has to ...”' },
    {
      pattern: /\bstands? here (?:already|twice|a second)\b/giu,
      remedy: 'write “is already here”',
    },
    { pattern: /\bwho plays on\b/giu, remedy: 'write “who plays”' },
    { pattern: /\btells? of\b|\btold of\b/giu, remedy: 'write “report”, “mention” or “describe”' },
    { pattern: /\ball is well\b/giu, remedy: 'write “verified” or “valid”' },
  ],
  ru: [
    { pattern: /(?<!\p{L})не есть(?!\p{L})/giu, remedy: 'напишите «не является» или «это не ...»' },
    { pattern: /читается не больше/giu, remedy: 'напишите «можно не больше»' },
    { pattern: /\p{L} нет\. Есть:/giu, remedy: 'напишите «Выберите из:»' },
    { pattern: /раст[её]т (?:всё )?случа|из него раст/giu, remedy: 'напишите «зависит»' },
    { pattern: /(?<!\p{L})слово (?:игры|головоломки)/giu, remedy: 'напишите «название»' },
    { pattern: /(?<!\p{L})трудность/giu, remedy: 'напишите «сложность»: одно слово для одного' },
    { pattern: /(?<!\p{L})положени[еяй](?!\p{L})/giu, remedy: 'напишите «позиция»' },
    { pattern: /(?<!\p{L})совет(?!\p{L})/giu, remedy: 'напишите «подсказка»' },
    { pattern: /со скольжением/giu, remedy: 'напишите «с блоками»' },
    { pattern: /сохраняется (?:здесь )?сама(?!\p{L})/giu, remedy: 'напишите «автоматически»' },
    { pattern: /(?<!\p{L})только лишь(?!\p{L})/giu, remedy: 'напишите «только» или «лишь»' },
    { pattern: /такого хода не существует/giu, remedy: 'напишите «такого хода нет»' },
    { pattern: /в данный момент|данный ход/giu, remedy: 'напишите «сейчас», «этот ход»' },
  ],
};
