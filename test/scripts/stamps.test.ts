import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashOf } from '../../scripts/support/stamps.mjs';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'turnwright-stamps-'));
  mkdirSync(join(folder, 'deep'));
  writeFileSync(join(folder, 'a'), 'one');
  writeFileSync(join(folder, 'deep/b'), 'two');
});

afterEach(() => rmSync(folder, { recursive: true }));

test('hashOf is the same for the same files, ignoring missing ones', () => {
  expect(hashOf([folder])).toBe(hashOf([folder, join(folder, 'absent')]));
});

test('hashOf changes for an edited, a renamed and a new file', () => {
  const hashes = [hashOf([folder])];
  writeFileSync(join(folder, 'deep/b'), 'too');
  hashes.push(hashOf([folder]));
  renameSync(join(folder, 'deep/b'), join(folder, 'deep/c'));
  hashes.push(hashOf([folder]));
  writeFileSync(join(folder, 'd'), '');
  hashes.push(hashOf([folder]));
  expect(new Set(hashes).size).toBe(4);
});
