import {
  beside,
  isInside,
  isSamePlace,
  playerOf,
  STAIRS_DOWN,
  STAIRS_UP,
} from '../../../../games/caves/index.ts';
import type { Item, Place, Spot } from '../../../../games/caves/index.ts';
import { lineBetween } from '../../../../kit/grid/line.ts';
import { thingsInSight } from '../../../../presentation/caves/known.ts';
import { missileTo, warnOfMissile } from '../../../../presentation/caves/flight.ts';
import { describeSpot } from '../../../../presentation/caves/look.ts';
import { nearestStairs, wayTo } from '../../../../presentation/caves/places.ts';
import { isKey } from '../../../model/key.ts';
import type { Key } from '../../../model/key.ts';
import { climbOf, cursorKeys, stepOf } from '../keys/keys.ts';
import type { Overlay, Table } from './overlay.ts';

/** Cells that Shift moves a cursor by. */
const LEAP = 5;

/** What a cursor is for. */
interface Aim {
  readonly prompt: string;
  /** What Enter does, for the key bar. */
  readonly enter: string;
  /** Where Tab leads, one after the other. */
  readonly targets: readonly Place[];
  /** What has to be said of a place before all else. */
  readonly warn?: (place: Place) => readonly string[];
  /** What is drawn on the way to the cursor. */
  readonly lineTo: (place: Place) => readonly Place[];
  /** What comes of choosing a place; undefined where nothing is asked any more. */
  readonly choose: (place: Place, again: Overlay) => Overlay | undefined;
  /** The key that chooses as Enter does: the one that began it. */
  readonly again?: string;
  /** What else a key does. */
  readonly more?: (key: Key) => Place | undefined;
}

class Cursor implements Overlay {
  readonly cursor: Place;
  readonly line: readonly Place[];
  readonly keys;
  readonly #table: Table;
  readonly #aim: Aim;
  readonly #target: number;

  constructor(table: Table, aim: Aim, cursor: Place, target: number) {
    this.cursor = cursor;
    this.line = aim.lineTo(cursor);
    this.keys = cursorKeys(table.say, aim.enter);
    this.#table = table;
    this.#aim = aim;
    this.#target = target;
  }

  get prompt(): string {
    const { say, view } = this.#table;
    const what = describeSpot(view, { ...this.cursor, z: playerOf(view).z }, say);
    const warnings = this.#aim.warn?.(this.cursor) ?? [];
    return [this.#aim.prompt, ...warnings, what].join(' ').trim();
  }

  press(key: Key): Overlay | undefined {
    if (isKey(key, 'escape')) return undefined;
    const { again, more } = this.#aim;
    if (isKey(key, 'enter') || (again !== undefined && isKey(key, again)))
      return this.choose(this.cursor);
    if (isKey(key, 'tab')) return this.#next(key.shift ? -1 : 1);
    const other = more?.(key);
    if (other !== undefined) return this.#at(other);
    const step = stepOf(key);
    if (step === undefined) return this;
    let place = this.cursor;
    for (let count = step.isRun ? LEAP : 1; count > 0; count--) {
      const next = beside(place, step.direction);
      if (isInside(next.x, next.y)) place = next;
    }
    return this.#at(place);
  }

  choose(place: Place): Overlay | undefined {
    return this.#aim.choose(place, this.#at(place));
  }

  #at(place: Place): Overlay {
    return new Cursor(this.#table, this.#aim, place, this.#target);
  }

  #next(by: 1 | -1): Overlay {
    const { targets } = this.#aim;
    const count = Math.max(1, targets.length);
    const target = (this.#target + by + count) % count;
    return new Cursor(this.#table, this.#aim, targets[target] ?? this.cursor, target);
  }
}

function hereOf({ view }: Table): Place {
  const { x, y } = playerOf(view);
  return { x, y };
}

/** The cells from the player to a place. */
function straight(table: Table): Aim['lineTo'] {
  return (place) => lineBetween(hereOf(table), place);
}

function creaturesNear({ view }: Table): readonly Place[] {
  return thingsInSight(view).flatMap(({ kind, x, y }) => (kind === 'creature' ? [{ x, y }] : []));
}

type Target = Pick<Aim, 'prompt' | 'targets' | 'lineTo' | 'warn' | 'again'>;

function askTarget(table: Table, target: Target, act: (at: Place) => boolean): Overlay {
  const aim: Aim = {
    ...target,
    enter: 'caves-screen-key-aim',
    choose: (place, again) => (act(place) ? undefined : again),
  };
  return new Cursor(table, aim, aim.targets[0] ?? hereOf(table), 0);
}

/** Aims what flies: an item that is thrown, or else an arrow; begins with the nearest creature. */
export function askMissile(
  table: Table,
  prompt: string,
  act: (at: Place) => boolean,
  item?: Item,
): Overlay {
  const { say, view } = table;
  const target: Target = {
    prompt,
    targets: creaturesNear(table),
    lineTo: (place) => missileTo(view, place).cells,
    warn: (place) => warnOfMissile(view, place, item, say),
    ...(item === undefined ? { again: 'f' } : {}),
  };
  return askTarget(table, target, act);
}

/** Aims a spell, which needs no way; begins with the nearest creature, or with oneself. */
export function askWhom(
  table: Table,
  prompt: string,
  act: (at: Place) => boolean,
  atSelf: boolean,
): Overlay {
  const others = creaturesNear(table);
  const targets = atSelf ? [hereOf(table), ...others] : others;
  return askTarget(table, { prompt, targets, lineTo: straight(table) }, act);
}

/** Looks around: at whoever is near first, then at what lies in sight; Enter goes there. */
export function look(table: Table, at?: Place): Overlay {
  const targets = thingsInSight(table.view).map(({ x, y }) => ({ x, y }));
  const aim: Aim = {
    prompt: '',
    enter: 'run-key-travel',
    targets,
    lineTo: straight(table),
    choose: (place) => goTo(table, place),
  };
  return new Cursor(table, aim, at ?? targets[0] ?? hereOf(table), 0);
}

/** Asks where to go: the cursor shows the way; the keys of stairs find the nearest of those that are known. */
export function askWay(table: Table): Overlay {
  const { say, view } = table;
  const here = hereOf(table);
  const stairs = [STAIRS_DOWN, STAIRS_UP].flatMap((tile) => nearestStairs(view, tile) ?? []);
  const things = thingsInSight(view).map(({ x, y }) => ({ x, y }));
  const targets = [...stairs, ...things].filter((place) => !isSamePlace(place, here));
  const aim: Aim = {
    prompt: say('caves-screen-ask-way', { ...table.stairKeys }),
    enter: 'run-key-travel',
    targets,
    lineTo: (place) => wayTo(view, place) ?? [],
    choose: (place) => goTo(table, place),
    more: (key) => {
      const way = climbOf(key);
      if (way === undefined) return undefined;
      const found = nearestStairs(view, way === 'up' ? STAIRS_UP : STAIRS_DOWN);
      if (found === undefined) table.tell(say('caves-screen-no-stairs', { way }));
      return found;
    },
  };
  return new Cursor(table, aim, here, -1);
}

function goTo(table: Table, { x, y }: Place): undefined {
  const to: Spot = { x, y, z: playerOf(table.view).z };
  table.travel(to);
}
