import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Gives texts to something that reads them from a folder, by their paths in it. */
export function inFolder<T>(
  texts: Readonly<Record<string, string>>,
  use: (folder: string) => T,
): T {
  const folder = mkdtempSync(join(tmpdir(), 'turnwright-fuzz-'));
  try {
    for (const [path, text] of Object.entries(texts)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    return use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The same for one file, by its path. */
export function inFile<T>(name: string, text: string, use: (file: string) => T): T {
  return inFolder({ [name]: text }, (folder) => use(join(folder, name)));
}
