import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Tree } from './source.ts';

/** The TypeScript sources under `src/` of a repository. */
export function readTree(root: string): Tree {
  const entries = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return new Map(
    paths.map((path) => [relative(root, path).replaceAll('\\', '/'), readFileSync(path, 'utf8')]),
  );
}
