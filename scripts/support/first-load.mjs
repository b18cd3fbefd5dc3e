/** Size of the files that a browser must load before the first screen appears. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** @typedef {{ file: string, imports?: string[], css?: string[] }} Chunk */

/**
 * Follows static imports only; import() loads later.
 * @param {Readonly<Record<string, Chunk>>} manifest Vite manifest, by module
 * @param {string} entry
 * @returns {string[]} scripts and style sheets
 */
export function eagerFiles(manifest, entry) {
  const chunks = new Map(Object.entries(manifest));
  const seen = new Set([entry]);
  /** @type {Set<string>} */
  const files = new Set();
  for (const name of seen) {
    const chunk = chunks.get(name);
    if (!chunk) throw new RangeError(`the manifest has no ${name}`);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    for (const imported of chunk.imports ?? []) seen.add(imported);
  }
  return [...files];
}

/**
 * @param {string} folder page built by Vite, with its manifest
 * @returns {{ files: string[], bytes: number }} bytes after gzip
 */
export function firstLoad(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  const files = ['index.html', ...eagerFiles(manifest, 'index.html')];
  const sizes = files.map((file) => gzipSync(readFileSync(join(folder, file))).length);
  return { files, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}
