import { EMPTY, cellsOf, ownerOf, typeOf } from '../rules/index.ts';
import type { Roles, Rules } from '../rules/index.ts';

/** Whether a turn may begin with a piece of a type, moved or dropped. */
function beginsTurns({ pieces, turnOrder }: Rules, type: number): boolean {
  const { moves = [], drops = [] } = pieces[type] ?? {};
  return [...moves, ...drops].some((block) =>
    turnOrder.entries.some(({ moveType }) => moveType < 0 || moveType === block.moveType),
  );
}

function standsAtFirst({ setup }: Rules, type: number): boolean {
  return (
    setup.pieces.some((piece) => piece.type === type) ||
    setup.stock.some((counts) => (counts[type] ?? 0) > 0)
  );
}

/**
 * The type as which players know a piece. Rules may remember something by a type of its own, as Hex does
 * of stones that are joined to an edge: it has no sign, is never there at first and begins no turn. It is
 * called and lettered as the one other type without a sign.
 */
export function seenAs(rules: Rules, type: number): number {
  const isSilent = (one: number) => rules.pieces[one]?.notation === '';
  const isMemory = isSilent(type) && !standsAtFirst(rules, type) && !beginsTurns(rules, type);
  if (!isMemory) return type;
  const others = [...rules.pieces.keys()].filter((one) => isSilent(one) && beginsTurns(rules, one));
  const [only = type, ...more] = others;
  return more.length === 0 ? only : type;
}

/** Whether pieces of a type are there for the rules alone; dice are there to be read. */
export function isUnseen({ isHelper, faces }: Roles, type: number): boolean {
  return isHelper[type] === true && !faces.has(type);
}

/** The same of a player's pieces, where the file has no picture of them: what it paints is meant to be seen. */
export function isUnpictured(rules: Rules, roles: Roles, type: number, player: number): boolean {
  return isUnseen(roles, type) && (rules.pieces[type]?.images[player]?.length ?? 0) === 0;
}

/** The cells of a position that are not to be seen, of those that may stand there. */
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
