import { assertDefined } from '#core';
import { speed } from '#web/storage/settings.ts';
import type { Point } from '#web/canvas/geometry.ts';
import { markedWays } from './board-marks.tsx';
import { firstSteps } from '../sliding/blocks-reach.ts';
import { Grip } from '../sliding/grip.ts';
import { pointOf } from '../game/ground.ts';
import { CELL } from '../../blocks/outline.ts';
import { canMove, slide } from '../model/puzzle-page-model.ts';
import type { PuzzlePageModel } from '../model/puzzle-page-model.ts';

/** Maximum pointer movement of a tap, in CSS pixels. */
const DRAG_THRESHOLD = 5;

interface Press {
  readonly pointer: number;
  readonly at: Point;
  readonly block: number | undefined;
  readonly place: Point;
  grip: Grip | undefined;
}

/** Pointer input on the board: drags blocks, taps blocks and marked places. */
export class BoardPointer {
  readonly #puzzle: PuzzlePageModel;
  #press: Press | undefined;

  constructor(puzzle: PuzzlePageModel) {
    this.#puzzle = puzzle;
  }

  press(event: PointerEvent): void {
    if (this.#press !== undefined || event.button !== 0) return;
    const board = event.currentTarget as SVGSVGElement;
    const { animator } = this.#puzzle;
    animator.glide.settle();
    const number = (event.target as Element).closest<SVGElement>('[data-block]')?.dataset['block'];
    board.setPointerCapture(event.pointerId);
    this.#press = {
      pointer: event.pointerId,
      at: { x: event.clientX, y: event.clientY },
      block: number === undefined ? undefined : Number(number),
      place: placeUnder(board, event),
      grip: undefined,
    };
  }

  move(event: PointerEvent): void {
    const press = this.#press;
    if (press?.pointer !== event.pointerId || press.block === undefined) return;
    const isShaken =
      Math.hypot(event.clientX - press.at.x, event.clientY - press.at.y) < DRAG_THRESHOLD;
    if (press.grip === undefined && isShaken) return;
    press.grip ??= this.#take(press.block, press.place);
    press.grip?.move(placeUnder(event.currentTarget as SVGSVGElement, event));
  }

  release(event: PointerEvent): void {
    const press = this.#press;
    if (press?.pointer !== event.pointerId) return;
    this.#press = undefined;
    if (press.grip !== undefined) {
      press.grip.move(placeUnder(event.currentTarget as SVGSVGElement, event));
      this.#drop(press.grip);
    } else if (press.block !== undefined) this.tap(press.block);
    else this.#tapPlace(press.place);
  }

  /** Returns a held block to its place. */
  cancel(): void {
    const grip = this.#press?.grip;
    this.#press = undefined;
    if (grip !== undefined) this.#putBack(grip.block);
  }

  /** Slides a block with only one possible step; otherwise marks the places it can reach. */
  tap(block: number): void {
    const { reaches, picked } = this.#puzzle;
    const reach = reaches.value[block];
    const [only, ...others] = reach === undefined ? [] : firstSteps(reach);
    if (only !== undefined && others.length === 0) slide(this.#puzzle, only.anchors);
    else picked.value = only === undefined || picked.value === block ? undefined : block;
  }

  #take(block: number, at: Point): Grip | undefined {
    const { reaches, animator, picked } = this.#puzzle;
    const reach = reaches.value[block];
    if (reach === undefined || !canMove(this.#puzzle, block)) return undefined;
    picked.value = undefined;
    return new Grip({ block, reach, glide: animator.glide, at, isStill: speed.value === 'off' });
  }

  #drop(grip: Grip): void {
    const way = grip.release();
    const isMoved = way !== undefined && way.anchors.length > 1;
    if (way !== undefined) {
      const end = pointOf(this.#puzzle.model.ground, assertDefined(way.anchors.at(-1)));
      this.#puzzle.animator.lead(grip.block, [end]);
    }
    if (!isMoved || !slide(this.#puzzle, way.anchors)) this.#putBack(grip.block);
  }

  #putBack(block: number): void {
    const { animator, model } = this.#puzzle;
    const anchor = assertDefined(animator.position.value.anchors[block]);
    animator.lead(block, [pointOf(model.ground, anchor)]);
  }

  #tapPlace({ x, y }: Point): void {
    const { model, picked, reaches } = this.#puzzle;
    const block = picked.value;
    if (block === undefined) return;
    const position = model.ground.places.findIndex(
      (place) => place?.column === Math.floor(x) && place.row === Math.floor(y),
    );
    const way = reaches.value[block]?.ways[markedWays(this.#puzzle).get(position) ?? -1];
    if (way === undefined) picked.value = undefined;
    else slide(this.#puzzle, way.anchors);
  }
}

/** Pointer position in squares from the upper left. */
function placeUnder(board: SVGSVGElement, { clientX, clientY }: PointerEvent): Point {
  const matrix = board.getScreenCTM();
  if (matrix === null) return { x: 0, y: 0 };
  const { a, d, e, f } = matrix;
  return { x: (clientX - e) / a / CELL, y: (clientY - f) / d / CELL };
}
