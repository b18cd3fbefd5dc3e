import type { Place, RogueState } from '../../../../games/rogue/index.ts';
import { itemsAround, knows, mobsShown, sees } from '../../../../presentation/rogue/known.ts';
import type { Area, Grid } from '../../../cells/grid.ts';
import type { Ink, InkColour, PaperColour } from '../../../cells/ink.ts';
import type { Extent } from './camera.ts';
import { HERO_SIGN, ITEM_SIGNS, levelSign, MOB_SIGNS } from './signs.ts';

/** A cell of the world is about as wide as it is high. */
const WIDE = 2;

/** What is shown over the world. */
export interface Marks {
  /** The cell that is looked at. */
  readonly cursor?: Place | undefined;
  /** The way there. */
  readonly line?: readonly Place[] | undefined;
  /** Where somebody was hit in the last turn. */
  readonly hits?: readonly Place[] | undefined;
}

export function extentOf({ width, height }: Area): Extent {
  return { columns: Math.floor(width / WIDE), rows: height };
}

/** How ground looks: in the light of the hero, from near to far, and as it is remembered. */
interface Shade {
  readonly wall: InkColour;
  readonly floor: InkColour;
  readonly on: PaperColour;
}

/** Each ring of light reaches to the square of a distance. */
const LIGHT: readonly (Shade & { readonly reach: number })[] = [
  { reach: 16, wall: 'seed', floor: 'soft', on: 'shade' },
  { reach: 49, wall: 'seed', floor: 'soft', on: 'bar' },
  { reach: Infinity, wall: 'frame', floor: 'faint', on: 'panel' },
];
const MEMORY: Shade = { wall: 'faint', floor: 'faint', on: 'ground' };
const [LIT_WALL, KNOWN_WALL] = ['██', '▒▒'];
const [LIT_FLOOR, KNOWN_FLOOR] = ['· ', '. '];

/** The light on a cell that is seen: it falls off with the distance. */
function shadeOf({ hero }: RogueState, x: number, y: number): Shade {
  const [across, down] = [x - hero.at.x, y - hero.at.y];
  const square = across * across + down * down;
  return LIGHT.find(({ reach }) => square <= reach) ?? MEMORY;
}

/** The world around a middle, as far as the hero knows it. */
export function drawMap(
  grid: Grid,
  area: Area,
  state: RogueState,
  middle: Place,
  marks: Marks = {},
): void {
  grid.unmirrored(area, () => new MapDrawing(grid, area, state, middle).draw(marks));
}

class MapDrawing {
  readonly #grid: Grid;
  readonly #area: Area;
  readonly #state: RogueState;
  readonly #left: number;
  readonly #top: number;
  readonly #extent: Extent;

  constructor(grid: Grid, area: Area, state: RogueState, middle: Place) {
    this.#grid = grid;
    this.#area = area;
    this.#state = state;
    this.#extent = extentOf(area);
    this.#left = middle.x - Math.floor(this.#extent.columns / 2);
    this.#top = middle.y - Math.floor(this.#extent.rows / 2);
  }

  draw({ cursor, line = [], hits = [] }: Marks): void {
    this.#drawGround();
    const state = this.#state;
    for (const place of line.slice(0, -1)) this.#put(place, '∙ ', { ink: 'accent', bold: true });
    const { columns, rows } = this.#extent;
    for (const item of itemsAround(state, columns + rows)) {
      const { glyph, ink } = ITEM_SIGNS[item.kind];
      const isSeen = sees(state, item.x, item.y);
      this.#put(item, `${glyph} `, isSeen ? { ink, bold: true } : { ink: 'faint', bold: true });
    }
    for (const mob of mobsShown(state)) {
      const { glyph, ink } = MOB_SIGNS[mob.kind];
      this.#put(mob, glyph + levelSign(mob), { ink, bold: true });
    }
    const { glyph, ink } = HERO_SIGN;
    this.#put(state.hero.at, `${glyph} `, { ink, bold: true });
    this.#focus(cursor ?? state.hero.at);
    for (const place of hits) this.#tint(place, 'alarm');
    if (cursor !== undefined) this.#mark(cursor);
  }

  #drawGround(): void {
    const { columns, rows } = this.#extent;
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        const [x, y] = [this.#left + column, this.#top + row];
        if (knows(this.#state, x, y)) this.#drawCell(x, y);
      }
    }
  }

  #drawCell(x: number, y: number): void {
    const state = this.#state;
    const isLit = sees(state, x, y);
    const { wall, floor, on } = isLit ? shadeOf(state, x, y) : MEMORY;
    if (state.ground.walls.has(x, y)) {
      this.#put({ x, y }, isLit ? LIT_WALL : KNOWN_WALL, { ink: wall, on });
    } else this.#put({ x, y }, isLit ? LIT_FLOOR : KNOWN_FLOOR, { ink: floor, on });
  }

  /** Where a cell is drawn; undefined for one that is not. */
  #find({ x, y }: Place): { readonly x: number; readonly y: number } | undefined {
    const [column, row] = [x - this.#left, y - this.#top];
    const { columns, rows } = this.#extent;
    if (column < 0 || row < 0 || column >= columns || row >= rows) return undefined;
    return { x: this.#area.x + WIDE * column, y: this.#area.y + row };
  }

  #put(place: Place, text: string, ink: Ink): void {
    const at = this.#find(place);
    if (at !== undefined) this.#grid.put(at.x, at.y, text, ink);
  }

  #focus(place: Place): void {
    const at = this.#find(place);
    if (at !== undefined) this.#grid.focusOn(at.x, at.y);
  }

  #tint(place: Place, on: PaperColour): void {
    const at = this.#find(place);
    if (at !== undefined) this.#grid.tint({ ...at, width: WIDE, height: 1 }, on);
  }

  /** The cursor: seen without colours as well. */
  #mark(place: Place): void {
    const at = this.#find(place);
    if (at === undefined) return;
    const under = this.#grid.cell(at.x, at.y).glyph + this.#grid.cell(at.x + 1, at.y).glyph;
    this.#grid.put(at.x, at.y, under, { ink: 'title', bold: true, reverse: true });
  }
}
