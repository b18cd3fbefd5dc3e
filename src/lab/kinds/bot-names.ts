import { RANDOM, STRENGTH_WORDS, strengthAt } from '#bots';
import type { Strength } from '#bots';
import type { BotLevel } from '#core';

/** Names of the bots of two-player games, weakest first. */
export const BOT_NAMES: readonly string[] = ['random', ...STRENGTH_WORDS];

/** Bot by its name, in a game that may have measured its own levels; undefined if there is none. */
export function findBot(name: string, levels?: readonly BotLevel[]): Strength | undefined {
  if (name === 'random') return RANDOM;
  const index = STRENGTH_WORDS.findIndex((known) => known === name);
  return index < 0 ? undefined : strengthAt(index + 1, levels);
}
