import type { Cell } from '#kit/grid/distances.ts';
import type { Say } from '#i18n/say.ts';
import { barOf, commandOf } from '#play';
import { keyLabels } from '#screen/model/key.ts';
import type { Key, KeyLabel } from '#screen/model/key.ts';
import { cursorRows } from '../keymap.ts';
import type { CursorPurpose } from '../keymap.ts';
import type { Overlay } from './overlay.ts';

/** Cells that Shift moves a cursor by. */
const LEAP = 5;

/** A step that a key moves a cursor by. */
interface CursorStep extends Cell {
  readonly isLeap: boolean;
}

/** The purpose of a cursor. */
export interface Aim {
  readonly say: Say;
  readonly purpose: CursorPurpose;
  describe(place: Cell): string;
  lineTo(place: Cell): readonly Cell[] | undefined;
  stepOf(key: Key): CursorStep | undefined;
  /** The place that Tab leads to; `count` is how often it has led forwards. */
  next(from: Cell, by: 1 | -1, count: number): Cell;
  /** The overlay after a choice; undefined where nothing is asked any more. */
  choose(place: Cell, again: Overlay): Overlay | undefined;
  /** False for cells that the cursor cannot be moved to. */
  isInside?(place: Cell): boolean;
  /** The place that another key leads to. */
  jump?(key: Key): Cell | undefined;
}

/** A cursor over the map. */
export class Cursor implements Overlay {
  readonly cursor: Cell;
  readonly line: readonly Cell[] | undefined;
  readonly keys: readonly KeyLabel[];
  readonly #aim: Aim;
  readonly #map: ReturnType<typeof cursorRows>;
  readonly #count: number;

  constructor(aim: Aim, cursor: Cell, count = 0) {
    this.cursor = cursor;
    this.line = aim.lineTo(cursor);
    this.#map = cursorRows(aim.purpose);
    this.keys = keyLabels(aim.say, barOf(this.#map));
    this.#aim = aim;
    this.#count = count;
  }

  get prompt(): string {
    return this.#aim.describe(this.cursor);
  }

  press(key: Key): Overlay | undefined {
    const aim = this.#aim;
    const command = commandOf(this.#map, key);
    if (command === 'back') return undefined;
    if (command === 'choose') return this.choose(this.cursor);
    if (command === 'next') return this.#next(key.shift ? -1 : 1);
    const place = aim.jump?.(key) ?? this.#moved(key);
    return place === undefined ? this : this.#at(place);
  }

  choose(place: Cell): Overlay | undefined {
    return this.#aim.choose(place, this.#at(place));
  }

  #moved(key: Key): Cell | undefined {
    const step = this.#aim.stepOf(key);
    if (step === undefined) return undefined;
    let place = this.cursor;
    for (let count = step.isLeap ? LEAP : 1; count > 0; count--) {
      const next = { x: place.x + step.x, y: place.y + step.y };
      if (this.#aim.isInside?.(next) ?? true) place = next;
    }
    return place;
  }

  #at(place: Cell): Overlay {
    return new Cursor(this.#aim, place, this.#count);
  }

  #next(by: 1 | -1): Overlay {
    const count = this.#count + by;
    return new Cursor(this.#aim, this.#aim.next(this.cursor, by, count), count);
  }
}
