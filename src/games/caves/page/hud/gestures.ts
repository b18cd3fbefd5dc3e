import { cellFor, nearestCell } from '../stage/camera.ts';
import type { Direction, Place } from '../../rules/index.ts';
import { cavesSettings } from '../settings/section.ts';
import type { Shell } from '../game/shell.ts';

/** Milliseconds that a finger rests to look, and pixels that it may tremble. */
const HOLD = 450;
const TREMBLE = 10;
/** A faster and shorter movement of a finger is a step in its direction. */
const FLICK_TIME = 260;
const FLICK = 24;

const COMPASS: readonly Direction[] = [
  'east',
  'southeast',
  'south',
  'southwest',
  'west',
  'northwest',
  'north',
  'northeast',
];

/** The direction of a movement on the screen. */
export function directionOf(x: number, y: number): Direction {
  const eighth = Math.round((Math.atan2(y, x) / Math.PI) * 4);
  return COMPASS[(eighth + 8) % 8] ?? 'east';
}

interface Finger {
  readonly start: Place;
  readonly since: number;
  at: Place;
}

/** Handles mouse and fingers on the map; returns a function that stops. */
export function followPointers(canvas: HTMLCanvasElement, shell: Shell): () => void {
  const gestures = new Gestures(canvas, shell);
  const stop = new AbortController();
  const options = { signal: stop.signal };
  canvas.addEventListener('pointerdown', (event) => gestures.down(event), options);
  canvas.addEventListener('pointermove', (event) => gestures.move(event), options);
  canvas.addEventListener('pointerup', (event) => gestures.up(event), options);
  canvas.addEventListener('pointercancel', (event) => gestures.cancel(event), options);
  canvas.addEventListener('pointerleave', () => shell.hover(undefined), options);
  canvas.addEventListener('contextmenu', (event) => event.preventDefault(), options);
  canvas.addEventListener('wheel', (event) => gestures.wheel(event), {
    ...options,
    passive: false,
  });
  return () => {
    gestures.close();
    stop.abort();
  };
}

class Gestures {
  readonly #canvas: HTMLCanvasElement;
  readonly #shell: Shell;
  readonly #fingers = new Map<number, Finger>();
  #hold: ReturnType<typeof setTimeout> | undefined;
  /** Distance of two fingers and the cell size when they met. */
  #pinch: { readonly far: number; readonly cell: number } | undefined;
  /** True once the fingers have done something, so that lifting them does nothing more. */
  #isDone = false;

  constructor(canvas: HTMLCanvasElement, shell: Shell) {
    this.#canvas = canvas;
    this.#shell = shell;
  }

  close(): void {
    clearTimeout(this.#hold);
  }

  #placeAt({ x, y }: Place): Place | undefined {
    const { width, clientWidth } = this.#canvas;
    const density = width / Math.max(1, clientWidth);
    return this.#shell.stage?.placeAt(x * density, y * density);
  }

  down(event: PointerEvent): void {
    const at = { x: event.offsetX, y: event.offsetY };
    if (event.pointerType === 'mouse') return;
    this.#canvas.setPointerCapture(event.pointerId);
    this.#fingers.set(event.pointerId, { start: at, since: event.timeStamp, at });
    clearTimeout(this.#hold);
    if (this.#fingers.size > 1) {
      this.#isDone = true;
      this.#pinch = { far: this.#spread, cell: this.#cell };
      return;
    }
    this.#isDone = false;
    this.#hold = setTimeout(() => this.#look(at), HOLD);
  }

  get #cell(): number {
    const { clientWidth: width, clientHeight: height } = this.#canvas;
    return cavesSettings.peek().cell ?? cellFor({ width, height });
  }

  get #spread(): number {
    const [one, other] = [...this.#fingers.values()];
    if (one === undefined || other === undefined) return 1;
    return Math.max(1, Math.hypot(one.at.x - other.at.x, one.at.y - other.at.y));
  }

  #look(at: Place): void {
    this.#isDone = true;
    const place = this.#placeAt(at);
    if (place !== undefined) this.#shell.look('look', place);
  }

  move(event: PointerEvent): void {
    const at = { x: event.offsetX, y: event.offsetY };
    if (event.pointerType === 'mouse') {
      this.#shell.hover(this.#placeAt(at));
      return;
    }
    const finger = this.#fingers.get(event.pointerId);
    if (finger === undefined) return;
    const before = finger.at;
    finger.at = at;
    if (this.#pinch !== undefined) {
      const { far, cell } = this.#pinch;
      cavesSettings.change({ cell: nearestCell((cell * this.#spread) / far) });
      return;
    }
    if (Math.hypot(at.x - finger.start.x, at.y - finger.start.y) < TREMBLE) return;
    clearTimeout(this.#hold);
    if (event.timeStamp - finger.since < FLICK_TIME) return;
    this.#isDone = true;
    const density = this.#canvas.width / Math.max(1, this.#canvas.clientWidth);
    this.#shell.stage?.drag((at.x - before.x) * density, (at.y - before.y) * density);
  }

  up(event: PointerEvent): void {
    const at = { x: event.offsetX, y: event.offsetY };
    if (event.pointerType === 'mouse') {
      this.#press(event.button, at);
      return;
    }
    clearTimeout(this.#hold);
    const finger = this.#fingers.get(event.pointerId);
    this.#fingers.delete(event.pointerId);
    if (this.#fingers.size < 2) this.#pinch = undefined;
    if (finger === undefined || this.#isDone) return;
    const [x, y] = [at.x - finger.start.x, at.y - finger.start.y];
    if (Math.hypot(x, y) >= FLICK) this.#shell.flick(directionOf(x, y));
    else this.#tap(at);
  }

  /** The left button acts, any other looks. */
  #press(button: number, at: Place): void {
    const place = this.#placeAt(at);
    if (place === undefined) return;
    if (button === 0) this.#shell.click(place, false);
    else this.#shell.look('look', place);
  }

  #tap(at: Place): void {
    const place = this.#placeAt(at);
    if (place !== undefined) this.#shell.click(place, true);
  }

  cancel({ pointerId }: PointerEvent): void {
    clearTimeout(this.#hold);
    this.#fingers.delete(pointerId);
    this.#pinch = undefined;
  }

  wheel(event: WheelEvent): void {
    event.preventDefault();
    this.#shell.zoom(event.deltaY < 0 ? 1 : -1);
  }
}
