import { failed } from '#core';
import { firstOf, linkWorlds } from '../rules/index.ts';
import type { LinkedWorlds, WorldFile } from '../rules/index.ts';
import type { WorldSet } from './services.ts';

const NOTHING = { code: 'E_EMPTY_FILE', message: 'There is no world file.' };

/** Links the worlds of a set from its start. */
export function linkSet({ start, files }: WorldSet): LinkedWorlds {
  const texts = new Map(files.map(({ name, text }) => [name, text]));
  return linkWorlds(start, (name) => texts.get(name));
}

/** Links worlds that belong together, from the one they start with. */
export function linkFiles(files: readonly WorldFile[]): LinkedWorlds {
  const start = firstOf(files);
  return start === undefined ? { plans: failed(NOTHING), warnings: [] } : linkSet({ start, files });
}
