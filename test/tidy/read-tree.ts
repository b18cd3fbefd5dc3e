import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Tree } from './source.ts';

/**
 * The TypeScript sources under `src/` of a repository, the messages under `content/locales/`, and the
 * documents: at the top, under `docs/`, and beside the code.
 */
export function readTree(root: string): Tree {
  const folders = ['src', 'content/locales', 'docs']
    .map((folder) => join(root, folder))
    .filter((folder) => existsSync(folder));
  const top = readdirSync(root).map((name) => join(root, name));
  const paths = [...folders.flatMap(filesUnder), ...top.filter((path) => path.endsWith('.md'))]
    .filter((path) => /\.(?:tsx?|ftl|md)$/.test(path))
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
