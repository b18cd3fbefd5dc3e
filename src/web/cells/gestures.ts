import type { Arcade } from '#screen';
import type { CanvasDriver } from './canvas-driver.ts';

/** How long a finger stays to ask what is there, in milliseconds. */
const LONG = 500;
/** How far it may stray meanwhile, in CSS pixels. */
const STRAY = 10;

/** What the pointer finds: a driver, and an arcade as soon as there is one. */
interface Reach {
  readonly driver: CanvasDriver;
  readonly arcade: () => Arcade | undefined;
  /** Called after a press, which may have left the arcade. */
  readonly onPressed: () => void;
}

/** Takes what a mouse or a finger does on a canvas to the arcade, until the result is called. */
export function followPointer(canvas: HTMLCanvasElement, reach: Reach): () => void {
  const follower = new Follower(canvas, reach);
  const done = new AbortController();
  const { signal } = done;
  canvas.addEventListener('pointermove', (event) => follower.move(event), { signal });
  canvas.addEventListener('pointerleave', () => follower.leave(), { signal });
  canvas.addEventListener('pointerdown', (event) => follower.down(event), { signal });
  canvas.addEventListener('pointerup', () => follower.rise(), { signal });
  canvas.addEventListener('pointercancel', () => follower.rise(), { signal });
  canvas.addEventListener('click', (event) => follower.click(event), { signal });
  canvas.addEventListener('contextmenu', (event) => follower.menu(event), { signal });
  return () => {
    done.abort();
    follower.rise();
  };
}

class Follower {
  readonly #canvas: HTMLCanvasElement;
  readonly #reach: Reach;
  /** The cell that a mouse rests on. */
  #cell = '';
  /** A finger that may stay. */
  #finger: { readonly x: number; readonly y: number; readonly timer: number } | undefined;
  #isTouch = false;
  /** Whether the click to come is the end of a long press. */
  #hasAsked = false;

  constructor(canvas: HTMLCanvasElement, reach: Reach) {
    this.#canvas = canvas;
    this.#reach = reach;
  }

  move(event: PointerEvent): void {
    const { clientX, clientY, pointerType } = event;
    if (pointerType === 'touch') {
      const from = this.#finger;
      if (from !== undefined && Math.hypot(clientX - from.x, clientY - from.y) > STRAY) this.rise();
      return;
    }
    const { column, row } = this.#reach.driver.cellAt(clientX, clientY);
    const cell = `${column} ${row}`;
    if (cell === this.#cell) return;
    this.#cell = cell;
    const arcade = this.#reach.arcade();
    arcade?.point('hover', column, row);
    this.#canvas.style.cursor = arcade?.canPress(column, row) === true ? 'pointer' : '';
  }

  leave(): void {
    this.#cell = '';
    this.#reach.arcade()?.point('leave', 0, 0);
  }

  down({ clientX, clientY, pointerType }: PointerEvent): void {
    this.rise();
    this.#isTouch = pointerType === 'touch';
    this.#hasAsked = false;
    if (!this.#isTouch) return;
    const timer = window.setTimeout(() => {
      this.#hasAsked = true;
      this.#point('ask', clientX, clientY);
    }, LONG);
    this.#finger = { x: clientX, y: clientY, timer };
  }

  rise(): void {
    clearTimeout(this.#finger?.timer);
    this.#finger = undefined;
  }

  click({ clientX, clientY }: MouseEvent): void {
    if (this.#hasAsked) this.#hasAsked = false;
    else this.#point('press', clientX, clientY);
    this.#reach.onPressed();
  }

  /** The other button of a mouse; a finger that stays has its own timer. */
  menu(event: MouseEvent): void {
    event.preventDefault();
    if (!this.#isTouch) this.#point('ask', event.clientX, event.clientY);
  }

  #point(kind: 'press' | 'ask', x: number, y: number): void {
    const { column, row } = this.#reach.driver.cellAt(x, y);
    this.#reach.arcade()?.point(kind, column, row);
  }
}
