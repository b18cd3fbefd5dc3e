import { assertDefined } from '#core';
import { cellOf, cellsOf } from '../../rules/index.ts';
import type { ZrfState } from '../../rules/index.ts';
import { fit, widthOf } from '#screen/cells/glyphs.ts';
import type { Area, Grid } from '#screen/cells/grid.ts';
import type { Ink, InkColour } from '#screen/cells/ink.ts';
import { drawList } from '#screen/widgets/list.ts';
import { rowsOf } from '#screen/widgets/areas.ts';
import { drawPanel } from '#screen/widgets/frame.ts';
import { drawField } from '#screen/widgets/text-field.ts';
import { putText, wrap } from '#screen/widgets/words.ts';
import type { ZrfContent } from './content.ts';
import { signOf } from './codes.ts';
import { factsOf } from './facts.ts';
import type { BoardLayout } from './layout.ts';
import type { Desk } from './press.ts';
import { SCENERY } from './scenery.ts';
import { trackIn } from '../../voice/race.ts';
import type { Menu, ZrfHand } from './hand.ts';
import { materialOf, takenFrom } from '../../voice/captures.ts';
import { emblemOf } from '../../voice/counts.ts';
import { seatsOf } from '../../voice/seats.ts';
import { describeActions } from '../../voice/describe.ts';
import { exampleMove } from '../../voice/typed/read-list.ts';
import type { Glossary } from '../../voice/glossary.ts';

/** Ink of a player's name on the screen. */
function nameInk({ style }: BoardLayout, player: number): InkColour {
  return style.tone === 'deep' ? assertDefined(style.inks[player]) : 'text';
}

/** Draws a player's sign as on the board; returns the column after it. */
function drawSign(grid: Grid, x: number, y: number, { glossary, layout }: Desk, player: number) {
  const { rules } = glossary;
  const code = layout.codes[cellOf(cellsOf(rules), emblemOf(glossary, player), player)];
  const sign = signOf(rules, player, layout.codes);
  const isPiece = code !== undefined && !/^[\p{Lu}\p{Ll}]+\d?$/u.test(code.text);
  const paper = code?.tile ?? layout.backdrop?.paper ?? layout.papers.find(Boolean);
  const ink = { ink: code?.ink ?? 'text', bold: true, ...(paper && { on: paper }) } as const;
  return grid.put(x, y, ` ${isPiece ? code.text.trim() : sign} `, ink);
}

/** Draws a side and its player, in two rows if one is too short. Returns the number of rows used. */
function drawNames(grid: Grid, area: Area, names: readonly string[], ink: Ink): number {
  const line = names.join(' · ');
  const lines = widthOf(line) > area.width && area.height > 1 ? names : [line];
  for (const [row, name] of lines.entries()) {
    grid.put(area.x, area.y + row, fit(name, area.width), ink);
  }
  return lines.length;
}

/** Draws each participant with their pieces and drops. Returns the number of rows used. */
function drawPlayers(grid: Grid, area: Area, desk: Desk, content: ZrfContent): number {
  const { participants, isEnded = false } = content;
  const { glossary, layout, state } = desk;
  const { rules } = glossary;
  const isGoing = state.ending === undefined && !isEnded;
  const mover = isGoing ? rules.turnOrder.entries[state.turn]?.player : undefined;
  let y = 0;
  for (const [seat, player] of seatsOf(rules).entries()) {
    const isMover = player === mover;
    if (y < area.height) {
      const mark = isMover ? '▸ ' : '  ';
      const ink = { ink: nameInk(layout, player), bold: isMover };
      const x = grid.put(area.x, area.y + y, mark, ink);
      const after = drawSign(grid, x, area.y + y, desk, player) + 1;
      const names = [glossary.player(player), participants.names[seat] ?? ''];
      const right = area.x + area.width;
      y += drawNames(grid, { ...rowsOf(area, y), x: after, width: right - after }, names, ink);
    } else y += 1;
    // Captures replace the number of pieces left.
    const taken = takenText(desk, player);
    const facts = taken === '' ? factsOf(glossary, state, player) : [taken];
    for (const fact of facts) {
      const rest = { ...rowsOf(area, y), x: area.x + 2, width: area.width - 2 };
      y += putText(grid, rest, fact, { ink: 'soft' });
    }
  }
  return y;
}

/** The pieces a player has taken, and the lead in material; '' if there are none. */
function takenText({ glossary, layout, state }: Desk, player: number): string {
  const { rules, roles } = glossary;
  const others = seatsOf(rules).filter((one) => one !== player);
  const [other] = others;
  if (other === undefined || others.length > 1) return '';
  const kinds = cellsOf(rules);
  const signs = takenFrom(rules, roles, state, other).map(({ type, count }) => {
    const sign = layout.codes[cellOf(kinds, type, other)]?.text.trim() ?? '';
    return count > 1 ? `${sign}×${count}` : sign;
  });
  const [own, theirs] = [materialOf(rules, state, player), materialOf(rules, state, other)];
  const lead = own === undefined || theirs === undefined ? 0 : own - theirs;
  return [...signs, ...(lead > 0 ? [`+${lead}`] : [])].join(' ');
}

function menuItems(glossary: Glossary, state: ZrfState, menu: Menu): string[] {
  if (menu.kind === 'steps') return describeActions(glossary, state, menu.steps);
  return menu.types.map((type) => glossary.piece(type));
}

const MIN_MENU = 28;

/** Draws the open list or the typed line over the side panel. */
function drawMenu(
  grid: Grid,
  area: Area,
  glossary: Glossary,
  state: ZrfState,
  hand: ZrfHand,
): void {
  const { say } = glossary;
  const { menu, typed } = hand;
  const width = Math.max(MIN_MENU, area.width);
  const right = area.x + area.width;
  if (typed !== undefined) {
    const panel = { x: right - width, y: area.y, width, height: 3 };
    const inside = drawPanel(grid, panel, say('zrf-type-move'));
    drawField(grid, inside, typed);
    const example = say('zrf-type-example', { move: exampleMove(glossary, state) });
    const room = { ...inside, x: inside.x + 2, width: inside.width - 2 };
    if (typed.text === '') grid.put(room.x, room.y, fit(example, room.width), { ink: 'faint' });
  } else if (menu !== undefined) {
    const items = menuItems(glossary, state, menu).map((label, index) => ({
      label: index < 9 ? `${index + 1} ${label}` : `  ${label}`,
    }));
    const height = Math.min(area.height, items.length + 2);
    const title = say(menu.kind === 'steps' ? 'choose-move' : 'screen-zrf-choose-drop');
    const inside = drawPanel(grid, { x: right - width, y: area.y, width, height }, title);
    drawList(grid, inside, items, menu.index);
  }
}

const MIN_ABOUT = 24;

/** Explains board signs other than pieces. Returns the number of rows used. */
function drawLegend(grid: Grid, area: Area, glossary: Glossary, { state }: ZrfContent): number {
  const { game, rules, roles, say } = glossary;
  const player = rules.turnOrder.entries[state.turn]?.as ?? -1;
  const hasHomes = roles.faces.size > 0 && roles.counts.some(({ kind }) => kind === 'arrived');
  const hasTrack = trackIn(game, state).length > 0;
  const lines = [
    ...roles.landmarks.map((zone) => `${SCENERY.landmark} ${glossary.zone(zone)}`),
    ...(hasHomes ? [`${SCENERY.home} ${say('board-home')}`] : []),
    ...(hasTrack ? [`→ ${say('screen-zrf-way', { name: glossary.player(player) })}`] : []),
  ];
  for (const [row, line] of lines.slice(0, area.height).entries()) {
    grid.put(area.x, area.y + row, fit(line, area.width), { ink: 'soft' });
  }
  return lines.length;
}

/** Draws the start of the rules, as much as fits; help has the full text. */
function drawAbout(grid: Grid, area: Area, glossary: Glossary): void {
  const [about = ''] = glossary.paragraphs();
  const lines = wrap(about, area.width);
  const isWhole = lines.length <= area.height;
  for (const [row, line] of lines.slice(0, area.height).entries()) {
    const isCut = !isWhole && row === area.height - 1;
    grid.put(area.x, area.y + row, isCut ? fit(`${line} …`, area.width) : line, { ink: 'faint' });
  }
}

/** Least size of a list of moves. */
const MIN_MOVES = { width: 20, height: 5 } as const;

/** Draws the moves made so far, or at first the beginning of the rules. */
function drawMiddle(grid: Grid, area: Area, { glossary }: Desk, content: ZrfContent): void {
  const { last, drawMoves, drawAnalysis } = content;
  const hasRoom = area.width >= MIN_MOVES.width && area.height >= MIN_MOVES.height;
  if (drawAnalysis !== undefined && hasRoom) drawAnalysis(grid, area);
  else if (drawMoves !== undefined && last !== undefined && hasRoom) drawMoves(grid, area);
  else if (area.width >= MIN_ABOUT) drawAbout(grid, area, glossary);
}

/** Draws the panel with players, legend and moves: in a row if it is low and wide. */
export function drawSide(grid: Grid, area: Area, desk: Desk, content: ZrfContent): void {
  const { glossary, state } = desk;
  const { hand, frame } = content;
  const isRow = area.width >= 2 * MIN_ABOUT && area.width > 3 * area.height;
  const half = (area.width - 2) >> 1;
  const first = isRow ? { ...area, width: half } : area;
  const players = area.width < 12 ? 0 : drawPlayers(grid, first, desk, content);
  const below = { ...rowsOf(first, players + 1), x: area.x + 2, width: first.width - 2 };
  const legend = players === 0 ? 0 : drawLegend(grid, below, glossary, content);
  const used = legend === 0 ? players : players + 1 + legend;
  const rest = isRow ? { ...area, x: area.x + half + 2, width: half } : rowsOf(area, used + 1);
  const isBusy = hand?.menu !== undefined || hand?.typed !== undefined;
  if (!isBusy) drawMiddle(grid, rest, desk, content);
  if (hand === undefined || frame !== undefined) return;
  const isRoomy = rest.width >= MIN_MENU && rest.height > 4;
  drawMenu(grid, isRoomy ? rest : area, glossary, state, hand);
}
