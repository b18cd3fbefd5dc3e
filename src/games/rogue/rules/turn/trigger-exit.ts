import type { TriggerRow } from './trigger-row.ts';

/** Leads to another world; the turn ends there. */
export const exit: TriggerRow<'exit'> = {
  effect: ({ world, texts }) => ({ trigger: 'exit', world, texts }),
  apply(draft, { world, texts }) {
    draft.leaveFor = { world, texts };
    return true;
  },
};
