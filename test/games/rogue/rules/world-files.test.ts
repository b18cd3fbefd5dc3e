import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { must } from '#core';
import { wordOf } from '#games/rogue/rules/world/kinds.ts';
import { readWorld } from '#games/rogue/rules/world/file/read-world.ts';
import { rowsOf } from '#games/rogue/rules/world/plan.ts';
import { isDeep } from '#test/support/deep.ts';

const FOLDER = 'test/cases/worlds';
const NAMES = readdirSync(FOLDER);

/** Text of the file with this number. */
function textOf(number: string): string {
  const name = NAMES.find((one) => one.startsWith(`${number}_`)) ?? '';
  return readFileSync(`${FOLDER}/${name}`, 'utf8');
}

/** Properties of a world listed in the table of worlds. */
function described(text: string) {
  const { plan, warnings, width, height } = readWorld(text);
  const { walls, player, items } = must(plan);
  return {
    size: `${width}x${height}`,
    rows: rowsOf(walls, 0, 0, width, height).join(' '),
    player: `${player.x},${player.y}`,
    items: items.map(({ kind, x, y }) => `${wordOf(kind)} ${x},${y}`).join('; '),
    warnings: warnings.map(placed).join(' '),
  };
}

function placed({ code, line, column }: { code: string; line?: number; column?: number }) {
  return `${code} ${line}:${column}`;
}

/** Codes and positions of all errors, or of warnings if there are none. */
function problemCodes(text: string): string {
  const { plan, warnings } = readWorld(text);
  return (plan.ok ? warnings : plan.problems).map(placed).join(' ');
}

const ROOM = '###### #....# #.##.# #....# ######';

describe('valid world files', () => {
  test.each([
    ['v01', '1x1', '.', '0,0', '', ''],
    ['v02', '6x5', ROOM, '1,1', 'Sword 4,1; GoldenApple 4,3', ''],
    ['v03', '5x3', '##### #...# #####', '1,1', 'Sword 3,1', ''],
    ['v04', '4x2', '..#. ....', '0,0', 'Sword 3,0; GoldenApple 1,1; Sword 3,1', ''],
    ['v05', '3x1', '..#', '0,0', 'Sword 0,0; GoldenApple 0,0; GoldenApple 0,0', ''],
    ['v06', '4x2', '.... ....', '0,0', 'Sword 1,1', 'W_DUPLICATE_HOLE 2:5 W_DUPLICATE_HOLE 3:3'],
    ['v07', '3x2', '... ...', '2,0', '', 'W_PLAYER_OVERRIDDEN 5:1'],
    ['v08', '3x3', '#.. #.. ...', '0,0', '', 'W_PLAYER_IN_WALL 2:1'],
    ['v09', '3x2', '.#. ..#', '0,1', 'Sword 0,1', ''],
    ['v10', '2x2', '.. ..', '0,1', 'GoldenApple 1,0; Sword 0,1', ''],
  ])('%s', (number, size, rows, player, items, warnings) => {
    expect(described(textOf(number))).toEqual({ size, rows, player, items, warnings });
  });
});

describe('malformed world files', () => {
  test.each([
    ['m01', 'E_EMPTY_FILE 1:1', []],
    ['m02', 'E_SIZE_SYNTAX 1:2', ['height']],
    ['m03', 'E_SIZE_SYNTAX 1:3', ['“x”']],
    ['m04', 'E_SIZE_RANGE 1:1', ['width', '0']],
    ['m05', 'E_ROW_WIDTH 3:6', ['3 found', '4 expected']],
    ['m06', 'E_ROW_WIDTH 3:7', ['4 found', '3 expected']],
    ['m07', 'E_ROW_COUNT 4:1', ['2 found', '4 expected']],
    ['m08', 'E_ROW_COUNT 4:1', ['2 found', '3 expected']],
    ['m09', 'E_BAD_CELL 3:3', ['“w”']],
    ['m10', 'E_BAD_CELL 3:5', ['“-1”']],
    ['m11', 'E_FILLER_SYNTAX 4:1', ['number']],
    ['m12', 'E_UNKNOWN_HOLE 5:1', ['9']],
    ['m13', 'E_UNKNOWN_FILLER 4:4', ['“Monster”', 'Player, Item']],
    ['m14', 'E_ITEM_DATA 5:9', ['“Shield”', 'Sword, GoldenApple']],
    ['m15', 'E_FILLER_SYNTAX 4:3', ['“0. Player”']],
  ])('%s', (number, expected, words) => {
    const text = textOf(number);
    expect(problemCodes(text)).toBe(expected);
    const { plan } = readWorld(text);
    const message = plan.ok ? '' : plan.problems[0]?.message;
    for (const word of words) expect(message).toContain(word);
  });
});

test('the tables list every file of the folder', () => {
  expect(
    NAMES.map((name) => name.slice(0, 3))
      .sort()
      .join(' '),
  ).toBe(
    'm01 m02 m03 m04 m05 m06 m07 m08 m09 m10 m11 m12 m13 m14 m15 v01 v02 v03 v04 v05 v06 v07 v08 v09 v10',
  );
});

describe('world file text', () => {
  test.each([
    ['1 1 1', 'E_SIZE_SYNTAX 1:5'],
    ['1.5 1', 'E_SIZE_SYNTAX 1:1'],
    ['+2 1', 'E_SIZE_SYNTAX 1:1'],
    ['99999 99999', 'E_TOO_LARGE 1:1'],
    ['1 1\n\n', 'E_ROW_WIDTH 2:1'],
    ['2 1\nW', 'E_ROW_WIDTH 2:2'],
    ['2 1\n10', ''],
    ['1 1\n10', ''],
    ['2 1\nW. 1', 'E_BAD_CELL 2:1'],
    ['1 1\n99999999999', 'E_NAT_RANGE 2:1'],
    ['1 1\n0\n0.', 'E_FILLER_SYNTAX 3:3'],
    ['1 1\n0\n. Player', 'E_FILLER_SYNTAX 3:1'],
    ['1 1\n0\n0. Item', 'E_ITEM_DATA 3:8'],
    ['1 1\n0\n0. ItemSword', 'E_UNKNOWN_FILLER 3:4'],
    ['1 1\n0\n0. item Sword', 'E_UNKNOWN_FILLER 3:4'],
    ['1 1\n0\n0. Player bob', 'W_PLAYER_DATA 3:11'],
    ['1 1\n0\n0. Item Sword Sword', 'E_ITEM_DATA 3:9'],
    // Cases beyond the format's list.
    [' \t\n\n \r\n', 'E_EMPTY_FILE 1:1'],
    ['\ufeff', 'E_EMPTY_FILE 1:1'],
    ['\n3 3', 'E_SIZE_SYNTAX 1:1'],
    ['3 0', 'E_SIZE_RANGE 1:3'],
    ['99999999999 1', 'E_NAT_RANGE 1:1'],
    ['4097 4096', 'E_TOO_LARGE 1:1'],
    ['2 1\n0 .', ''],
    ['1 2\n.', 'E_ROW_COUNT 3:1'],
    ['1 2\n.\n', 'E_ROW_COUNT 3:1'],
    // A row that starts like a filler but contains only valid cells.
    ['3 1\n0.W', ''],
    ['3 1\n0 . W', ''],
    ['3 1\n0 . Wall', 'E_ROW_COUNT 2:1'],
    // A character may consist of two UTF-16 units.
    ['3 1\n.\u{1f600}.', 'E_BAD_CELL 2:2'],
    ['2 1\n\u{1f600} x y', 'E_BAD_CELL 2:1 E_ROW_WIDTH 2:5'],
    ['2 1\n..\n\u{1f600}', 'E_FILLER_SYNTAX 3:1'],
    ['2 1\n0.\n0. Item \u{1f600}\u{1f600} x', 'E_ITEM_DATA 3:9'],
    // Numbers missing from the rows are not reported after an unreadable row.
    ['2 2\n0 x\n. .\n7. Player\n0. Player', 'E_BAD_CELL 2:3'],
    ['1 1\n0\n99999999999. Player', 'E_NAT_RANGE 3:1'],
    ['1 1\n0\n7. Monster', 'E_UNKNOWN_HOLE 3:1 E_UNKNOWN_FILLER 3:4'],
    ['1 1\n0\n0', 'E_FILLER_SYNTAX 3:2'],
    ['1 1\n0\n0. \t', 'E_FILLER_SYNTAX 3:3'],
    ['2 1\n\tW . \n', 'W_PLAYER_IN_WALL 2:2'],
    // The extension.
    ['2 1\n01\n0. Player\n1. Mob Ghost', ''],
    ['2 1\n01\n1. Mob', 'E_MOB_DATA 3:7'],
    ['2 1\n01\n1. Mob Sword', 'E_MOB_DATA 3:8'],
    ['2 1\n.1\n1. Mob Ghost\n 1. Mob Robot', 'E_MOB_PLACE 4:2'],
    ['2 1\n.1\n1. Mob Ghost\n1. Player', 'E_MOB_PLACE 3:1'],
    ['2 1\n0.\n0. Mob Ghost', 'E_MOB_PLACE 3:1'],
  ])('gives the expected result: %j', (text, expected) => {
    expect(problemCodes(text)).toBe(expected);
  });

  it('parses characters of a compact row as separate holes', () => {
    const holes = '\n1. Item Sword\n0. Item GoldenApple';
    expect(described(`2 1\n10${holes}`)).toMatchObject({ items: 'Sword 0,0; GoldenApple 1,0' });
    expect(problemCodes(`1 1\n10${holes}`)).toBe('E_UNKNOWN_HOLE 3:1 E_UNKNOWN_HOLE 4:1');
    expect(described('1 1\n10\n10. Item Sword')).toMatchObject({ items: 'Sword 0,0' });
  });

  it('places mobs in order of their lines', () => {
    const { mobs } = must(readWorld('3 1\n1 0 2\n2. Mob Ghost\n1. Mob Robot\n0. Player').plan);
    expect(mobs).toEqual([
      { kind: 'ghost', x: 2, y: 0 },
      { kind: 'robot', x: 0, y: 0 },
    ]);
  });
});

describe('the world parser', () => {
  it('reports all errors in order of position', () => {
    const text = '3 3\n. x y\n. .\nW W W W\n0 Player\n1. Nobody\n';
    expect(problemCodes(text)).toBe(
      'E_BAD_CELL 2:3 E_ROW_WIDTH 3:4 E_ROW_WIDTH 4:7 E_FILLER_SYNTAX 5:3 E_UNKNOWN_FILLER 6:4',
    );
  });

  it('reports the first hundred errors and the number of others', () => {
    const rows = Array.from({ length: 250 }, () => 'x').join('\n');
    const { plan } = readWorld(`1 250\n${rows}`);
    const problems = plan.ok ? [] : plan.problems;
    expect(problems).toHaveLength(101);
    expect(problems.at(-1)).toMatchObject({ code: 'problems-more', args: { count: 150 } });
  });

  it('rejects texts too long for a world', () => {
    expect(problemCodes('1'.repeat(64 * 1024 * 1024 + 1))).toBe('E_TOO_LONG 1:1');
  });

  it('rejects more numbers than a world needs', () => {
    const holes = Array.from({ length: 1_000_001 }, (_, i) => i).join(' ');
    expect(problemCodes(`1000001 1\n${holes}`)).toBe('E_TOO_MANY 2:1');
  });

  it.runIf(isDeep)('rejects more lines than a world needs', () => {
    const lines = '0. Player\n'.repeat(1_000_001);
    expect(problemCodes(`1 1\n0\n${lines}`)).toContain('E_TOO_MANY 1000003:1');
  });
});
