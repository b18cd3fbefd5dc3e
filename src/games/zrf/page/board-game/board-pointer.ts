import type { ReadonlySignal, Signal } from '@preact/signals';
import type { Size } from '#web/canvas/frame.ts';
import type { Point } from '#web/canvas/geometry.ts';
import { placeIn } from '../board/board-canvas.ts';
import type { DragGesture } from '../board/drag-gesture.ts';
import { colourOfKeys } from '../drawings/drawings.ts';
import type { ZrfPageModel } from '../game/zrf-page-model.ts';
import { positionAt } from '../layout/layout.ts';
import type { BoardLayout } from '../layout/layout.ts';
import { isTooSmall, panBy, touchZoom, zoomAbout, zoomTo } from '../layout/view.ts';
import type { View } from '../layout/view.ts';

interface PointerOptions {
  readonly page: ZrfPageModel;
  readonly frame: { readonly current: HTMLElement | null };
  readonly layout: ReadonlySignal<BoardLayout>;
  readonly size: ReadonlySignal<Size>;
  readonly view: Signal<View>;
  /** Moves pieces. */
  readonly gesture: DragGesture;
}

/** Milliseconds after which a finger at rest draws. */
const LONG_PRESS = 450;
/** Pixels that a finger at rest may move. */
const REST = 8;

/**
 * Mouse and touch on a board. The left button and a finger move pieces, the right button and a long
 * press draw, one finger pans a magnified board, and two zoom.
 */
export class BoardPointer {
  readonly #options: PointerOptions;
  readonly #fingers = new Map<number, Point>();
  #stopFollowing = (): void => undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: PointerOptions) {
    this.#options = options;
  }

  down(event: PointerEvent): void {
    const { page } = this.#options;
    const { model, drawing } = page;
    model.playback.settle();
    if (event.pointerType !== 'mouse') model.pointed.value = undefined;
    if (event.pointerType === 'touch' && this.#pinch(event)) return;
    if (event.button === 2) {
      if (!this.#cancelHeld()) this.#draw(event);
    } else if (event.button === 0 && drawing.isOn.value) this.#draw(event);
    else if (event.button === 0) this.#press(event);
  }

  /** Abandons all gestures. */
  close(): void {
    clearTimeout(this.#timer);
    this.#stopFollowing();
    this.#options.gesture.close();
  }

  #placeOf(event: PointerEvent): Point {
    return placeIn(this.#options.frame.current, event.clientX, event.clientY);
  }

  #positionOf(event: PointerEvent): number | undefined {
    return positionAt(this.#options.layout.value, this.#placeOf(event));
  }

  /** Drops premoves, or else the selection. Returns false if there was neither. */
  #cancelHeld(): boolean {
    const { model } = this.#options.page;
    if (model.cancelPremoves()) return true;
    if (model.pick.value === undefined && model.choice.value === undefined) return false;
    model.cancel();
    return true;
  }

  #press(event: PointerEvent): void {
    const { page, layout, size, view, gesture } = this.#options;
    const { model, drawing } = page;
    const isTouch = event.pointerType === 'touch';
    const at = this.#positionOf(event);
    drawing.clear();
    const isOverview = isTouch && view.value.zoom === 1 && isTooSmall(layout.value.cellSize);
    const click = () => {
      clearTimeout(this.#timer);
      if (isOverview) {
        const zoom = touchZoom(layout.value.cellSize);
        view.value = zoomTo(view.value, this.#placeOf(event), zoom, size.value);
      } else if (at === undefined) model.cancel();
      else model.click(at, page.words.value);
    };
    const pan = (by: Point) => (view.value = panBy(view.value, by, size.value));
    const pick = at === undefined || isOverview ? undefined : ({ kind: 'piece', at } as const);
    gesture.press(event, pick, click, isTouch && view.value.zoom > 1 ? pan : undefined);
    if (isTouch && at !== undefined && !isOverview) this.#awaitLongPress(event);
  }

  #awaitLongPress(event: PointerEvent): void {
    const stop = this.#follow(event.pointerId, {
      move: ({ clientX, clientY }) => {
        if (Math.hypot(clientX - event.clientX, clientY - event.clientY) < REST) return;
        clearTimeout(this.#timer);
        stop();
      },
      end: () => clearTimeout(this.#timer),
    });
    this.#timer = setTimeout(() => {
      this.#options.gesture.close();
      this.#draw(event);
    }, LONG_PRESS);
  }

  #draw(event: PointerEvent): void {
    const { drawing } = this.#options.page;
    const at = this.#positionOf(event);
    if (at === undefined) return;
    drawing.begin(at, colourOfKeys(event));
    this.#follow(event.pointerId, {
      move: (moved) => drawing.lead(this.#positionOf(moved)),
      end: (isComplete) => {
        if (isComplete) drawing.finish();
        else drawing.cancel();
      },
    });
  }

  /** Zooms and pans with two fingers; returns false for a single one. */
  #pinch(event: PointerEvent): boolean {
    const { view, size } = this.#options;
    const fingers = this.#fingers;
    const forget = ({ pointerId }: PointerEvent) => {
      fingers.delete(pointerId);
      if (fingers.size > 0) return;
      removeEventListener('pointerup', forget);
      removeEventListener('pointercancel', forget);
      removeEventListener('pointermove', move);
    };
    const move = (moved: PointerEvent) => {
      const [first, second] = [...fingers.values()];
      if (!fingers.has(moved.pointerId)) return;
      fingers.set(moved.pointerId, this.#placeOf(moved));
      const [newFirst, newSecond] = [...fingers.values()];
      if (!first || !second || !newFirst || !newSecond) return;
      const [was, now] = [pairOf(first, second), pairOf(newFirst, newSecond)];
      const zoom = view.value.zoom * (now.distance / Math.max(1, was.distance));
      const zoomed = zoomAbout(view.value, was.middle, zoom, size.value);
      const by = { x: now.middle.x - was.middle.x, y: now.middle.y - was.middle.y };
      view.value = panBy(zoomed, by, size.value);
    };
    if (fingers.size === 0) {
      addEventListener('pointerup', forget);
      addEventListener('pointercancel', forget);
      addEventListener('pointermove', move);
    }
    fingers.set(event.pointerId, this.#placeOf(event));
    if (fingers.size < 2) return false;
    this.close();
    this.#options.page.drawing.cancel();
    return true;
  }

  /** Follows one pointer until it is released; the returned function stops it. */
  #follow(
    pointerId: number,
    handlers: {
      readonly move: (event: PointerEvent) => void;
      /** Called with false if the pointer was cancelled. */
      readonly end: (isComplete: boolean) => void;
    },
  ): () => void {
    this.#stopFollowing();
    const move = (event: PointerEvent) => {
      if (event.pointerId === pointerId) handlers.move(event);
    };
    const end = (event: PointerEvent) => {
      if (event.pointerId !== pointerId) return;
      stop();
      handlers.end(event.type === 'pointerup');
    };
    const stop = () => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
    this.#stopFollowing = stop;
    return stop;
  }
}

function pairOf(a: Point, b: Point): { readonly distance: number; readonly middle: Point } {
  return {
    distance: Math.hypot(a.x - b.x, a.y - b.y),
    middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
  };
}
