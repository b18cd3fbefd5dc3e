import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Temporary files: a writer uses the file name plus a number, then renames it at the end. Killed
 * writers leave such files behind.
 */
const LEFTOVER = /\.(?:txt|json)\.\d{1,10}$/;

/** Minimum age in milliseconds; a younger file may belong to a running writer. */
const MIN_AGE_MS = 3_600_000;

/** Removes old temporary files from a folder. Never throws. */
export function clearLeftovers(folder: string, now = Date.now()): void {
  try {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (!entry.isFile() || !LEFTOVER.test(entry.name)) continue;
      const path = join(folder, entry.name);
      if (now - statSync(path).mtimeMs > MIN_AGE_MS) rmSync(path, { force: true });
    }
  } catch {
    // The folder is missing or read-only: leave everything.
  }
}
