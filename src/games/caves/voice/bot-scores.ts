import { defaultOptions, own } from '#core';
import type { BotScores } from '#roguelike/bot-scores.ts';
import { caves, packOf } from '../rules/index.ts';
import type { CavesOptions } from '../rules/index.ts';
import { BOT_SCORES as DEPTHS } from './bot-scores-depths.ts';
import { BOT_SCORES as CLASSIC } from './bot-scores-table.ts';

/** Scores of the bots by the pack they were made with; '' is Classic. */
const TABLES: Readonly<Record<string, readonly BotScores[]>> = { '': CLASSIC, depths: DEPTHS };

/** Scores of the bots in runs of the same kind; empty if there are none. */
export function scoresFor(options: CavesOptions): readonly BotScores[] {
  const { mode, depth } = defaultOptions(caves.options);
  const isUsual = options.mode === mode && options.depth === depth;
  return isUsual ? (own(TABLES, packOf(options)) ?? []) : [];
}
