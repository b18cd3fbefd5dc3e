import type { Say } from '#i18n/say.ts';
import type { Expectation } from '#voice/expectation.ts';

/** Estimates go no further: what is beyond was seen to the end. */
const MAX_ESTIMATED = 14_000;
/** In hundredths of a man: so much is an advantage, and so much a great one. */
const AHEAD = 60;
const FAR_AHEAD = 250;

const SIDES = {
  won: ['winning', 'losing'],
  far: ['far-ahead', 'far-behind'],
  some: ['ahead', 'behind'],
} as const;

/** How a player stands who may expect a value, as a word. */
function sideOf({ value, exact }: Expectation): string {
  const size = Math.abs(value);
  if (size < AHEAD) return exact && value === 0 ? 'drawn' : 'even';
  const [good, bad] = SIDES[size > MAX_ESTIMATED ? 'won' : size < FAR_AHEAD ? 'some' : 'far'];
  return value > 0 ? good : bad;
}

/** How the player to move would stand after a hint, in a sentence. */
export function describeExpected(expected: Expectation, say: Say): string {
  return say('zrf-expected', { side: sideOf(expected) });
}
