import { describe, expect, test } from 'vitest';
import { startMatch, assertDefined } from '#core';
import { Session, PERSON } from '#play';
import { NOT_SAVED } from '#test/play/not-saved.ts';
import type { SolvingAnswer } from '#games/zrf/puzzles/search/solving.ts';
import type { PuzzleSolver, SolvingQuestion } from '#games/zrf/puzzles/index.ts';
import { SolverService } from '#games/zrf/puzzles/index.ts';
import { openRulesFile } from '#games/zrf/page/files/opened-file.ts';
import type { OpenedFile } from '#games/zrf/page/files/opened-file.ts';
import { builtInFolders, builtInGames } from '#games/zrf/page/files/built-in.ts';
import { SolverModel } from '#games/zrf/page/puzzle/model/solver-model.ts';
import { COURSE, byCourse, stationOf } from '#games/zrf/page/course/course.ts';
import { Solution } from '#games/zrf/page/puzzle/model/solution.ts';
import { puzzlePlayModelOf } from '#games/zrf/page/puzzle/game/puzzle-play-model.ts';
import type { PuzzlePlayModel } from '#games/zrf/page/puzzle/game/puzzle-play-model.ts';
import { parseStoredRecords, withResult } from '#web/storage/puzzle-records.ts';
import { PUZZLES } from '#games/zrf/page/settings/puzzle-settings.ts';

function bookOf(id: string): OpenedFile {
  const own = assertDefined(builtInGames.find((game) => game.id === id));
  const opened = openRulesFile(builtInFolders[own.collection], own.main, id);
  if (!opened.ok) throw new RangeError(id);
  return opened.file;
}

const IDLE = {
  ask: () => new Promise<never>(() => undefined),
  stop: () => undefined,
  close: () => undefined,
};

/** Model of a built-in game, and a count of its saves. */
function playModelOf(id: string): { model: PuzzlePlayModel | undefined; saves: () => number } {
  const file = bookOf(id);
  const variant = assertDefined(file.game.variants[0]).key;
  const match = startMatch(file.game, { variant }, 'test');
  const players = file.game.players({ variant });
  const session = new Session(
    match,
    Array.from({ length: players }, () => PERSON),
  );
  let saves = 0;
  const options = {
    ...NOT_SAVED,
    session,
    engine: IDLE,
    pace: () => 'off' as const,
    playsForced: () => true,
    changed: () => void (saves += 1),
  };
  return { model: puzzlePlayModelOf(options, file), saves: () => saves };
}

test('exactly the puzzles of the trail are block boards', () => {
  const shown = builtInGames
    .filter(({ id }) => playModelOf(id).model !== undefined)
    .map(({ id }) => id);
  expect(shown.sort()).toEqual(COURSE.map(({ name }) => name).sort());
});

describe('a puzzle on its page', () => {
  const cellar = () => {
    const { model, saves } = playModelOf('little-cellar');
    return { model: assertDefined(model), saves };
  };

  test('plays the steps of a way as one move and saves once', () => {
    const { model, saves } = cellar();
    expect(model.playText('a3-a2')).toBe(true);
    expect(model.playText('b4-c4')).toBe(false);
    expect(model.playText('c3-c4')).toBe(false);
    expect(model.counts.value).toEqual({ steps: 1, straight: 1, moves: 1 });
    expect(saves()).toBe(1);
  });

  test('undoes and redoes whole moves, and undoes a restart', () => {
    const { model, saves } = cellar();
    model.playText('a3-a2');
    model.playText('a4-a3');
    model.playText(['a3-a4', 'a4-a3']);
    expect(model.counts.value).toEqual({ steps: 4, straight: 4, moves: 2 });
    model.undo();
    expect(model.counts.value.steps).toBe(1);
    model.redo();
    expect(model.counts.value.steps).toBe(4);
    model.restart();
    expect([model.counts.value.steps, model.present.value.canUndo]).toEqual([0, true]);
    model.undo();
    expect(model.counts.value.steps).toBe(4);
    model.undo();
    model.undo();
    expect([model.counts.value.steps, model.present.value.canUndo]).toEqual([0, false]);
    model.undo();
    model.redo();
    expect(model.counts.value.steps).toBe(1);
    expect(saves()).toBe(10);
  });

  test('shows past positions between moves', () => {
    const { model } = cellar();
    model.playText('a3-a2');
    model.playText(['a4-a3', 'a3-a4']);
    model.view(2);
    expect(model.shown.value).toBe(1);
    model.viewNext();
    expect([model.shown.value, model.isReview.value]).toEqual([3, false]);
  });
});

/** A synchronous solver in the same thread. */
class Solver implements PuzzleSolver {
  readonly #service = new SolverService();
  questions: SolvingQuestion[] = [];

  ask(question: SolvingQuestion): Promise<SolvingAnswer | undefined> {
    this.questions.push(question);
    const task = this.#service.begin(question);
    for (;;) {
      const answer = task.run(10_000);
      if (answer !== undefined) return Promise.resolve(answer);
    }
  }

  stop(): void {
    this.questions = [];
  }

  close(): void {
    this.questions = [];
  }
}

describe('the solver of a puzzle', () => {
  const solverOf = (distance: boolean) => {
    const model = assertDefined(playModelOf('little-cellar').model);
    const fewest: [string, number][] = [];
    const solver = new SolverModel({
      model,
      solver: new Solver(),
      settings: () => ({ ...PUZZLES, distance }),
      onFewest: (...args) => fewest.push(args),
    });
    return { model, solver, fewest };
  };
  const settled = () => new Promise((resolve) => setTimeout(resolve));

  test('shows the distance of every position while enabled', async () => {
    const { model, solver } = solverOf(true);
    await settled();
    expect(solver.distance.value).toEqual({ kind: 'moves', metric: 'moves', count: 6 });
    solver.requestHint();
    await settled();
    const hint = assertDefined(solver.hint.value);
    expect(hint.move.steps.length).toBeGreaterThan(0);
    solver.requestHint();
    await settled();
    expect([model.counts.value.moves, solver.hint.value]).toEqual([1, undefined]);
    expect(solver.distance.value).toEqual({ kind: 'moves', metric: 'moves', count: 5 });
    solver.close();
  });

  test('shows the solution without changing the game', async () => {
    const { model, solver, fewest } = solverOf(false);
    solver.solve();
    await settled();
    const solution = assertDefined(solver.solution.value);
    expect([solution.moves.length, fewest]).toEqual([6, [['moves', 6]]]);
    solution.go(6);
    expect(solution.cells.value).not.toEqual(model.state.value.cells);
    expect(model.counts.value.steps).toBe(0);
    model.playText('a3-a2');
    expect(solver.solution.value).toBeUndefined();
    solver.close();
  });
});

test('a solution plays automatically until stopped', async () => {
  const { game } = bookOf('little-cellar');
  const state = game.start({ variant: assertDefined(game.variants[0]).key }, 'x');
  const moves = [
    { text: 'a3-a2', steps: ['a3-a2'] },
    { text: 'a4-a3', steps: ['a4-a3'] },
  ];
  const solution = new Solution(game, state, moves, () => 'fastest');
  await expect.poll(() => solution.at.value).toBe(2);
  expect(solution.isPlaying.value).toBe(false);
  solution.toggle();
  expect([solution.at.value, solution.isPlaying.value]).toEqual([0, true]);
  solution.go(9);
  expect([solution.at.value, solution.isPlaying.value]).toEqual([2, false]);
  solution.close();
});

test('records store the best result in each metric', () => {
  const noRecords = { best: {}, fewest: {} };
  const first = withResult(noRecords, { steps: 10, straight: 8, moves: 6 });
  const second = withResult(first, { steps: 9, straight: 9, moves: 6 });
  expect(second.best).toEqual({ steps: 9, straight: 8, moves: 6 });
});

test('stored records are read, and malformed ones are skipped', () => {
  const text = '{"records":{"a/b":{"best":{"moves":5,"steps":-1,"x":2}},"c":7},"helped":["s",1]}';
  expect(parseStoredRecords(JSON.parse(text))).toEqual({
    records: { 'a/b': { best: { moves: 5 }, fewest: {} } },
    helped: ['s'],
  });
  expect(parseStoredRecords([])).toEqual({ records: {}, helped: [] });
});

test('puzzles are ordered from easy to hard', () => {
  expect(stationOf('little-cellar')).toMatchObject({
    number: 1,
    before: undefined,
    after: 'grand-piano',
  });
  expect(stationOf('new-century')?.after).toBeUndefined();
  expect(stationOf('chess')).toBeUndefined();
  const ids = [{ id: 'user:own' }, { id: 'loft' }, { id: 'little-cellar' }].sort(byCourse);
  expect(ids.map(({ id }) => id)).toEqual(['little-cellar', 'loft', 'user:own']);
});
