import type { Point } from '../canvas/geometry.ts';

/** Milliseconds that a finger rests to look, and pixels that it may tremble. */
const HOLD = 450;
const TREMBLE = 10;
/** A faster and shorter movement of a finger is a flick. */
const FLICK_TIME = 260;
const FLICK = 24;

/** A map that is played by mouse and fingers; points are in CSS pixels of its canvas. */
export interface GestureTarget {
  /** Acts at a point. */
  press(at: Point, isTap: boolean): void;
  look(at: Point): void;
  /** Follows the mouse; undefined when it leaves. */
  hover(at: Point | undefined): void;
  /** A quick movement of a finger in a direction. */
  flick(by: Point): void;
  /** A slow movement of a finger. */
  drag(by: Point): void;
  /** Makes cells larger or smaller. */
  zoom(by: 1 | -1): void;
  /** Side of a cell. */
  readonly cell: number;
  /** Sets the side of a cell, as nearly as possible. */
  pinch(cell: number): void;
}

interface Finger {
  readonly start: Point;
  readonly since: number;
  at: Point;
}

function pointOf({ offsetX, offsetY }: MouseEvent): Point {
  return { x: offsetX, y: offsetY };
}

/** Handles mouse and fingers on a map; returns a function that stops. */
export function followGestures(canvas: HTMLCanvasElement, target: GestureTarget): () => void {
  const gestures = new Gestures(canvas, target);
  const stop = new AbortController();
  const { signal } = stop;
  canvas.addEventListener('pointerdown', (event) => gestures.down(event), { signal });
  canvas.addEventListener('pointermove', (event) => gestures.move(event), { signal });
  canvas.addEventListener('pointerup', (event) => gestures.up(event), { signal });
  canvas.addEventListener('pointercancel', (event) => gestures.cancel(event), { signal });
  canvas.addEventListener('pointerleave', () => target.hover(undefined), { signal });
  canvas.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    target.zoom(event.deltaY < 0 ? 1 : -1);
  };
  canvas.addEventListener('wheel', wheel, { signal, passive: false });
  return () => {
    gestures.close();
    stop.abort();
  };
}

class Gestures {
  readonly #canvas: HTMLCanvasElement;
  readonly #target: GestureTarget;
  readonly #fingers = new Map<number, Finger>();
  #hold: ReturnType<typeof setTimeout> | undefined;
  /** Distance of two fingers and the cell size when they met. */
  #pinch: { readonly far: number; readonly cell: number } | undefined;
  /** True once the fingers have done something, so that lifting them does nothing more. */
  #isDone = false;

  constructor(canvas: HTMLCanvasElement, target: GestureTarget) {
    this.#canvas = canvas;
    this.#target = target;
  }

  close(): void {
    clearTimeout(this.#hold);
  }

  down(event: PointerEvent): void {
    if (event.pointerType === 'mouse') return;
    const at = pointOf(event);
    this.#canvas.setPointerCapture(event.pointerId);
    this.#fingers.set(event.pointerId, { start: at, since: event.timeStamp, at });
    clearTimeout(this.#hold);
    if (this.#fingers.size > 1) {
      this.#isDone = true;
      this.#pinch = { far: this.#spread, cell: this.#target.cell };
      return;
    }
    this.#isDone = false;
    this.#hold = setTimeout(() => {
      this.#isDone = true;
      this.#target.look(at);
    }, HOLD);
  }

  get #spread(): number {
    const [one, other] = [...this.#fingers.values()];
    if (one === undefined || other === undefined) return 1;
    return Math.max(1, Math.hypot(one.at.x - other.at.x, one.at.y - other.at.y));
  }

  move(event: PointerEvent): void {
    const at = pointOf(event);
    if (event.pointerType === 'mouse') {
      this.#target.hover(at);
      return;
    }
    const finger = this.#fingers.get(event.pointerId);
    if (finger === undefined) return;
    const before = finger.at;
    finger.at = at;
    if (this.#pinch !== undefined) {
      const { far, cell } = this.#pinch;
      this.#target.pinch((cell * this.#spread) / far);
      return;
    }
    if (Math.hypot(at.x - finger.start.x, at.y - finger.start.y) < TREMBLE) return;
    clearTimeout(this.#hold);
    if (event.timeStamp - finger.since < FLICK_TIME) return;
    this.#isDone = true;
    this.#target.drag({ x: at.x - before.x, y: at.y - before.y });
  }

  /** The left button acts, any other looks. */
  up(event: PointerEvent): void {
    const at = pointOf(event);
    if (event.pointerType === 'mouse') {
      if (event.button === 0) this.#target.press(at, false);
      else this.#target.look(at);
      return;
    }
    clearTimeout(this.#hold);
    const finger = this.#fingers.get(event.pointerId);
    this.#fingers.delete(event.pointerId);
    if (this.#fingers.size < 2) this.#pinch = undefined;
    if (finger === undefined || this.#isDone) return;
    const by = { x: at.x - finger.start.x, y: at.y - finger.start.y };
    if (Math.hypot(by.x, by.y) >= FLICK) this.#target.flick(by);
    else this.#target.press(at, true);
  }

  cancel({ pointerId }: PointerEvent): void {
    clearTimeout(this.#hold);
    this.#fingers.delete(pointerId);
    this.#pinch = undefined;
  }
}
