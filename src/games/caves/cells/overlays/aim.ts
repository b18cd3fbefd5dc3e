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

/** A use of the cursor. */
interface Purpose {
  readonly prompt: string;
  /** Label of Enter in the key bar. */
  readonly enter: string;
  /** Places that Tab cycles through. */
  readonly targets: readonly Place[];
  /** Index of the last target chosen with Tab; -1 for the one before the first. */
  readonly target: number;
  /** Warnings shown before the description of a place. */
  readonly warn?: (place: Place) => readonly string[];
  /** Cells drawn between the player and the cursor. */
  readonly lineTo: (place: Place) => readonly Place[];
  /** Handles the choice of a place; returns the next overlay, or undefined to close. */
  readonly choose: (place: Place, again: Overlay) => Overlay | undefined;
  /** The command that opened the cursor. Its keys choose like Enter. */
  readonly again?: 'fire';
  /** The place that another key moves the cursor to. */
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
      const description = describeSpot(view, { ...place, z: playerOf(view).z }, say);
      return [prompt, ...(warn?.(place) ?? []), description].join(' ').trim();
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

/** The cells in a straight line from the player to a place. */
function straight(table: Table): Purpose['lineTo'] {
  return (place) => lineBetween(hereOf(table), place);
}

function creaturesNear({ view }: Table): readonly Place[] {
  return thingsInSight(view).flatMap(({ kind, x, y }) => (kind === 'creature' ? [{ x, y }] : []));
}

type Target = Pick<Purpose, 'prompt' | 'targets' | 'lineTo' | 'warn' | 'again'>;

function chooseTarget(table: Table, target: Target, act: (at: Place) => boolean): Overlay {
  const purpose: Purpose = {
    ...target,
    target: 0,
    enter: 'caves-screen-key-aim',
    choose: (place, again) => (act(place) ? undefined : again),
  };
  return cursorFor(table, purpose, target.targets[0] ?? hereOf(table));
}

/** Aims a thrown item, or else an arrow, starting at the nearest creature. */
export function chooseMissile(
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
  return chooseTarget(table, target, act);
}

/** Aims a spell, which needs no clear line, starting at the nearest creature or at the player. */
export function chooseSpellTarget(
  table: Table,
  prompt: string,
  act: (at: Place) => boolean,
  atSelf: boolean,
): Overlay {
  const creaturePlaces = creaturesNear(table);
  const targets = atSelf ? [hereOf(table), ...creaturePlaces] : creaturePlaces;
  return chooseTarget(table, { prompt, targets, lineTo: straight(table) }, act);
}

/** Looks around: first at the nearest creature, then at items in sight. Enter travels there. */
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

/**
 * Asks for a destination and shows the path to it. The stairs keys jump to the nearest known
 * stairs.
 */
export function chooseDestination(table: Table): Overlay {
  const { say, view } = table;
  const playerPlace = hereOf(table);
  const stairs = [STAIRS_DOWN, STAIRS_UP].flatMap((tile) => nearestStairs(view, tile) ?? []);
  const thingPlaces = thingsInSight(view).map(({ x, y }) => ({ x, y }));
  const targets = [...stairs, ...thingPlaces].filter((place) => !isSamePlace(place, playerPlace));
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
      if (found === undefined) table.announce(say('caves-screen-no-stairs', { way }));
      return found;
    },
  };
  return cursorFor(table, purpose, playerPlace);
}

function goTo(table: Table, { x, y }: Place): undefined {
  const to: Spot = { x, y, z: playerOf(table.view).z };
  table.travel(to);
}
