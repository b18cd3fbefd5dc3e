import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { clearLeftovers } from '#terminal/files/leftovers.ts';
import { SaveFolder } from '#terminal/files/saves.ts';

const folder = mkdtempSync(join(tmpdir(), 'turnwright-leftovers-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const DAY = 86_400;

function write(name: string, secondsAgo: number): void {
  const path = join(folder, name);
  writeFileSync(path, 'half a ga');
  const time = Date.now() / 1000 - secondsAgo;
  utimesSync(path, time, time);
}

const KEPT_FILES = [
  ['a.txt.3141592653', 0],
  ['a.txt.bak', DAY],
  ['a.txt.journal', DAY],
  ['a.txt.bak.journal', DAY],
  ['a.txt.31415926535', DAY],
  ['chess-2030-01-02.1', DAY],
  ['notes.7', DAY],
] as const;
const CLEARED = [
  ['a.txt.3141592653', DAY],
  ['records.json.7', DAY],
  ['b.txt.1', DAY],
] as const;

test('only old temporary files are removed', () => {
  for (const [name, age] of CLEARED) write(name, age);
  for (const [name, age] of KEPT_FILES) write(name, age);
  mkdirSync(join(folder, 'folder.txt.5'));
  clearLeftovers(folder);
  expect(readdirSync(folder).sort()).toEqual(
    [...KEPT_FILES.map(([name]) => name), 'folder.txt.5'].sort(),
  );
});

test('listing saved games removes old temporary files', () => {
  write('c.txt.99', DAY);
  new SaveFolder(folder).list();
  expect(readdirSync(folder)).not.toContain('c.txt.99');
});

test('a missing folder is ignored', () => {
  expect(() => clearLeftovers(join(folder, 'none'))).not.toThrow();
});
