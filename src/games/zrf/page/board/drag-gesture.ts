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

  /**
   * Starts a press on an item that may be picked up; `onClick` is called if it ends there. With
   * `onPan`, a drag of anything else moves the board.
   */
  press(
    event: PointerEvent,
    pick: Pick | undefined,
    onClick: () => void,
    onPan?: (by: Point) => void,
  ): void {
    if (event.button !== 0 || this.#stop !== undefined) return;
    const start = { x: event.clientX, y: event.clientY };
    let panned: Point | undefined;
    const move = (moved: PointerEvent) => {
      if (moved.pointerId !== event.pointerId) return;
      const { clientX: x, clientY: y } = moved;
      if (panned === undefined && this.#move({ x, y }, start, pick)) return;
      if (onPan === undefined || Math.hypot(x - start.x, y - start.y) < DRAG_FROM) return;
      onPan({ x: x - (panned ?? start).x, y: y - (panned ?? start).y });
      panned = { x, y };
    };
    const up = (ended: PointerEvent) => {
      if (ended.pointerId !== event.pointerId) return;
      const dragged = this.#finish();
      if (panned !== undefined) return;
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

  /** Abandons a press or drag. */
  close(): void {
    if (this.#finish() !== undefined) this.#target.cancel();
  }

  /** Drags the pressed piece; returns false if none is dragged. */
  #move({ x, y }: Point, start: Point, pick: Pick | undefined): boolean {
    const dragged = this.drag.value;
    if (dragged !== undefined) this.drag.value = { ...dragged, x, y };
    else if (pick !== undefined && Math.hypot(x - start.x, y - start.y) >= DRAG_FROM) {
      if (this.#target.grab(pick)) this.drag.value = { pick, x, y };
    }
    return this.drag.value !== undefined;
  }

  #finish(): Drag | undefined {
    const dragged = this.drag.value;
    this.drag.value = undefined;
    this.#stop?.();
    this.#stop = undefined;
    return dragged;
  }
}
