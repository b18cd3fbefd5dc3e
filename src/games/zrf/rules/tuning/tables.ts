import { assertDefined, int32At } from '#core';
import { cellOf } from '../compile/cell.ts';
import type { Cells } from '../compile/cell.ts';
import type { Rules, TunedPair, Tuning } from '../model/index.ts';
import type { TunedPairs, TunedPiece, TunedVariant } from './tuning-file.ts';

/** Parts of a tuning that depend on the rules. */
type TunedTables = Pick<TunedVariant, 'pieces' | 'pairs' | 'turn'>;

const HUNDREDTHS = 100;

function cellsFor({ players, pieces }: Rules): Cells {
  return {
    players: players.length,
    types: pieces.length,
    count: 1 + players.length * pieces.length,
  };
}

function isDecider({ players }: Rules, player: number): boolean {
  return players[player]?.kind === 'decides';
}

/** Values by piece and square, as written to files. */
export function piecesOf(rules: Rules, tuning: Tuning): TunedPiece[] {
  const cells = cellsFor(rules);
  const { length } = rules.board.positions;
  return rules.pieces.map(({ name }, type) => ({
    piece: name,
    value: assertDefined(tuning.values[type]),
    ...(tuning.mobility.length > 0 ? { mobility: assertDefined(tuning.mobility[type]) } : {}),
    ...(tuning.lateMobility !== 0
      ? { lateMobility: Math.round(HUNDREDTHS * tuning.lateMobility) }
      : {}),
    sides: [...rules.players.entries()].flatMap(([player, { name: owner }]) => {
      if (!isDecider(rules, player)) return [];
      const begin = cellOf(cells, type, player) * length;
      return [
        {
          player: owner,
          stock: int32At(tuning.inStock, player * cells.types + type),
          early: [...tuning.early.subarray(begin, begin + length)],
          late: [...tuning.late.subarray(begin, begin + length)],
        },
      ];
    }),
  }));
}

/** Path of the first part of `pieces` that does not fit the rules, or undefined. */
export function misfitIn(
  rules: Rules,
  { pieces, pairs = [] }: TunedTables,
): readonly (string | number)[] | undefined {
  return misfitOfPieces(rules, pieces) ?? misfitOfPairs(rules, pairs);
}

function misfitOfPieces(
  { pieces, players, board }: Rules,
  tuned: readonly TunedPiece[],
): readonly (string | number)[] | undefined {
  if (tuned.length !== pieces.length) return ['pieces'];
  const owners = players.filter(({ kind }) => kind === 'decides').map(({ name }) => name);
  const { length } = board.positions;
  const isMobile = tuned[0]?.mobility !== undefined;
  for (const [type, { piece, mobility, sides }] of tuned.entries()) {
    const path = ['pieces', type];
    if (piece !== pieces[type]?.name) return [...path, 'piece'];
    if ((mobility !== undefined) !== isMobile) return [...path, 'mobility'];
    if (sides.length !== owners.length) return [...path, 'sides'];
    for (const [at, { player, early, late }] of sides.entries()) {
      if (player !== owners[at]) return [...path, 'sides', at, 'player'];
      if (early.length !== length) return [...path, 'sides', at, 'early'];
      if (late.length !== length) return [...path, 'sides', at, 'late'];
    }
  }
  return undefined;
}

function misfitOfPairs(
  rules: Rules,
  pairs: readonly TunedPairs[],
): readonly (string | number)[] | undefined {
  for (const [index, { squares }] of pairs.entries()) {
    const at = squares.findIndex((pair) => positionsOf(rules, pair) === undefined);
    if (at >= 0) return ['pairs', index, 'squares', at];
  }
  return undefined;
}

/** Positions of two squares by their names, separated by a space. */
function positionsOf({ board }: Rules, pair: string): readonly [number, number] | undefined {
  const positions = pair
    .split(' ')
    .map((name) => board.positions.findIndex((one) => one.name === name));
  const [one = -1, other = -1] = positions;
  return positions.length === 2 && one >= 0 && other >= 0 && one !== other
    ? [one, other]
    : undefined;
}

/** Pairs by their values, as written to files. */
export function pairsOf({ board }: Rules, pairs: readonly TunedPair[]): TunedPairs[] {
  const nameAt = (position: number) => assertDefined(board.positions[position]).name;
  const byValues = new Map<string, TunedPairs & { readonly squares: string[] }>();
  for (const {
    positions: [one, other],
    together,
    against,
  } of pairs) {
    const key = [...together, ...against].join();
    const like = byValues.get(key) ?? { squares: [], together, against };
    like.squares.push(`${nameAt(one)} ${nameAt(other)}`);
    byValues.set(key, like);
  }
  return [...byValues.values()];
}

/** Values for bots from those of a file, which fit the rules. */
export function tuningOf(rules: Rules, { pieces, pairs = [], turn }: TunedTables): Tuning {
  const cells = cellsFor(rules);
  const { length } = rules.board.positions;
  const early = new Int32Array(cells.count * length);
  const late = new Int32Array(cells.count * length);
  const inStock = new Int32Array(cells.players * cells.types);
  const deciders = [...rules.players.keys()].filter((player) => isDecider(rules, player));
  for (const [type, { sides }] of pieces.entries()) {
    for (const [at, side] of sides.entries()) {
      const player = assertDefined(deciders[at]);
      const begin = cellOf(cells, type, player) * length;
      early.set(side.early, begin);
      late.set(side.late, begin);
      inStock[player * cells.types + type] = side.stock;
    }
  }
  return {
    values: pieces.map(({ value }) => value),
    early,
    late,
    inStock,
    mobility: pieces.flatMap(({ mobility }) => mobility ?? []),
    lateMobility: (pieces[0]?.lateMobility ?? 0) / HUNDREDTHS,
    turn,
    pairs: pairs.flatMap(({ squares, together, against }) =>
      squares.map((pair) => ({
        positions: assertDefined(positionsOf(rules, pair)),
        together,
        against,
      })),
    ),
  };
}
