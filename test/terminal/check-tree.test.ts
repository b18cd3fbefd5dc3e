import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runHere } from './run-here.ts';

const home = mkdtempSync(join(tmpdir(), 'turnwright-tree-'));
const GOOD_PACK = 'test/cases/dice-packs/good';

const PART_TEXT = '(define step ($1 (verify empty?) add))';
const RULES = `(include "common/part.zrf")
(game (title "Tree") (players White Black)
  (board (grid (start-rectangle 0 0 9 9) (dimensions ("a/b" (10 0)) ("2/1" (0 10))) (directions (n 0 -1))))
  (board-setup (White (Man a1)) (Black (Man b1)))
  (piece (name Man) (moves (step n)))
  (win-condition (White Black) (absolute-config Man (a2))))`;
const INLINED = RULES.replace('(include "common/part.zrf")', PART_TEXT);
const ZSG = 'Zillions Save Game File Version 0.02 HH\nRulesFile=tree.zrf\nVariantName=Tree\n';

function write(name: string, data: string | Uint8Array): void {
  const path = join(home, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, data);
}

beforeAll(async () => {
  write('rules/tree.zrf', RULES);
  write('rules/common/part.zrf', PART_TEXT);
  write('rules/deep/down/alone.zrf', INLINED);
  write('rules/saved.zsg', `${ZSG}1. Man a1 - a2\n`);
  write('rules/illegal.zsg', `${ZSG}1. Man a1 - b2\n`);
  write('other/lost.zsg', `${ZSG.replace('tree', 'nowhere-to-be-found')}1. Man a1 - b2\n`);
  write('zips/rules.zip', zipSync({ 'inside/alone.zrf': strToU8(INLINED) }));
  write('zips/pictures.zip', zipSync({ 'a.png': strToU8('?') }));
  write('notes.txt', 'These are no moves.\n');
  write('.hidden/broken.zrf', '(');
  write('node_modules/broken.zrf', '(');
  cpSync(GOOD_PACK, join(home, 'packs', 'good'), { recursive: true });
  symlinkSync(home, join(home, 'rules', 'loop'));
  const saved = join(home, 'game.txt');
  await runHere(['play', 'kalah', '--seed', 'a', '--moves', '3 1', '--save', saved]);
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

interface Checked {
  readonly files: readonly { readonly path: string; readonly ok: boolean }[];
}

test('a folder is searched recursively for everything that can be checked', async () => {
  const { code, out } = await runHere(['check', home, '--json']);
  expect(code).toBe(1);
  const data = JSON.parse(out) as Checked;
  expect(data).toMatchObject({ ok: false, checked: 8, bad: 1, warnings: 1 });
  const results = data.files.map(({ path, ok }) => [path.slice(home.length + 1), ok]);
  expect(results).toEqual([
    ['game.txt', true],
    ['other/lost.zsg', true],
    ['packs/good', true],
    ['rules/deep/down/alone.zrf', true],
    ['rules/illegal.zsg', false],
    ['rules/saved.zsg', true],
    ['rules/tree.zrf', true],
    ['zips/rules.zip/inside/alone.zrf', true],
  ]);
});

test('problems have positions, and the last line summarises', async () => {
  const { code, out } = await runHere(['check', home]);
  const lines = out.trimEnd().split('\n');
  expect(code).toBe(1);
  expect(lines).toContain(
    `${join(home, 'rules', 'illegal.zsg')}:4:1: Line 4: “Man a1 - b2” is not a legal move.`,
  );
  expect(lines).toContain(`${join(home, 'game.txt')}: a valid saved game with 2 moves.`);
  expect(lines.at(-1)).toBe('8 checked: 1 with problems, 1 warning.');
  const strict = await runHere(['check', home, '--strict']);
  expect(strict.out.trimEnd().split('\n').at(-1)).toBe('8 checked: 2 with problems, 1 warning.');
});

test('a part that no rules include is reported to have no game', async () => {
  const part = join(home, 'rules', 'common');
  const { code, out } = await runHere(['check', part]);
  expect(code).toBe(1);
  expect(out).toContain('This file has no rules');
});

test('a folder with nothing to check is reported', async () => {
  const empty = join(home, 'zips', 'empty');
  mkdirSync(empty, { recursive: true });
  const { code, out } = await runHere(['check', empty]);
  expect(code).toBe(1);
  expect(out).toBe(
    `Nothing to check in ${empty}: no rules (.zrf), adventure packs, worlds (.world), saved games or game files (.pgn, .fen, .kif).\n`,
  );
});
