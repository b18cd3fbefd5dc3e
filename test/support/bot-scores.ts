import { writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { expect } from 'vitest';
import type { BotScores } from '#roguelike/bot-scores.ts';

/** Number of runs behind a table. */
const RUNS = 300;

/** The lowest score of each per cent of runs. */
function percentsOf(scores: readonly number[]): readonly number[] {
  const sorted = [...scores].sort((one, other) => one - other);
  const at = (percent: number) => sorted[Math.floor((percent * sorted.length) / 100)] ?? 0;
  return Array.from({ length: 100 }, (_, percent) => at(percent));
}

/** A table of scores, and the current game that it should describe. */
interface ScoreTable {
  readonly file: string;
  /** Rules version of the table, and that of the game. */
  readonly scored: number;
  readonly rules: number;
  readonly bots: readonly string[];
  readonly tables: readonly BotScores[];
  readonly scoreOf: (bot: string, index: number) => number;
}

/** Expects that a table is current; with `UPDATE=1`, writes it instead. */
export async function checkScores(table: ScoreTable): Promise<void> {
  const { file, scored, rules, bots, tables, scoreOf } = table;
  if (process.env['UPDATE'] === '1') {
    const made = bots.map((bot) => {
      const scores = Array.from({ length: RUNS }, (_, index) => scoreOf(bot, index));
      return { bot, first: scores[0] ?? 0, percents: percentsOf(scores) };
    });
    await writeScores(file, rules, made);
    return;
  }
  expect(scored).toBe(rules);
  expect(tables.map(({ bot, first }) => [bot, first])).toEqual(
    bots.map((bot) => [bot, scoreOf(bot, 0)]),
  );
  for (const { percents } of tables) {
    expect(percents).toHaveLength(100);
    expect(percents).toEqual([...percents].sort((one, other) => one - other));
  }
}

/** Writes a table of scores as a module, with the rules version that they belong to. */
async function writeScores(
  file: string,
  rules: number,
  tables: readonly BotScores[],
): Promise<void> {
  const command = file.replace(/^src\/games\/(\w+)\/.*$/, 'test/games/$1/bots/bot-scores.test.ts');
  const text = `import type { BotScores } from '#roguelike/bot-scores.ts';

/** Rules version of the scores below. Made by \`UPDATE=1 npx vitest run ${command}\`. */
export const SCORED_RULES = ${rules};

/** Scores of the bots in runs of the usual kind. */
export const BOT_SCORES: readonly BotScores[] = ${JSON.stringify(tables)};
`;
  writeFileSync(
    file,
    await format(text, { parser: 'typescript', singleQuote: true, printWidth: 100 }),
  );
}
