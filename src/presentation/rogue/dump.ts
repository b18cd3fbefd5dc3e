import {
  armorOf,
  attackOf,
  EQUIPMENT_TYPES,
  MAX_HEALTH,
  MOB_KINDS,
} from '../../games/rogue/index.ts';
import type { RogueState } from '../../games/rogue/index.ts';
import type { Say } from '../../i18n/say.ts';
import { itemsKnown, knows, mobsShown } from './known.ts';
import { makeLine } from '../../roguelike/log.ts';
import type { LogLine } from '../../roguelike/log.ts';
import { makeNumber, nameItem, nameMob } from './names.ts';
import { bonusOfItem } from './sentences.ts';

const LAST_LINES = 20;
/** Cells of the map to each side of the hero. */
const ACROSS = 30;
const DOWN = 10;

/** A run as text, to be kept when it is over: who, how far, by whose hand, with what, and where. */
export function makeDump(
  state: RogueState,
  seed: string,
  log: readonly LogLine[],
  say: Say,
): string {
  const sections = [
    [say('rogue-dump-title'), endingOf(state, say)],
    [
      say('rogue-dump-world', { world: say(`rogue-option-world-${state.options.world}`), seed }),
      say('rogue-dump-turns', { turns: state.turns, depth: state.hero.depth }),
    ],
    heroLines(state, say),
    [say('run-dump-equipment'), ...indented(wornLines(state, say), say)],
    [say('rogue-inventory'), ...indented(slotLines(state, say), say)],
    [say('rogue-dump-kills'), ...indented(killLines(state, say), say)],
    [say('run-dump-log'), ...indented(log.slice(-LAST_LINES).map(makeLine), say)],
    [say('label-map'), ...mapRows(state)],
  ];
  return `${sections.map((lines) => lines.filter((line) => line !== '').join('\n')).join('\n\n')}\n`;
}

function indented(lines: readonly string[], say: Say): readonly string[] {
  return (lines.length === 0 ? [say('list-none')] : lines).map((line) => `  ${line}`);
}

/** How a run has ended; empty where it goes on. */
export function endingOf({ ending }: RogueState, say: Say): string {
  if (ending === undefined) return '';
  if (ending.cause === undefined) return say(`rogue-ending-${ending.kind}`);
  const mob = nameMob(ending.cause.mob, say, 'one');
  return say('rogue-said-died', { mob, level: ending.cause.level });
}

function heroLines({ hero }: RogueState, say: Say): readonly string[] {
  const { level, earned, health } = hero;
  return [
    say('rogue-dump-level', { level, earned }),
    say('rogue-dump-health', { health: makeNumber(health), most: MAX_HEALTH }),
    say('rogue-dump-strength', { attack: attackOf(hero), armor: armorOf(hero) }),
  ];
}

/** What the hero wears, a line for each item. */
export function wornLines({ hero }: RogueState, say: Say): readonly string[] {
  return EQUIPMENT_TYPES.flatMap((type) => {
    const item = hero.worn[type];
    return item === null ? [] : [`${nameItem(item, say)} +${bonusOfItem(item)}`];
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

/** The known world around the hero in characters. */
function mapRows(state: RogueState): readonly string[] {
  const { at } = state.hero;
  const marks = new Map<string, string>();
  for (const { x, y } of itemsKnown(state)) marks.set(`${x},${y}`, '!');
  for (const { x, y, kind } of mobsShown(state)) marks.set(`${x},${y}`, kind.charAt(0));
  marks.set(`${at.x},${at.y}`, '@');
  const rows: string[] = [];
  for (let y = at.y - DOWN; y <= at.y + DOWN; y++) {
    let row = '';
    for (let x = at.x - ACROSS; x <= at.x + ACROSS; x++) {
      row += marks.get(`${x},${y}`) ?? groundMark(state, x, y);
    }
    rows.push(row.trimEnd());
  }
  const first = rows.findIndex((row) => row !== '');
  const last = rows.findLastIndex((row) => row !== '');
  return rows.slice(first, last + 1);
}

function groundMark(state: RogueState, x: number, y: number): string {
  if (!knows(state, x, y)) return ' ';
  return state.ground.walls.has(x, y) ? '#' : '.';
}
