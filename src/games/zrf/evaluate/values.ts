import { assertDefined } from '../../../core/index.ts';
import type { Aims } from './aims.ts';
import type { Play } from '../run/play.ts';
import type { Mobility } from './mobility.ts';

/** Positions that a piece is tried on. */
const TRIED_MOST = 24;
/** What a piece is worth that cannot move, and what each way to move adds. */
const BASE = 30;
const PER_MOVE = 40;
/** What one side's pieces come to at most, so that sums stay far below a win. */
const ARMY_MOST = 5000;

/** Positions spread evenly over the board. */
function spread(positions: number): number[] {
  const count = Math.min(positions, TRIED_MOST);
  return Array.from({ length: count }, (_, index) => Math.floor((index * positions) / count));
}

/** How many ways to move a piece has, on boards empty and full, on average. */
function averageMobility(
  mobility: Mobility,
  player: number,
  type: number,
  positions: number,
): number {
  const tried = spread(positions);
  const ways = tried.map(
    (position) =>
      mobility.aloneAt(player, type, position) + mobility.amongOthersAt(player, type, position),
  );
  return ways.reduce((sum, count) => sum + count, 0) / (2 * tried.length);
}

function armyOf({ rules, seats }: Play, values: readonly number[]): number {
  const armies = seats.map((seat) => {
    const placed = rules.setup.pieces.filter(({ player }) => player === seat);
    const stock = rules.setup.stock[seat] ?? [];
    const inStock = stock.map((count, type) => Math.min(count, 100) * assertDefined(values[type]));
    const onBoard = placed.map(({ type }) => assertDefined(values[type]));
    return [...inStock, ...onBoard].reduce((sum, value) => sum + value, 0);
  });
  return Math.max(...armies);
}

/** What a piece of each type is worth, by how far it gets; one that decides the game is beyond that. */
export function pieceValues(play: Play, mobility: Mobility, aims: Aims): readonly number[] {
  const { rules, seats, program } = play;
  const { pieces } = rules;
  const isRoyal = (type: number) =>
    seats.some((player) => aims.royal[player * pieces.length + type] === 1);
  const values = pieces.map((_, type) => {
    if (isRoyal(type)) return 0;
    return (
      BASE + PER_MOVE * averageMobility(mobility, assertDefined(seats[0]), type, program.positions)
    );
  });
  const army = armyOf(play, values);
  const scale = army > ARMY_MOST ? ARMY_MOST / army : 1;
  return values.map((value) => Math.round(value * scale));
}
