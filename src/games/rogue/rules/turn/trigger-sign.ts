import type { TriggerRow } from './trigger-row.ts';

/** Shows its text on every step. */
export const sign: TriggerRow<'sign'> = {
  effect: ({ texts }) => ({ trigger: 'sign', texts }),
  apply: () => true,
};
