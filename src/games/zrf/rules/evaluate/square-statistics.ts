import { below, makeStream, assertDefined } from '#core';
import { EMPTY, ownerOf } from '../compile/cell.ts';
import type { Rules } from '../model/index.ts';
import type { Machine } from '../run/machine.ts';
import type { Play } from '../run/play.ts';

/** Random games for learning where winners have their pieces. */
const GAMES = 240;
const MAX_STEPS = 200;
/** Total number of steps. Long games reduce the number of games. */
const MAX_TOTAL_STEPS = 20_000;
/** Sampling interval in steps. The first position is skipped because it is always the same. */
const SAMPLE_INTERVAL = 4;

/** For each position, the number of times it was held, and the sum of results for its holders. */
interface Tally {
  readonly held: Float64Array;
  readonly won: Float64Array;
}

/**
 * For each position, 1 for a piece of the first player, -1 for another player's piece, otherwise 0.
 */
function sidesIn({ board: { cell, cells } }: Machine, first: number): Int8Array {
  return Int8Array.from(cell, (piece) =>
    piece === EMPTY ? 0 : ownerOf(cells, piece) === first ? 1 : -1,
  );
}

/** Result of a game for the first player: 1, 0 or -1. */
function resultOf(play: Play, machine: Machine): number {
  const conclusion = machine.conclusion();
  const winners = conclusion === undefined ? [] : play.endingOf(machine, conclusion).winners;
  if (winners.length !== 1) return 0;
  return winners[0] === 0 ? 1 : -1;
}

function count({ held, won }: Tally, sides: Int8Array, result: number): void {
  for (const [position, side] of sides.entries()) {
    if (side === 0) continue;
    held[position] = assertDefined(held[position]) + 1;
    won[position] = assertDefined(won[position]) + side * result;
  }
}

/**
 * Counts the holders of every position in random games, the same games every time. Yields after
 * each step.
 */
function* tallyOf(play: Play): Generator<void, Tally> {
  const { positions } = play.program;
  const tally = { held: new Float64Array(positions), won: new Float64Array(positions) };
  const random = makeStream('zrf', 'omens');
  const machine = play.machineOf(play.start(''));
  const first = assertDefined(play.seats[0]);
  let steps = 0;
  for (let game = 0; game < GAMES && steps < MAX_TOTAL_STEPS; game += 1) {
    machine.rewind(0);
    const snapshots: Int8Array[] = [];
    while (machine.depth < MAX_STEPS && machine.conclusion() === undefined) {
      if (machine.depth > 0 && machine.depth % SAMPLE_INTERVAL === 0) {
        snapshots.push(sidesIn(machine, first));
      }
      machine.make(machine.step(below(random, machine.count())));
      yield;
    }
    steps += machine.depth;
    const result = resultOf(play, machine);
    for (const sides of snapshots) count(tally, sides, result);
  }
  return tally;
}

/** Sorted distances from one position to all others: equal for symmetric positions. */
function symmetryClassOf({ links }: Rules['board'], start: number): string {
  const distances = new Map([[start, 0]]);
  // Entries added during iteration are visited too.
  for (const [at, way] of distances) {
    for (const link of links) {
      const to = assertDefined(link[at]);
      if (to >= 0 && !distances.has(to)) distances.set(to, way + 1);
    }
  }
  return [...distances.values()].join();
}

/**
 * Average result of holding each position, relative to the mean: above 0 if winners hold it more
 * often than other positions, below 0 if losers do. Symmetric positions share their statistics,
 * which reduces the number of games needed. Yields after each step and each position.
 */
export function* learnSquareStatistics(play: Play): Generator<void, Float64Array> {
  const { held, won } = yield* tallyOf(play);
  const { board } = play.rules;
  const classes: string[] = [];
  for (const position of board.positions.keys()) {
    classes.push(symmetryClassOf(board, position));
    yield;
  }
  const sums = new Map<string, { held: number; won: number }>();
  for (const [position, group] of classes.entries()) {
    const sum = sums.get(group) ?? { held: 0, won: 0 };
    sum.held += assertDefined(held[position]);
    sum.won += assertDefined(won[position]);
    sums.set(group, sum);
  }
  const shares = Float64Array.from(classes, (group) => {
    const sum = assertDefined(sums.get(group));
    return sum.won / Math.max(1, sum.held);
  });
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  return shares.map((share) => share - mean);
}
