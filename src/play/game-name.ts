import { isHeaderLine } from '#core';

/** Maximum length of a game's name, in characters. */
export const MAX_GAME_NAME = 60;

/** Transcript note that holds the name of a game. */
const NOTE = 'name';

/**
 * Cleans a name entered by a player. Joins lines, drops control characters and direction marks, and
 * limits the length. Empty for no name.
 */
export function cleanGameName(text: string): string {
  const letters = text.replace(/[\u202A-\u202E\u2066-\u2069\uFEFF]/gu, '');
  const line = letters.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  return [...line].slice(0, MAX_GAME_NAME).join('').trim();
}

/**
 * Returns the name from the notes of a transcript, cleaned because the transcript may be untrusted.
 */
export function gameNameIn(notes: Readonly<Record<string, string>>): string {
  return cleanGameName(notes[NOTE] ?? '');
}

/** Returns a transcript or snapshot with a new name; an empty name removes it. */
export function renameGame(text: string, name: string): string {
  const lines = text.split('\n').filter((line) => !/^note name(?: |\r?$)/.test(line));
  const clean = cleanGameName(name);
  if (clean === '') return lines.join('\n');
  // Notes end the header, before the first entry or hash.
  const last = lines.findLastIndex((line) => isHeaderLine(line) || line.startsWith('note '));
  return lines.toSpliced(last + 1, 0, `note ${NOTE} ${clean}`).join('\n');
}
