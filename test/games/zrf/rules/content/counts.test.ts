import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { must } from '#core';
import { openRules } from '#games/zrf/rules/game/library.ts';
import { countTurns } from '#games/zrf/rules/run/count-turns.ts';
import { openRules as openFile } from '#games/zrf/commands/rules-files.ts';
import { isDeep } from '#test/support/deep.ts';

interface Row {
  readonly file: string;
  /** Key of the variant; by default the first. */
  readonly variant?: string;
  /** Numbers of ways to play 1, 2, 3 ... whole turns. */
  readonly counts: readonly number[];
  readonly source: string;
}

const rows = JSON.parse(readFileSync('test/data/zrf-perft.json', 'utf8')) as Row[];

/** Largest count checked in normal runs; the deep run checks all. */
const COUNTED = isDeep ? Infinity : 300_000;

const named = rows.map((row) => [row.file, row.variant ?? 'default variant', row] as const);

test.each(named)('%s, %s', (_file, _variant, row) => {
  const { folder, main } = must(openFile(join('content/rules', row.file)));
  const game = must(openRules(folder, main, 'counted').game);
  const variant = row.variant ?? game.variants[0]?.key ?? '';
  const play = game.playOf(variant);
  const machine = play.machineOf(play.start(variant));
  for (const [index, count] of row.counts.entries()) {
    const depth = index + 1;
    if (count <= COUNTED) expect([depth, countTurns(machine, depth)]).toEqual([depth, count]);
  }
});
