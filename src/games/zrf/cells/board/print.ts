import { EMPTY, cellsOf, typeOf } from '../../rules/index.ts';
import type { ZrfState } from '../../rules/index.ts';
import type { Glossary } from '../../voice/glossary.ts';
import { seatsOf } from '../../voice/seats.ts';
import { cellsSeen, drawMarked } from './draw-board.ts';
import { factsOf } from './facts.ts';
import type { BoardLayout } from './layout.ts';

/** A board without what lies beside its field: dice, men that are home, and what only helps the rules. */
function withoutHelpers(
  { rules, roles }: Glossary,
  layout: BoardLayout,
  { cells }: ZrfState,
): BoardLayout {
  const kinds = cellsOf(rules);
  const isByDice = roles.faces.size > 0;
  const homes = new Set(
    roles.counts.flatMap((count) => (isByDice && count.kind === 'arrived' ? count.positions : [])),
  );
  const isAside = (position: number) => {
    if (homes.has(position)) return true;
    if (roles.isField[position] === true) return false;
    const cell = cells[position] ?? EMPTY;
    return isByDice || (cell !== EMPTY && roles.isHelper[typeOf(kinds, cell)] === true);
  };
  const spots = layout.spots.map((spot, position) => (isAside(position) ? undefined : spot));
  return { ...layout, spots };
}

/** Rows of which nothing was left are closed up. */
function closeUp(text: string): string {
  return text.replace(/^(?: *\n)+/, '').replace(/\n(?: *\n){2,}/g, '\n\n');
}

/** Special squares by their names: "rosettes: a1, b4". */
function landmarksOf(glossary: Glossary): string[] {
  const { rules, roles } = glossary;
  const { zones, positions } = rules.board;
  return roles.landmarks.map((index) => {
    const squares = zones[index]?.positions.find(Boolean) ?? [];
    return `${glossary.zone(index)}: ${squares.map((square) => positions[square]?.name).join(', ')}`;
  });
}

/** The board as plain text; below it special squares, and what players have and can drop. */
export function printBoard(glossary: Glossary, layout: BoardLayout, state: ZrfState): string {
  const cells = cellsSeen(glossary.game, state);
  const board = drawMarked(withoutHelpers(glossary, layout, state), { cells }, new Map()).toText();
  const players = seatsOf(glossary.rules).flatMap((player) => {
    const facts = factsOf(glossary, state, player);
    return facts.length === 0 ? [] : [`${glossary.player(player)}: ${facts.join('; ')}`];
  });
  const words = [...landmarksOf(glossary), ...players];
  return [closeUp(board).trimEnd(), ...(words.length === 0 ? [] : ['', ...words])].join('\n');
}
