import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runHere } from './run-here.ts';

const home = mkdtempSync(join(tmpdir(), 'turnwright-verify-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** Saved game of two moves, edited. */
async function saved(edit: (text: string) => string): Promise<string> {
  const file = join(home, 'game.txt');
  await runHere(['play', 'kalah', '--seed', 'a', '--moves', '3 1', '--save', file]);
  writeFileSync(file, edit(readFileSync(file, 'utf8')));
  return file;
}

async function verified(edit: (text: string) => string) {
  const file = await saved(edit);
  const [printed, data] = [
    await runHere(['replay', file, '--verify']),
    await runHere(['replay', file, '--verify', '--json']),
  ];
  expect(data.code).toBe(printed.code);
  const lines = (printed.out + printed.err).trimEnd().split('\n');
  return { ...printed, lines: lines.map((line) => line.replace(file, 'game.txt')), data: data.out };
}

test('a transcript with all checks is verified without remarks', async () => {
  const { code, lines, data } = await verified((text) => text);
  expect({ code, lines }).toEqual({ code: 0, lines: ['game.txt: verified, 2 actions.'] });
  expect(JSON.parse(data)).toMatchObject({ missing: { actions: 0, end: false, seats: false } });
});

test.each([
  ['all checks', / ~[0-9a-f]{4}$/gm, 2],
  ['one check', / ~[0-9a-f]{4}$/m, 1],
])('missing %s are reported', async (_title, pattern, actions) => {
  const { code, lines, data } = await verified((text) => text.replace(pattern, ''));
  expect(code).toBe(0);
  expect(lines[1]).toBe(
    `${actions} of 2 actions have no check digits, so legal edits to them go unnoticed.`,
  );
  expect(JSON.parse(data)).toMatchObject({ ok: true, missing: { actions } });
});

test('a missing hash of the last position is reported', async () => {
  const { lines } = await verified((text) => text.replace(/^= 2 .*\n/m, ''));
  expect(lines[1]).toContain('The final position has no hash');
});

test('edited seats are detected, and seats without check digits are reported', async () => {
  const edited = await verified((text) => text.replace('seats person', 'seats bot-5'));
  expect(edited.code).toBe(1);
  expect(edited.lines).toEqual([
    'game.txt: the seats line was edited. Its check digits are wrong.',
  ]);
  const unchecked = await verified((text) => text.replace(/^note seats-check .*\n/m, ''));
  expect(unchecked.code).toBe(0);
  expect(unchecked.lines[1]).toContain('The seats have no check digits');
});

test('saved games of the original program have no checks, but their seats are counted', async () => {
  const file = join(home, 'game.zsg');
  const write = (seats: string) => {
    const head = `Zillions Save Game File Version 0.02 ${seats}\nRulesFile=chess.zrf\nVariantName=Chess\n`;
    writeFileSync(file, `${head}1. Pawn e2 - e4\n`);
    return runHere(['play', 'chess', '--zsg', file, '--verify']);
  };
  const good = await write('HC');
  expect(good.code).toBe(0);
  expect(good.out.trimEnd().split('\n').slice(1)).toEqual([
    'Files of this kind have no check digits: edits that keep every move legal go undetected.',
  ]);
  expect((await write('HCH')).out).toContain(
    'The first line names 3 players (HCH), but the rules have 2.',
  );
});
