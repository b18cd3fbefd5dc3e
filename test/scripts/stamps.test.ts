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

test('the same files hash the same; what is absent counts as nothing', () => {
  expect(hashOf([folder])).toBe(hashOf([folder, join(folder, 'absent')]));
});

test('an edited, a renamed and a new file each change the hash', () => {
  const hashes = [hashOf([folder])];
  writeFileSync(join(folder, 'deep/b'), 'too');
  hashes.push(hashOf([folder]));
  renameSync(join(folder, 'deep/b'), join(folder, 'deep/c'));
  hashes.push(hashOf([folder]));
  writeFileSync(join(folder, 'd'), '');
  hashes.push(hashOf([folder]));
  expect(new Set(hashes).size).toBe(4);
});
