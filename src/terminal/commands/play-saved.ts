import { statSync } from 'node:fs';
import { CommandFailed, tellProblems } from '../cli/cli.ts';
import type { Cli } from '../cli/cli.ts';
import { readTextFile, STDIO } from '../files/read-file.ts';
import { readSave } from '../files/save-file.ts';

/** The text of a saved game, and the file that it is in. */
export interface SavedText {
  readonly file: string;
  readonly text: string;
}

/** The first word of every transcript. */
const FIRST_WORD = 'turnwright ';

/** The saved game at a path; undefined where there is something else. */
export function readSaved(cli: Cli, path: string): SavedText | undefined {
  if (path !== STDIO && statSync(path, { throwIfNoEntry: false })?.isFile() !== true) {
    return undefined;
  }
  const text = readTextFile(path);
  if (!text.ok || !text.value.startsWith(FIRST_WORD)) return undefined;
  if (path === STDIO) return { file: path, text: text.value };
  const saved = readSave(path);
  if (!saved.ok) throw new CommandFailed(tellProblems(cli, saved.problems));
  return { file: path, text: saved.value.text };
}
