import { EMPTY, cellsOf, typeOf } from '../../rules/index.ts';
import type { ZrfState } from '../../rules/index.ts';
import type { Glossary } from '../../voice/glossary.ts';
import { seatsOf } from '../../voice/seats.ts';
import { visibleCells, drawMarked } from './draw-board.ts';
import { factsOf } from './facts.ts';
import type { BoardLayout } from './layout.ts';

/**
 * A board without what surrounds its playing area: dice, pieces that are home, and helper pieces.
 */
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

/** Collapses runs of blank rows and removes leading ones. */
function collapseBlankRows(text: string): string {
  return text.replace(/^(?: *\n)+/, '').replace(/\n(?: *\n){2,}/g, '\n\n');
}

/** Lists special squares by name: "rosettes: a1, b4". */
function landmarksOf(glossary: Glossary): string[] {
  const { rules, roles } = glossary;
  const { zones, positions } = rules.board;
  return roles.landmarks.map((index) => {
    const squares = zones[index]?.positions.find(Boolean) ?? [];
    return `${glossary.zone(index)}: ${squares.map((square) => positions[square]?.name).join(', ')}`;
  });
}

/** The board as plain text, followed by special squares and each player's pieces and drops. */
export function printBoard(glossary: Glossary, layout: BoardLayout, state: ZrfState): string {
  const cells = visibleCells(glossary.game, state);
  const board = drawMarked(withoutHelpers(glossary, layout, state), { cells }, new Map()).toText();
  const players = seatsOf(glossary.rules).flatMap((player) => {
    const facts = factsOf(glossary, state, player);
    return facts.length === 0 ? [] : [`${glossary.player(player)}: ${facts.join('; ')}`];
  });
  const words = [...landmarksOf(glossary), ...players];
  return [collapseBlankRows(board).trimEnd(), ...(words.length === 0 ? [] : ['', ...words])].join(
    '\n',
  );
}
