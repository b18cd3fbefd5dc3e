import { assertDefined } from '../../../../core/index.ts';
import type { ZrfState } from '../../../../games/zrf/index.ts';
import { ENDLESS_STOCK, makeStep } from '../../../../games/zrf/index.ts';
import { fit } from '../../../cells/glyphs.ts';
import type { Area, Grid } from '../../../cells/grid.ts';
import { drawList } from '../../../widgets/list.ts';
import { rowsOf } from '../../../widgets/areas.ts';
import { drawPanel } from '../../../widgets/frame.ts';
import { drawField } from '../../../widgets/text-field.ts';
import { putText, wrap } from '../../../widgets/words.ts';
import type { ZrfContent } from './board.ts';
import { signOf } from './codes.ts';
import type { Menu, ZrfHand } from './hand.ts';
import { seatsOf } from '../../../../presentation/zrf/seats.ts';
import { tellOffer } from '../../../../presentation/zrf/told.ts';
import type { Telling } from '../../../../presentation/zrf/told.ts';
import { tellPlayer } from '../../../../presentation/zrf/words.ts';

/** Pieces of a player that wait to be dropped, with how many there are. */
function stockOf({ rules, words }: Telling, { stock }: ZrfState, player: number): string[] {
  return rules.pieces.flatMap((piece, type) => {
    const count = assertDefined(stock[player * rules.pieces.length + type]);
    if (count === 0) return [];
    return [`${words.piece(piece)} × ${count >= ENDLESS_STOCK ? '∞' : count}`];
  });
}

/** Who plays what, and what each can drop. Returns the rows that it took. */
function drawPlayers(
  grid: Grid,
  area: Area,
  telling: Telling,
  { state, company }: ZrfContent,
): number {
  const { rules, say } = telling;
  const mover =
    state.ending === undefined ? rules.turnOrder.entries[state.turn]?.player : undefined;
  let y = 0;
  for (const [seat, player] of seatsOf(rules).entries()) {
    const isMover = player === mover;
    const name = `${isMover ? '▸' : ' '} ${tellPlayer(rules, player, say)} · ${company.names[seat] ?? ''}`;
    const ink = seat === 0 ? 'south' : seat === 1 ? 'north' : 'text';
    const shown = fit(`${name} (${signOf(rules, player)})`, area.width);
    if (y < area.height) grid.put(area.x, area.y + y, shown, { ink, bold: isMover });
    y += 1;
    const stock = stockOf(telling, state, player);
    if (stock.length === 0) continue;
    const rest = { ...rowsOf(area, y), x: area.x + 2, width: area.width - 2 };
    y += putText(grid, rest, stock.join(', '), { ink: 'soft' });
  }
  return y;
}

function menuItems(telling: Telling, state: ZrfState, menu: Menu): string[] {
  const { rules, words } = telling;
  if (menu.kind === 'steps') {
    const texts = menu.steps.map((step) => tellOffer(telling, state, step));
    // What looks alike in short is told apart by all that it does.
    return texts.map((text, index) =>
      texts.indexOf(text) === texts.lastIndexOf(text)
        ? text
        : makeStep(rules, assertDefined(menu.steps[index]).record, state.cells),
    );
  }
  return menu.types.map((type) => words.piece(assertDefined(rules.pieces[type])));
}

const MENU_LEAST = 28;

/** The list to choose from or the line that is typed, over what lies beside the board. */
function drawMenu(grid: Grid, area: Area, telling: Telling, state: ZrfState, hand: ZrfHand): void {
  const { say } = telling;
  const { menu, typed } = hand;
  const width = Math.max(MENU_LEAST, area.width);
  const right = area.x + area.width;
  if (typed !== undefined) {
    const panel = { x: right - width, y: area.y, width, height: 3 };
    drawField(grid, drawPanel(grid, panel, say('zrf-text-type')), typed);
  } else if (menu !== undefined) {
    const items = menuItems(telling, state, menu).map((label, index) => ({
      label: index < 9 ? `${index + 1} ${label}` : label,
    }));
    const height = Math.min(area.height, items.length + 2);
    const title = say(menu.kind === 'steps' ? 'zrf-text-choose' : 'zrf-text-choose-drop');
    const inside = drawPanel(grid, { x: right - width, y: area.y, width, height }, title);
    drawList(grid, inside, items, menu.index);
  }
}

const ABOUT_LEAST = 24;

/** How the game is played, as far as there is room to say so; the whole of it is in help. */
function drawAbout(grid: Grid, area: Area, { rules, words }: Telling, state: ZrfState): void {
  const [about = ''] = words.paragraphs(state.variant, rules);
  const lines = wrap(about, area.width);
  const isWhole = lines.length <= area.height;
  for (const [row, line] of lines.slice(0, area.height).entries()) {
    const isCut = !isWhole && row === area.height - 1;
    grid.put(area.x, area.y + row, isCut ? fit(`${line} …`, area.width) : line, { ink: 'faint' });
  }
}

/** What is beside the board. */
export function drawSide(grid: Grid, area: Area, telling: Telling, content: ZrfContent): void {
  const { hand, frame, state } = content;
  const used = area.width < 12 ? 0 : drawPlayers(grid, area, telling, content);
  const isBusy = hand?.menu !== undefined || hand?.typed !== undefined;
  if (!isBusy && area.width >= ABOUT_LEAST) drawAbout(grid, rowsOf(area, used + 1), telling, state);
  if (hand === undefined || frame !== undefined) return;
  const isRoomy = area.width >= MENU_LEAST && used + 4 < area.height;
  drawMenu(grid, isRoomy ? rowsOf(area, used + 1) : area, telling, state, hand);
}
