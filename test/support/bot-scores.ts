import { writeFileSync } from 'node:fs';
import { format } from 'prettier';
import type { BotScores } from '#roguelike/bot-scores.ts';

/** The lowest score of each per cent of runs. */
export function percentsOf(scores: readonly number[]): readonly number[] {
  const sorted = [...scores].sort((one, other) => one - other);
  const at = (percent: number) => sorted[Math.floor((percent * sorted.length) / 100)] ?? 0;
  return Array.from({ length: 100 }, (_, percent) => at(percent));
}

/** Writes a table of scores as a module, with the rules version that they belong to. */
export async function writeScores(
  file: string,
  rules: number,
  tables: readonly BotScores[],
): Promise<void> {
  const command = file.replace(/^src\/games\/(\w+)\/.*$/, 'test/games/$1/bots/bot-scores.test.ts');
  const text = `import type { BotScores } from '#roguelike/bot-scores.ts';

/** Rules version of the scores below. Made by \`UPDATE=1 npx vitest run ${command}\`. */
export const SCORED_RULES = ${rules};

/** Scores of the bots in runs with the default options. */
export const BOT_SCORES: readonly BotScores[] = ${JSON.stringify(tables)};
`;
  writeFileSync(
    file,
    await format(text, { parser: 'typescript', singleQuote: true, printWidth: 100 }),
  );
}
