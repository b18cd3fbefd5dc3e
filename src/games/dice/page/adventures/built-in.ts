import { readPack } from '../../rules/index.ts';
import type { Pack } from '../../rules/index.ts';
import { setPictureFolder } from './picture-urls.ts';

/** The files of all built-in adventures, by path. */
const files = import.meta.glob<string>('#content/adventures/*/**/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const FILE = /\/content\/adventures\/([^/]+)\/(.+)$/;

function readPacks(): readonly Pack[] {
  const folders = new Map<string, Map<string, Uint8Array>>();
  const encoder = new TextEncoder();
  for (const [path, text] of Object.entries(files)) {
    const [, folder = '', name = ''] = FILE.exec(path) ?? [];
    const pack = folders.get(folder) ?? new Map<string, Uint8Array>();
    pack.set(name, encoder.encode(text));
    folders.set(folder, pack);
  }
  return [...folders].flatMap(([folder, pack]) => {
    const read = readPack(pack).pack;
    if (!read.ok) return [];
    setPictureFolder(read.value, folder);
    return [read.value];
  });
}

let packs: readonly Pack[] | undefined;

/** The built-in adventures, read on first use. */
export function builtInPacks(): readonly Pack[] {
  return (packs ??= readPacks());
}
