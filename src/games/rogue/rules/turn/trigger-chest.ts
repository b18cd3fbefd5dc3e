import { freeSlot } from '../model/hero.ts';
import type { TriggerRow } from './trigger-row.ts';

/** Gives its item to a hero with a free slot, and the key if it has a colour. */
export const chest: TriggerRow<'chest'> = {
  effect({ item, colour, uses }, { hero, course }) {
    const about = { trigger: 'chest', item, ...(colour === undefined ? {} : { colour }) } as const;
    if (uses > 0) return { ...about, result: 'empty' };
    if (colour !== undefined && !course.keys.includes(colour))
      return { ...about, result: 'locked' };
    return { ...about, result: freeSlot(hero) === undefined ? 'full' : 'opens' };
  },
  apply(draft, { item, result }) {
    const slot = freeSlot(draft.hero);
    if (result !== 'opens' || slot === undefined) return false;
    const { hero } = draft;
    draft.hero = { ...hero, slots: hero.slots.map((one, at) => (at === slot ? item : one)) };
    draft.emit({ kind: 'picked', item, slot, at: hero.at });
    return true;
  },
};
