import { assertDefined } from '#core';
import type { ZrfState } from '../../rules/index.ts';
import { fit, widthOf } from '#screen/cells/glyphs.ts';
import type { Area, Grid } from '#screen/cells/grid.ts';
import { drawList } from '#screen/widgets/list.ts';
import { rowsOf } from '#screen/widgets/areas.ts';
import { drawPanel } from '#screen/widgets/frame.ts';
import { drawField } from '#screen/widgets/text-field.ts';
import { putText, wrap } from '#screen/widgets/words.ts';
import type { ZrfContent } from './draw-board.ts';
import { signOf } from './codes.ts';
import { factsOf } from './facts.ts';
import { inksOf } from './inks.ts';
import { SCENERY } from './scenery.ts';
import { trackIn } from '../../voice/race.ts';
import type { Menu, ZrfHand } from './hand.ts';
import { seatsOf } from '../../voice/seats.ts';
import { describeActions } from '../../voice/describe.ts';
import { exampleMove } from '../../voice/typed/read-list.ts';
import type { Glossary } from '../../voice/glossary.ts';

/** Draws each participant with their pieces and drops. Returns the number of rows used. */
function drawPlayers(
  grid: Grid,
  area: Area,
  glossary: Glossary,
  { state, participants }: ZrfContent,
): number {
  const { rules } = glossary;
  const inks = inksOf(rules);
  const mover =
    state.ending === undefined ? rules.turnOrder.entries[state.turn]?.player : undefined;
  let y = 0;
  for (const [seat, player] of seatsOf(rules).entries()) {
    const isMover = player === mover;
    const name = `${isMover ? '▸' : ' '} ${glossary.player(player)} · ${participants.names[seat] ?? ''}`;
    const ink = assertDefined(inks[player]);
    const sign = ` (${signOf(rules, player)})`;
    const shown = fit(name, area.width - widthOf(sign)) + sign;
    if (y < area.height) grid.put(area.x, area.y + y, shown, { ink, bold: isMover });
    y += 1;
    for (const fact of factsOf(glossary, state, player)) {
      const rest = { ...rowsOf(area, y), x: area.x + 2, width: area.width - 2 };
      y += putText(grid, rest, fact, { ink: 'soft' });
    }
  }
  return y;
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

/** Draws the panel beside the board. */
export function drawSide(grid: Grid, area: Area, glossary: Glossary, content: ZrfContent): void {
  const { hand, frame, state } = content;
  const players = area.width < 12 ? 0 : drawPlayers(grid, area, glossary, content);
  const below = { ...rowsOf(area, players + 1), x: area.x + 2, width: area.width - 2 };
  const legend = players === 0 ? 0 : drawLegend(grid, below, glossary, content);
  const used = legend === 0 ? players : players + 1 + legend;
  const isBusy = hand?.menu !== undefined || hand?.typed !== undefined;
  if (!isBusy && area.width >= MIN_ABOUT) drawAbout(grid, rowsOf(area, used + 1), glossary);
  if (hand === undefined || frame !== undefined) return;
  const isRoomy = area.width >= MIN_MENU && used + 4 < area.height;
  drawMenu(grid, isRoomy ? rowsOf(area, used + 1) : area, glossary, state, hand);
}
