import { expect, test } from 'vitest';
import { must, assertDefined } from '#core';
import type { SolvingAnswer, SolvingWant } from '#games/zrf/puzzles/search/solving.ts';
import { GameSolver, METRICS } from '#games/zrf/puzzles/index.ts';
import type { ZrfState } from '#games/zrf/rules/state/state.ts';
import { openPuzzle, pose, poseText } from './layout.ts';
import type { Posed } from './layout.ts';
import { stopOf } from './path.ts';

function asker({ game, state }: Posed, maxPositions?: number) {
  const solver = new GameSolver(game);
  const start = game.makeState(state);
  return (want: SolvingWant, now: ZrfState, metric = 'moves'): SolvingAnswer => {
    const limit = maxPositions === undefined ? {} : { most: maxPositions };
    const request = { want, state: game.makeState(now), start, metric, ...limit };
    const task = solver.begin(request);
    for (;;) {
      const answer = task.run(1000);
      if (answer !== undefined) return answer;
    }
  };
}

function play({ game }: Posed, state: ZrfState, steps: readonly string[]): ZrfState {
  return steps.reduce(
    (now, step) => game.apply(now, must(game.parseAction(now, step))).state,
    state,
  );
}

test.each(METRICS)('hints reach the goal in the fewest %s', (metric) => {
  const posed = openPuzzle('poppy');
  const ask = asker(posed);
  let now = posed.state;
  for (let remaining = stopOf('poppy').fewest[metric]; remaining > 0; remaining -= 1) {
    const answer = ask('distance', now, metric);
    if (answer.kind !== 'distance') throw new RangeError(answer.kind);
    expect(answer.distance).toBe(remaining);
    now = play(posed, now, assertDefined(answer.move).steps);
  }
  expect(now.ending?.winners).toEqual([0]);
  expect(ask('hint', now)).toEqual({ kind: 'distance', distance: 0, move: undefined });
});

/** Requests a distance with a clock that reports `share` as the elapsed fraction at each slice. */
function distanceIn(posed: Posed, share: number) {
  const { game, state } = posed;
  const solver = new GameSolver(game);
  const text = game.makeState(state);
  const request = { want: 'distance', state: text, start: text, metric: 'moves' } as const;
  const ask = () => {
    const task = solver.begin(request);
    expect(task.milliseconds).toBe(3000);
    for (let slice = 0; ; slice += 1) {
      const answer = task.run(100, slice * share);
      if (answer !== undefined) return { answer, slices: slice + 1 };
    }
  };
  return { first: ask(), second: ask(), solver, request };
}

test('distances of large puzzles are abandoned early and not restarted', () => {
  const { first, second, solver, request } = distanceIn(openPuzzle('escott'), 0.01);
  expect([first.answer.kind, first.slices]).toEqual(['unknown', 11]);
  expect([second.answer.kind, second.slices]).toEqual(['unknown', 1]);
  // A hint is searched without a table.
  const hint = solver.begin({ ...request, want: 'hint', most: 3000 });
  expect(hint.run(100)).toBeUndefined();
  expect(hint.progress.depth).toBeGreaterThan(0);
});

test('distances that exceed the time limit are abandoned', () => {
  expect(distanceIn(openPuzzle('poppy'), 0.05).first.answer.kind).toBe('unknown');
  expect(distanceIn(openPuzzle('poppy'), 0.05).first.slices).toBe(21);
  const { first, second } = distanceIn(openPuzzle('hughe'), 0.01);
  expect(first.answer).toMatchObject({ kind: 'distance', distance: stopOf('hughe').fewest.moves });
  expect(second.slices).toBe(1);
});

test('rules without a goal are not searched', () => {
  const free = poseText(`(game (title "Free") (rules-of-blocks) (board (box a/b/c 1))
    (tile A1 1 0) (board-setup (You (A1 a1))))`);
  for (const want of ['distance', 'hint', 'solution'] as const) {
    expect(asker(free)(want, free.state)).toEqual({
      kind: 'unsolvable',
      positions: 0,
      reason: 'goal',
    });
  }
});

test('a solution reaches the goal from any position', () => {
  const posed = openPuzzle('little-cellar');
  const ask = asker(posed);
  const hint = ask('hint', posed.state);
  if (hint.kind !== 'distance') throw new RangeError(hint.kind);
  const next = play(posed, posed.state, assertDefined(hint.move).steps);
  const answer = ask('solution', next);
  if (answer.kind !== 'solution') throw new RangeError(answer.kind);
  expect(answer.optimum).toBe(stopOf('little-cellar').fewest.moves - 1);
  const end = play(
    posed,
    next,
    answer.moves.flatMap(({ steps }) => steps),
  );
  expect(end.ending?.winners).toEqual([0]);
});

test('an oversized table leaves the distance unknown, and a hint is searched', () => {
  const posed = openPuzzle('little-cellar');
  const ask = asker(posed, 10);
  expect(ask('distance', posed.state)).toMatchObject({ kind: 'unknown' });
  expect(ask('hint', posed.state)).toMatchObject({
    kind: 'distance',
    distance: stopOf('little-cellar').fewest.moves,
  });
  expect(ask('solution', posed.state)).toMatchObject({ kind: 'unknown' });
});

test('a hint search reports its depth', () => {
  const { game, state } = openPuzzle('little-cellar');
  const start = game.makeState(state);
  const request = { want: 'hint', state: start, start, metric: 'moves', most: 10 } as const;
  const task = new GameSolver(game).begin(request);
  const depths = [task.progress.depth];
  while (task.run(1) === undefined) depths.push(task.progress.depth);
  expect(depths[0]).toBe(0);
  expect(depths.at(-1)).toBeGreaterThan(1);
});

test('fifteen tiles are searched without a table', () => {
  const posed = openPuzzle('fifteen-puzzle');
  const ask = asker(posed);
  expect(ask('distance', posed.state)).toEqual({ kind: 'unknown', positions: 0 });
});

test('unsolvable positions are reported in every kind of answer', () => {
  const posed = pose('AAB CCB', '(absolute-config B1 (a2))');
  const ask = asker(posed);
  expect(ask('distance', posed.state)).toMatchObject({ kind: 'distance', distance: -1 });
  expect(ask('solution', posed.state)).toMatchObject({ kind: 'unsolvable' });
});

test('the hardest start is a state of the game', () => {
  const posed = openPuzzle('grand-piano');
  const answer = asker(posed)('hardest', posed.state);
  if (answer.kind !== 'hardest') throw new RangeError(answer.kind);
  const start = must(posed.game.parseState(answer.state));
  expect(asker(posed)('solution', start)).toMatchObject({ optimum: answer.distance });
});
