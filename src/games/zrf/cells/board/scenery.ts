import { EMPTY, cellsOf, numberOf, typeOf } from '../../rules/index.ts';
import type { Roles, Rules, ZrfGame, ZrfState } from '../../rules/index.ts';
import { trackIn } from '../../voice/race.ts';
import type { Grid } from '#screen/cells/grid.ts';
import type { Ink } from '#screen/cells/ink.ts';
import { inksOf } from './inks.ts';
import type { BoardLayout } from './layout.ts';
import { tileArea } from './spot.ts';
import type { DrawnPosition } from './spot.ts';

/** Signs for squares and dice. */
export const SCENERY = { landmark: '✿', home: '▫', counted: '●', blank: '○' } as const;
const ARROWS = { left: '←', right: '→', up: '↑', down: '↓' } as const;

/** Maximum distance between positions joined by an arrow, in small and, per row, in larger squares. */
const MAX_GAP = { across: 12, down: 5, perRow: { across: 4, down: 2 } } as const;

interface Stage {
  readonly grid: Grid;
  readonly layout: BoardLayout;
  readonly rules: Rules;
  readonly roles: Roles;
  readonly state: ZrfState;
  readonly isMarked: (position: number) => boolean;
}

function visibleSpots({ layout }: Stage): readonly DrawnPosition[] {
  return layout.spots.filter((spot) => spot !== undefined);
}

function isEmpty({ state }: Stage, position: number): boolean {
  return (state.cells[position] ?? EMPTY) === EMPTY;
}

/** Positions of the special squares of a game. */
function landmarksIn({ rules, roles }: Pick<Stage, 'rules' | 'roles'>): ReadonlySet<number> {
  return new Set(
    roles.landmarks.flatMap((zone) => rules.board.zones[zone]?.positions.find(Boolean) ?? []),
  );
}

/** Face of a die: its number, or a sign for a counting face. */
function faceOf({ rules, roles }: Stage, type: number): { text: string; ink: Ink } {
  const number = numberOf(rules, type);
  const counts = number === undefined ? type === roles.counted : number > 0;
  const sign = counts ? SCENERY.counted : SCENERY.blank;
  const text = number === undefined ? sign : String(number);
  return { text, ink: counts ? { ink: 'title', bold: true } : { ink: 'faint' } };
}

/** Draws only the faces of dice beside the playing area, not their cups and trays. */
function drawDice(stage: Stage): void {
  const { grid, layout, rules, roles, state } = stage;
  const { spotWidth } = layout;
  for (const { position, x, y } of visibleSpots(stage)) {
    if (roles.isField[position] === true || stage.isMarked(position)) continue;
    const cell = state.cells[position] ?? EMPTY;
    const type = cell === EMPTY ? -1 : typeOf(cellsOf(rules), cell);
    if (cell !== EMPTY && roles.isHelper[type] !== true) continue;
    grid.fill({ x: x - (spotWidth >> 1), y, width: spotWidth, height: 1 }, ' ');
    if (!roles.faces.has(type)) continue;
    const { text, ink } = faceOf(stage, type);
    grid.put(x, y, text, ink);
  }
}

function drawLandmarks(stage: Stage): void {
  const { grid, layout } = stage;
  const landmarks = landmarksIn(stage);
  for (const { position, x, y } of visibleSpots(stage)) {
    if (!landmarks.has(position)) continue;
    if (isEmpty(stage, position)) grid.put(x, y, SCENERY.landmark, { ink: 'accent' });
    else if (!stage.isMarked(position)) {
      // Large pieces leave only the corner free.
      const corner = tileArea({ x, y }, layout.tile);
      const place = layout.scale > 2 ? corner : { x: x + 1, y };
      grid.put(place.x, place.y, SCENERY.landmark, { ink: 'accent' });
    }
  }
}

/** Draws the empty squares that all of a player's pieces must reach. */
function drawHomes(stage: Stage): void {
  const inks = inksOf(stage.rules);
  for (const [player, count] of stage.roles.counts.entries()) {
    if (count.kind !== 'arrived') continue;
    const home = new Set(count.positions);
    for (const { position, x, y } of visibleSpots(stage)) {
      const ink = inks[player];
      if (!home.has(position) || !isEmpty(stage, position) || ink === undefined) continue;
      stage.grid.put(x, y, SCENERY.home, { ink });
    }
  }
}

/** Column for a sign: one to the left if a die to its right would touch it. */
function besideDie(grid: Grid, x: number, y: number): number {
  return grid.cell(x + 1, y).glyph.trim() === '' ? x : x - 1;
}

/** Draws an arrow where there is room; the signs of marks are more important. */
function putBetween(grid: Grid, x: number, y: number, arrow: string, ink: Ink): void {
  if (grid.cell(x, y).glyph.trim() === '') grid.put(x, y, arrow, ink);
}

/** Draws arrows along the track of the player to move. */
function drawTrack({ grid, layout, rules, state }: Stage, track: readonly number[]): void {
  const player = rules.turnOrder.entries[state.turn]?.as ?? -1;
  const ink: Ink = { ink: inksOf(rules)[player] ?? 'soft' };
  const { scale } = layout;
  const across = Math.max(MAX_GAP.across, MAX_GAP.perRow.across * scale);
  const down = Math.max(MAX_GAP.down, MAX_GAP.perRow.down * scale);
  for (const [index, position] of track.entries()) {
    const [from, to] = [layout.spots[position], layout.spots[track[index + 1] ?? -1]];
    if (from === undefined || to === undefined) continue;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const x = from.x + Math.trunc(dx / 2);
    const y = from.y + Math.trunc(dy / 2);
    if (dy === 0 && Math.abs(dx) > 2 && Math.abs(dx) <= across)
      putBetween(grid, x, y, dx > 0 ? ARROWS.right : ARROWS.left, ink);
    if (dx === 0 && Math.abs(dy) > 1 && Math.abs(dy) <= down)
      putBetween(grid, besideDie(grid, x, y), y, dy > 0 ? ARROWS.down : ARROWS.up, ink);
  }
}

/** Draws everything on a board except pieces: special squares, homes, dice and tracks. */
export function drawScenery(
  grid: Grid,
  game: ZrfGame,
  layout: BoardLayout,
  state: ZrfState,
  isMarked: (position: number) => boolean,
): void {
  const { rules, roles } = game.playOf(state.variant);
  const stage = { grid, layout, rules, roles, state, isMarked };
  if (roles.faces.size > 0) {
    drawDice(stage);
    drawHomes(stage);
    drawTrack(stage, trackIn(game, state));
  }
  drawLandmarks(stage);
}
