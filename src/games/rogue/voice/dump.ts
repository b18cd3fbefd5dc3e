import { armorOf, attackOf, EQUIPMENT_TYPES, heroMaxHealth, MOB_KINDS } from '../rules/index.ts';
import type { RogueState, TriggerKind } from '../rules/index.ts';
import type { Say } from '#i18n/say.ts';
import { knownItems, isKnownCell, mobsShown, triggersShown } from './known.ts';
import { dumpList, dumpLog, joinDump } from '#roguelike/dump.ts';
import type { LogLine } from '#roguelike/log.ts';
import { makeNumber, nameItem, nameMob } from './names.ts';
import { floorCount, giftLines, scoreLines } from './floors.ts';
import { plusOfItem } from './sentences.ts';

/** Map cells on each side of the hero. */
const COLUMNS_EACH_SIDE = 30;
const ROWS_EACH_SIDE = 10;

/**
 * A finished run as text for saving: the hero, the ending, the killer, the equipment and the map.
 */
export function makeDump(
  state: RogueState,
  seed: string,
  log: readonly LogLine[],
  say: Say,
): string {
  return joinDump([
    [say('rogue-dump-title'), ...(state.ending === undefined ? [] : [endingOf(state, say)])],
    [
      say('rogue-dump-world', { world: say(`rogue-option-world-${state.options.world}`), seed }),
      describeLength(state, say),
    ],
    scoreLines(state, say),
    heroLines(state, say),
    dumpList(say('run-dump-equipment'), wornLines(state, say), say),
    ...(state.hero.growth === undefined
      ? []
      : [dumpList(say('rogue-gifts-title'), giftLines(state, say), say)]),
    dumpList(say('rogue-inventory'), slotLines(state, say), say),
    dumpList(say('rogue-dump-kills'), killLines(state, say), say),
    dumpLog(log, say),
    [say('label-map'), ...mapRows(state)],
  ]);
}

/** Turns, and the farthest place or the deepest floor. */
export function describeLength(state: RogueState, say: Say): string {
  const { turns, hero } = state;
  const { depth } = hero;
  if (hero.growth === undefined) return say('rogue-dump-turns', { turns, depth });
  return say('rogue-dump-floor', { turns, depth, count: floorCount(state) });
}

/** The ending of a run without its cause; empty while it continues. */
export function endingTitle({ ending, hero }: RogueState, say: Say): string {
  if (ending === undefined) return '';
  const isCrown = ending.kind === 'won' && hero.growth !== undefined;
  return say(isCrown ? 'rogue-ending-crown' : `rogue-ending-${ending.kind}`);
}

/** The ending of a run; empty while it continues. */
export function endingOf(state: RogueState, say: Say): string {
  const { ending } = state;
  if (ending === undefined) return '';
  if (ending.cause === undefined) return endingTitle(state, say);
  const mob = nameMob(ending.cause.mob, say, 'one');
  return say('rogue-said-died', { mob, level: ending.cause.level });
}

function heroLines({ hero }: RogueState, say: Say): readonly string[] {
  const { level, earned, health } = hero;
  return [
    say('rogue-dump-level', { level, earned }),
    say('rogue-dump-health', { health: makeNumber(health), most: heroMaxHealth(hero) }),
    say('rogue-dump-strength', { attack: attackOf(hero), armor: armorOf(hero) }),
  ];
}

/** The hero's equipment, one item per line. */
export function wornLines({ hero }: RogueState, say: Say): readonly string[] {
  return EQUIPMENT_TYPES.flatMap((type) => {
    const item = hero.worn[type];
    return item === null ? [] : [`${nameItem(item, say)} ${plusOfItem(item)}`.trim()];
  });
}

function slotLines({ hero }: RogueState, say: Say): readonly string[] {
  return hero.slots.flatMap((item, slot) =>
    item === null ? [] : [`${slot + 1} ${nameItem(item, say)}`],
  );
}

function killLines({ hero }: RogueState, say: Say): readonly string[] {
  return MOB_KINDS.flatMap((kind) =>
    hero.kills[kind] === 0 ? [] : [`${nameMob(kind, say)} × ${hero.kills[kind]}`],
  );
}

/** Signs of triggers on the map of a dump. */
const DUMP_MARKS: Readonly<Record<TriggerKind, string>> = {
  door: '+',
  key: 'k',
  gate: '+',
  plate: '_',
  spikes: '^',
  well: '&',
  teleporter: '?',
  sign: '"',
  chest: '=',
  exit: '>',
  treasure: '$',
  reach: '<',
};

/** The known world around the hero in characters. */
function mapRows(state: RogueState): readonly string[] {
  const { at } = state.hero;
  const marks = new Map<string, string>();
  for (const { x, y, kind } of triggersShown(state)) marks.set(`${x},${y}`, DUMP_MARKS[kind]);
  for (const { x, y } of knownItems(state)) marks.set(`${x},${y}`, '!');
  for (const { x, y, kind } of mobsShown(state)) marks.set(`${x},${y}`, kind.charAt(0));
  marks.set(`${at.x},${at.y}`, '@');
  const rows: string[] = [];
  for (let y = at.y - ROWS_EACH_SIDE; y <= at.y + ROWS_EACH_SIDE; y++) {
    let row = '';
    for (let x = at.x - COLUMNS_EACH_SIDE; x <= at.x + COLUMNS_EACH_SIDE; x++) {
      row += marks.get(`${x},${y}`) ?? groundMark(state, x, y);
    }
    rows.push(row.trimEnd());
  }
  return rows.filter((row) => row !== '');
}

function groundMark(state: RogueState, x: number, y: number): string {
  if (!isKnownCell(state, x, y)) return ' ';
  return state.ground.walls.has(x, y) ? '#' : '.';
}
