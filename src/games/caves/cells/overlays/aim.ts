import {
  isInside,
  isSamePlace,
  playerOf,
  STAIRS_DOWN,
  STAIRS_UP,
  STEPS,
} from '../../rules/index.ts';
import type { Item, Place, Spot } from '../../rules/index.ts';
import { lineBetween } from '#kit/grid/line.ts';
import { thingsInSight } from '../../voice/known.ts';
import { missileTo, warnOfMissile } from '../../voice/flight.ts';
import { describeSpot } from '../../voice/describe-spot.ts';
import { nearestStairs, wayTo } from '../../voice/places.ts';
import type { Key } from '#screen/model/key.ts';
import { bindingFor } from '#play';
import { CAVES_KEYS, climbOf, stepOf } from '../../voice/keymap.ts';
import { Cursor } from '#roguelike/screen/cursor.ts';
import type { Aim } from '#roguelike/screen/cursor.ts';
import type { Overlay } from '#roguelike/screen/overlay.ts';
import type { Table } from './table.ts';

/** What a cursor is for. */
interface Purpose {
  readonly prompt: string;
  /** What Enter does, for the key bar. */
  readonly enter: string;
  /** Where Tab leads, one after the other. */
  readonly targets: readonly Place[];
  /** The target that Tab has led to last; -1 for the one before the first. */
  readonly target: number;
  /** What has to be said of a place before all else. */
  readonly warn?: (place: Place) => readonly string[];
  /** What is drawn on the way to the cursor. */
  readonly lineTo: (place: Place) => readonly Place[];
  /** What comes of choosing a place; undefined where nothing is asked any more. */
  readonly choose: (place: Place, again: Overlay) => Overlay | undefined;
  /** The command whose keys choose as Enter does: the one that began it. */
  readonly again?: 'fire';
  /** What else a key does. */
  readonly jump?: (key: Key) => Place | undefined;
}

function cursorFor({ say, view }: Table, purpose: Purpose, at: Place): Overlay {
  const { prompt, enter, targets, target, warn, lineTo, choose, again, jump } = purpose;
  const aim: Aim = {
    say,
    purpose: {
      enter,
      choose: again === undefined ? [] : bindingFor(CAVES_KEYS, again).keys,
    },
    describe(place) {
      const what = describeSpot(view, { ...place, z: playerOf(view).z }, say);
      return [prompt, ...(warn?.(place) ?? []), what].join(' ').trim();
    },
    lineTo,
    stepOf(key) {
      const step = stepOf(key);
      return step && { ...STEPS[step.direction], isLeap: step.isRun };
    },
    next: (from, _by, count) => targets.at((target + count) % Math.max(1, targets.length)) ?? from,
    choose,
    isInside: ({ x, y }) => isInside(x, y),
    ...(jump === undefined ? {} : { jump }),
  };
  return new Cursor(aim, at);
}

function hereOf({ view }: Table): Place {
  const { x, y } = playerOf(view);
  return { x, y };
}

/** The cells from the player to a place. */
function straight(table: Table): Purpose['lineTo'] {
  return (place) => lineBetween(hereOf(table), place);
}

function creaturesNear({ view }: Table): readonly Place[] {
  return thingsInSight(view).flatMap(({ kind, x, y }) => (kind === 'creature' ? [{ x, y }] : []));
}

type Target = Pick<Purpose, 'prompt' | 'targets' | 'lineTo' | 'warn' | 'again'>;

function askTarget(table: Table, target: Target, act: (at: Place) => boolean): Overlay {
  const purpose: Purpose = {
    ...target,
    target: 0,
    enter: 'caves-screen-key-aim',
    choose: (place, again) => (act(place) ? undefined : again),
  };
  return cursorFor(table, purpose, target.targets[0] ?? hereOf(table));
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
    ...(item === undefined ? { again: 'fire' } : {}),
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
  const purpose: Purpose = {
    prompt: '',
    enter: 'run-key-travel',
    targets,
    target: 0,
    lineTo: straight(table),
    choose: (place) => goTo(table, place),
  };
  return cursorFor(table, purpose, at ?? targets[0] ?? hereOf(table));
}

/** Asks where to go: the cursor shows the way; the keys of stairs find the nearest of those that are known. */
export function askWay(table: Table): Overlay {
  const { say, view } = table;
  const here = hereOf(table);
  const stairs = [STAIRS_DOWN, STAIRS_UP].flatMap((tile) => nearestStairs(view, tile) ?? []);
  const things = thingsInSight(view).map(({ x, y }) => ({ x, y }));
  const targets = [...stairs, ...things].filter((place) => !isSamePlace(place, here));
  const purpose: Purpose = {
    prompt: say('caves-screen-ask-way', { ...table.stairKeys }),
    enter: 'run-key-travel',
    targets,
    target: -1,
    lineTo: (place) => wayTo(view, place) ?? [],
    choose: (place) => goTo(table, place),
    jump: (key) => {
      const way = climbOf(key);
      if (way === undefined) return undefined;
      const found = nearestStairs(view, way === 'up' ? STAIRS_UP : STAIRS_DOWN);
      if (found === undefined) table.tell(say('caves-screen-no-stairs', { way }));
      return found;
    },
  };
  return cursorFor(table, purpose, here);
}

function goTo(table: Table, { x, y }: Place): undefined {
  const to: Spot = { x, y, z: playerOf(table.view).z };
  table.travel(to);
}
