import { CLASSIC, isCavesFile, readCavesPack } from '../../rules/index.ts';
import type { CavesPack } from '../../rules/index.ts';

/** Files of the built-in packs by path; Classic is part of the program. */
const files = import.meta.glob<string>(
  ['#content/caves/**/*.yaml', '#content/caves/**/*.ftl', '!#content/caves/classic/**'],
  { query: '?raw', import: 'default' },
);

/** Loads the built-in packs besides Classic. */
export async function loadBuiltIn(): Promise<readonly CavesPack[]> {
  const byPack = new Map<string, Map<string, Uint8Array>>();
  for (const [path, load] of Object.entries(files)) {
    const [, folder = '', name = ''] = /caves\/([^/]+)\/(.+)$/.exec(path) ?? [];
    if (!isCavesFile(name)) continue;
    const pack = byPack.get(folder) ?? new Map<string, Uint8Array>();
    pack.set(name, new TextEncoder().encode(await load()));
    byPack.set(folder, pack);
  }
  return [...byPack.values()].flatMap((pack) => {
    const read = readCavesPack(CLASSIC, pack).pack;
    return read.ok ? [read.value] : [];
  });
}
