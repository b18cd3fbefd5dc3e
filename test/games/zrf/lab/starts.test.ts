import { expect, test } from 'vitest';
import { assertDefined, makeStream, must } from '#core';
import { METRICS, solverOf } from '#games/zrf/puzzles/index.ts';
import type { Metric } from '#games/zrf/puzzles/index.ts';
import { shuffle } from '#games/zrf/lab/start-draws.ts';
import { startsKind } from '#games/zrf/lab/starts.ts';
import type { StartsTally } from '#games/zrf/lab/starts-tally.ts';
import { Coordinator, executeHere, playChunk, PLAN_FORMAT, runStudy } from '#lab';
import type { AnyStudy, Plan, Report, StudyGames } from '#lab';
import { isDeep, repeats } from '#test/support/deep.ts';
import { openPuzzle, pose } from '../puzzles/layout.ts';
import type { Posed } from '../puzzles/layout.ts';

const clock = () => 0;
const pace = { rest: () => Promise.resolve(), clock };

function planOf({ game, state }: Posed, units: number, more: Partial<Plan> = {}): Plan {
  return {
    format: PLAN_FORMAT,
    kind: 'starts',
    game: { id: game.id, rules: game.rules },
    options: { variant: state.variant, start: 'usual' },
    seed: 'test',
    cells: ['moves'],
    stop: { kind: 'units', units },
    parameters: {},
    ...more,
  };
}

async function openStarts({ game }: Posed, plan: Plan): Promise<AnyStudy> {
  const games: StudyGames = {
    find: () => Promise.resolve(game),
    findRuns: () => Promise.resolve(undefined),
    costlyMoves: () => [],
  };
  return must(await startsKind.open(plan, games));
}

async function reportOf(posed: Posed, plan: Plan, chunk?: number): Promise<Report> {
  const study = await openStarts(posed, plan);
  const coordinator = new Coordinator(study, chunk === undefined ? {} : { chunk });
  await runStudy(coordinator, executeHere(study, pace));
  return study.report(coordinator.results);
}

/** Figures of the only metric. */
function figuresOf({ data }: Report) {
  const [figures] = data.metrics as (StartsTally & {
    readonly minimum: number | null;
    readonly isComplete: boolean;
    readonly harderAtMost: number;
    readonly unsolved: StartsTally['openHardest'];
  })[];
  return assertDefined(figures);
}

test.runIf(isDeep)(
  'drawing all starts of the eight puzzle finds both that need 31 moves',
  async () => {
    const posed = openPuzzle('eight-puzzle');
    const report = await reportOf(posed, planOf(posed, 1_000_000));
    const { starts, unsolvable, minima, hardest, isComplete } = figuresOf(report);
    expect([starts, unsolvable, isComplete]).toEqual([362_880, 181_440, true]);
    // Source: OEIS A089473, states of the eight puzzle by distance.
    expect(minima).toEqual([
      1, 2, 4, 8, 16, 20, 39, 62, 116, 152, 286, 396, 748, 1024, 1893, 2512, 4485, 5638, 9529,
      10878, 16993, 17110, 23952, 20224, 24047, 15578, 14560, 6274, 3910, 760, 221, 2,
    ]);
    expect(hardest.map(({ moves }) => moves).slice(0, 3)).toEqual([31, 31, 30]);
    expect(report.answer[0]).toMatchObject({ id: 'lab-answer-starts-all' });
  },
);

/** Minimum number of moves from a position, by a search of its own; -1 if it cannot be solved. */
function minimumOf({ game }: Posed, position: string, metric: Metric): number {
  const [, variant = ''] = /^Variant=(\S+)/.exec(position) ?? [];
  const state = game.start({ variant, start: position }, 'check');
  const { solver } = solverOf(game.playOf(variant), { ...state, ending: undefined }, metric);
  for (;;) {
    const answer = solver.run(10_000);
    if (answer === undefined) continue;
    return answer.kind === 'solved' ? answer.optimum : -1;
  }
}

/** Tally of a single unit. */
function tallyOf(study: AnyStudy, from: number): StartsTally {
  return playChunk(study, { cell: 0, from, count: 1 }, clock).tally as StartsTally;
}

test.each(METRICS)('every start has its exact minimum of %s', async (metric) => {
  const posed = openPuzzle('moving-day');
  const study = await openStarts(posed, planOf(posed, 100, { cells: [metric] }));
  let solved = 0;
  for (let index = 0; index < 40; index++) {
    const { hardest, unsolvable, minima } = tallyOf(study, index);
    const [start] = hardest;
    expect(unsolvable).toBe(start === undefined ? 1 : 0);
    if (start === undefined) continue;
    solved += 1;
    expect(minima).toHaveLength(start.moves + 1);
    expect(minimumOf(posed, start.position, metric)).toBe(start.moves);
  }
  expect(solved).toBeGreaterThan(5);
});

test('searches starts of a puzzle that is too large for a table', async () => {
  const posed = openPuzzle('washington');
  const study = await openStarts(posed, planOf(posed, 100));
  const found = Array.from(
    { length: repeats(2, 4) },
    (_, index) => tallyOf(study, index).hardest,
  ).flat();
  expect(Math.max(...found.map(({ moves }) => moves))).toBeGreaterThan(0);
  for (const { moves, position } of found) {
    expect(minimumOf(posed, position, 'moves')).toBe(moves);
  }
});

test.each([
  ['a table', openPuzzle('little-cellar'), 150, {}],
  ['searches', openPuzzle('fifteen-puzzle'), repeats(9, 24), { limit: repeats(20_000, 100_000) }],
] as const)('the report of %s does not depend on chunks', async (_, posed, units, parameters) => {
  const plan = planOf(posed, units, { parameters: { ...parameters, minimum: 20 } });
  const report = await reportOf(posed, plan);
  expect(figuresOf(report).starts).toBe(units);
  for (const chunk of [1, 7]) {
    expect(JSON.stringify(await reportOf(posed, plan, chunk))).toBe(JSON.stringify(report));
  }
});

test('starts that exceed the limit are open, with a proven bound', async () => {
  const posed = openPuzzle('fifteen-puzzle');
  const report = await reportOf(
    posed,
    planOf(posed, 12, { parameters: { limit: repeats(20_000, 50_000) } }),
  );
  const { open, unsolvable, minima, unsolved, harderAtMost } = figuresOf(report);
  expect(open).toBeGreaterThan(0);
  expect(unsolvable + open + minima.reduce((sum, count) => sum + count, 0)).toBe(12);
  const { moves, position } = assertDefined(unsolved.at(-1));
  expect(moves).toBeGreaterThan(20);
  expect(minimumOf(posed, position, 'moves')).toBeGreaterThanOrEqual(moves);
  expect(harderAtMost).toBeGreaterThan(open / (12 - unsolvable));
  expect(report.sections.map(({ id }) => id)).toContain('open');
});

test('walks through boards with too many arrangements to count', async () => {
  const posed = openPuzzle('escott');
  const study = await openStarts(posed, planOf(posed, 2, { parameters: { limit: 100 } }));
  const positions = [0, 1].map((index) => assertDefined(tallyOf(study, index).openHardest[0]));
  expect(new Set(positions.map(({ position }) => position)).size).toBe(2);
  expect(tallyOf(study, 0).openHardest[0]).toEqual(positions[0]);
});

test('merging keeps the hardest different starts, the first of equals', async () => {
  const posed = openPuzzle('loft');
  const study = await openStarts(posed, planOf(posed, 1));
  const start = (index: number, moves: number, position: string) => ({ index, moves, position });
  const tally = (from: number): StartsTally => ({
    starts: 8,
    unsolvable: 1,
    open: 0,
    minima: [0, 8],
    hardest: Array.from({ length: 8 }, (_, at) => start(from + at, 9 - at, `${at % 4} ${from}`)),
    openHardest: [],
  });
  const merged = study.emptyTally(0) as StartsTally;
  for (const from of [0, 8, 16]) study.merge(merged, tally(from));
  expect([merged.starts, merged.unsolvable, merged.minima]).toEqual([24, 3, [0, 24]]);
  expect(merged.hardest.map(({ index }) => index)).toEqual([0, 8, 16, 1, 9, 17, 2, 10, 18, 3]);
});

test.each([1, 2, 3, 5, 64, 1000])('shuffles the numbers below %d', (count) => {
  const order = Array.from({ length: count }, (_, at) => at).map(
    shuffle(count, makeStream('a', 'order')),
  );
  expect(new Set(order).size).toBe(count);
  expect(Math.max(...order)).toBe(count - 1);
  const other = shuffle(count, makeStream('b', 'order'));
  if (count > 5) expect(order).not.toEqual(order.map((_, at) => other(at)));
});

test('draws every start of a small puzzle equally often', async () => {
  const posed = pose('A. ..', '(absolute-config A1 (b1))');
  const counts = new Map<string, number>();
  for (let run = 0; run < 400; run++) {
    const study = await openStarts(posed, planOf(posed, 1, { seed: `seed ${run}` }));
    const { hardest } = tallyOf(study, 0);
    const { position } = assertDefined(hardest[0]);
    counts.set(position, (counts.get(position) ?? 0) + 1);
  }
  expect(counts.size).toBe(4);
  // Five standard deviations of a binomial count with 400 draws and a share of 1/4.
  for (const count of counts.values()) expect(Math.abs(count - 100)).toBeLessThan(44);
});

test('refuses other games, stopping rules and unknown metrics', async () => {
  const posed = openPuzzle('loft');
  const until = { kind: 'until', width: 0.01, most: 10 } as const;
  const games: StudyGames = {
    find: () => Promise.resolve(posed.game),
    findRuns: () => Promise.resolve(undefined),
    costlyMoves: () => [],
  };
  const codesOf = async (plan: Plan) => {
    const opened = await startsKind.open(plan, games);
    return opened.ok ? [] : opened.problems.map(({ code }) => code);
  };
  expect(await codesOf(planOf(posed, 1, { cells: ['leaps'], stop: until }))).toEqual([
    'plan-metrics',
    'plan-units-only',
  ]);
});
