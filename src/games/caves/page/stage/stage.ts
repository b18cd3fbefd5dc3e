import type { CavesEvent, CavesState, Place } from '../../rules/index.ts';
import { isInside, playerOf } from '../../rules/index.ts';
import type { Size } from '#web/canvas/frame.ts';
import { originFor } from './camera.ts';
import { drawEffect } from './draw-effects.ts';
import {
  drawBars,
  drawClouds,
  drawCreatures,
  drawGround,
  drawItems,
  drawMarks,
} from './draw-scene.ts';
import type { Shot } from './draw-scene.ts';
import { Light } from './light.ts';
import { Motion } from './motion.ts';
import { lightSourceOf, NO_MARKS, sceneOf } from './scene.ts';
import type { Marks, Scene } from './scene.ts';
import { Sprites } from './sprites.ts';
import { makeTimeline } from './timeline.ts';

/** Window of the canvas: size and density in pixels, and the cell size in device pixels. */
interface Window extends Size {
  readonly cell: number;
}

/** Shares of the window at its edges that the cursor pushes. */
const EDGE_CELLS = 2;

/** The caves on a canvas. Draws a frame only when something has changed or moves. */
export class Stage {
  readonly #canvas: HTMLCanvasElement;
  readonly #pen: CanvasRenderingContext2D;
  readonly #motion = new Motion();
  readonly #light = new Light();
  #scene: Scene | undefined;
  #sprites = new Sprites(1);
  #window: Window = { width: 1, height: 1, cell: 1 };
  #marks: Marks = NO_MARKS;
  /** Cells that the view was dragged by. */
  #pan: Place = { x: 0, y: 0 };
  #request = 0;
  #drawn = 0;

  constructor(canvas: HTMLCanvasElement) {
    const pen = canvas.getContext('2d', { alpha: false });
    if (pen === null) throw new Error('canvas: no 2d context');
    this.#canvas = canvas;
    this.#pen = pen;
  }

  close(): void {
    cancelAnimationFrame(this.#request);
    this.#request = 0;
  }

  resize(window: Window): void {
    [this.#canvas.width, this.#canvas.height] = [window.width, window.height];
    this.#window = window;
    if (this.#sprites.cell !== window.cell) this.#sprites = new Sprites(window.cell);
    this.#ask();
  }

  /** Shows a state without animation. */
  enter(view: CavesState): void {
    this.#motion.stop();
    this.#pan = { x: 0, y: 0 };
    this.#scene = sceneOf(view);
    this.#light.aim(lightSourceOf(this.#scene), undefined);
    this.#ask();
  }

  /** Shows a turn; animated unless `slowness` is 0. */
  turn(view: CavesState, events: readonly CavesEvent[], slowness: number): void {
    const isElsewhere = this.#scene?.z !== playerOf(view).z;
    if (isElsewhere || slowness === 0) {
      this.enter(view);
      return;
    }
    const now = performance.now();
    this.#pan = { x: 0, y: 0 };
    this.#scene = sceneOf(view);
    this.#light.aim(lightSourceOf(this.#scene), now);
    this.#motion.start(makeTimeline(view, events, slowness), now);
    this.#ask();
  }

  mark(marks: Marks): void {
    this.#marks = marks;
    this.#ask();
  }

  /** Drags the view by pixels of the canvas. */
  drag(x: number, y: number): void {
    const { cell } = this.#window;
    this.#pan = { x: this.#pan.x - x / cell, y: this.#pan.y - y / cell };
    this.#ask();
  }

  /** Size of the canvas on the page. */
  get cssSize(): Size {
    return { width: this.#canvas.clientWidth, height: this.#canvas.clientHeight };
  }

  /** The cell at a point of the canvas; undefined outside the level. */
  placeAt(x: number, y: number): Place | undefined {
    const { cell } = this.#window;
    const origin = this.#origin(performance.now());
    const place = { x: Math.floor(x / cell + origin.x), y: Math.floor(y / cell + origin.y) };
    return isInside(place.x, place.y) ? place : undefined;
  }

  #ask(): void {
    this.#request ||= requestAnimationFrame((now) => this.#frame(now));
  }

  #frame(now: number): void {
    this.#request = 0;
    try {
      if (this.#draw(now)) this.#ask();
    } catch (error) {
      // The run continues, and the next change is drawn again.
      this.#motion.stop();
      reportError(error);
    }
  }

  #origin(time: number): Place {
    const { width, height, cell } = this.#window;
    const scene = this.#scene;
    if (scene === undefined) return { x: 0, y: 0 };
    const size = { width: width / cell, height: height / cell };
    const hero = this.#motion.placeOf(scene.hero.id, scene.hero, time);
    const middle = { x: hero.x + this.#pan.x, y: hero.y + this.#pan.y };
    const origin = originFor(middle, size);
    const { cursor, isAim } = this.#marks;
    if (cursor === undefined || !isAim) return origin;
    const push = (from: number, at: number, length: number) =>
      Math.min(at - EDGE_CELLS, Math.max(at + 1 + EDGE_CELLS - length, from));
    return {
      x: push(origin.x, cursor.x, size.width),
      y: push(origin.y, cursor.y, size.height),
    };
  }

  /** Draws a frame; true if another one follows. */
  #draw(time: number): boolean {
    const scene = this.#scene;
    if (scene === undefined) return false;
    const { width, height, cell } = this.#window;
    const isMoving = this.#motion.isMoving(time);
    const isFading = this.#light.advance(time);
    const pen = this.#pen;
    const origin = this.#origin(time);
    // Whole pixels keep still cells sharp.
    const at = { x: Math.round(origin.x * cell) / cell, y: Math.round(origin.y * cell) / cell };
    const shot: Shot = {
      pen,
      scene,
      sprites: this.#sprites,
      motion: this.#motion,
      origin: at,
      width: width / cell,
      height: height / cell,
      time,
    };
    pen.globalAlpha = 1;
    pen.fillStyle = '#000000';
    pen.fillRect(0, 0, width, height);
    drawGround(shot);
    drawItems(shot);
    drawCreatures(shot);
    drawClouds(shot);
    this.#light.draw(pen, at, cell);
    drawBars(shot);
    drawMarks(shot, this.#marks);
    const effects = this.#motion.effects(time);
    const around = { pen, origin: at, cell, sprites: this.#sprites, content: scene.content };
    for (const effect of effects) drawEffect(effect, around);
    this.#drawn += 1;
    this.#canvas.dataset['frames'] = String(this.#drawn);
    this.#canvas.dataset['moving'] = String(isMoving);
    return isMoving || isFading;
  }
}
