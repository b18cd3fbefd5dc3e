import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Tree } from './source.ts';

/** Files and folders with prose: sources, tests, scripts, content and documents. */
const PROSE = ['src', 'test', 'scripts', 'bench', 'content', 'docs'];

/** Files of earlier versions, test cases and installed peers, none of them our prose of today. */
const EXCLUDED = /^(?:test\/(?:frozen\/(?:next|0)|cases\/|golden\/)|bench\/node_modules\/)/;

/** TypeScript sources of a repository, and the documents beside them. */
export function readTree(root: string): Tree {
  return readTexts(root, ['src'], /\.(?:tsx?|md)$/);
}

/** All files of a repository that contain prose. */
export function readProse(root: string): Tree {
  const top = readdirSync(root).filter((name) => /\.(?:md|ts|mjs)$/.test(name));
  return readTexts(root, [...PROSE, ...top], /\.(?:tsx?|mjs|css|ftl|md|zrf)$/);
}

function readTexts(root: string, names: readonly string[], kind: RegExp): Tree {
  const paths = names
    .map((name) => join(root, name))
    .filter((path) => existsSync(path))
    .flatMap((path) => (kind.test(path) ? [path] : filesUnder(path)))
    .map((path) => relative(root, path).replaceAll('\\', '/'))
    .filter((path) => kind.test(path) && !EXCLUDED.test(path))
    .sort();
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
