import { assertDefined } from '#core';
import { cellsOf, EMPTY, typeOf } from '../compile/cell.ts';
import { RECORD } from '../compile/record.ts';
import type { Rules } from '../model/index.ts';
import { makeParts, partsOf, PASS_TEXT } from '../text/step-text.ts';
import type { Part } from '../text/step-text.ts';

/** True for a piece named only because it changes in place. */
function staysInPlace(part: Part): boolean {
  return part.kind === 'move' && part.from === part.to && !part.copies;
}

/** Types on all positions of a step after its movements. */
function typesAfter(
  rules: Rules,
  board: readonly number[],
  parts: readonly Part[],
): ReadonlyMap<number, number> {
  const types = new Map<number, number>();
  for (const part of parts) {
    if (part.kind === 'move') types.set(part.to, part.type);
    else if (part.kind === 'place') types.set(part.at, part.type);
    else if (!types.has(part.at)) {
      const cell = board[part.at] ?? EMPTY;
      if (cell !== EMPTY) types.set(part.at, typeOf(cellsOf(rules), cell));
    }
  }
  return types;
}

/** Replaces an attribute with its number among those declared by the piece, as in saved games. */
function numbered(rules: Rules, part: Part, types: ReadonlyMap<number, number>): Part {
  if (part.kind !== 'attribute') return part;
  const order = rules.pieces[types.get(part.at) ?? -1]?.attributeOrder ?? [];
  const attribute = order.indexOf(part.attribute);
  return attribute < 0 ? part : { ...part, attribute };
}

/**
 * Parts of a step in the order of saved games. Pieces that stay are not written as movements,
 * captures follow all other effects, and a promotion is last.
 */
export function savedParts(
  rules: Rules,
  record: readonly number[],
  board: readonly number[],
): readonly Part[] {
  const parts = partsOf(cellsOf(rules), { record }, board);
  const types = typesAfter(rules, board, parts);
  const named = parts
    .filter((part) => !staysInPlace(part))
    .map((one) => numbered(rules, one, types));
  const promotion = assertDefined(record[RECORD.becomes]) >= 0 ? named.slice(-1) : [];
  const rest = promotion.length === 0 ? named : named.slice(0, -1);
  const isCapture = ({ kind }: Part) => kind === 'capture';
  return [...rest.filter((one) => !isCapture(one)), ...rest.filter(isCapture), ...promotion];
}

/** A step as a line of a saved game, without the move number. */
export function makeSavedStep(
  rules: Rules,
  record: readonly number[],
  board: readonly number[],
): string {
  if (record.length === 0) return PASS_TEXT;
  return makeParts(rules, { record }, savedParts(rules, record, board));
}
