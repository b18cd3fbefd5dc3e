import type { AnyGame, BotLevel } from './game.ts';
import type { OptionValues } from './options.ts';

/** Names of the levels of bots, weakest first. */
export const LEVEL_WORDS = ['novice', 'casual', 'club', 'expert', 'master'] as const;
export type LevelWord = (typeof LEVEL_WORDS)[number];

/** Levels measured for a game with these options; undefined if the default levels apply. */
export function levelsOf(game: AnyGame, options: OptionValues): readonly BotLevel[] | undefined {
  return game.levels?.(game.start(options, 'levels'));
}
