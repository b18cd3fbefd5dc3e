import { count, StateTextError, word } from '#kit/text/state-reading.ts';
import { maxHealthOf, MOBS, TRACKS } from '../model/mobs.ts';
import type { Mob } from '../model/mobs.ts';
import type { LyingItem } from '../model/state.ts';
import { ITEM_KINDS, MOB_KINDS } from '../world/kinds.ts';
import { numberIn } from './reading.ts';

const MAX_LEVELS = 100_000_000;
const MAX_CONFUSED = 1_000;
const COPY = 'copy';

/** An item and its place: `sword@3,-4`, or `sword@3,-4!` if the hero dropped it. */
export function writeItem({ kind, x, y, isLeft }: LyingItem): string {
  return `${kind}@${x},${y}${isLeft === true ? '!' : ''}`;
}

export function readItem(text: string): LyingItem {
  const [kind, place = ''] = text.replace(/!$/, '').split('@');
  const [x, y, extra] = place.split(',');
  if (extra !== undefined) throw new StateTextError('an item');
  return {
    kind: word(kind, ITEM_KINDS, 'an item'),
    x: numberIn(x, 'an item'),
    y: numberIn(y, 'an item'),
    ...(text.endsWith('!') ? { isLeft: true } : {}),
  };
}

/** A mob and its memory: numbers and words separated by spaces. */
export function writeMob(mob: Mob): string {
  const { id, kind, level, x, y, health, confused, panics, hit, track, goalX, goalY } = mob;
  const mind = [confused, panics ? 1 : 0, hit, track, goalX, goalY];
  const words = [id, kind, level, x, y, health, ...mind, mob.guise ?? '-'];
  if (mob.ready !== undefined) words.push(`ready:${mob.ready}`);
  if (mob.still !== undefined) words.push(`still:${mob.still}`);
  if (mob.holds !== undefined) words.push(`holds:${mob.holds}`);
  return (mob.isCopy === true ? [...words, COPY] : words).join(' ');
}

/** Words of a mob without extras. */
const PLAIN_WORDS = 13;
const MAX_STILL = 100;

/** Parses what only some mobs have: preparations, nets and loot, in this order. */
function readExtra(words: readonly string[]): Pick<Mob, 'ready' | 'still' | 'holds'> {
  const [, ready, still, holds] = /^(?:ready:(\d+) )?(?:still:(\d+) )?(?:holds:([a-z-]+) )?$/.exec(
    words.map((one) => `${one} `).join(''),
  ) ?? [undefined];
  if (ready === undefined && still === undefined && holds === undefined && words.length > 0)
    throw new StateTextError('a mob');
  const number = (text: string) => {
    const value = count(numberIn(text, 'a mob'), MAX_STILL, 'a mob');
    if (value === 0) throw new StateTextError('a mob');
    return value;
  };
  return {
    ...(ready === undefined ? {} : { ready: number(ready) }),
    ...(still === undefined ? {} : { still: number(still) }),
    ...(holds === undefined ? {} : { holds: word(holds, ITEM_KINDS, 'a mob') }),
  };
}

/** Parses a mob with an id below `next`. */
export function readMob(text: string, next: number): Mob {
  const words = text.split(' ');
  const isCopy = words.length > PLAIN_WORDS && words.at(-1) === COPY;
  const extra = readExtra(words.slice(PLAIN_WORDS, isCopy ? -1 : undefined));
  const at = (index: number) => numberIn(words[index], 'a mob');
  const kind = word(words[1], MOB_KINDS, 'a mob');
  const level = count(at(2), MAX_LEVELS, 'a mob');
  const mob: Mob = {
    id: count(at(0), next - 1, 'a mob'),
    kind,
    level,
    x: at(3),
    y: at(4),
    health: count(at(5), maxHealthOf({ kind, level }), 'a mob'),
    confused: count(at(6), MAX_CONFUSED, 'a mob'),
    panics: count(at(7), 1, 'a mob') === 1,
    hit: count(at(8), MAX_LEVELS, 'a mob'),
    track: word(words[9], TRACKS, 'a mob'),
    goalX: at(10),
    goalY: at(11),
    ...(isCopy ? { isCopy } : {}),
    ...extra,
  };
  if (level < 1 || mob.health < 1) throw new StateTextError('a mob');
  if (words[12] === '-') return mob;
  if (MOBS[kind].disguised !== true || isCopy) throw new StateTextError('a mob');
  return { ...mob, guise: word(words[12], ITEM_KINDS, 'a mob') };
}
