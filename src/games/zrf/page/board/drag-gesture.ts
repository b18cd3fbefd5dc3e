import { signal } from '@preact/signals';
import type { Point } from '#web/canvas/geometry.ts';
import type { Pick } from '../../voice/selection.ts';

/** A piece that follows the mouse or a finger; `x` and `y` are window coordinates. */
export interface Drag extends Point {
  readonly pick: Pick;
}

/** Target of a drag. */
export interface DragTarget {
  /** Position at a point of the window. */
  locate(place: Point): number | undefined;
  /** Picks up a piece; returns false if the rules allow no action with it. */
  grab(pick: Pick): boolean;
  release(at: number | undefined): void;
  cancel(): void;
}

/** Pixels of movement that turn a press into a drag. */
const DRAG_FROM = 6;

/** Distinguishes clicks from drags for mouse, pen and touch. */
export class DragGesture {
  readonly drag = signal<Drag | undefined>(undefined);
  readonly #target: DragTarget;
  #stop: (() => void) | undefined;

  constructor(target: DragTarget) {
    this.#target = target;
  }

  /** Starts a press on an item that may be picked up; `onClick` is called if it ends there. */
  press(event: PointerEvent, pick: Pick | undefined, onClick: () => void): void {
    if (event.button !== 0 || this.#stop !== undefined) return;
    const start = { x: event.clientX, y: event.clientY };
    const move = (moved: PointerEvent) => {
      if (moved.pointerId === event.pointerId) this.#move(moved, start, pick);
    };
    const up = (ended: PointerEvent) => {
      if (ended.pointerId !== event.pointerId) return;
      const dragged = this.#finish();
      if (dragged === undefined) onClick();
      else this.#target.release(this.#target.locate({ x: ended.clientX, y: ended.clientY }));
    };
    const cancel = () => {
      if (this.#finish() !== undefined) this.#target.cancel();
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', cancel);
    this.#stop = () => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', cancel);
    };
  }

  close(): void {
    this.#finish();
  }

  #move({ clientX: x, clientY: y }: PointerEvent, start: Point, pick: Pick | undefined): void {
    const dragged = this.drag.value;
    if (dragged !== undefined) this.drag.value = { ...dragged, x, y };
    else if (pick !== undefined && Math.hypot(x - start.x, y - start.y) >= DRAG_FROM) {
      if (this.#target.grab(pick)) this.drag.value = { pick, x, y };
    }
  }

  #finish(): Drag | undefined {
    const dragged = this.drag.value;
    this.drag.value = undefined;
    this.#stop?.();
    this.#stop = undefined;
    return dragged;
  }
}
