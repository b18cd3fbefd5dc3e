import type { Cell } from '#kit/grid/distances.ts';
import type { Say } from '#i18n/say.ts';
import { barOf, commandOf } from '#play';
import { keyLabels } from '#screen/model/key.ts';
import type { Key, KeyLabel } from '#screen/model/key.ts';
import { cursorRows } from '../keymap.ts';
import type { CursorPurpose } from '../keymap.ts';
import type { Overlay } from './overlay.ts';

/** Number of cells that Shift moves a cursor by. */
const LEAP = 5;

/** Step of the cursor for one key. */
interface CursorStep extends Cell {
  readonly isLeap: boolean;
}

/** Behaviour of a cursor for one purpose. */
export interface Aim {
  readonly say: Say;
  readonly purpose: CursorPurpose;
  describe(place: Cell): string;
  lineTo(place: Cell): readonly Cell[] | undefined;
  stepOf(key: Key): CursorStep | undefined;
  /** Next target for Tab; `count` is the number of forward steps so far. */
  next(from: Cell, by: 1 | -1, count: number): Cell;
  /** Overlay after a choice; undefined to close. */
  choose(place: Cell, again: Overlay): Overlay | undefined;
  /** False for cells outside the cursor's range. */
  isInside?(place: Cell): boolean;
  /** Target of any other key. */
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
