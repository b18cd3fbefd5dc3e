import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { scoreAt } from '#lab/statistics/elo.ts';
import { assertDefined, makeStream, below, must } from '#core';
import { calibrateVariant } from '#games/zrf/commands/tune/calibrate-variant.ts';
import { candidateFor, levelBelow, MAX_STEPS } from '#games/zrf/lab/levels/path.ts';
import {
  closestSteps,
  isOutOfReach,
  isRight,
  nextSteps,
  stepsToConfirm,
} from '#games/zrf/lab/levels/seek.ts';
import type { Sample } from '#games/zrf/lab/levels/seek.ts';
import { openRules } from '#games/zrf/rules/index.ts';
import { fingerprintOf } from '#lab';
import type { Plan } from '#lab';
import type { Cli } from '#terminal/cli/cli.ts';
import type { StudyTools } from '#terminal/cli/command-row.ts';
import { isDeep } from '#test/support/deep.ts';
import { openStudy, runHere, studyHere } from '#test/support/study-here.ts';
import { rulesIn } from '../../../../bench/rules-files.ts';

const SEEKING = { target: 0.74, first: 12, most: MAX_STEPS };
const MASTER = { nodes: 8000, blur: 0 };

describe('the way down from a level', () => {
  const ways = Array.from({ length: MAX_STEPS + 1 }, (_, steps) => levelBelow(MASTER, steps));

  it('starts at the level', () => {
    expect(ways[0]).toEqual(MASTER);
  });

  it('has fewer positions and more misjudgement at every step', () => {
    for (const [index, { nodes, blur }] of ways.entries()) {
      const before = ways[index - 1] ?? { nodes: Infinity, blur: -1 };
      expect(nodes).toBeLessThanOrEqual(before.nodes);
      expect(blur).toBeGreaterThan(before.blur - 1);
    }
    expect(ways[8]).toEqual({ nodes: 4000, blur: 8 });
    expect(ways.at(-1)).toEqual({ nodes: 1, blur: 20_000 });
  });

  it('leaves Expert the positions of its time', () => {
    const candidates = [0, 40, 80].map((steps) => candidateFor('expert', MASTER, steps));
    expect(candidates.map(({ nodes }) => nodes)).toEqual([4571, 4571, 4571]);
    expect(candidates.map(({ blur }) => blur)).toEqual([0, 93, 620]);
  });
});

/** Plays rounds of games whose expected score rises by `elo` a step. */
function sampled(seed: string, elo: number, games = 60): Sample[] {
  const random = makeStream(seed, 'games');
  const samples: Sample[] = [];
  for (let round = 0; round < 6; round += 1) {
    const steps = nextSteps(samples, SEEKING);
    const share = Math.round(1000 * scoreAt(elo * steps));
    const wins = Array.from({ length: games }, () => below(random, 1000) < share);
    samples.push({ steps, points: wins.filter(Boolean).length, games });
  }
  return samples;
}

describe('the search for a level', () => {
  it.each([2, 5, 15, 60])('finds the target where a step counts %i Elo', (elo) => {
    const errors = Array.from({ length: 20 }, (_, seed) => {
      const steps = nextSteps(sampled(`seed ${seed}`, elo), SEEKING);
      return Math.abs(scoreAt(elo * steps) - SEEKING.target);
    });
    const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length;
    expect(mean).toBeLessThan(0.07);
  });

  it('gives up where even the weakest candidate scores too much', () => {
    const samples = sampled('even', 0.1);
    expect(isOutOfReach(samples, MAX_STEPS)).toBe(true);
    expect(isOutOfReach(sampled('wide', 10), MAX_STEPS)).toBe(false);
    expect(closestSteps(samples)).toBeLessThanOrEqual(MAX_STEPS);
  });

  it('pools rounds that contradict each other', () => {
    const samples = [
      { steps: 10, points: 8, games: 10 },
      { steps: 20, points: 6, games: 10 },
      { steps: 40, points: 9, games: 10 },
    ];
    // 70 % at 10 and at 20, 90 % at 40.
    expect(nextSteps(samples, SEEKING)).toBe(24);
  });

  it('stays at the level above if that is far enough', () => {
    expect(nextSteps([{ steps: 0, points: 9, games: 10 }], SEEKING)).toBe(0);
  });

  it('confirms a neighbour of the likeliest candidate once its match missed', () => {
    const samples = [{ steps: 5, points: 74, games: 100 }];
    const confirmed = (...scores: readonly (readonly [number, number])[]) =>
      stepsToConfirm(
        samples,
        SEEKING,
        scores.map(([steps, score]) => ({ steps, score })),
      );
    expect(confirmed()).toBe(5);
    expect(confirmed([5, 0.82])).toBe(4);
    expect(confirmed([5, 0.63])).toBe(6);
    expect(confirmed([5, 0.82], [4, 0.64])).toBeUndefined();
  });

  it('accepts steps from 65 to 80 %', () => {
    expect([0.64, 0.65, 0.8, 0.81].map(isRight)).toEqual([false, true, true, false]);
  });
});

interface Size {
  readonly nodes: number;
  readonly games: number;
  readonly match: number;
}

/** Calibrates a game in this process, in chunks of a size. */
async function calibrate(id: string, variant: string, chunk: number, size: Size) {
  const main = `${id}.zrf`;
  const source = { main, files: [[main, readFileSync(`content/rules/${main}`, 'utf8')]] as const };
  const game = must(openRules(rulesIn('content/rules'), main, id).game);
  const planned = { id, rules: game.rules, source, fingerprint: fingerprintOf(source) };
  const cli = { exitCode: 0, language: undefined } as Cli;
  const runPlan = async (_: Cli, plan: Plan) => runHere(await openStudy(plan, game), { chunk });
  const request = {
    ...size,
    rounds: 1,
    game,
    planned,
    variant,
    seed: 'test',
    flags: {},
    isQuiet: true,
  };
  const found = await calibrateVariant(cli, { runPlan } as unknown as StudyTools, request);
  return { ...assertDefined(found), planned };
}

test('levels depend only on the seed, not on how games are shared out', async () => {
  const size = { nodes: 30, games: 4, match: 6 };
  const calibrated = (chunk: number) => calibrate('tic-tac-toe', 'tic-tac-toe', chunk, size);
  const [one, two] = [await calibrated(1), await calibrated(5)];
  expect(one).toEqual(two);
  const { levels } = one;
  expect(levels.map(({ match }) => match?.games)).toEqual([undefined, 6, 6, 6, 6]);
  for (const [index, { nodes, blur }] of levels.slice(1).entries()) {
    const below = assertDefined(levels[index]);
    expect(below.nodes).toBeLessThanOrEqual(nodes);
    expect(below.blur).toBeGreaterThanOrEqual(blur);
  }
});

test.runIf(isDeep)('each level of a small game beats the one below in new games', async () => {
  const { levels, planned } = await calibrate('dobutsu', 'dobutsu-shogi', 20, {
    nodes: 1000,
    games: 24,
    match: 200,
  });
  for (const [index, { nodes, blur }] of levels.slice(1).entries()) {
    const below = assertDefined(levels[index]);
    const { data } = await studyHere({
      format: 1,
      kind: 'level-match',
      game: planned,
      options: { variant: 'dobutsu-shogi', start: 'usual' },
      seed: 'fresh',
      cells: [`${nodes}/${blur} ${below.nodes}/${below.blur}`],
      parameters: { longest: 400 },
      stop: { kind: 'units', units: 100 },
    });
    const { share } = data['score'] as { readonly share: number };
    // The range that a step aims at, and two standard errors of the match.
    expect(share).toBeGreaterThan(0.58);
    expect(share).toBeLessThan(0.87);
  }
});
