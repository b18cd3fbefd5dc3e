import { assertDefined, int32At } from '#core';
import { cellOf } from '../compile/cell.ts';
import type { Cells } from '../compile/cell.ts';
import type { Rules, Tuning } from '../model/index.ts';
import { misfitOfLines, patternsFrom } from './patterns.ts';
import type { TunedPiece, TunedVariant } from './tuning-file.ts';

/** Parts of a tuning that depend on the rules. */
type TunedTables = Pick<TunedVariant, 'pieces' | 'patterns' | 'pairs' | 'turn'>;

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

/** Path of the first part of a tuning that does not fit the rules, or undefined. */
export function misfitIn(
  rules: Rules,
  tuned: TunedTables,
): readonly (string | number)[] | undefined {
  return misfitOfPieces(rules, tuned.pieces) ?? misfitOfLines(rules, tuned);
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

/** Values for bots from those of a file, which fit the rules. */
export function tuningOf(rules: Rules, tuned: TunedTables): Tuning {
  const { pieces, turn } = tuned;
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
    patterns: patternsFrom(rules, tuned),
  };
}
