import { defaultOptions } from '#core';
import type { BotScores } from '#roguelike/bot-scores.ts';
import { caves } from '../rules/index.ts';
import type { CavesOptions } from '../rules/index.ts';

/** Scores of the bots in runs with the default options. */
export const BOT_SCORES: readonly BotScores[] = [];

/** True for a run whose score can be compared with the bots'. */
export function isCompared(options: CavesOptions): boolean {
  const { mode, depth } = defaultOptions(caves.options);
  const { pack }: Partial<CavesOptions> = options;
  return options.mode === mode && options.depth === depth && (pack ?? '') === '';
}
