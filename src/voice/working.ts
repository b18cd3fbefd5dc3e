import type { Say } from '#i18n/say.ts';
import type { Working } from '#play';

/** Describes the progress of computing a move. */
export function describeWorking({ seconds, steps }: Working, say: Say): string {
  return say('move-working', { seconds, millions: Math.round(steps / 1_000_000) });
}
