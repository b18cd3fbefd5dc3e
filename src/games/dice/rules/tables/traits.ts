import type { Hooks } from '../state/state.ts';
import { inflictWound, rob, startle } from '../effects/mishaps.ts';

/** Distinguishing traits of threats. A new trait takes one row here, and its texts. */
export const TRAITS = {
  'modifier-plus-one': { opponent: () => 1 },
  'modifier-plus-two': { opponent: () => 2 },
  'minus-one': { opponent: () => -1 },
  /** Its defeat allows closing the location. */
  henchman: { flags: ['henchman'] },
  /** Its damage is magical. */
  magical: { flags: ['magical'] },
  /** Only magical attacks count. */
  warded: { flags: ['warded'] },
  /** Only physical attacks count. */
  ethereal: { flags: ['ethereal'] },
  /** Heroes cannot flee or evade. */
  relentless: { flags: ['relentless'] },
  venomous: { flags: ['venomous'], onFailure: inflictWound },
  brutal: { battleDamage: 1 },
  /** Discarding gives no bonus. */
  cunning: { flags: ['cunning'] },
  swift: { onReveal: startle },
  greedy: { flags: ['greedy'], onFailure: (draft, hero) => rob(draft, hero, 'DIVINE', 'ALLY') },
  /** Does not pursue: fleeing is free. */
  cowardly: { flags: ['cowardly'] },
  /** While it is there, other enemies from the same bag get +1. */
  leader: { flags: ['leader'] },
  /** It must be defeated before the location can be closed. */
  guardian: { flags: ['guardian'] },
} as const satisfies Record<string, Hooks>;

export const TRAIT_IDS: readonly string[] = Object.keys(TRAITS);
