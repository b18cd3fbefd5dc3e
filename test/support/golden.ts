import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect } from 'vitest';

/** True where golden files are rewritten: `UPDATE=1`, and the diff is the review. */
export const isUpdating = process.env['UPDATE'] === '1';

/** Compares a text with a golden file, which `UPDATE=1` writes first. */
export function expectGolden(path: string, text: string, whyDifferent?: string): void {
  if (isUpdating) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  expect(existsSync(path), `${path} is missing: write it with UPDATE=1`).toBe(true);
  expect(text, whyDifferent).toBe(readFileSync(path, 'utf8'));
}
