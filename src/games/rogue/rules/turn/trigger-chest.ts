import { freeSlot } from '../model/hero.ts';
import type { TriggerRow } from './trigger-row.ts';

/** Gives its item to a hero with a free slot, and the key if it has a colour. */
export const chest: TriggerRow<'chest'> = {
  effect({ item, colour, uses }, { hero, course }) {
    const isLocked = colour !== undefined && !course.keys.includes(colour);
    const isFull = freeSlot(hero) === undefined;
    const result = uses > 0 ? 'empty' : isLocked ? 'locked' : isFull ? 'full' : 'opens';
    return { trigger: 'chest', item, colour, result };
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
