import { assertDefined, largest } from '#core';
import type { Aims } from './aims.ts';
import type { Play } from '../run/play.ts';

/** What a piece is worth that cannot move, and what each way to move adds. */
const BASE = 30;
const PER_MOVE = 40;
/** So many ways to move a piece has as long as it was not tried. */
const UNKNOWN_MOBILITY = 4;
/** What one side's pieces come to at most, so that sums stay far below a win. */
const MAX_ARMY = 5000;

function armyOf({ rules, seats }: Play, values: readonly number[]): number {
  const armies = seats.map((seat) => {
    const placed = rules.setup.pieces.filter(({ player }) => player === seat);
    const stock = rules.setup.stock[seat] ?? [];
    const inStock = stock.map((count, type) => Math.min(count, 100) * assertDefined(values[type]));
    const onBoard = placed.map(({ type }) => assertDefined(values[type]));
    return [...inStock, ...onBoard].reduce((sum, value) => sum + value, 0);
  });
  return largest(armies);
}

/**
 * What a piece of each type is worth, by how far it gets (`mobilities`, by type): one that decides the
 * game is beyond that.
 */
export function pieceValues(
  play: Play,
  mobilities: readonly number[],
  aims: Aims,
): readonly number[] {
  const { rules, seats } = play;
  const { pieces } = rules;
  const isRoyal = (type: number) =>
    seats.some((player) => aims.royal[player * pieces.length + type] === 1);
  const values = pieces.map((_, type) =>
    isRoyal(type) ? 0 : BASE + PER_MOVE * (mobilities[type] ?? UNKNOWN_MOBILITY),
  );
  const army = armyOf(play, values);
  const scale = army > MAX_ARMY ? MAX_ARMY / army : 1;
  return values.map((value) => Math.round(value * scale));
}
