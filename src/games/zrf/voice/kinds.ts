import { EMPTY, cellsOf, ownerOf, typeOf } from '../rules/index.ts';
import type { Roles, Rules } from '../rules/index.ts';

/** True if a turn can begin by moving or dropping a piece of this type. */
function canBeginTurn({ pieces, turnOrder }: Rules, type: number): boolean {
  const { moves = [], drops = [] } = pieces[type] ?? {};
  return [...moves, ...drops].some((block) =>
    turnOrder.entries.some(({ moveType }) => moveType < 0 || moveType === block.moveType),
  );
}

function isInSetup({ setup }: Rules, type: number): boolean {
  return (
    setup.pieces.some((piece) => piece.type === type) ||
    setup.stock.some((counts) => (counts[type] ?? 0) > 0)
  );
}

/**
 * Type of a piece as players know it. Rules may use extra types to store state, such as stones
 * joined to an edge in Hex. These have no notation, are absent at the start and begin no turn. They
 * are shown as the only other type without notation.
 */
export function displayedType(rules: Rules, type: number): number {
  const isSilent = (one: number) => rules.pieces[one]?.notation === '';
  const isMemory = isSilent(type) && !isInSetup(rules, type) && !canBeginTurn(rules, type);
  if (!isMemory) return type;
  const others = [...rules.pieces.keys()].filter(
    (one) => isSilent(one) && canBeginTurn(rules, one),
  );
  const [only = type, ...more] = others;
  return more.length === 0 ? only : type;
}

/** True for types that only help the rules; dice are visible. */
export function isUnseen({ isHelper, faces }: Roles, type: number): boolean {
  return isHelper[type] === true && !faces.has(type);
}

/** True for a helper type without a picture for this player; a picture makes it visible. */
export function isUnpictured(rules: Rules, roles: Roles, type: number, player: number): boolean {
  return isUnseen(roles, type) && (rules.pieces[type]?.images[player]?.length ?? 0) === 0;
}

/** Hidden cell values of a position. */
export function unseenCells(
  rules: Rules,
  isHidden: (type: number, player: number) => boolean,
): ReadonlySet<number> {
  const kinds = cellsOf(rules);
  const hidden = new Set<number>();
  for (let cell = 0; cell < kinds.count; cell += 1) {
    if (cell !== EMPTY && isHidden(typeOf(kinds, cell), ownerOf(kinds, cell))) hidden.add(cell);
  }
  return hidden;
}
