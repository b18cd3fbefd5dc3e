import type { Size } from '#web/canvas/frame.ts';
import type { Point } from '#web/canvas/geometry.ts';
import { follow, glide, panFor, STILL } from '../camera/camera.ts';
import type { Offset } from '../camera/camera.ts';
import { Chunks } from './chunks.ts';
import type { Drawable } from './drawable.ts';
import { Floats } from './floats.ts';
import type { FloatTone } from './floats.ts';
import { Glides } from './glide.ts';
import { LightLayer, LightMap } from './light.ts';
import { drawBar, drawCursor, drawHalo, drawSmoke } from './marks.ts';
import type { MobShown, WorldShown } from './shown.ts';
import { droppedItem, heroPicture, mobPicture } from './sprites.ts';
import type { Art } from './sprites.ts';

/** Something that is seen of a turn, besides how everything stands after it. */
export type Visual =
  | { readonly kind: 'step'; readonly who: Who; readonly from: Point }
  | {
      readonly kind: 'number';
      readonly text: string;
      readonly tone: FloatTone;
      readonly at: Point;
    }
  | { readonly kind: 'hit'; readonly who: Who }
  | { readonly kind: 'gone'; readonly mob: MobShown };

/** The hero, or a mob by its number. */
export type Who = 'hero' | number;

/** What is marked in the world besides what is there. */
export interface Marks {
  readonly cursor?: Point | undefined;
  /** The way that the hero would go. */
  readonly way?: readonly Point[] | undefined;
  /** Whether things and mobs are marked. */
  readonly highlights?: boolean;
}

/** Milliseconds that something that was hit is white, and that a dead mob fades. */
const FLASH = 130;
const FADE = 420;
/** Milliseconds of each of the two frames in which mobs stand. */
const IDLE = 520;
/** Cells beyond the window that are lit, so that light comes in from outside. */
const MARGIN = 1;

/** What the world is drawn with. */
interface Dress {
  readonly art: Art;
  readonly chunks: Chunks;
  readonly light: LightMap;
  readonly layer: LightLayer;
}

function canvasesFor({ atlas }: Art): Omit<Dress, 'art'> {
  const light = new LightMap(atlas.palette);
  return { chunks: new Chunks(atlas), light, layer: new LightLayer() };
}

/** What a frame is drawn with; `origin` is where the middle of the cell 0, 0 is. */
interface Frame {
  readonly art: Art;
  readonly pen: CanvasRenderingContext2D;
  readonly origin: Point;
  readonly scale: number;
}

interface Gone {
  readonly mob: MobShown;
  readonly since: number;
}

/** The world on the canvas: all that is in it draws itself where the world says. */
export class GameWorld implements Drawable {
  readonly #glides = new Glides<Who>();
  readonly #floats = new Floats();
  readonly #flashes = new Map<Who, number>();
  readonly #size: () => Size;
  #dress: Dress | undefined;
  #shown: WorldShown;
  #gone: readonly Gone[] = [];
  #offset: Offset = STILL;
  #time = 0;
  #isChanged = true;
  #isLightChanging = true;
  #isAtOnce = true;
  #frame = 0;
  #marks: Marks = {};
  /** How far the view is shifted from the hero, to show the cursor. */
  #pan: Offset = STILL;

  /** `size`: how large the canvas is, in device pixels. */
  constructor(shown: WorldShown, size: () => Size) {
    this.#shown = shown;
    this.#size = size;
  }

  /** Draws by another tile set, or at another size, from now on. */
  wear(art: Art): void {
    const before = this.#dress;
    this.#dress =
      before?.art.atlas === art.atlas ? { ...before, art } : { art, ...canvasesFor(art) };
    this.#offset = STILL;
    this.#pan = STILL;
    this.#isAtOnce = true;
    this.#isChanged = true;
  }

  get shown(): WorldShown {
    return this.#shown;
  }

  /** What is marked from now on; the view follows a cursor that would be outside. */
  look(marks: Marks): void {
    this.#marks = marks;
  }

  /** Ends the way of the view to the cursor. */
  settle(): void {
    this.#pan = this.#panWanted();
  }

  /** The cell that a point of the canvas shows; `centre` and `scale` as they are drawn. */
  cellAt({ x, y }: Point, centre: Point, scale: number): Point {
    const { hero } = this.#shown;
    const middle = this.#shifted(centre);
    return {
      x: Math.floor((x - middle.x) / scale + hero.x + 0.5),
      y: Math.floor((y - middle.y) / scale + hero.y + 0.5),
    };
  }

  get offset(): Offset {
    return this.#offset;
  }

  get chunkCount(): number {
    return this.#dress?.chunks.count ?? 0;
  }

  /** Shows another state at once, as after a jump in the log. */
  jump(shown: WorldShown): void {
    this.#shown = shown;
    this.#offset = STILL;
    this.#pan = STILL;
    this.#marks = {};
    this.#dress?.chunks.clear();
    this.#dress?.light.clear();
    this.#glides.clear();
    this.#floats.clear();
    this.#flashes.clear();
    this.#gone = [];
    this.#isAtOnce = true;
    this.#isChanged = true;
  }

  /** Shows what a turn has come to; things are on their way from `time` on, unless that is still. */
  turn(shown: WorldShown, visuals: readonly Visual[], time: number | undefined): void {
    const before = this.#shown.hero;
    this.#shown = shown;
    this.#isChanged = true;
    this.#dress?.chunks.refresh(shown.ground, shown.hero, shown.reach + 1);
    if (time === undefined) {
      this.#isAtOnce = true;
      return;
    }
    const by = { x: shown.hero.x - before.x, y: shown.hero.y - before.y };
    this.#offset = follow(this.#offset, by, this.#dress?.art.atlas.cell ?? 0);
    for (const visual of visuals) this.#begin(visual, time);
  }

  /** Draws again at the next tick, whatever moves. */
  touch(): void {
    this.#isChanged = true;
  }

  /** Whether something is to be drawn at this time. */
  wants(time: number): boolean {
    return this.#isChanged || this.isMoving || this.#idleFrame(time) !== this.#frame;
  }

  get isMoving(): boolean {
    return (
      this.#offset !== STILL ||
      this.#isPanning ||
      this.#glides.isMoving ||
      this.#floats.isMoving ||
      this.#flashes.size > 0 ||
      this.#gone.length > 0 ||
      this.#isLightChanging
    );
  }

  /** Lets what moves go on. */
  advance(time: number, milliseconds: number): void {
    this.#time = time;
    this.#isChanged = false;
    this.#offset = glide(this.#offset, milliseconds);
    this.#followCursor(milliseconds);
    this.#glides.advance(time);
    this.#floats.advance(time);
    for (const [who, since] of this.#flashes) {
      if (time - since >= FLASH) this.#flashes.delete(who);
    }
    if (this.#gone.length > 0) this.#gone = this.#gone.filter(({ since }) => time - since < FADE);
    this.#frame = this.#idleFrame(time);
    this.#lightUp(milliseconds);
  }

  /** `centre`: the middle of the canvas, where the hero is drawn unless the camera is elsewhere. */
  draw(pen: CanvasRenderingContext2D, middle: Point, scale: number): void {
    const centre = this.#shifted(middle);
    if (this.#dress === undefined) return;
    const { art, chunks, light, layer } = this.#dress;
    const { hero, ground } = this.#shown;
    const left = Math.round((hero.x + 0.5) * scale - centre.x);
    const top = Math.round((hero.y + 0.5) * scale - centre.y);
    const origin = { x: scale / 2 - left, y: scale / 2 - top };
    pen.imageSmoothingEnabled = false;
    chunks.draw(pen, ground, left, top, this.#size());
    const frame = { art, pen, origin, scale };
    this.#drawItems(frame);
    this.#drawMobs(frame);
    this.#drawHero(frame);
    const { window } = light;
    layer.draw(pen, light, window.left * scale - left, window.top * scale - top, scale);
    this.#drawMarks(frame);
    this.#floats.draw(pen, origin, scale, this.#time, art.atlas.palette);
  }

  /** The cells that are seen on the canvas, as far as they have to be lit. */
  #lightUp(milliseconds: number): void {
    const { hero, ground, reach } = this.#shown;
    const { width, height } = this.#size();
    if (this.#dress === undefined) return;
    const { cell } = this.#dress.art.atlas;
    const [across, down] = [width, height].map((side) => Math.ceil(side / cell / 2) + MARGIN + 3);
    const [x, y] = [Math.round(this.#pan.x / cell), Math.round(this.#pan.y / cell)];
    const window = {
      left: hero.x - x - (across ?? 0),
      top: hero.y - y - (down ?? 0),
      width: 2 * (across ?? 0) + 1,
      height: 2 * (down ?? 0) + 1,
    };
    const torch = { ...this.#glides.placeOf('hero', hero, this.#time), reach };
    const length = this.#isAtOnce ? Infinity : milliseconds;
    this.#isAtOnce = false;
    this.#isLightChanging = this.#dress.light.advance(ground, window, torch, length);
  }

  #shifted({ x, y }: Point): Point {
    return { x: x + this.#offset.x + this.#pan.x, y: y + this.#offset.y + this.#pan.y };
  }

  /** The shift that brings the cursor into the view. */
  #panWanted(): Offset {
    const { cursor } = this.#marks;
    const cell = this.#dress?.art.atlas.cell;
    if (cursor === undefined || cell === undefined) return STILL;
    const { hero } = this.#shown;
    const { width, height } = this.#size();
    const x = panFor(cursor.x - hero.x, width, cell);
    const y = panFor(cursor.y - hero.y, height, cell);
    return x === 0 && y === 0 ? STILL : { x, y };
  }

  get #isPanning(): boolean {
    const wanted = this.#panWanted();
    return wanted.x !== this.#pan.x || wanted.y !== this.#pan.y;
  }

  #followCursor(milliseconds: number): void {
    const wanted = this.#panWanted();
    const left = glide({ x: this.#pan.x - wanted.x, y: this.#pan.y - wanted.y }, milliseconds);
    this.#pan = { x: wanted.x + left.x, y: wanted.y + left.y };
  }

  #begin(visual: Visual, time: number): void {
    switch (visual.kind) {
      case 'step':
        this.#glides.begin(visual.who, visual.from, time);
        break;
      case 'hit':
        this.#flashes.set(visual.who, time);
        break;
      case 'number':
        this.#floats.add(visual.text, visual.tone, visual.at, time);
        break;
      case 'gone':
        this.#gone = [...this.#gone, { mob: visual.mob, since: time }];
        break;
    }
  }

  /** Mobs breathe; where none is seen, nothing has to be drawn for it. */
  #idleFrame(time: number): number {
    return this.#shown.mobs.length === 0 ? 0 : Math.floor(time / IDLE) % 2;
  }

  #drawItems({ art, pen, origin, scale }: Frame): void {
    const { palette } = art.atlas;
    for (const { kind, x, y } of this.#shown.items) {
      const centre = { x: origin.x + x * scale, y: origin.y + y * scale };
      drawHalo(pen, centre, scale, palette);
      droppedItem(art, kind, 0).draw(pen, centre, scale);
    }
  }

  #drawMobs({ art, pen, origin, scale }: Frame): void {
    const { mobs, ground } = this.#shown;
    const { palette } = art.atlas;
    for (const { mob, since } of this.#gone) {
      const share = (this.#time - since) / FADE;
      const centre = { x: origin.x + mob.x * scale, y: origin.y + (mob.y - share * 0.3) * scale };
      pen.globalAlpha = 1 - share;
      mobPicture(art, mob, 0, {}).draw(pen, centre, scale * (1 + share * 0.2));
      pen.globalAlpha = 1;
    }
    for (const mob of mobs) {
      const centre = this.#centreOf(mob, origin, scale);
      if (mob.disguise === undefined) drawHalo(pen, centre, scale, palette);
      mobPicture(art, mob, this.#frame, {
        isFlashing: this.#flashes.has(mob.id),
        isInWall: ground.isWall(mob.x, mob.y),
      }).draw(pen, centre, scale);
      if (mob.isBlind === true) drawSmoke(pen, centre, scale, this.#frame);
    }
  }

  #drawHero({ art, pen, origin, scale }: Frame): void {
    const { hero, mobs } = this.#shown;
    const place = this.#glides.placeOf('hero', hero, this.#time);
    const shift = mobs.some((mob) => mob.x === hero.x && mob.y === hero.y) ? -SHARED : 0;
    const centre = { x: origin.x + (place.x + shift) * scale, y: origin.y + place.y * scale };
    drawHalo(pen, centre, scale, art.atlas.palette);
    heroPicture(art, hero, this.#frame, { isFlashing: this.#flashes.has('hero') }).draw(
      pen,
      centre,
      scale,
    );
  }

  /** Where a mob is drawn: beside the hero while both are on one cell. */
  #centreOf(mob: MobShown, origin: Point, scale: number): Point {
    const { hero } = this.#shown;
    const place = this.#glides.placeOf(mob.id, mob, this.#time);
    const shift = mob.x === hero.x && mob.y === hero.y ? SHARED : 0;
    return { x: origin.x + (place.x + shift) * scale, y: origin.y + place.y * scale };
  }

  #drawMarks({ art, pen, origin, scale }: Frame): void {
    const { palette } = art.atlas;
    const { cursor, way = [], highlights = false } = this.#marks;
    const at = ({ x, y }: Point) => ({ x: origin.x + x * scale, y: origin.y + y * scale });
    for (const mob of this.#shown.mobs) {
      const isHurt = mob.health < mob.maxHealth;
      const centre = this.#centreOf(mob, origin, scale);
      if (isHurt) drawBar(pen, centre, scale, mob.health / mob.maxHealth, palette.foe, palette);
      if (highlights && mob.disguise === undefined) drawCursor(pen, centre, scale, palette.foe);
    }
    if (highlights) {
      for (const item of this.#shown.items) drawCursor(pen, at(item), scale, palette.gained);
    }
    pen.fillStyle = palette.cursor;
    for (const step of way) {
      const { x, y } = at(step);
      pen.fillRect(x - scale * 0.08, y - scale * 0.08, scale * 0.16, scale * 0.16);
    }
    if (cursor !== undefined) drawCursor(pen, at(cursor), scale, palette.cursor);
  }
}

/** Cells by which two that share a cell are drawn apart. */
const SHARED = 0.24;
