import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { must } from '../../../src/core/index.ts';
import { openRules } from '../../../src/games/zrf/game/library.ts';
import { countTurns } from '../../../src/games/zrf/run/count-turns.ts';
import { openRules as openFile } from '../../../src/terminal/rules/rules-files.ts';

interface Row {
  readonly file: string;
  /** Key of the variant; the game that is loaded first where there is none. */
  readonly variant?: string;
  /** Ways to play 1, 2, 3 ... whole turns. */
  readonly counts: readonly number[];
  readonly source: string;
}

const rows = JSON.parse(readFileSync('test/data/zrf-perft.json', 'utf8')) as Row[];

/** Some rules take their time to be compiled for all positions. */
const PATIENCE = { timeout: 60_000 };

const named = rows.map((row) => [row.file, row.variant ?? 'as it is loaded', row] as const);

test.each(named)('%s, %s', PATIENCE, (_file, _variant, row) => {
  const { folder, main } = must(openFile(join('content/rules', row.file)));
  const game = must(openRules(folder, main, 'counted').game);
  const variant = row.variant ?? game.variants[0]?.key ?? '';
  const play = game.playOf(variant);
  const machine = play.machineOf(play.start(variant));
  const counts = row.counts.map((_count, index) => countTurns(machine, index + 1));
  expect(counts).toEqual(row.counts);
});
