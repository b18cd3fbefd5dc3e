import type { TriggerRow } from './trigger-row.ts';

/**
 * Moves the hero to its destination, unless a mob is there. The hero picks up the items there, but
 * a trigger at the destination stays quiet.
 */
export const teleporter: TriggerRow<'teleporter'> = {
  effect: ({ to }, { hasMob }) => ({ trigger: 'teleporter', to, isBlocked: hasMob(to) }),
  apply(draft, { to, isBlocked }) {
    if (!isBlocked) draft.moveHero(to);
    return !isBlocked;
  },
};
