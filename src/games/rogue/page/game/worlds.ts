import { signal } from '@preact/signals';
import { defaultOptions } from '#core';
import type { Problem } from '#core';
import { makeMap, readWorld, rogue, MAX_WORLD_BYTES } from '../../rules/index.ts';
import type { WorldPlan } from '../../rules/index.ts';
import { PERSON } from '#play';
import { newSeed } from '#web/board/game-page.ts';
import type { RogueGamePage } from './rogue-page.ts';

/** A text that was given as a world, for the dialog that opens worlds. */
export const givenWorld = signal('');

/** What a text is as a world: mistakes, or a world with doubts about it. */
export type Checked =
  | { readonly kind: 'wrong'; readonly problems: readonly Problem[] }
  | { readonly kind: 'world'; readonly plan: WorldPlan; readonly warnings: readonly Problem[] };

export function checkWorld(text: string): Checked {
  const { plan, warnings } = readWorld(text);
  if (!plan.ok) return { kind: 'wrong', problems: plan.problems };
  return { kind: 'world', plan: plan.value, warnings };
}

/** Begins a run in a world that was written; the run carries its world with it. */
export function startWorld(gamePage: RogueGamePage, plan: WorldPlan, name = ''): void {
  const options = { ...defaultOptions(rogue.options), world: 'file', map: makeMap(plan) };
  // A world may be megabytes long: it is not kept as what was chosen last.
  gamePage.startNew({ options, seats: [PERSON], seed: newSeed(), name }, false);
}

/** Reads a file as a text, as far as worlds may be long. */
export async function readFile(file: Blob): Promise<string> {
  return file.slice(0, MAX_WORLD_BYTES + 1).text();
}
