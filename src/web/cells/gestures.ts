import type { Arcade } from '#screen';
import type { CanvasDriver } from './canvas-driver.ts';

/** Duration of a long press, in milliseconds. */
const LONG_PRESS = 500;
/** Maximum movement during a long press, in CSS pixels. */
const MAX_STRAY = 10;

/** Targets of the pointer: a driver, and the arcade once it is loaded. */
interface PointerTargets {
  readonly driver: CanvasDriver;
  readonly arcade: () => Arcade | undefined;
  /** Called after a press, which may have left the arcade. */
  readonly onPressed: () => void;
}

/** Forwards pointer events on a canvas to the arcade. The returned function stops it. */
export function followPointer(canvas: HTMLCanvasElement, reach: PointerTargets): () => void {
  const follower = new Follower(canvas, reach);
  const aborter = new AbortController();
  const { signal } = aborter;
  canvas.addEventListener('pointermove', (event) => follower.move(event), { signal });
  canvas.addEventListener('pointerleave', () => follower.leave(), { signal });
  canvas.addEventListener('pointerdown', (event) => follower.down(event), { signal });
  canvas.addEventListener('pointerup', () => follower.rise(), { signal });
  canvas.addEventListener('pointercancel', () => follower.rise(), { signal });
  canvas.addEventListener('click', (event) => follower.click(event), { signal });
  canvas.addEventListener('contextmenu', (event) => follower.menu(event), { signal });
  return () => {
    aborter.abort();
    follower.rise();
  };
}

class Follower {
  readonly #canvas: HTMLCanvasElement;
  readonly #reach: PointerTargets;
  /** Cell under the mouse. */
  #cell = '';
  /** Start of a touch that may become a long press. */
  #finger: { readonly x: number; readonly y: number; readonly timer: number } | undefined;
  #isTouch = false;
  /** True if the next click ends a long press. */
  #isLongPressed = false;

  constructor(canvas: HTMLCanvasElement, reach: PointerTargets) {
    this.#canvas = canvas;
    this.#reach = reach;
  }

  move(event: PointerEvent): void {
    const { clientX, clientY, pointerType } = event;
    if (pointerType === 'touch') {
      const from = this.#finger;
      if (from !== undefined && Math.hypot(clientX - from.x, clientY - from.y) > MAX_STRAY)
        this.rise();
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
    this.#isLongPressed = false;
    if (!this.#isTouch) return;
    const timer = window.setTimeout(() => {
      this.#isLongPressed = true;
      this.#point('ask', clientX, clientY);
    }, LONG_PRESS);
    this.#finger = { x: clientX, y: clientY, timer };
  }

  rise(): void {
    clearTimeout(this.#finger?.timer);
    this.#finger = undefined;
  }

  click({ clientX, clientY }: MouseEvent): void {
    if (this.#isLongPressed) this.#isLongPressed = false;
    else this.#point('press', clientX, clientY);
    this.#reach.onPressed();
  }

  /** Handles the secondary mouse button. Long presses have their own timer. */
  menu(event: MouseEvent): void {
    event.preventDefault();
    if (!this.#isTouch) this.#point('ask', event.clientX, event.clientY);
  }

  #point(kind: 'press' | 'ask', x: number, y: number): void {
    const { column, row } = this.#reach.driver.cellAt(x, y);
    this.#reach.arcade()?.point(kind, column, row);
  }
}
