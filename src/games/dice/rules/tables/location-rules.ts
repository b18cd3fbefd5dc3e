import { changeTimer } from '../state/draft.ts';
import type { Hooks } from '../state/state.ts';
import { against } from '../effects/hooks.ts';

/** Special rules of locations. */
export const LOCATION_RULES = {
  'aggressive-environment': { opponent: against(1, 'OBSTACLE') },
  /** While a hero is inside, others cannot enter or help from outside. */
  claustrophobia: { flags: ['closed-to-others'] },
  /** Discarding gives no bonus. */
  darkness: { flags: ['cunning'] },
  /** Two gifts per turn. */
  market: { flags: ['gifts-twice'] },
  /** Allows resting, like the Refuge. */
  sanctuary: { flags: ['rest-here'] },
  'ambush-site': { opponent: ({ met, first }) => (met === 'ENEMY' && first ? 1 : 0) },
  slippery: { own: ({ dice }) => (dice.some(({ type }) => type === 'SOMATIC') ? -1 : 0) },
  watched: { onCloseFailed: (draft) => changeTimer(draft, -1) },
  /** DIVINE dice can be acquired with a full hand; they go to the bag. */
  rich: { flags: ['divine-overflow'] },
} as const satisfies Record<string, Hooks>;

export const LOCATION_RULE_IDS: readonly string[] = Object.keys(LOCATION_RULES);
