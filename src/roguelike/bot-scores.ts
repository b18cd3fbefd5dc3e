/** Scores of a bot's runs: the lowest score of each per cent of them, in ascending order. */
export interface BotScores {
  readonly bot: string;
  /** Score of the first run; differs once the table is out of date. */
  readonly first: number;
  readonly percents: readonly number[];
}

/** Share of a bot's runs below a score, in per cent. */
export interface BotShare {
  readonly bot: string;
  readonly below: number;
}

/** Compares a score with those of bots. */
export function sharesBelow(score: number, tables: readonly BotScores[]): readonly BotShare[] {
  return tables.map(({ bot, percents }) => {
    const below = percents.filter((one) => one < score).length;
    return { bot, below: Math.min(100, Math.round((100 * below) / Math.max(1, percents.length))) };
  });
}
