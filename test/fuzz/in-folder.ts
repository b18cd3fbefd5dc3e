import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Writes texts to a temporary folder and passes its path to `use`. */
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

/** Writes one text to a temporary file and passes its path to `use`. */
export function inFile<T>(name: string, text: string, use: (file: string) => T): T {
  return inFolder({ [name]: text }, (folder) => use(join(folder, name)));
}
