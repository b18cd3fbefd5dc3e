import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { zipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeProblem } from '#core';
import { readForms } from '#games/zrf/rules/expand/forms.ts';
import { openRules } from '#games/zrf/commands/rules-files.ts';

let top = '';
beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), 'turnwright-rules-'));
});
afterEach(() => rmSync(top, { recursive: true }));

function write(name: string, content: string | Uint8Array): void {
  mkdirSync(dirname(join(top, name)), { recursive: true });
  writeFileSync(join(top, name), content);
}

/** Problems and forms read from rules at a path, without the path of the folder. */
function read(path: string): string {
  const opened = openRules(join(top, path));
  if (!opened.ok) return opened.problems.map(makeProblem).join('\n').replaceAll(`${top}/`, '');
  const { forms, problems } = readForms(opened.value.folder, opened.value.main);
  return [...problems.map(makeProblem), JSON.stringify(forms.length)].join('\n');
}

const encoder = new TextEncoder();

describe('openRules opens', () => {
  test('a file', () => {
    write('a.zrf', '(game)');
    write('b.zrf', '');
    expect(read('a.zrf')).toBe('1');
  });

  test('a file with its includes', () => {
    write('a.zrf', '(include "Parts\\B.zrf") (game)');
    write('parts/b.ZRF', '(x)');
    expect(read('a.zrf')).toBe('2');
  });

  test('a folder', () => {
    write('stones/a.zrf', '(game)');
    write('stones/images/a.bmp', '');
    expect(read('stones')).toBe('1');
    expect(read('stones/')).toBe('1');
  });

  test('a zip, and a file in a zip', () => {
    const rules = encoder.encode('(game)');
    write('a.zip', zipSync({ 'a.zrf': rules }));
    write('b.zip', zipSync({ 'x/a.zrf': rules, 'x/b.zrf': rules }));
    expect(read('a.zip')).toBe('1');
    expect(read('a.zip/a.zrf')).toBe('1');
    expect(read('b.zip/x/b.zrf')).toBe('1');
    expect(read('b.zip/x\\b.zrf')).toBe('1');
  });
});

describe('openRules rejects', () => {
  test('a missing file', () => {
    write('stones.zrf', '');
    expect(read('stone.zrf')).toBe('There is no file stone.zrf. Did you mean stones.zrf?');
    expect(read('something.zrf')).toBe('There is no file something.zrf.');
    expect(read('no/folder/a.zrf')).toBe('There is no file no/folder/a.zrf.');
  });

  test('a path without rules', () => {
    write('a.txt', '');
    mkdirSync(join(top, 'empty'));
    expect(read('a.txt')).toContain('a.txt is not a rules file: give a .zrf file, a folder');
    expect(read('empty')).toContain('There is no .zrf file in empty');
  });

  test('several rules files', () => {
    write('stones/a.zrf', '');
    write('stones/b.zrf', '');
    expect(read('stones')).toContain('Give one of them by name: stones/a.zrf, stones/b.zrf.');
  });

  test('an invalid zip, and a name missing from a zip', () => {
    write('a.zip', '(game)');
    write('b.zip', zipSync({ 'stones.zrf': encoder.encode('') }));
    expect(read('a.zip')).toContain('This is not a readable zip');
    expect(read('b.zip/stone.zrf')).toContain('Did you mean stones.zrf?');
  });

  test('links to targets outside the folder', () => {
    write('secret.zrf', '(x)');
    mkdirSync(join(top, 'stones'));
    symlinkSync(join(top, 'secret.zrf'), join(top, 'stones', 'a.zrf'));
    expect(read('stones/a.zrf')).toContain('a.zrf is outside the rules folder');
  });

  test('a folder named like a file', () => {
    mkdirSync(join(top, 'a.zip'));
    expect(read('a.zip')).toContain('There is no .zrf file in a.zip');
    expect(read('a.zip/b.zrf')).toContain('There is no file');
  });

  test('included links to targets outside the folder', () => {
    write('secret.zrf', '(x)');
    write('stones/a.zrf', '(include "b.zrf") (include "c.zrf")');
    write('stones/d.zrf', '(x)');
    symlinkSync(join(top, 'secret.zrf'), join(top, 'stones', 'b.zrf'));
    symlinkSync(join(top, 'stones', 'd.zrf'), join(top, 'stones', 'c.zrf'));
    expect(read('stones/a.zrf')).toBe(
      'a.zrf:1:10: b.zrf is outside the rules folder: put the file itself there.\n1',
    );
  });

  test('includes outside the folder of the file', () => {
    write('b.zrf', '(x)');
    write('stones/a.zrf', '(include "../b.zrf")');
    expect(read('stones/a.zrf')).toContain('"../b.zrf" is outside the rules folder');
  });
});
