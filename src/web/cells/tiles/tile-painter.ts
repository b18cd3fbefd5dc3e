import { own } from '#core';
import type { Grid, Theme } from '#screen';
import { drawFloor, drawRock, OPEN } from './ground.ts';
import { FIELD } from '../../canvas/shapes.ts';
import type { Picture } from '../../canvas/shapes.ts';
import { styleOf } from './style.ts';
import type { Style } from './style.ts';

type Pen = CanvasRenderingContext2D;

const REMEMBERED = '-remembered';
/** Tiles that are left blank, and tiles that count as closed sides of rock. */
const BLANK = ['bounds', 'unknown'];
const CLOSED = ['wall', ...BLANK];
/** Opacity of remembered pictures. */
const REMEMBERED_OPACITY = 0.55;
const EDGE_WIDTH = 2.6;

/** Drawing options of a cell with a picture. */
export interface CellStyle {
  /** Background colour for a cell with a recent event. */
  readonly alarm?: string | undefined;
  readonly isRemembered: boolean;
  /** True if the cell is under the cursor. */
  readonly isMarked: boolean;
}

/** Draws pictures in place of glyphs. Each is cached for the current cell size and theme. */
export class TilePainter {
  #width = 1;
  #height = 1;
  #style: Style;
  #pictures: Readonly<Record<string, Picture>> = {};
  readonly #made = new Map<string, HTMLCanvasElement>();

  constructor(theme: Theme) {
    this.#style = styleOf(theme);
  }

  /** Sets the pictures, by name. */
  bring(pictures: Readonly<Record<string, Picture>>): void {
    this.#pictures = pictures;
    this.#made.clear();
  }

  dress(theme: Theme): void {
    this.#style = styleOf(theme);
    this.#made.clear();
  }

  fit(width: number, height: number): void {
    [this.#width, this.#height] = [width, height];
    this.#made.clear();
  }

  /** Draws the picture of a cell. */
  paint(pen: Pen, grid: Grid, index: number, manner: CellStyle): void {
    const name = grid.tileAt(index) ?? '';
    const [x, y] = [
      (index % grid.width) * this.#width,
      Math.floor(index / grid.width) * this.#height,
    ];
    const kind = kindOf(name);
    const isKnown = name.endsWith(REMEMBERED) || manner.isRemembered;
    pen.globalAlpha = 1;
    pen.drawImage(this.#groundOf(grid, index, kind, isKnown), x, y);
    if (manner.alarm !== undefined) {
      pen.fillStyle = manner.alarm;
      pen.fillRect(x, y, this.#width, this.#height);
    }
    const picture = own<Picture>(this.#pictures, kind);
    if (picture !== undefined) {
      pen.globalAlpha = isKnown ? REMEMBERED_OPACITY : 1;
      pen.drawImage(
        this.#make(kind, (own) => this.#draw(own, picture)),
        x,
        y,
      );
    }
    pen.globalAlpha = 1;
    if (manner.isMarked) this.#mark(pen, x, y);
  }

  #groundOf(grid: Grid, index: number, kind: string, isKnown: boolean): HTMLCanvasElement {
    const ground = isKnown ? this.#style.remembered : this.#style.lit;
    const name = isKnown ? 'known' : 'lit';
    if (BLANK.includes(kind)) {
      return this.#make('blank', (pen) => {
        pen.fillStyle = this.#style.blank;
        pen.fillRect(0, 0, this.#width, this.#height);
      });
    }
    if (!CLOSED.includes(kind)) {
      return this.#make(`floor ${name}`, (pen) =>
        drawFloor(pen, this.#width, this.#height, ground),
      );
    }
    const open = openSides(grid, index);
    return this.#make(`rock ${name} ${open}`, (pen) =>
      drawRock(pen, this.#width, this.#height, ground, open),
    );
  }

  #make(name: string, draw: (pen: Pen) => void): HTMLCanvasElement {
    const cached = this.#made.get(name);
    if (cached !== undefined) return cached;
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [this.#width, this.#height];
    const pen = canvas.getContext('2d');
    if (pen === null) throw new Error('canvas: no 2d context');
    draw(pen);
    this.#made.set(name, canvas);
    return canvas;
  }

  #draw(pen: Pen, picture: Picture): void {
    const style = this.#style;
    pen.scale(this.#width / FIELD.width, this.#height / FIELD.height);
    pen.lineJoin = 'round';
    pen.lineCap = 'round';
    for (const { path, fill, line, width = EDGE_WIDTH } of picture) {
      const outline = new Path2D(path);
      if (fill !== undefined) {
        pen.fillStyle = style.fillOf(fill);
        pen.fill(outline);
      }
      pen.strokeStyle = line === undefined ? style.edge : style.lineOf(line);
      pen.lineWidth = width;
      pen.stroke(outline);
    }
  }

  #mark(pen: Pen, x: number, y: number): void {
    const width = Math.max(1, Math.round(this.#width / 8));
    pen.strokeStyle = this.#style.cursor;
    pen.lineWidth = width;
    pen.strokeRect(x + width / 2, y + width / 2, this.#width - width, this.#height - width);
  }
}

function kindOf(name: string): string {
  return name.endsWith(REMEMBERED) ? name.slice(0, -REMEMBERED.length) : name;
}

/** Sides of a cell that border a known tile other than rock. */
function openSides(grid: Grid, index: number): number {
  const [x, y] = [index % grid.width, Math.floor(index / grid.width)];
  const isOpen = (column: number, row: number) => {
    if (column < 0 || row < 0 || column >= grid.width || row >= grid.height) return false;
    const name = grid.tileAt(row * grid.width + column);
    return name !== undefined && !CLOSED.includes(kindOf(name));
  };
  return (
    (isOpen(x, y - 1) ? OPEN.north : 0) |
    (isOpen(x + 1, y) ? OPEN.east : 0) |
    (isOpen(x, y + 1) ? OPEN.south : 0) |
    (isOpen(x - 1, y) ? OPEN.west : 0)
  );
}
