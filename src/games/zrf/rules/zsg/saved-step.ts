import { assertDefined } from '#core';
import { cellsOf, EMPTY, typeOf } from '../compile/cell.ts';
import { RECORD } from '../compile/record.ts';
import type { Rules } from '../model/index.ts';
import { makeParts, partsOf, PASS_TEXT } from '../text/step-text.ts';
import type { Part } from '../text/step-text.ts';

/** Whether a piece is named only because something happens to it where it stands. */
function staysInPlace(part: Part): boolean {
  return part.kind === 'move' && part.from === part.to && !part.copies;
}

/** What stands on each position that a step names, once its movements are done. */
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

/** The attribute by its number among those that the piece there declares, as saved games have it. */
function numbered(rules: Rules, part: Part, types: ReadonlyMap<number, number>): Part {
  if (part.kind !== 'attribute') return part;
  const order = rules.pieces[types.get(part.at) ?? -1]?.attributeOrder ?? [];
  const attribute = order.indexOf(part.attribute);
  return attribute < 0 ? part : { ...part, attribute };
}

/**
 * The parts of a step as the original program saves them: a piece that stays where it is, is not
 * named as moving; captures come after all other effects, and a promotion comes last.
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

/** A step as a line of a saved game: what happens, without the number of the round. */
export function makeSavedStep(
  rules: Rules,
  record: readonly number[],
  board: readonly number[],
): string {
  if (record.length === 0) return PASS_TEXT;
  return makeParts(rules, { record }, savedParts(rules, record, board));
}
