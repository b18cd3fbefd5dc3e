import { signal } from '@preact/signals';
import { defaultOptions } from '#core';
import type { Problem } from '#core';
import type { InputFile } from '#web/ui/input-files.ts';
import { isWorldName, makeMaps, rogue, MAX_WORLD_BYTES } from '../../rules/index.ts';
import type { WorldFile, WorldPlan } from '../../rules/index.ts';
import { linkFiles } from '../../voice/world-set.ts';
import { PERSON } from '#play';
import { newSeed } from '#web/board/game-page.ts';
import type { RogueGamePage } from './rogue-page.ts';

/** World files passed to the dialog that opens worlds. */
export const pendingWorlds = signal<readonly WorldFile[]>([]);

/** Result of checking a world text: errors, or a world with warnings. */
export type Checked =
  | { readonly kind: 'wrong'; readonly problems: readonly Problem[] }
  | {
      readonly kind: 'world';
      readonly plans: readonly WorldPlan[];
      readonly warnings: readonly Problem[];
    };

/** Checks world files that belong together. */
export function checkWorlds(files: readonly WorldFile[]): Checked {
  const { plans, warnings } = linkFiles(files);
  if (!plans.ok) return { kind: 'wrong', problems: plans.problems };
  return { kind: 'world', plans: plans.value, warnings };
}

/** Checks a world text without a file. */
export function checkWorld(text: string): Checked {
  return checkWorlds([{ name: 'world', text }]);
}

/** Starts a run in designed worlds; the run includes them. */
export function startWorlds(gamePage: RogueGamePage, plans: readonly WorldPlan[], name = ''): void {
  const options = { ...defaultOptions(rogue.options), world: 'file', map: makeMaps(plans) };
  // A world may be megabytes long, so it is not saved as the last choice.
  gamePage.startNew({ options, seats: [PERSON], seed: newSeed(), name }, false);
}

/** Reads files as world texts, up to the maximum size of a world. */
export function readFiles(files: readonly InputFile[]): Promise<readonly WorldFile[]> {
  const read = async ({ path, file }: InputFile): Promise<WorldFile> => {
    const text = await file.slice(0, MAX_WORLD_BYTES + 1).text();
    return { name: path.replace(/^.*\//, '').replace(/\.(?:world|txt)$/i, ''), text };
  };
  const worlds = files.filter(({ path }) => isWorldName(path));
  return Promise.all((worlds.length > 0 ? worlds : files.slice(0, 1)).map(read));
}
