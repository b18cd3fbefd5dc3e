import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { encodeFiles, goodFiles } from './case-files.ts';

export function makeFolder(): string {
  return mkdtempSync(join(tmpdir(), 'turnwright-packs-'));
}

export function writeFiles(folder: string, files: ReadonlyMap<string, Uint8Array | string>): void {
  for (const [name, bytes] of files) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
  }
}

/** The good pack with another id and version. */
export function goodPackAs(id: string, version = '1.0.0'): Map<string, Uint8Array> {
  const files = goodFiles();
  const text = files.get('adventure.yaml') ?? '';
  const renamed = text.replace('id: salt-lake', `id: ${id}`).replace('1.0.0', version);
  return encodeFiles(files.set('adventure.yaml', renamed));
}
