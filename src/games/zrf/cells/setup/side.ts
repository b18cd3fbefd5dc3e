import { assertDefined, largest } from '#core';
import { ENDLESS_STOCK, countPieces } from '../../rules/index.ts';
import { fit, pad, widthOf } from '#screen/cells/glyphs.ts';
import type { Area, Grid } from '#screen/cells/grid.ts';
import type { InkColour } from '#screen/cells/ink.ts';
import type { Say } from '#i18n/say.ts';
import { rowsOf } from '#screen/widgets/areas.ts';
import { drawItems } from '#screen/widgets/list.ts';
import type { ListItem } from '#screen/widgets/list.ts';
import { putLine } from '#screen/widgets/words.ts';
import { brushOf, kindOf, moverOf, waitingOf } from './desk.ts';
import type { Desk, Hand } from './desk.ts';
import { ownBrushes } from './pressed.ts';

/** Rows for players; low windows leave more room for pieces. */
const PLAYERS = { low: 2, most: 6 } as const;
const LOW = 12;
/** Narrower columns show bare numbers and pieces without names. */
const NARROW = 20;
/** Columns for the pointer, the scroll bar, and a gap before a number. */
const PALETTE_EDGES = 4;
const INKS: readonly InkColour[] = ['south', 'north'];

/**
 * Draws players with their piece counts and marks the player to move. Returns the number of rows
 * used.
 */
function drawPlayers(grid: Grid, area: Area, desk: Desk, say: Say): number {
  const { rules, setup, glossary } = desk;
  const mover = moverOf(desk);
  const owners = new Set(desk.brushes.map((cell) => kindOf(desk, cell).player));
  const counts = countPieces(rules, setup.state);
  const players = [...counts.entries()].filter(
    ([player, count]) => player === mover || count > 0 || owners.has(player),
  );
  const shown = players.slice(0, area.height < LOW ? PLAYERS.low : PLAYERS.most);
  for (const [row, [player, count]] of shown.entries()) {
    const line = rowsOf(area, row, 1);
    const isMover = player === mover;
    const number = hasNoNames(area) ? String(count) : say('screen-setup-pieces', { count });
    const name = `${isMover ? '▸' : ' '} ${glossary.player(player)}`;
    const ink = { ink: INKS[player] ?? 'text', bold: isMover } as const;
    putLine(grid, line, fit(name, line.width - widthOf(number) - 1), ink);
    putLine(grid, line, number, { ink: 'soft' }, 'right');
  }
  return shown.length;
}

/** True if a column is too narrow for piece names. */
export function hasNoNames({ width }: Pick<Area, 'width'>): boolean {
  return width < NARROW;
}

/** A palette row: a piece, or a player heading. */
interface PaletteRow extends ListItem {
  readonly cell: number | undefined;
}

function describeStock({ setup, rules }: Desk, player: number, type: number): string | undefined {
  const count = assertDefined(setup.state.stock[player * rules.pieces.length + type]);
  if (count === 0) return undefined;
  return `× ${count >= ENDLESS_STOCK ? '∞' : count}`;
}

function paletteRows(desk: Desk, hand: Hand, isNarrow: boolean): PaletteRow[] {
  const { brushes, layout, glossary } = desk;
  const own = ownBrushes(desk, hand);
  const width = largest(brushes.map((cell) => widthOf(layout.codes[cell]?.text ?? '')));
  let last = -1;
  return brushes.flatMap((cell): PaletteRow[] => {
    const { player, type } = kindOf(desk, cell);
    const number = own.indexOf(cell) + 1;
    const digit = number > 0 && number < 10 ? String(number) : ' ';
    const code = pad(layout.codes[cell]?.text ?? '', width);
    const note = describeStock(desk, player, type);
    const row = {
      cell,
      label: isNarrow ? `${digit} ${code}` : `${digit} ${code} ${glossary.kind(type)}`,
      ...(note === undefined ? {} : { note }),
    };
    const isFirst = player !== last;
    last = player;
    const head = { cell: undefined, label: glossary.player(player), faint: true };
    return isFirst ? [head, row] : [row];
  });
}

/** Columns of the list of pieces with pointer, names and numbers in stock. */
export function paletteWidth(desk: Desk, hand: Hand): number {
  const rows = paletteRows(desk, hand, false);
  const widths = rows.map(({ label, note = '' }) => widthOf(label) + widthOf(note));
  return largest(widths) + PALETTE_EDGES;
}

/** Draws the panel beside the board: players and available pieces. */
export function drawSide(grid: Grid, area: Area, desk: Desk, hand: Hand, say: Say): void {
  const used = drawPlayers(grid, area, desk, say) + 1;
  const below = desk.hasWaiting ? 1 : 0;
  const list = rowsOf({ ...area, width: area.width - 1 }, used, area.height - used - below);
  const rows = paletteRows(desk, hand, hasNoNames(area));
  const brush = brushOf(desk, hand);
  drawItems(
    grid,
    list,
    rows,
    rows.findIndex(({ cell }) => cell === brush),
  );
  const waiting = waitingOf(desk, kindOf(desk, brush));
  if (waiting === undefined) return;
  const described = say('screen-setup-waiting', { count: waiting });
  const rowBelow = rowsOf(area, used + Math.min(list.height, rows.length), 1);
  putLine(grid, { ...rowBelow, x: rowBelow.x + 3 }, described, { ink: 'accent' });
}
