import { MAX_HEALTH } from '../model/hero.ts';
import { rounded } from './battle.ts';
import type { TriggerRow } from './trigger-row.ts';

/** Hurts on every step, whatever armour the hero wears. */
export const spikes: TriggerRow<'spikes'> = {
  effect: ({ damage }, { hero }) => ({
    trigger: 'spikes',
    damage,
    health: rounded(Math.max(0, hero.health - damage)),
  }),
  apply(draft, { health }) {
    draft.hero = { ...draft.hero, health };
    if (health > 0) return true;
    if (draft.before.options.mode === 'normal') draft.end('died');
    else {
      draft.hero = { ...draft.hero, health: MAX_HEALTH };
      draft.emit({ kind: 'spared' });
    }
    return true;
  },
};
