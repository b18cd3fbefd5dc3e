import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { makeProblem } from '#core';
import type { Parsed } from '#core';
import type { RulesFolder } from '#games/zrf/rules/files/folder.ts';
import { readForms } from '#games/zrf/rules/expand/forms.ts';
import { chooseNamed, chooseOnly } from '#games/zrf/rules/files/main-file.ts';
import type { RulesFile } from '#games/zrf/rules/files/main-file.ts';
import { folderOfZip } from '#games/zrf/rules/files/zip.ts';
import { tamper } from '#test/games/dice/rules/packs/zips.ts';
import { makeNodes } from '../nodes.ts';

/** Offset of the unpacked size in a zip's directory entry. */
const UNPACKED = 24;

const encoder = new TextEncoder();

function zipOf(texts: Readonly<Record<string, string>>): Uint8Array {
  const files = Object.entries(texts).map(([name, text]) => [name, encoder.encode(text)] as const);
  return zipSync(Object.fromEntries(files));
}

function problemText(result: Parsed<unknown>): string {
  return result.ok ? '' : result.problems.map(makeProblem).join('\n');
}

function open(texts: Readonly<Record<string, string>>, name?: string): Parsed<RulesFile> {
  const folder = folderOfZip(zipOf(texts), 'a.zip');
  if (!folder.ok) return folder;
  if (name !== undefined) return chooseNamed(folder.value, name, 'a.zip');
  return chooseOnly(folder.value, 'a.zip');
}

function readAll(opened: Parsed<RulesFile>): string {
  if (!opened.ok) return problemText(opened);
  const { forms, problems } = readForms(opened.value.folder, opened.value.main);
  return [...problems.map(makeProblem), makeNodes(forms)].join('\n');
}

const GOOD: readonly (readonly [name: string, texts: Readonly<Record<string, string>>])[] = [
  ['at its top', { 'a.zrf': '(game)' }],
  ['in a folder', { 'stones/a.zrf': '(game)', 'stones/b.bmp': '' }],
  ['above those it includes', { 'a.zrf': '(include "parts/b.zrf")', 'parts/b.zrf': '(game)' }],
  ['beside what it includes', { 'x/a.zrf': '(include "b.inc")', 'x/b.inc': '(game)' }],
  ['beside clutter', { 'a.ZRF': '(game)', '__MACOSX/a.zrf': '', '.x/a.zrf': '', '.a.zrf': '' }],
];

describe("a zip's rules are found", () => {
  test.each(GOOD)('%s', (_, texts) => {
    expect(readAll(open(texts))).toBe('(game)');
  });

  test('by name', () => {
    const texts = { 'x/a.zrf': '(a)', 'x/b.zrf': '(b)' };
    expect(readAll(open(texts, 'x/b.zrf'))).toBe('(b)');
    expect(readAll(open(texts, 'X/A.zrf'))).toBe('(a)');
  });
});

const BAD: readonly (readonly [
  name: string,
  texts: Readonly<Record<string, string>>,
  named: string | undefined,
  told: string,
])[] = [
  ['no rules', { 'a.txt': '' }, undefined, 'There is no .zrf file in a.zip'],
  [
    'several rules',
    { 'b.zrf': '', 'a.zrf': '', 'x/c.zrf': '' },
    undefined,
    'a.zip has 2 rules files. Give one of them by name: a.zip/a.zrf, a.zip/b.zrf.',
  ],
  ['no such rules', { 'a.zrf': '' }, 'stones.zrf', 'There is no file stones.zrf.'],
  ['a name misspelt', { 'stone.zrf': '' }, 'stones.zrf', 'Did you mean stone.zrf?'],
  ['a path out of it', { 'a.zrf': '', '../b.zrf': '' }, undefined, 'points outside the zip'],
];

describe('a zip is rejected with', () => {
  test.each(BAD)('%s', (_, texts, named, message) => {
    expect(problemText(open(texts, named))).toContain(message);
  });

  test('very many rules; the first ones are listed', () => {
    const texts = Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`${i + 10}.zrf`, '']));
    expect(problemText(open(texts))).toMatch(/a\.zip\/17\.zrf, \.\.\.\.$/);
  });
});

test('rules in a zip folder cannot read outside it', () => {
  const opened = open({ 'x/a.zrf': '(include "../b.zrf")', 'b.zrf': '(b)' }, 'x/a.zrf');
  expect(readAll(opened)).toContain('"../b.zrf" is outside the rules folder');
});

test('files that are not zips are rejected', () => {
  expect(problemText(folderOfZip(encoder.encode('(game)'), 'a.zip'))).toContain(
    'This is not a readable zip',
  );
});

function must(folder: Parsed<RulesFolder>): RulesFolder {
  if (!folder.ok) throw new RangeError(problemText(folder));
  return folder.value;
}

test('an oversized file is rejected when read; the others are not', () => {
  const large = new Uint8Array(33 * 1024 * 1024);
  const zip = zipSync({ 'a.zrf': encoder.encode('(game)'), 'b.bmp': [large, { level: 1 }] });
  const folder = must(folderOfZip(zip, 'a.zip'));
  expect(folder.read('a.zrf').ok).toBe(true);
  expect(problemText(folder.read('b.bmp'))).toContain('b.bmp unpacks to 34603008 bytes');
  expect(problemText(folder.read('c.bmp'))).toBe('a.zip: There is no file c.bmp.');
});

test('a highly compressed single-colour picture is read', () => {
  const plain = new Uint8Array(3_000_000);
  const folder = must(folderOfZip(zipSync({ 'b.bmp': plain }), 'a.zip'));
  const read = folder.read('b.bmp');
  expect(read.ok && read.value.length).toBe(plain.length);
});

test('files that are too large together are rejected before unpacking', () => {
  const names = Array.from({ length: 9 }, (_, i) => `${i}.bmp`);
  const zip = names.reduce(
    (bytes, name) => tamper(bytes, name, UNPACKED, 30 * 1024 * 1024, 4),
    zipOf(Object.fromEntries(names.map((name) => [name, name]))),
  );
  expect(problemText(folderOfZip(zip, 'a.zip'))).toBe(
    'a.zip: The files in the zip unpack to 283115520 bytes, but only 268435456 are allowed.',
  );
});
