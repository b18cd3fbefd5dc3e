import { assertDefined } from '#core';
import { cellsOf, EMPTY, typeOf } from '../compile/cell.ts';
import type { Rules } from '../model/index.ts';
import type { ZrfState } from '../state/state.ts';
import { numberOf } from './numbers.ts';
import type { Roles } from './roles.ts';

/** Types shown by the dice of a turn, in order of position. */
export function facesIn(rules: Rules, roles: Roles, { cells, turn }: ZrfState): number[] {
  const kinds = cellsOf(rules);
  return assertDefined(roles.dice[turn]).flatMap((position) => {
    const cell = cells[position] ?? EMPTY;
    const type = cell === EMPTY ? -1 : typeOf(kinds, cell);
    return roles.faces.has(type) ? [type] : [];
  });
}

/** Meaning of a throw: numbers, or the faces shown if they are not numbers. */
export type Throw =
  | { readonly kind: 'numbers'; readonly numbers: readonly number[] }
  | { readonly kind: 'faces'; readonly types: readonly number[] };

export function readThrow(rules: Rules, roles: Roles, faces: readonly number[]): Throw {
  const numbers = faces.flatMap((type) => numberOf(rules, type) ?? []);
  const isNumbered = numbers.length === faces.length;
  // Throwing sticks that show one or nothing are added up.
  const isLots =
    faces.length > 1 && [...roles.faces].every((type) => (numberOf(rules, type) ?? 2) < 2);
  const sum = isLots
    ? numbers.reduce((total, number) => total + number, 0)
    : faces.filter((type) => type === roles.counted).length;
  if (isNumbered && !isLots) return { kind: 'numbers', numbers };
  if (isLots || (roles.counted >= 0 && faces.length > 1))
    return { kind: 'numbers', numbers: [sum] };
  return { kind: 'faces', types: faces };
}
