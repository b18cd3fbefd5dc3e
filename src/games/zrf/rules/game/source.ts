import { folderOf } from '../files/folder.ts';
import { timedBy } from '../run/budget.ts';
import type { TuningReader } from '../tuning/read-tunings.ts';
import type { ZrfGame } from './game.ts';
import { openRules } from './library.ts';

/** Texts of all rules files by name; `main` includes the others. */
export interface RulesTexts {
  readonly main: string;
  readonly files: readonly (readonly [string, string])[];
}

/** UTF-8 bytes of a text. */
function encode(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), tail(code));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), tail(code >> 6), tail(code));
    else bytes.push(0xf0 | (code >> 18), tail(code >> 12), tail(code >> 6), tail(code));
  }
  return Uint8Array.from(bytes);
}

function tail(code: number): number {
  return 0x80 | (code & 0x3f);
}

/**
 * Creates a game from texts received from another thread; undefined if they are not valid rules.
 * `clock` measures its moves, in milliseconds. Bots use a tuning among the texts if there is a reader
 * for it.
 */
export function gameOfTexts(
  { main, files }: RulesTexts,
  id: string,
  clock?: () => number,
  readTunings?: TuningReader,
): ZrfGame | undefined {
  const folder = folderOf(new Map(files.map(([name, text]) => [name, encode(text)])));
  const { game } = openRules(folder, main, id, main, clock && timedBy(clock), readTunings);
  return game.ok ? game.value : undefined;
}
