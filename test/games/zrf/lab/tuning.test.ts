import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { assertDefined, float64At, must } from '#core';
import { fitGames } from '#games/zrf/lab/tuning/fit-games.ts';
import type { Candidate } from '#games/zrf/lab/tuning/fit-games.ts';
import { errorOf, positionsOf, targetsOf } from '#games/zrf/lab/tuning/fit.ts';
import { symmetriesOf } from '#games/zrf/lab/tuning/board-symmetry.ts';
import { sampleGame } from '#games/zrf/lab/tuning/self-play.ts';
import type { SampledGame } from '#games/zrf/lab/tuning/self-play.ts';
import { TuningTerms } from '#games/zrf/lab/tuning/tuning-terms.ts';
import { EvaluationFeatures, openRules, readTunings } from '#games/zrf/rules/index.ts';
import type { ZrfGame } from '#games/zrf/rules/index.ts';
import { Play } from '#games/zrf/rules/run/play.ts';
import { PLAN_FORMAT } from '#lab';
import type { Plan } from '#lab';
import { isDeep, repeats } from '#test/support/deep.ts';
import { openStudy, runHere } from '#test/support/study-here.ts';
import { rulesIn } from '../../../../bench/rules-files.ts';

const LIMITS = { nodes: 20, longest: 60 };

function openGame(name: string): ZrfGame {
  return must(openRules(rulesIn('content/rules'), `${name}.zrf`, name).game);
}

function firstVariant({ variants }: ZrfGame): string {
  return assertDefined(variants[0]).key;
}

const dobutsu = openGame('dobutsu');
const options = { variant: firstVariant(dobutsu) };
const SEEDS = Array.from({ length: 60 }, (_, index) => `seed ${index}`);
const games = SEEDS.map((seed) => sampleGame(dobutsu, dobutsu, options, seed, LIMITS));

function drain<T>(work: Generator<unknown, T>): T {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}

/** The fit that stays the least near the derived values. */
function boldestOf(play: Play, sampled: readonly SampledGame[]): Candidate {
  return assertDefined(assertDefined(drain(fitGames(play, sampled))).candidates.at(-1));
}

test('cautious fits stay near the derived values', () => {
  const play = dobutsu.playOf(options.variant);
  const { values } = new EvaluationFeatures(play).parameters;
  const { candidates } = assertDefined(drain(fitGames(play, games)));
  const distances = candidates.map(({ tuning }) =>
    tuning.values.reduce(
      (sum, value, type) => sum + Math.abs(value - assertDefined(values[type])),
      0,
    ),
  );
  expect(distances.length).toBeGreaterThan(3);
  expect(assertDefined(distances[0])).toBeLessThan(assertDefined(distances.at(-1)));
});

test('a game of self-play depends only on its seed', () => {
  const [fresh, seed] = [openGame('dobutsu'), assertDefined(SEEDS[3])];
  const again = sampleGame(fresh, fresh, options, seed, LIMITS);
  expect(again).toEqual(games[3]);
  // A few short games may be equal.
  expect(new Set(games.map((one) => JSON.stringify(one))).size).toBeGreaterThan(50);
});

test('samples of a tuned bot have the features of the derived evaluation', () => {
  const texts = rulesIn('content/rules');
  const tuned = must(
    openRules(texts, 'reversi.zrf', 'reversi', undefined, undefined, readTunings).game,
  );
  const derived = openGame('reversi');
  const reversi = { variant: firstVariant(derived) };
  const sample = (features: ZrfGame) => sampleGame(tuned, features, reversi, 'tuned', LIMITS);
  const [before, after] = [sample(derived).samples, sample(tuned).samples];
  const places = (samples: typeof before) => samples.map((one) => one.places);
  const leads = (samples: typeof before) => samples.map(({ lead }) => lead);
  expect(places(before)).toEqual(places(after));
  expect(leads(before)).not.toEqual(leads(after));
  expect(places(sampleGame(derived, derived, reversi, 'tuned', LIMITS).samples)).not.toEqual(
    places(before),
  );
});

test('samples agree with the evaluation that bots use', () => {
  const { samples } = assertDefined(games.find((one) => one.samples.length > 2));
  const { length } = dobutsu.playOf(options.variant).rules.board.positions;
  for (const { places, lateness } of samples) {
    expect(places.every((place) => place >= length)).toBe(true);
    expect(lateness).toBeGreaterThanOrEqual(0);
  }
});

test('a few games are enough to fit and judge', () => {
  const play = dobutsu.playOf(options.variant);
  expect(drain(fitGames(play, games.slice(0, 6)))?.candidates.length).toBeGreaterThan(3);
  expect(drain(fitGames(play, []))).toBeUndefined();
});

test('a fit lowers the error of the games it has seen', () => {
  const play = dobutsu.playOf(options.variant);
  const derived = new EvaluationFeatures(play).parameters;
  const fitted = assertDefined(drain(fitGames(play, games)));
  const boldest = assertDefined(fitted.candidates.at(-1));
  expect(fitted.positions).toBe(games.reduce((sum, { samples }) => sum + samples.length, 0));
  expect(boldest.error).toBeLessThan(0.5);
  expect([...boldest.tuning.early]).not.toEqual([...derived.onBoard]);
});

test('targets are what later searches expected, the nearest most, and end in the result', () => {
  const play = dobutsu.playOf(options.variant);
  const terms = new TuningTerms(play, new EvaluationFeatures(play).parameters);
  const sample = { lead: 0, lateness: 0, ways: [], turn: 1, places: [], stock: [] };
  const played = (half: number, ...expected: readonly number[]): SampledGame => ({
    half,
    samples: expected.map((lead) => ({ ...sample, expected: lead })),
  });
  const games = [played(2, 0, 0, 0), played(0, 0, 900, 0), played(0, 0, 0, 900), played(1)];
  const targets = targetsOf(positionsOf(games, terms), 100);
  const at = (index: number) => float64At(targets, index);
  // Level searches draw a won game towards a draw, the more the earlier.
  expect(at(2)).toBe(1);
  expect(at(1)).toBeCloseTo(0.3 * 0.5 + 0.7);
  expect(at(0)).toBeCloseTo(0.3 * 0.5 + 0.7 * at(1));
  // A lead that was lost later counts for the position before it, and the result for the last.
  expect(at(3)).toBeGreaterThan(at(6));
  expect([at(5), at(8)]).toEqual([0, 0]);
});

/** Games in which the first player wins if and only if a piece of a type is on the board. */
function oneSided(type: number): SampledGame[] {
  const play = dobutsu.playOf(options.variant);
  const { players } = play.program.classes.cells;
  const cell = (owner: number) => 1 + type * players + owner;
  const { length } = play.rules.board.positions;
  return [0, 1].flatMap((owner) =>
    Array.from({ length: 60 }, () => ({
      half: owner === 0 ? 2 : 0,
      samples: [
        {
          lead: 0,
          lateness: 0,
          ways: [],
          turn: 1,
          places: [cell(owner) * length + 5],
          stock: [],
          expected: 0,
        },
      ],
    })),
  );
}

test('a piece that wins games becomes more valuable, alike for both players', () => {
  const play = dobutsu.playOf(options.variant);
  const derived = new EvaluationFeatures(play).parameters;
  const giraffe = play.rules.pieces.findIndex(({ name }) => name === 'Giraffe');
  const { candidates, derivedError } = assertDefined(drain(fitGames(play, oneSided(giraffe))));
  const { tuning, error } = assertDefined(candidates.at(-1));
  const { values } = tuning;
  expect(assertDefined(values[giraffe])).toBeGreaterThan(assertDefined(derived.values[giraffe]));
  expect(values.filter((_, type) => type !== giraffe)).toEqual(
    derived.values.filter((_, type) => type !== giraffe),
  );
  expect(error).toBeLessThan(derivedError);
});

test('draughts keep the values of pieces, and learn those of lines', () => {
  const draughts = openGame('english-draughts');
  const play = draughts.playOf(firstVariant(draughts));
  const { board } = play.rules;
  const at = (name: string) => board.positions.findIndex((position) => position.name === name);
  const won = [0, 1].flatMap((owner) =>
    Array.from({ length: repeats(12, 30) }, (): SampledGame => {
      const places = ['c3', 'd4'].map((name) => (1 + owner) * board.positions.length + at(name));
      const sample = { lead: 0, lateness: 0, ways: [], turn: 1, places, stock: [], expected: 0 };
      return { half: owner === 0 ? 2 : 0, samples: [sample] };
    }),
  );
  const { tuning } = boldestOf(play, won);
  expect(tuning.values).toEqual(new EvaluationFeatures(play).parameters.values);
  expect(tuning.patterns.some(({ early }) => early.some((value) => value > 0))).toBe(true);
});

/** The board of shogi takes seconds. */
const SLOW = ['shogi'];
const SYMMETRIES = [
  // Mirrors left and right, and turns or mirrors the board with exchanged sides.
  { name: 'xiangqi', whole: 3, partial: 0 },
  // King and queen break the mirror of chess, which is symmetric except for its setup.
  { name: 'chess', whole: 1, partial: 1 },
  { name: 'shogi', whole: 1, partial: 1 },
  { name: 'international-draughts', whole: 1, partial: 0 },
];

test.each(SYMMETRIES.filter(({ name }) => isDeep || !SLOW.includes(name)))(
  'finds the symmetries of $name',
  ({ name, whole, partial }) => {
    const game = openGame(name);
    const play = game.playOf(firstVariant(game));
    const found = symmetriesOf(play, new EvaluationFeatures(play).parameters);
    const counts = [true, false].map((isWhole) => {
      return found.filter(({ keepsSetup }) => keepsSetup === isWhole).length;
    });
    expect(counts).toEqual([whole, partial]);
  },
);

test('terms without changes predict by the lead alone', () => {
  const play = dobutsu.playOf(options.variant);
  const terms = new TuningTerms(play, new EvaluationFeatures(play).parameters);
  const positions = positionsOf(games, terms);
  const unchanged = new Float64Array(terms.deviations.length);
  const even = { ...positions, leads: new Float64Array(positions.count) };
  const errors = positions.results.map((result) => (result - 0.5) * (result - 0.5));
  const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length;
  const all = { from: 0, to: positions.count };
  expect(errorOf(even, unchanged, 100, all)).toBeCloseTo(mean, 12);
});

describe('lines of Reversi', () => {
  const reversi = openGame('reversi');
  const play = reversi.playOf(firstVariant(reversi));
  const { positions } = play.rules.board;
  const at = (name: string) => positions.findIndex((position) => position.name === name);
  const place = (name: string, player: number) => (1 + player) * positions.length + at(name);

  /** Games won by who holds a corner and the square beside it; either alone decides nothing. */
  const games = ['a1 b1', 'h8 h7'].flatMap((names) =>
    [0, 1].flatMap((owner) =>
      Array.from({ length: 30 }, (_, index): SampledGame[] => {
        const squares = names.split(' ').map((name) => place(name, owner));
        const gameOf = (places: number[], half: number): SampledGame => {
          return {
            half,
            samples: [{ lead: 0, lateness: 0, ways: [0], turn: 1, places, stock: [], expected: 0 }],
          };
        };
        const alone = squares.map((one) => gameOf([one], index % 2 === 0 ? 2 : 0));
        return [gameOf(squares, owner === 0 ? 2 : 0), ...alone];
      }).flat(),
    ),
  );
  const { tuning } = boldestOf(play, games);

  test('learn what a corner changes beside it, alike for symmetric lines and both players', () => {
    const tuned = new EvaluationFeatures(new Play(play.rules, undefined, tuning));
    const derived = new EvaluationFeatures(play);
    const start = reversi.start({ variant: firstVariant(reversi) }, 'lines');
    /** Change of the lead if a player has some discs, without that of an empty board. */
    const leadOf = (names: string, owner: number) => {
      const empty = start.cells.map(() => 0);
      const cells = [...empty];
      for (const name of names.split(' ')) cells[at(name)] = 1 + owner;
      const changeOf = (list: readonly number[]) =>
        tuned.of({ ...start, cells: list }).lead - derived.of({ ...start, cells: list }).lead;
      return changeOf(cells) - changeOf(empty);
    };
    for (const names of ['a1 b1', 'a1 a2', 'h1 g1', 'h8 h7', 'a8 b8']) {
      expect(Math.abs(leadOf(names, 0) - leadOf('a1 b1', 0))).toBeLessThanOrEqual(2);
      expect(Math.abs(leadOf(names, 0) + leadOf(names, 1))).toBeLessThanOrEqual(2);
    }
    const single = leadOf('a1', 0) + leadOf('b1', 0);
    expect(leadOf('a1 b1', 0)).toBeGreaterThan(single);
  });

  test('share a table with the symmetric ones', () => {
    const lines = tuning.patterns.flatMap((pattern) => [...pattern.lines, ...pattern.mirrored]);
    // 32 along each of two directions, 16 along each diagonal.
    expect(lines).toHaveLength(96);
    expect(new Set(lines.map((line) => [...line].sort((a, b) => a - b).join())).size).toBe(96);
    expect(tuning.patterns.length).toBeLessThan(20);
  });
});

function planOf(kind: string, more: Partial<Plan>): Plan {
  const source = {
    main: 'dobutsu.zrf',
    files: [['dobutsu.zrf', readFileSync('content/rules/dobutsu.zrf', 'utf8')]] as const,
  };
  return {
    format: PLAN_FORMAT,
    kind,
    game: { id: 'dobutsu', rules: dobutsu.rules, source },
    options: { ...options, start: 'usual' },
    seed: 'test',
    cells: ['x'],
    stop: { kind: 'units', units: 6 },
    parameters: LIMITS,
    ...more,
  };
}

test.each([
  { kind: 'tuning-games', more: {} },
  { kind: 'tuning-match', more: { cells: ['tuned derived'] } },
])('a study of $kind has the same report for every size of chunks', async ({ kind, more }) => {
  const study = await openStudy(planOf(kind, more));
  const reports = [];
  for (const chunk of [1, 4, 6]) reports.push(JSON.stringify(await runHere(study, { chunk })));
  expect(new Set(reports).size).toBe(1);
});

test('without a tuning, both sides of a match are equal', async () => {
  const { data } = await runHere(
    await openStudy(planOf('tuning-match', { cells: ['tuned derived'] })),
  );
  // The games of a pair mirror each other, so each pair is worth one point.
  expect(data).toMatchObject({ games: 12, pairs: [0, 0, 6, 0, 0] });
});

test('puzzles and games with dice are refused', async () => {
  const ur = openGame('royal-game-of-ur');
  const plan = planOf('tuning-games', {
    game: { id: 'ur', rules: ur.rules },
    options: { variant: firstVariant(ur) },
  });
  await expect(openStudy(plan, ur)).rejects.toThrow(/cannot be tuned/);
});
