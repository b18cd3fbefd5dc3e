import { isInside, playerOf, STAIRS_DOWN, STAIRS_UP, STEPS } from '../../rules/index.ts';
import type { Item, Place, Spot } from '../../rules/index.ts';
import { describeAim, lookAim, missileAim, spellAim, travelAim } from '../../voice/aim.ts';
import type { Purpose } from '../../voice/aim.ts';
import { nearestStairs } from '../../voice/places.ts';
import type { Key } from '#screen/model/key.ts';
import { bindingFor } from '#play';
import { CAVES_KEYS, climbOf, stepOf } from '../../voice/keymap.ts';
import { Cursor } from '#roguelike/screen/cursor.ts';
import type { Aim } from '#roguelike/screen/cursor.ts';
import type { Overlay } from '#roguelike/screen/overlay.ts';
import type { Table } from './table.ts';

/** A cursor as an overlay. */
interface Asked extends Purpose {
  readonly prompt: string;
  /** Label of Enter in the key bar. */
  readonly enter: string;
  /** Index of the last target chosen with Tab; -1 for the one before the first. */
  readonly target: number;
  /** Handles the choice of a place; returns the next overlay, or undefined to close. */
  readonly choose: (place: Place, again: Overlay) => Overlay | undefined;
  /** The command that opened the cursor. Its keys choose like Enter. */
  readonly again?: 'fire';
  /** The place that another key moves the cursor to. */
  readonly jump?: (key: Key) => Place | undefined;
}

function cursorFor({ say, view }: Table, asked: Asked): Overlay {
  const { prompt, enter, targets, target, lineTo, choose, again, jump, start } = asked;
  const aim: Aim = {
    say,
    purpose: {
      enter,
      choose: again === undefined ? [] : bindingFor(CAVES_KEYS, again).keys,
    },
    describe: (place) => `${prompt} ${describeAim(view, asked, place, say)}`.trim(),
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
  return new Cursor(aim, start);
}

function chooseTarget(
  aim: Purpose & Pick<Asked, 'again'>,
  table: Table,
  prompt: string,
  act: (at: Place) => boolean,
): Overlay {
  return cursorFor(table, {
    ...aim,
    prompt,
    target: 0,
    enter: 'caves-screen-key-aim',
    choose: (place, again) => (act(place) ? undefined : again),
  });
}

/** Aims a thrown item, or else an arrow, starting at the nearest creature. */
export function chooseMissile(
  table: Table,
  prompt: string,
  act: (at: Place) => boolean,
  item?: Item,
): Overlay {
  const aim = missileAim(table.view, item, table.say);
  const again = item === undefined ? ({ again: 'fire' } as const) : {};
  return chooseTarget({ ...aim, ...again }, table, prompt, act);
}

/** Aims a spell, which needs no clear line, starting at the nearest creature or at the player. */
export function chooseSpellTarget(
  table: Table,
  prompt: string,
  act: (at: Place) => boolean,
  atSelf: boolean,
): Overlay {
  return chooseTarget(spellAim(table.view, atSelf), table, prompt, act);
}

/** Looks around: first at the nearest creature, then at items in sight. Enter travels there. */
export function look(table: Table, at?: Place): Overlay {
  return cursorFor(table, {
    ...lookAim(table.view, at),
    prompt: '',
    enter: 'run-key-travel',
    target: 0,
    choose: (place) => goTo(table, place),
  });
}

/**
 * Asks for a destination and shows the path to it. The stairs keys jump to the nearest known
 * stairs.
 */
export function chooseDestination(table: Table): Overlay {
  const { say, view } = table;
  return cursorFor(table, {
    ...travelAim(view),
    prompt: say('caves-screen-ask-way', { ...table.stairKeys }),
    enter: 'run-key-travel',
    target: -1,
    choose: (place) => goTo(table, place),
    jump: (key) => {
      const way = climbOf(key);
      if (way === undefined) return undefined;
      const found = nearestStairs(view, way === 'up' ? STAIRS_UP : STAIRS_DOWN);
      if (found === undefined) table.announce(say('caves-screen-no-stairs', { way }));
      return found;
    },
  });
}

function goTo(table: Table, { x, y }: Place): undefined {
  const to: Spot = { x, y, z: playerOf(table.view).z };
  table.travel(to);
}
