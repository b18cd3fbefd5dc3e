import { heroMaxHealth } from '../model/hero.ts';
import { rounded } from './rounded.ts';
import type { TriggerRow } from './trigger-row.ts';

/** Heals completely, a limited number of times; a healthy hero saves it for later. */
export const well: TriggerRow<'well'> = {
  effect({ drinks, uses }, { hero }) {
    if (uses >= drinks) return { trigger: 'well', amount: 0, left: 0 };
    const amount = rounded(heroMaxHealth(hero) - hero.health);
    return { trigger: 'well', amount, left: drinks - uses - (amount > 0 ? 1 : 0) };
  },
  apply(draft, { amount }) {
    if (amount > 0) draft.hero = { ...draft.hero, health: heroMaxHealth(draft.hero) };
    return amount > 0;
  },
};
