/** Tracks which parts of dist/ are older than their inputs. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const STAMPS = 'dist/.stamps';

/** @param {string} path @returns {string[]} files under a file or folder, in a fixed order */
function filesUnder(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return [];
  if (!stats.isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
}

/** @param {readonly string[]} inputs files and folders @returns {string} hash of their contents */
export function hashOf(inputs) {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap(filesUnder)) {
    const content = readFileSync(file);
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** @param {string} part @param {string} hash */
export function isFresh(part, hash) {
  try {
    return readFileSync(join(STAMPS, part), 'utf8') === hash;
  } catch {
    return false;
  }
}

/** @param {string} part @param {string} hash */
export function stamp(part, hash) {
  mkdirSync(STAMPS, { recursive: true });
  writeFileSync(join(STAMPS, part), hash);
}

/** @param {string} part */
export function unstamp(part) {
  rmSync(join(STAMPS, part), { force: true });
}
