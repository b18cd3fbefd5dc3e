import { describe, expect, it } from 'vitest';
import { rateMoves, Ratings, search, Search } from '#bots';
import { makePosition } from '#games/kalah/rules/position.ts';
import { repeats } from '#test/support/deep.ts';
import { noughts } from './noughts.ts';
import { kalahStart, kalahState, knownPositions } from './positions.ts';

const KALAH_LIMIT = { nodes: 20_000_000 };

// Source: test/data/kalah-positions.json; the bench solves positions with more seeds.
describe('Kalah positions with few seeds', () => {
  const upTo = (seeds: number) => knownPositions.filter((one) => one.seedsInHouses <= seeds);

  it.each(upTo(repeats(19, 22)))('$board is worth $value', ({ board, value, moveValues }) => {
    const finding = search(makePosition(kalahState(board)), KALAH_LIMIT);
    expect(finding).toMatchObject({ value, exact: true });
    expect(moveValues[Number(finding.action) - 1]).toBe(value);
  });

  it.each(upTo(repeats(15, 18)))('$board: rates every move correctly', ({ board, moveValues }) => {
    const ratings = rateMoves(makePosition(kalahState(board)), KALAH_LIMIT);
    const values = moveValues.map((_, index) => {
      const rating = ratings.find(({ action }) => action === index + 1);
      return rating?.exact === true ? rating.value : null;
    });
    expect(values).toEqual(moveValues);
    expect(ratings.map(({ value }) => value)).toEqual(
      ratings.map(({ value }) => value).sort((a, b) => b - a),
    );
  });
});

// Source: Irving, Donkers, Uiterwijk, "Solving Kalah", ICGA Journal 23(3), 2000, and the table in
// the specification for the standard rule.
describe('a search of small boards', () => {
  it.each([
    [1, 4, 'standard', -2],
    [2, 4, 'standard', -10],
    [2, 4, 'empty', -12],
    [3, 4, 'standard', 2],
    [3, 6, 'standard', -8],
    [3, 6, 'empty', -10],
    [4, 3, 'standard', 6],
    [4, 3, 'empty', 8],
    [5, 2, 'standard', 2],
    [5, 2, 'empty', 0],
    [6, 2, 'standard', 6],
    [6, 2, 'empty', 10],
  ] as const)('solves %i houses of %i seeds, capture %s: %i', (houses, seeds, capture, value) => {
    const position = makePosition(kalahStart({ houses, seeds, capture }));
    expect(search(position, KALAH_LIMIT)).toMatchObject({ value, exact: true });
  });
});

function actionsOf(cells: readonly number[]): readonly number[] {
  const turn = noughts.turn(cells);
  return turn.kind === 'decide' ? turn.actions : [];
}

function winnersOf(cells: readonly number[]): readonly number[] {
  const turn = noughts.turn(cells);
  return turn.kind === 'over' ? turn.outcome.winners : [];
}

/** All positions of noughts and crosses after up to `most` moves, each in one move order. */
function linesUpTo(maxMoves: number): (readonly number[])[] {
  const found = new Map<string, readonly number[]>();
  const go = (cells: readonly number[]) => {
    const key = [0, 1].map((side) =>
      cells
        .filter((_, at) => at % 2 === side)
        .sort()
        .join(''),
    );
    if (found.has(key.join())) return;
    if (actionsOf(cells).length > 0) found.set(key.join(), cells);
    if (cells.length < maxMoves) for (const cell of actionsOf(cells)) go([...cells, cell]);
  };
  go([]);
  return [...found.values()];
}

/** Enough to solve noughts and crosses. Every search allocates a table for its limit. */
const NOUGHTS_LIMIT = { nodes: 50_000 };

describe('noughts and crosses', () => {
  const position = (...cells: number[]) => {
    const cursor = noughts.position?.(cells);
    if (cursor === undefined) throw new Error('noughts have a position');
    return cursor;
  };

  it('is drawn', () => {
    expect(search(position(), NOUGHTS_LIMIT)).toMatchObject({ value: 0, exact: true });
  });

  it('is won by a fork, with the winning line of play', () => {
    const { value, exact, line } = search(position(5, 2, 1, 9), NOUGHTS_LIMIT);
    expect([value, exact]).toEqual([1, true]);
    expect(noughts.turn([5, 2, 1, 9, ...line]).kind).toBe('over');
  });

  it('is defended as long as possible when lost', () => {
    const winsAtOnce = (cells: readonly number[]) => {
      const turn = noughts.turn(cells);
      return (
        turn.kind === 'decide' &&
        turn.actions.some((cell) => winnersOf([...cells, cell]).includes(turn.player))
      );
    };
    // No position is lost after two moves.
    const lateLines = linesUpTo(6).filter((cells, at) => cells.length >= 3 && at % 4 === 0);
    const lostLines = lateLines.filter((cells) => {
      const { value, exact } = search(position(...cells), NOUGHTS_LIMIT);
      return exact && value === (cells.length % 2 === 0 ? -1 : 1);
    });
    const savable = lostLines.filter((cells) =>
      actionsOf(cells).some((cell) => !winsAtOnce([...cells, cell])),
    );
    expect(savable.length).toBeGreaterThan(20);
    for (const cells of savable) {
      const { action } = search(position(...cells), NOUGHTS_LIMIT);
      expect([cells, winsAtOnce([...cells, action])]).toEqual([cells, false]);
    }
  });

  it("rates the second player's moves, best first", () => {
    const ratings = rateMoves(position(1), NOUGHTS_LIMIT);
    expect(ratings[0]).toEqual({ action: 5, value: 0, exact: true });
    expect(ratings.slice(1).every(({ value, exact }) => value === 1 && exact)).toBe(true);
  });
});

describe('a search', () => {
  const start = kalahStart();

  it('stays within its node limit', () => {
    for (const nodes of [1000, 12_345]) {
      const finding = search(makePosition(start), { nodes });
      expect(finding.nodes).toBe(nodes);
      expect(finding.exact).toBe(false);
    }
  });

  it('examines every move one ply deep, even beyond its node limit', () => {
    for (const nodes of [1, 2, 5]) {
      expect(search(makePosition(start), { nodes }).depth).toBe(1);
      const sliced = new Search(makePosition(start), { nodes });
      while (!sliced.run(1));
      expect(sliced.finding.depth).toBe(1);
    }
  });

  it('stays within its depth limit', () => {
    expect(search(makePosition(start), { nodes: 1_000_000, depth: 5 }).depth).toBe(5);
  });

  it('returns the same result in slices of any size', () => {
    const uninterrupted = search(makePosition(start), { nodes: 30_000 });
    const sliced = new Search(makePosition(start), { nodes: 30_000 });
    for (let nodes = 1; !sliced.run(nodes); nodes = (nodes % 97) + 1);
    expect(sliced.finding).toEqual(uninterrupted);
    const rated = new Ratings(makePosition(start), { nodes: 30_000 });
    while (!rated.run(1));
    expect(rated.ratings).toEqual(rateMoves(makePosition(start), { nodes: 30_000 }));
  });

  it('stops at its time limit', () => {
    let clock = 0;
    const time = { milliseconds: 50, now: () => (clock += 10) };
    const finding = search(makePosition(start), KALAH_LIMIT, time);
    expect(clock).toBeLessThan(100);
    expect(finding.nodes).toBeLessThan(KALAH_LIMIT.nodes);
    expect(finding.depth).toBeGreaterThan(0);
  });

  it('leaves the position unchanged', () => {
    const position = makePosition(start);
    rateMoves(position, { nodes: 1_000_000, depth: 6 });
    search(position, { nodes: 1_000_000, depth: 6 });
    expect(position.state()).toEqual(start);
  });

  it('rejects a position in which the game is over', () => {
    const over = makePosition({ ...start, over: 'side-empty' });
    expect(() => search(over, KALAH_LIMIT)).toThrow('no player is to move');
    expect(() => rateMoves(over, KALAH_LIMIT)).toThrow('no player is to move');
  });
});
