/** The longest name a game may have, in characters. */
export const MAX_GAME_NAME = 60;

/** The note of a transcript that holds the name of a game. */
const NOTE = 'name';

/**
 * The name that a person gives a game, as it is kept: on one line, without control characters and
 * marks that turn the direction of what follows, and not too long. Empty for none.
 */
export function cleanGameName(text: string): string {
  const letters = text.replace(/[\u202A-\u202E\u2066-\u2069\uFEFF]/gu, '');
  const line = letters.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  return [...line].slice(0, MAX_GAME_NAME).join('').trim();
}

/** The name in the notes of a transcript, which may come from anywhere. */
export function gameNameIn(notes: Readonly<Record<string, string>>): string {
  return cleanGameName(notes[NOTE] ?? '');
}

/** A transcript or snapshot with another name; empty for none. */
export function renameGame(text: string, name: string): string {
  const lines = text.split('\n').filter((line) => !/^note name(?: |\r?$)/.test(line));
  const clean = cleanGameName(name);
  if (clean === '') return lines.join('\n');
  // Notes are the last lines of the header, before the first entry or hash.
  const last = lines.findLastIndex((line) => /^(?:game|rules|option|seed|note) /.test(line));
  return lines.toSpliced(last + 1, 0, `note ${NOTE} ${clean}`).join('\n');
}
