import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Tree } from './source.ts';

/** The TypeScript sources under `src/` of a repository, and the messages under `content/locales/`. */
export function readTree(root: string): Tree {
  const paths = [...filesUnder(join(root, 'src')), ...filesUnder(join(root, 'content/locales'))]
    .filter((path) => /\.(?:tsx?|ftl)$/.test(path))
    .sort();
  return new Map(
    paths.map((path) => [relative(root, path).replaceAll('\\', '/'), readFileSync(path, 'utf8')]),
  );
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
