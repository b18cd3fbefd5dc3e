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
    { pattern: /\bwhat (?:came|comes|has come) of (?:it|them)\b/giu, remedy: 'write “the result”' },
    {
      pattern: /\bas (?:few|little|short) as can be\b/giu,
      remedy: 'write “the minimum possible”',
    },
  ],
  ru: [
    { pattern: /(?<!\p{L})не есть(?!\p{L})/giu, remedy: 'напишите «не является» или «это не ...»' },
  ],
};
