import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect } from 'vitest';

/** True when golden files are rewritten (`UPDATE=1`); review the diff. */
export const isUpdating = process.env['UPDATE'] === '1';

/** Compares a text with a golden file, or writes the file if `UPDATE=1`. */
export function expectGolden(path: string, text: string, explanation?: string): void {
  if (isUpdating) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  expect(existsSync(path), `${path} is missing: create it with UPDATE=1`).toBe(true);
  expect(text, explanation).toBe(readFileSync(path, 'utf8'));
}
