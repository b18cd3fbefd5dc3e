import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { Messages } from '#i18n';
import { WORLD_MESSAGES } from '#games/rogue/rules/world/file/problems.ts';
import { runHere } from './run-here.ts';

const FOLDER = 'test/cases/worlds';
const home = mkdtempSync(join(tmpdir(), 'turnwright-worlds-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

interface Row {
  readonly code: string;
  readonly line: number;
  readonly column: number;
}

interface Checked {
  readonly ok: boolean;
  readonly checked: number;
  readonly bad: number;
  readonly warnings: number;
  readonly files: readonly {
    readonly path: string;
    readonly ok: boolean;
    readonly problems: readonly Row[];
    readonly warnings: readonly Row[];
  }[];
}

test('every world of a folder is checked, with rows of codes and positions', async () => {
  const { code, out } = await runHere(['check', FOLDER, '--json']);
  expect(code).toBe(1);
  const data = JSON.parse(out) as Checked;
  expect(data).toMatchObject({ ok: false, checked: 25, bad: 15, warnings: 4 });
  const rows = data.files.flatMap(({ path, problems, warnings }) =>
    [...problems, ...warnings].map(
      (row) =>
        `${path.slice(FOLDER.length + 1, FOLDER.length + 4)} ${row.code} ${row.line}:${row.column}`,
    ),
  );
  expect(rows).toEqual([
    'm01 E_EMPTY_FILE 1:1',
    'm02 E_SIZE_SYNTAX 1:2',
    'm03 E_SIZE_SYNTAX 1:3',
    'm04 E_SIZE_RANGE 1:1',
    'm05 E_ROW_WIDTH 3:6',
    'm06 E_ROW_WIDTH 3:7',
    'm07 E_ROW_COUNT 4:1',
    'm08 E_ROW_COUNT 4:1',
    'm09 E_BAD_CELL 3:3',
    'm10 E_BAD_CELL 3:5',
    'm11 E_FILLER_SYNTAX 4:1',
    'm12 E_UNKNOWN_HOLE 5:1',
    'm13 E_UNKNOWN_FILLER 4:4',
    'm14 E_ITEM_DATA 5:9',
    'm15 E_FILLER_SYNTAX 4:3',
    'v06 W_DUPLICATE_HOLE 2:5',
    'v06 W_DUPLICATE_HOLE 3:3',
    'v07 W_PLAYER_OVERRIDDEN 5:1',
    'v08 W_PLAYER_IN_WALL 2:1',
  ]);
});

test('a valid world is reported in a sentence, a broken one with positions', async () => {
  const good = await runHere(['check', `${FOLDER}/v02_border_room_player_sword_apple.world`]);
  expect(good).toMatchObject({ code: 0, err: '' });
  expect(good.out.trim()).toMatch(
    /v02_\w+\.world: a world of 6 × 5 cells, with 2 items and no mobs\. No warnings\.$/,
  );
  const path = join(home, 'a.world');
  writeFileSync(path, '2 1\n0.\n0. Player\n1234. Item Apple\n');
  const bad = await runHere(['check', path]);
  expect(bad.code).toBe(1);
  expect(bad.out.trimEnd().split('\n')).toEqual([
    `${path}:4:1: No cell has the number 1234: write it into a row, where this thing belongs.`,
    expect.stringMatching(/:4:12: “Apple” is not an item: write one of Sword, GoldenApple/),
    expect.stringContaining('a.world: 2 problems, 0 warnings'),
  ]);
});

test('warnings count as errors with --strict', async () => {
  const path = `${FOLDER}/v08_no_player_origin_is_wall.world`;
  expect(await runHere(['check', path])).toMatchObject({ code: 0 });
  const strict = await runHere(['check', path, '--strict']);
  expect(strict.code).toBe(1);
  expect(strict.out).toContain('warning: The player starts in a wall');
});

test('a missing world is reported', async () => {
  const { code, out } = await runHere(['check', join(home, 'gone.world')]);
  expect(code).toBe(1);
  expect(out).toContain('cannot be read');
});

describe.each(['en', 'ru'])('problems of worlds in %s', (language) => {
  const source = readFileSync(`content/locales/${language}/worlds.ftl`, 'utf8');
  const messages = new Messages({ language, sources: [source] });
  test.each(Object.entries(WORLD_MESSAGES))('contain a sentence for %s', (id, english) => {
    const [code = '', detail = ''] = id.split(' ');
    const names = [...english.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const args = Object.fromEntries(names.map((name, index) => [name, `<${index}>`]));
    const message = messages.say(`problem-${code}`, { ...args, what: detail });
    for (const name of names) expect(message).toContain(args[name]);
    expect(message).not.toContain('problem-');
  });
});

describe('linked worlds', () => {
  const START = '5 3\nWWWWW\nW0.1W\nWWWWW\n0. Player\n1. Exit cellar\n';
  const folder = (cellar: string) => {
    const path = mkdtempSync(join(home, 'linked-'));
    writeFileSync(join(path, 'start.world'), START);
    writeFileSync(join(path, 'cellar.world'), cellar);
    return path;
  };

  test('of the built-in campaign lead to the goal', async () => {
    const { code, out } = await runHere(['check', 'content/worlds/bell-road']);
    expect(code).toBe(0);
    expect(out).toContain('The goal can be reached, through 4 linked worlds.');
  });

  test('are checked together, each with its own problems', async () => {
    const path = folder('5 3\nWWWWW\nW0W1W\nWWWWW\n0. Exit start\n0. Player\n1. Goal Reach\n');
    const { code, out } = await runHere(['check', path]);
    expect(code).toBe(1);
    expect(out).toContain(`${join(path, 'cellar.world')}:7:1: This cannot be reached`);
    expect(out).not.toMatch(/start\.world:\d/);
  });

  test('need a goal, and no mob where the hero arrives', async () => {
    const path = folder('5 3\nWWWWW\nW0.1W\nWWWWW\n0. Exit start\n0. Player\n1. Mob Ghost\n');
    const { out } = await runHere(['check', path]);
    expect(out).toContain(`${join(path, 'start.world')}:1:1: These worlds have no goal`);
    expect(out).toContain(`${join(path, 'cellar.world')}:5:1: A mob is 2 steps from`);
  });
});
