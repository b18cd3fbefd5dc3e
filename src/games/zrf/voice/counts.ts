import { assertDefined } from '#core';
import { EMPTY, cellsOf, ownerOf, typeOf } from '../rules/index.ts';
import type { Count, Rules, ZrfState } from '../rules/index.ts';
import type { Glossary } from './glossary.ts';

/** Number of a player's pieces of some types on some positions. */
function countOn(
  rules: Rules,
  { cells }: ZrfState,
  player: number,
  types: ReadonlySet<number>,
  positions: readonly number[],
): number {
  const kinds = cellsOf(rules);
  return positions.filter((position) => {
    const cell = cells[position] ?? EMPTY;
    return cell !== EMPTY && ownerOf(kinds, cell) === player && types.has(typeOf(kinds, cell));
  }).length;
}

function countRemaining(
  rules: Rules,
  state: ZrfState,
  player: number,
  { types, withStock }: Extract<Count, { readonly kind: 'left' }>,
): number {
  const { positions } = rules.board;
  const visiblePositions = [...positions.keys()].filter((at) => positions[at]?.isDummy === false);
  const standing = countOn(rules, state, player, types, visiblePositions);
  if (!withStock) return standing;
  const waiting = [...types].map((type) => state.stock[player * rules.pieces.length + type] ?? 0);
  return waiting.reduce((sum, count) => sum + count, standing);
}

/** A player's starting types with counts, on the board or waiting. */
function typesAtFirst({ setup, pieces }: Rules, player: number): Map<number, number> {
  const own = setup.pieces.filter((piece) => piece.player === player);
  const counts = [...pieces.keys()].map((type): [number, number] => {
    const standing = own.filter((piece) => piece.type === type).length;
    return [type, standing + (setup.stock[player]?.[type] ?? 0)];
  });
  return new Map(counts.filter(([, count]) => count > 0));
}

/**
 * Noun for a number of pieces: men if they are identical, pieces if there are several kinds, or the
 * name of a single kind.
 */
function nameMen(glossary: Glossary, player: number, types: ReadonlySet<number>, count: number) {
  const { rules, roles, say } = glossary;
  const own = glossary.men(count);
  if (own !== undefined) return own;
  const [type, ...others] = [...types];
  const areMen = [...types].every((one) => roles.isMan[one] === true);
  if (type !== undefined && others.length === 0 && !areMen)
    return say('zrf-kind-left', { piece: glossary.piece(type), count });
  const atFirst = [...typesAtFirst(rules, player).keys()].filter((one) => types.has(one));
  return say('zrf-men-left', { count, kind: atFirst.length > 1 ? 'several' : 'one' });
}

/** Number of men a player has left or brought home; '' if it is not informative. */
export function describeCount(glossary: Glossary, state: ZrfState, player: number): string {
  const { rules, roles, say } = glossary;
  const count = assertDefined(roles.counts[player]);
  if (count.kind === 'none') return '';
  if (count.kind === 'left') {
    return nameMen(glossary, player, count.types, countRemaining(rules, state, player, count));
  }
  const { types, positions } = count;
  const arrived = countOn(rules, state, player, types, positions);
  return say('zrf-men-arrived', { count: arrived, all: positions.length });
}

/** Emblem of a player: the most frequent type of piece at the start. */
export function emblemOf({ rules, roles }: Glossary, player: number): number {
  const own = [...typesAtFirst(rules, player)].filter(([type]) => roles.isMan[type] === true);
  const [mostFrequent] = own.sort(([, a], [, b]) => b - a);
  const pictured = rules.pieces.findIndex(
    ({ images }, type) => roles.isMan[type] === true && (images[player]?.length ?? 0) > 0,
  );
  return mostFrequent?.[0] ?? Math.max(0, pictured);
}
