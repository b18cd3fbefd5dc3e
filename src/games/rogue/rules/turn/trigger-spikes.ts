import { fallAlone } from './deaths.ts';
import { rounded } from './rounded.ts';
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
    if (health <= 0) fallAlone(draft);
    return true;
  },
};
