import type { TriggerRow } from './trigger-row.ts';

/** Opens when the hero enters it, with the key if it has a colour, and stays open. */
export const door: TriggerRow<'door'> = {
  effect({ colour, uses }, { course }) {
    if (uses > 0) return undefined;
    const isLocked = colour !== undefined && !course.keys.includes(colour);
    return { trigger: 'door', isLocked, colour };
  },
  apply(draft, { isLocked }, { x, y }) {
    if (!isLocked) draft.setWall({ x, y }, false);
    return !isLocked;
  },
};
