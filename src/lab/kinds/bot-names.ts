import { RANDOM, STRENGTH_WORDS, strengths } from '#bots';
import type { Strength } from '#bots';

/** Names of the bots of two-player games, weakest first. */
export const BOT_NAMES: readonly string[] = ['random', ...STRENGTH_WORDS];

/** Bot by its name; undefined if there is none. */
export function findBot(name: string): Strength | undefined {
  if (name === 'random') return RANDOM;
  const word = STRENGTH_WORDS.find((known) => known === name);
  return word && strengths[word];
}
