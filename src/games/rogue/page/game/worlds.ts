import { signal } from '@preact/signals';
import { defaultOptions } from '#core';
import type { Problem } from '#core';
import { makeMap, readWorld, rogue, MAX_WORLD_BYTES } from '../../rules/index.ts';
import type { WorldPlan } from '../../rules/index.ts';
import { PERSON } from '#play';
import { newSeed } from '#web/board/game-page.ts';
import type { RogueGamePage } from './rogue-page.ts';

/** World text passed to the dialog that opens worlds. */
export const pendingWorld = signal('');

/** Result of checking a world text: errors, or a world with warnings. */
export type Checked =
  | { readonly kind: 'wrong'; readonly problems: readonly Problem[] }
  | { readonly kind: 'world'; readonly plan: WorldPlan; readonly warnings: readonly Problem[] };

export function checkWorld(text: string): Checked {
  const { plan, warnings } = readWorld(text);
  if (!plan.ok) return { kind: 'wrong', problems: plan.problems };
  return { kind: 'world', plan: plan.value, warnings };
}

/** Starts a run in a designed world; the run includes its world. */
export function startWorld(gamePage: RogueGamePage, plan: WorldPlan, name = ''): void {
  const options = { ...defaultOptions(rogue.options), world: 'file', map: makeMap(plan) };
  // A world may be megabytes long, so it is not saved as the last choice.
  gamePage.startNew({ options, seats: [PERSON], seed: newSeed(), name }, false);
}

/** Reads a file as text, up to the maximum size of a world. */
export async function readFile(file: Blob): Promise<string> {
  return file.slice(0, MAX_WORLD_BYTES + 1).text();
}
