import { describe, expect, test } from 'vitest';
import { betterOf, PuzzleResult, withHelp } from '#play';
import type { Best, PuzzleRecords } from '#play';

class MemoryRecords implements PuzzleRecords {
  readonly #best = new Map<string, Best>();
  helped: readonly string[] = [];

  names(): readonly string[] {
    return [...this.#best.keys()];
  }

  best(puzzle: string): Best | undefined {
    return this.#best.get(puzzle);
  }

  keep(puzzle: string, counts: Best): undefined {
    this.#best.set(puzzle, betterOf(this.#best.get(puzzle) ?? {}, counts));
  }

  isHelped(save: string): boolean {
    return this.helped.includes(save);
  }

  noteHelp(save: string, helped: boolean): undefined {
    this.helped = withHelp(this.helped, save, helped);
  }
}

const GAME = { puzzle: 'century/century', save: () => 'century-1', cursor: 0, isContinued: false };

describe('the result of a puzzle', () => {
  test('is stored as the best, and the previous best is returned', () => {
    const records = new MemoryRecords();
    const result = new PuzzleResult(records, GAME);
    result.noteMove(0, false);
    result.noteSolved({ steps: 20, moves: 9 });
    expect(records.names()).toEqual(['century/century']);
    expect(result.previousBest).toEqual({});
    result.noteMove(0, false);
    result.noteSolved({ steps: 22, moves: 8 });
    expect(result.best).toEqual({ steps: 20, moves: 8 });
    expect(result.previousBest).toEqual({ steps: 20, moves: 9 });
    result.noteMove(0, false);
    expect(result.previousBest).toBeUndefined();
  });

  test('is not stored after a hint, until the game is replayed from the start', () => {
    const records = new MemoryRecords();
    const result = new PuzzleResult(records, GAME);
    result.noteMove(0, false);
    result.noteMove(1, true);
    result.noteMove(2, false);
    result.noteSolved({ moves: 3 });
    expect([result.isHelpedAt(3), result.best, records.helped]).toEqual([true, {}, ['century-1']]);
    expect(result.previousBest).toBeUndefined();
    result.noteMove(0, false);
    result.noteSolved({ moves: 4 });
    expect([result.isHelpedAt(1), result.best, records.helped]).toEqual([false, { moves: 4 }, []]);
  });

  test('is not stored for a game continued from a position in its course', () => {
    const records = new MemoryRecords();
    const result = new PuzzleResult(records, { ...GAME, isContinued: true });
    result.noteMove(0, false);
    result.noteSolved({ moves: 1 });
    expect(result.best).toEqual({});
  });

  test('counts as helped again if a hint is undone to the start and redone', () => {
    const records = new MemoryRecords();
    const result = new PuzzleResult(records, GAME);
    result.noteMove(0, false);
    result.noteMove(1, true);
    expect([2, 0, 2].map((cursor) => result.isHelpedAt(cursor))).toEqual([true, false, true]);
    result.noteMove(2, false);
    result.noteSolved({ moves: 3 });
    expect(result.best).toEqual({});
    result.noteMove(0, false);
    result.noteSolved({ moves: 5 });
    expect([result.isHelpedAt(1), result.best, records.helped]).toEqual([false, { moves: 5 }, []]);
  });

  test('keeps the helped flag of a resumed game, and clears it for one at the start', () => {
    const records = new MemoryRecords();
    records.noteHelp(GAME.save(), true);
    const isHelpedAt = (cursor: number) =>
      new PuzzleResult(records, { ...GAME, cursor }).isHelpedAt(cursor);
    expect([isHelpedAt(0), isHelpedAt(4)]).toEqual([false, true]);
    expect(
      new PuzzleResult(records, { ...GAME, save: () => 'other', cursor: 4 }).isHelpedAt(4),
    ).toBe(false);
  });

  test('marks hints even without storage', () => {
    const result = new PuzzleResult(undefined, GAME);
    result.noteMove(0, true);
    expect([result.isHelpedAt(1), result.best]).toEqual([true, {}]);
  });

  test('passes on problems with storage', () => {
    const problem = { code: 'cannot-write' };
    const full = Object.assign(new MemoryRecords(), {
      keep: () => problem,
      noteHelp: () => problem,
    });
    const result = new PuzzleResult(full, GAME);
    expect([result.noteMove(0, false), result.noteSolved({ moves: 1 })]).toEqual([
      problem,
      problem,
    ]);
  });
});

test('the latest hundred helped games are stored', () => {
  let helped: string[] = [];
  for (let game = 1; game <= 101; game += 1) helped = withHelp(helped, `game-${game}`, true);
  expect([helped.length, helped[0], helped.at(-1)]).toEqual([100, 'game-2', 'game-101']);
  expect(withHelp(helped, 'game-50', false)).toHaveLength(99);
});
