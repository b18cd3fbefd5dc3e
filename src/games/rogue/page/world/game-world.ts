import type { Size } from '#web/canvas/frame.ts';
import type { Point } from '#web/canvas/geometry.ts';
import { follow, glide, panFor, NO_OFFSET } from '../camera/camera.ts';
import type { Offset } from '../camera/camera.ts';
import { Chunks } from './chunks.ts';
import type { Drawable } from './drawable.ts';
import { Floats } from './floats.ts';
import type { FloatTone } from './floats.ts';
import { Glides } from './glide.ts';
import { LightLayer, LightMap } from './light.ts';
import { drawBar, drawCursor, drawHalo, drawSmoke, drawMobMark } from './marks.ts';
import type { MobShown, WorldShown } from './shown.ts';
import { droppedItem, heroPicture, mobPicture, triggerPicture } from './sprites.ts';
import type { Art } from './sprites.ts';

/** A visual effect of a turn, in addition to the resulting state. */
export type Visual =
  | { readonly kind: 'step'; readonly who: ActorId; readonly from: Point }
  | {
      readonly kind: 'number';
      readonly text: string;
      readonly tone: FloatTone;
      readonly at: Point;
    }
  | { readonly kind: 'hit'; readonly who: ActorId }
  | { readonly kind: 'gone'; readonly mob: MobShown };

/** The hero, or a mob by id. */
export type ActorId = 'hero' | number;

/** Marks in the world in addition to its contents. */
export interface Marks {
  readonly cursor?: Point | undefined;
  /** The hero's path. */
  readonly way?: readonly Point[] | undefined;
  /** True if things and mobs are highlighted. */
  readonly highlights?: boolean;
}

/** Duration of a hit's white flash and of a dead mob's fading, in milliseconds. */
const FLASH = 130;
const FADE = 420;
/** Duration of each of a mob's two idle frames, in milliseconds. */
const IDLE = 520;
/** Number of lit cells beyond the window, which let light in from outside. */
const MARGIN = 1;

/** Resources for drawing the world. */
interface DrawResources {
  readonly art: Art;
  readonly chunks: Chunks;
  readonly light: LightMap;
  readonly layer: LightLayer;
}

function canvasesFor({ atlas }: Art): Omit<DrawResources, 'art'> {
  const light = new LightMap(atlas.palette);
  return { chunks: new Chunks(atlas), light, layer: new LightLayer() };
}

/** Data for a frame; `origin` is the centre of cell 0, 0. */
interface Frame {
  readonly art: Art;
  readonly pen: CanvasRenderingContext2D;
  readonly origin: Point;
  readonly scale: number;
}

interface FadingMob {
  readonly mob: MobShown;
  readonly since: number;
}

/** The world on the canvas; each part draws itself where the world places it. */
export class GameWorld implements Drawable {
  readonly #glides = new Glides<ActorId>();
  readonly #floats = new Floats();
  readonly #flashes = new Map<ActorId, number>();
  readonly #size: () => Size;
  #dress: DrawResources | undefined;
  #shown: WorldShown;
  #fading: readonly FadingMob[] = [];
  #offset: Offset = NO_OFFSET;
  #time = 0;
  #isChanged = true;
  #isLightChanging = true;
  #isAtOnce = true;
  #frame = 0;
  #marks: Marks = {};
  /** Shift of the view from the hero that shows the cursor. */
  #pan: Offset = NO_OFFSET;

  /** `size`: size of the canvas in device pixels. */
  constructor(shown: WorldShown, size: () => Size) {
    this.#shown = shown;
    this.#size = size;
  }

  /** Switches to another tile set or cell size. */
  wear(art: Art): void {
    const before = this.#dress;
    this.#dress =
      before?.art.atlas === art.atlas ? { ...before, art } : { art, ...canvasesFor(art) };
    this.#offset = NO_OFFSET;
    this.#pan = NO_OFFSET;
    this.#isAtOnce = true;
    this.#isChanged = true;
  }

  get shown(): WorldShown {
    return this.#shown;
  }

  /** Sets the marks; the view follows a cursor outside it. */
  look(marks: Marks): void {
    this.#marks = marks;
  }

  /** Finishes the view's movement to the cursor. */
  settle(): void {
    this.#pan = this.#panWanted();
  }

  /** The cell at a point of the canvas; `centre` and `scale` as drawn. */
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

  /** Shows another state without animation, e.g. after a jump in the log. */
  jump(shown: WorldShown): void {
    this.#shown = shown;
    this.#offset = NO_OFFSET;
    this.#pan = NO_OFFSET;
    this.#marks = {};
    this.#dress?.chunks.clear();
    this.#dress?.light.clear();
    this.#glides.clear();
    this.#floats.clear();
    this.#flashes.clear();
    this.#fading = [];
    this.#isAtOnce = true;
    this.#isChanged = true;
  }

  /** Shows the result of a turn, animated from `time` on unless that is undefined. */
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

  /** Requests a redraw at the next tick. */
  touch(): void {
    this.#isChanged = true;
  }

  /** True if a redraw is due at this time. */
  needsFrame(time: number): boolean {
    return this.#isChanged || this.isMoving || this.#idleFrame(time) !== this.#frame;
  }

  get isMoving(): boolean {
    return (
      this.#offset !== NO_OFFSET ||
      this.#isPanning ||
      this.#glides.isMoving ||
      this.#floats.isMoving ||
      this.#flashes.size > 0 ||
      this.#fading.length > 0 ||
      this.#isLightChanging
    );
  }

  /** Advances animations. */
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
    if (this.#fading.length > 0)
      this.#fading = this.#fading.filter(({ since }) => time - since < FADE);
    this.#frame = this.#idleFrame(time);
    this.#lightUp(milliseconds);
  }

  /** `middle`: the centre of the canvas, where the hero is drawn unless the camera is elsewhere. */
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
    this.#drawTriggers(frame);
    this.#drawItems(frame);
    this.#drawMobs(frame);
    this.#drawHero(frame);
    const { window } = light;
    layer.draw(pen, light, window.left * scale - left, window.top * scale - top, scale);
    this.#drawMarks(frame);
    this.#floats.draw(pen, origin, scale, this.#time, art.atlas.palette);
  }

  /** Updates the light on visible cells of the canvas. */
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

  /** The shift that brings the cursor into view. */
  #panWanted(): Offset {
    const { cursor } = this.#marks;
    const cell = this.#dress?.art.atlas.cell;
    if (cursor === undefined || cell === undefined) return NO_OFFSET;
    const { hero } = this.#shown;
    const { width, height } = this.#size();
    const x = panFor(cursor.x - hero.x, width, cell);
    const y = panFor(cursor.y - hero.y, height, cell);
    return x === 0 && y === 0 ? NO_OFFSET : { x, y };
  }

  get #isPanning(): boolean {
    const targetPan = this.#panWanted();
    return targetPan.x !== this.#pan.x || targetPan.y !== this.#pan.y;
  }

  #followCursor(milliseconds: number): void {
    const targetPan = this.#panWanted();
    const left = glide(
      { x: this.#pan.x - targetPan.x, y: this.#pan.y - targetPan.y },
      milliseconds,
    );
    this.#pan = { x: targetPan.x + left.x, y: targetPan.y + left.y };
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
        this.#fading = [...this.#fading, { mob: visual.mob, since: time }];
        break;
    }
  }

  /** Idle frame of mobs; constant without visible mobs, to avoid redraws. */
  #idleFrame(time: number): number {
    return this.#shown.mobs.length === 0 ? 0 : Math.floor(time / IDLE) % 2;
  }

  #drawTriggers({ art, pen, origin, scale }: Frame): void {
    for (const { sprite, x, y } of this.#shown.triggers) {
      const centre = { x: origin.x + x * scale, y: origin.y + y * scale };
      triggerPicture(art, sprite).draw(pen, centre, scale);
    }
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
    for (const { mob, since } of this.#fading) {
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

  /** Position of a mob, beside the hero if both share a cell. */
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
      if (mob.mark !== undefined) drawMobMark(pen, centre, scale, mob.mark, palette);
      if (highlights && mob.disguise === undefined) drawCursor(pen, centre, scale, palette.foe);
    }
    if (highlights) {
      for (const item of [...this.#shown.items, ...this.#shown.triggers])
        drawCursor(pen, at(item), scale, palette.gained);
    }
    pen.fillStyle = palette.cursor;
    for (const step of way) {
      const { x, y } = at(step);
      pen.fillRect(x - scale * 0.08, y - scale * 0.08, scale * 0.16, scale * 0.16);
    }
    if (cursor !== undefined) drawCursor(pen, at(cursor), scale, palette.cursor);
  }
}

/** Distance between two occupants of a cell, in cells. */
const SHARED = 0.24;
