import { GOAL_KINDS } from '../model/goals.ts';
import { goalLeft } from './goals.ts';
import type { TriggerRow } from './trigger-row.ts';

/** Wins at the end of a turn on it, once all other goals are met. */
export const reach: TriggerRow<'reach'> = {
  effect(_trigger, { course }) {
    const others = GOAL_KINDS.filter((kind) => kind !== 'reach');
    return { trigger: 'reach', isOpen: others.every((kind) => goalLeft(course, kind) === 0) };
  },
  apply: () => true,
};
