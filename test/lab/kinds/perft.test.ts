import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, test } from 'vitest';
import { defaultOptions, must } from '#core';
import type { AnyGame, OptionValues } from '#core';
import { openRules as openFile } from '#games/zrf/commands/rules-files.ts';
import { kalah } from '#games/kalah/rules/index.ts';
import { openRules } from '#games/zrf/rules/game/library.ts';
import { perft, PLAN_FORMAT } from '#lab';
import type { Plan } from '#lab';
import { isDeep } from '#test/support/deep.ts';
import { failingStudy } from '#test/support/failing-study.ts';
import { openStudy, runHere } from '#test/support/study-here.ts';
import { toss } from '../../core/toss.ts';

function planOf({ id, rules }: AnyGame, options: OptionValues, depths: number): Plan {
  return {
    format: PLAN_FORMAT,
    kind: 'perft',
    game: { id, rules },
    options,
    seed: 'perft',
    cells: Array.from({ length: depths }, (_, below) => String(below + 1)),
    stop: { kind: 'units', units: 1_000_000 },
    parameters: {},
  };
}

async function count(game: unknown, options: OptionValues, depths: number): Promise<unknown> {
  const study = await openStudy(planOf(game as AnyGame, options, depths), game as AnyGame);
  return (await runHere(study)).data['nodes'];
}

interface Row {
  readonly file: string;
  readonly variant?: string;
  readonly counts: readonly number[];
}

const rows = JSON.parse(readFileSync('test/data/zrf-perft.json', 'utf8')) as readonly Row[];
const named = rows.map((row) => [row.file, row.variant ?? 'default variant', row] as const);

/** Largest count checked in normal runs; the deep run checks all. */
const COUNTED = isDeep ? Infinity : 20_000;

// Source: test/data/zrf-perft.json, with the source of each row.
test.each(named)('counts whole turns of %s, %s, in parts', async (file, _, row) => {
  const { folder, main } = must(openFile(join('content/rules', file)));
  const game = must(openRules(folder, main, 'counted').game);
  const variant = row.variant ?? game.variants[0]?.key ?? '';
  const large = row.counts.findIndex((nodes) => nodes > COUNTED);
  const counts = large < 0 ? row.counts : row.counts.slice(0, large);
  const options = { ...defaultOptions(game.options), variant };
  expect(await count(game, options, counts.length)).toEqual(counts);
});

it.each([2, 3, 6])('counts %d plies of kalah like the engine in one piece', async (depth) => {
  const options = defaultOptions(kalah.options);
  const whole = perft(kalah, kalah.start(options, 'perft'), depth);
  expect(await count(kalah, options, depth)).toEqual(whole);
});

it('counts chance outcomes, and nothing beyond the end of the game', async () => {
  const options = { rounds: 2 };
  const whole = perft(toss, toss.start(options, 'perft'), 7);
  expect(await count(toss, options, 7)).toEqual(whole);
  expect(whole.at(-1)).toBe(0);
});

it('reports only complete depths, and stops at one with failures', async () => {
  const game = kalah as unknown as AnyGame;
  const study = await openStudy(planOf(game, defaultOptions(kalah.options), 4), game);
  const failing = failingStudy(study, (cell, index) => cell === 2 && index === 5);
  expect((await runHere(failing)).data).toMatchObject({ nodes: [6, 35], failed: 1 });
});
