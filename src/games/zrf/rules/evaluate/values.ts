import { assertDefined, largest } from '#core';
import type { Aims } from './aims.ts';
import type { Play } from '../run/play.ts';

/** Value of a piece that cannot move, and the value added by each possible move. */
const BASE = 10;
const PER_MOVE = 40;
/** Assumed number of moves of a piece that has not been tried. */
const UNKNOWN_MOBILITY = 4;
/** Maximum total value of one side's pieces, far below the value of a win. */
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
 * Value of each piece type, derived from `mobilities` by type. Pieces that decide the game have no
 * material value.
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
