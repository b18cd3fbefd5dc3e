import { isClosed } from '../model/course.ts';
import type { TriggerRow } from './trigger-row.ts';

/** Blocks the way while closed; only plates move it. */
export const gate: TriggerRow<'gate'> = {
  effect: (trigger) => (isClosed(trigger) ? { trigger: 'gate' } : undefined),
  apply: () => false,
};
