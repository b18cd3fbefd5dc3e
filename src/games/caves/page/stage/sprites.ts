import { cloudRow } from '../../rules/index.ts';
import type { CavesContent, Item } from '../../rules/index.ts';
import { signOfCloud } from '../../voice/signs.ts';
import type { Sign } from '../../voice/signs.ts';
import { colourOf, lookOfCreature, lookOfItem } from '../tiles/looks.ts';
import type { Look } from '../tiles/looks.ts';
import { tileNamed } from '../tiles/squares.ts';
import { drawFloor, drawRock } from './ground.ts';
import { drawLook, makeCanvas } from './pen.ts';
import type { Pen } from './pen.ts';
import { drawCage, drawCloud, drawTerrain } from './terrain.ts';

/** Side of creatures in cells: their heads reach beyond their cell. */
const CREATURE_SIZE = 1.2;

/** Pictures of one cell size in device pixels, each drawn on first use. */
export class Sprites {
  readonly cell: number;
  readonly #made = new Map<string, HTMLCanvasElement>();

  constructor(cell: number) {
    this.cell = cell;
  }

  floor(variant: number, isShaded: boolean): HTMLCanvasElement {
    return this.#make(`floor ${variant} ${isShaded}`, (pen) =>
      drawFloor(pen, this.cell, variant, isShaded),
    );
  }

  rock(variant: number, open: number): HTMLCanvasElement {
    return this.#make(`rock ${variant} ${open}`, (pen) => drawRock(pen, this.cell, variant, open));
  }

  /** A feature of the ground, such as stairs or water: its picture, or its sign. */
  feature(sign: Sign, variant: number): HTMLCanvasElement {
    const { tile: name, glyph, colour } = sign;
    const tile = tileNamed(name);
    if (tile !== undefined) return this.#look({ kind: 'picture', name, tile });
    return this.#make(`sign ${name} ${glyph} ${colour} ${variant}`, (pen) => {
      if (!drawTerrain(pen, this.cell, name, variant)) this.#sign(pen, glyph, colourOf(colour));
    });
  }

  /** Fire or gas over a cell. */
  cloud(content: CavesContent, kind: string, variant: number): HTMLCanvasElement {
    return this.#make(`cloud ${kind} ${variant}`, (pen) => {
      const isFire = cloudRow(content, kind).fire === true;
      const colour = colourOf(signOfCloud(content, kind).colour);
      drawCloud(pen, this.cell, { isFire, colour, variant });
    });
  }

  /** The open cage around a thing that can be taken only instead of others. */
  cage(): HTMLCanvasElement {
    return this.#make('cage', (pen) => {
      drawCage(pen, this.cell);
    });
  }

  creature(content: CavesContent, kind: string, isWhite = false): HTMLCanvasElement {
    const size = Math.round(this.cell * CREATURE_SIZE);
    return this.#look(lookOfCreature(content, kind), isWhite, size);
  }

  item(content: CavesContent, item: Item): HTMLCanvasElement {
    return this.#look(lookOfItem(content, item));
  }

  #look(look: Look, isWhite = false, size = this.cell): HTMLCanvasElement {
    const drawn = this.#make(look.name, (pen) => drawLook(pen, look, size), size);
    if (!isWhite) return drawn;
    const paint = (pen: Pen) => {
      pen.drawImage(drawn, 0, 0);
      pen.globalCompositeOperation = 'source-in';
      pen.fillStyle = '#ffffff';
      pen.fillRect(0, 0, size, size);
    };
    return this.#make(`white ${look.name}`, paint, size);
  }

  #sign(pen: Pen, glyph: string, colour: string): void {
    pen.font = `700 ${this.cell * 0.8}px system-ui, sans-serif`;
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.fillStyle = colour;
    pen.fillText(glyph, this.cell / 2, this.cell / 2);
  }

  #make(name: string, draw: (pen: Pen) => void, size = this.cell): HTMLCanvasElement {
    const cached = this.#made.get(name);
    if (cached !== undefined) return cached;
    const canvas = makeCanvas(size, size, draw);
    this.#made.set(name, canvas);
    return canvas;
  }
}
