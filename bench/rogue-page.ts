import { defaultOptions, Match, must } from '../src/core/index.ts';
import { makeMap, readWorld, rogue } from '../src/games/rogue/rules/index.ts';
import type { Direction, RogueOptions, RogueState } from '../src/games/rogue/rules/index.ts';
import { Alarms } from '../src/games/rogue/voice/alarms.ts';
import { RogueErrand } from '../src/games/rogue/voice/errands.ts';
import { DRAWN_OUT, measurePage, STEPS } from './page-walk.ts';
import type { Row } from './report.ts';

/** Rooms across and down: 1 000 rooms in total. */
const COLUMN_COUNT = 40;
const ROW_COUNT = 25;
/** Inner size of a room, in cells. */
const WIDTH = 6;
const HEIGHT = 5;
const KEYS: Readonly<Record<Direction, string>> = {
  up: 'KeyW',
  left: 'KeyA',
  down: 'KeyS',
  right: 'KeyD',
};

/**
 * Text of one cell in a world of equal rooms. Every wall has a door in the middle, and every room
 * two items.
 */
function cellAt(x: number, y: number): string {
  const [column, row] = [x % (WIDTH + 1), y % (HEIGHT + 1)];
  const isRim =
    x === 0 || y === 0 || x === COLUMN_COUNT * (WIDTH + 1) || y === ROW_COUNT * (HEIGHT + 1);
  if (isRim) return 'W';
  if (column === 0) return row === 3 ? '.' : 'W';
  if (row === 0) return column === 3 ? '.' : 'W';
  return '.';
}

function makeWorld(): string {
  const [width, height] = [COLUMN_COUNT * (WIDTH + 1) + 1, ROW_COUNT * (HEIGHT + 1) + 1];
  const rows = Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => cellAt(x, y)).join(''),
  );
  const items = ['Sword', 'GoldenApple', 'ChainMail', 'SmokeBomb', 'Dagger'];
  const fillers: string[] = [];
  const cells = rows.map((row) => row.split(''));
  for (let room = 0; room < COLUMN_COUNT * ROW_COUNT; room++) {
    const [x, y] = [
      (room % COLUMN_COUNT) * (WIDTH + 1),
      Math.floor(room / COLUMN_COUNT) * (HEIGHT + 1),
    ];
    const line = cells[y + 2];
    if (line !== undefined) line[x + 5] = String(room + 1);
    fillers.push(`${room + 1}. Item ${items[room % items.length] ?? 'Sword'}`);
  }
  const start = cells[3];
  if (start !== undefined) start[3] = '0';
  const field = cells.map((line) => line.join(' ')).join('\n');
  return `${width} ${height}\n${field}\n0. Player\n${fillers.join('\n')}\n`;
}

/** Keys of a player exploring a world. */
function keysOf(start: RogueState, steps: number): readonly string[] {
  const keys: string[] = [];
  const alarms = new Alarms();
  let state = start;
  while (keys.length < steps) {
    const run = new RogueErrand({ kind: 'explore' }, { alarms, loot: 'useful' });
    const before = keys.length;
    while (keys.length < steps) {
      const next = run.next(state, []);
      if (next.kind === 'stop' || next.action.kind !== 'move') break;
      keys.push(KEYS[next.action.direction]);
      state = rogue.apply(state, next.action).state;
    }
    if (keys.length === before) throw new RangeError(`only ${before} steps can be taken`);
  }
  return keys;
}

/** Measures frame time and memory of the Rogue page over a long walk through a large world. */
export async function benchRoguePage(): Promise<Row[]> {
  const map = makeMap(must(readWorld(makeWorld()).plan));
  const options: RogueOptions = { ...defaultOptions(rogue.options), world: 'file', map };
  const match = new Match(rogue, options, 'bench');
  const keys = keysOf(match.state, STEPS + DRAWN_OUT).map((code) => ({ code, key: '' }));
  const rows = await measurePage({
    match,
    link: '#/rogue',
    keys,
    ready: 'main.rogue-stage[data-state="game"]',
    canvas: '.rogue-canvas',
    turns: async (page) =>
      Number(await page.locator('main.rogue-stage').getAttribute('data-turns')),
    expected: keys.length,
  });
  return [{ what: 'rooms in the world', figure: COLUMN_COUNT * ROW_COUNT, unit: 'rooms' }, ...rows];
}
