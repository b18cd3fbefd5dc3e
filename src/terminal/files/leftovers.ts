import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Files are written beside the place where they belong, under their name and a number, and renamed at
 * the end. What is killed in between leaves such a file.
 */
const LEFTOVER = /\.(?:txt|json)\.\d{1,10}$/;

/** No writer takes so long, in milliseconds: what is younger may be another program's. */
const OLD = 3_600_000;

/** Removes what was never written to its end in a folder, long ago. Never throws. */
export function clearLeftovers(folder: string, now = Date.now()): void {
  try {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (!entry.isFile() || !LEFTOVER.test(entry.name)) continue;
      const path = join(folder, entry.name);
      if (now - statSync(path).mtimeMs > OLD) rmSync(path, { force: true });
    }
  } catch {
    // There is no such folder yet, or it may not be changed: then leftovers stay.
  }
}
