import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { decodeRecord } from '#games/zrf/commands/record-text.ts';
import { runHere } from './run-here.ts';

const home = mkdtempSync(join(tmpdir(), 'turnwright-records-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

function write(name: string, data: string | Uint8Array): string {
  const path = join(home, name);
  writeFileSync(path, data);
  return path;
}

/** Headings and two moves of KIF: ７六歩(77), ３四歩(33). */
const SHIFT_JIS = Buffer.from(
  '90e68ee881468d620a8ce38ee8814689b30a31208256985a95e0283737290a322082528e6c95e028' + '3333290a',
  'hex',
);

test('plays all games of files and counts them by variants', async () => {
  const path = write(
    'several.pgn',
    '1. e4 e5 *\n\n[Variant "Xiangqi"]\n\n1. C2.5 H8+7 *\n\n1. 11-15 23-19 *\n',
  );
  const { code, out } = await runHere(['check', path]);
  expect(out).toBe(`${path}: 3 games, 6 moves, all legal (Chess, Xiangqi, English Draughts).\n`);
  expect(code).toBe(0);
});

test('lists the first mistake of each game with its place', async () => {
  const path = write('bad.pgn', '1. e4 e5 2. Ke3 *\n\n1. d4 *\n\n1. e4\n  Kd8 *\n');
  const { code, out } = await runHere(['check', path]);
  expect(code).toBe(1);
  expect(out).toContain(`${path}:1:13: “Ke3” is not a legal move here. Possible moves include`);
  expect(out).toContain(`${path}:6:3: “Kd8” is not a legal move`);
  expect(out).toContain('2 problems');
  const { out: json } = await runHere(['check', path, '--json']);
  expect(JSON.parse(json)).toMatchObject({
    ok: false,
    files: [
      {
        games: 3,
        problems: [
          { line: 1, column: 13 },
          { line: 6, column: 3 },
        ],
      },
    ],
  });
});

test.each([
  ['line.txt', '8/8/8/8/8/8/8/K1k5 w - -\n', 'one game, 0 moves, all legal (Chess)'],
  [
    'many.txt',
    '8/8/8/8/8/8/8/K1k5 w - -\n'.repeat(4000),
    '4,000 games, 0 moves, all legal (Chess)',
  ],
  ['moves', '1. e4 e5 2. Nf3 *', 'one game, 3 moves, all legal (Chess)'],
])('recognises records named %s by their text', async (name, text, sum) => {
  const { code, out } = await runHere(['check', write(name, text)]);
  expect(out).toBe(`${join(home, name)}: ${sum}.\n`);
  expect(code).toBe(0);
});

test('does not take data for records', async () => {
  const { code, out } = await runHere(['check', write('data.json', '{ "a": 1 }')]);
  expect(out).toContain('is not a pack');
  expect(code).toBe(1);
});

test('checks positions, one per line', async () => {
  const path = write('some.fen', '8/8/8/8/8/8/8/K1k5 w - -\n8/8/8/8/8/8/8/K1x5 w - -\n');
  const { code, out } = await runHere(['check', path]);
  expect(code).toBe(1);
  expect(out).toContain(`${path}:2:17: “x” is not a piece of this game.`);
});

test('warns of a game that no rules fit', async () => {
  const path = write('odd.fen', '3/3/3 w - -\n');
  const found = await runHere(['check', path]);
  expect(found.out).toContain(`${path}:1:1: warning: No game of the library fits this.`);
  expect(found.code).toBe(0);
  expect((await runHere(['check', path, '--strict'])).code).toBe(1);
});

test('reads KIF in Shift-JIS, told from other encodings by its text', async () => {
  const path = write('game.kif', SHIFT_JIS);
  const { code, out } = await runHere(['check', path]);
  expect(out).toBe(`${path}: one game, 2 moves, all legal (Shogi).\n`);
  expect(code).toBe(0);
  const latin = Buffer.from('[White "Jos\xe9"]\n\n1. e4 *\n', 'latin1');
  expect(decodeRecord(latin)).toContain('[White "José"]');
});
