import { elementAt, int32At } from '#core';
import type { CaveRock } from './cave-rock.ts';
import type { RandomSource } from './random-source.ts';

/** One in this many redundant tunnels is dug. */
const LOOP_INTERVAL = 3;

/** The closest point between two hollows: the cells midway. */
interface Tunnel {
  readonly hollows: readonly [number, number];
  readonly middle: readonly [number, number];
  readonly length: number;
}

/** Joins all hollows with the shortest tunnels, plus some extra ones for loops. */
export function digTunnels(rock: CaveRock, random: RandomSource): void {
  const { owners, count } = rock.numberHollows();
  const { from, tunnels } = spread(rock, owners);
  const groups = Array.from({ length: count + 1 }, (_, hollow) => hollow);
  const groupOf = (hollow: number): number => {
    let group = hollow;
    while (groups[group] !== group) group = elementAt(groups, group);
    groups[hollow] = group;
    return group;
  };
  for (const { hollows, middle } of tunnels) {
    const [one, other] = [groupOf(hollows[0]), groupOf(hollows[1])];
    if (one === other && random.nextInt(1, LOOP_INTERVAL) !== 1) continue;
    groups[Math.max(one, other)] = Math.min(one, other);
    for (const end of middle) {
      for (let cell = end; rock.cells[cell] === 1; cell = int32At(from, cell)) rock.cells[cell] = 0;
    }
  }
}

/**
 * Grows all hollows through the rock simultaneously until they meet. `from` is the neighbour that a
 * rock cell was reached from. Returns the shortest tunnel of each pair, shortest first.
 */
function spread(rock: CaveRock, owners: Int32Array) {
  const from = new Int32Array(owners.length);
  const steps = new Int32Array(owners.length);
  const shortest = new Map<string, Tunnel>();
  const queue: number[] = [];
  for (const [cell, owner] of owners.entries()) if (owner !== 0) queue.push(cell);
  for (const cell of queue) {
    for (const offset of rock.neighbours) {
      const next = cell + offset;
      if (!rock.isInside(next)) continue;
      if (owners[next] === 0) {
        owners[next] = int32At(owners, cell);
        from[next] = cell;
        steps[next] = int32At(steps, cell) + 1;
        queue.push(next);
      } else if (owners[next] !== owners[cell]) {
        const length = int32At(steps, cell) + int32At(steps, next);
        meet(shortest, owners, [cell, next], length);
      }
    }
  }
  const tunnels = [...shortest.values()].sort((one, other) => one.length - other.length);
  return { from, tunnels };
}

function meet(
  shortest: Map<string, Tunnel>,
  owners: Int32Array,
  middle: readonly [number, number],
  length: number,
): void {
  const [one, other] = [int32At(owners, middle[0]), int32At(owners, middle[1])];
  const key = one < other ? `${one}-${other}` : `${other}-${one}`;
  const existing = shortest.get(key);
  if (existing !== undefined && existing.length <= length) return;
  shortest.set(key, { hollows: [one, other], middle, length });
}
