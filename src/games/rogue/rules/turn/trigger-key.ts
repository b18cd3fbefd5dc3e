import { COLOURS } from '../world/trigger-kinds.ts';
import type { TriggerRow } from './trigger-row.ts';

/** Kept for the rest of the run, in all worlds. */
export const key: TriggerRow<'key'> = {
  effect: ({ colour, uses }) => (uses > 0 ? undefined : { trigger: 'key', colour }),
  apply(draft, { colour }) {
    const { keys } = draft.course;
    const held = COLOURS.filter((one) => one === colour || keys.includes(one));
    draft.course = { ...draft.course, keys: held };
    return true;
  },
};
