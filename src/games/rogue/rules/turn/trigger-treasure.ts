import { floorIn } from '../world/floors/names.ts';
import { goalLeft } from './goals.ts';
import type { TriggerRow } from './trigger-row.ts';

/** Counts towards the goal; needs no slot. */
export const treasure: TriggerRow<'treasure'> = {
  effect: ({ uses }, { course }) =>
    uses > 0
      ? undefined
      : {
          trigger: 'treasure',
          left: goalLeft(course, 'treasure') - 1,
          isCrown: floorIn(course.name) === undefined ? undefined : true,
        },
  apply(draft) {
    draft.course = { ...draft.course, treasures: draft.course.treasures + 1 };
    return true;
  },
};
