import { changeTimer } from '../state/draft.ts';
import type { Hooks } from '../state/state.ts';
import { against } from '../effects/hooks.ts';

/** What is peculiar to a location. */
export const LOCATION_RULES = {
  'aggressive-environment': { opponent: against(1, 'OBSTACLE') },
  /** While it is occupied nobody else may enter, and nobody helps from outside. */
  claustrophobia: { flags: ['closed-to-others'] },
  /** Discarding brings no bonus. */
  darkness: { flags: ['cunning'] },
  /** Two gifts a turn. */
  market: { flags: ['gifts-twice'] },
  /** A place to rest, as the Refuge is. */
  sanctuary: { flags: ['rest-here'] },
  'ambush-site': { opponent: ({ met, first }) => (met === 'ENEMY' && first ? 1 : 0) },
  slippery: { own: ({ dice }) => (dice.some(({ type }) => type === 'SOMATIC') ? -1 : 0) },
  watched: { onCloseFailed: (draft) => changeTimer(draft, -1) },
  /** DIVINE dice can be acquired with a full hand: they go to the bag. */
  rich: { flags: ['divine-overflow'] },
} as const satisfies Record<string, Hooks>;

export const LOCATION_RULE_IDS: readonly string[] = Object.keys(LOCATION_RULES);
