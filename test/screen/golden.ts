import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect } from 'vitest';

/** Compares with a golden file; `UPDATE=1` rewrites it, and the diff is the review. */
export function expectGolden(file: string, text: string): void {
  const path = `test/screen/golden/${file}`;
  if (process.env['UPDATE'] === '1') {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  expect(text).toBe(readFileSync(path, 'utf8'));
}
