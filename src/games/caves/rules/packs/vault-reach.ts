import type { Place } from '../model/place.ts';
import { rowsOfVault } from '../model/vaults.ts';
import type { Vault } from '../model/vaults.ts';

/** Signs of a vault’s map that are no floor: rock, and cells that are left as they are. */
const CLOSED = ['#', ' '];

/** Floor cells of a vault on its edge, or beside a cell that is left as it is: its ways in. */
export function entrancesOf(rows: readonly string[]): readonly Place[] {
  return floorIn(rows).filter((place) =>
    around(place).some(({ x, y }) => (rows[y]?.[x] ?? ' ') === ' '),
  );
}

/** All cells of a vault that can be walked on. */
export function floorIn(rows: readonly string[]): readonly Place[] {
  return rows.flatMap((row, y) =>
    [...row].flatMap((sign, x) => (CLOSED.includes(sign) ? [] : [{ x, y }])),
  );
}

function around({ x, y }: Place): readonly Place[] {
  return [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => ({ x: x + dx, y: y + dy })));
}

/** The first floor cell that cannot be reached on foot from outside; undefined if all can. */
export function unreachedIn(vault: Vault): Place | undefined {
  const rows = rowsOfVault(vault);
  const key = ({ x, y }: Place) => `${x},${y}`;
  const floor = new Map(floorIn(rows).map((place) => [key(place), place]));
  const queue = [...entrancesOf(rows)];
  for (const place of queue) floor.delete(key(place));
  for (const place of queue) {
    for (const next of around(place)) {
      if (floor.delete(key(next))) queue.push(next);
    }
  }
  return [...floor.values()][0];
}
