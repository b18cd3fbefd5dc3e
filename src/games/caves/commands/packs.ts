import { realpathSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { failed, parsed } from '#core';
import type { Parsed, Problem } from '#core';
import { PACK_LIMITS } from '#kit/packs/limits.ts';
import { unzipTexts } from '#kit/packs/unzip.ts';
import { withoutTrailing } from '#kit/text/trailing.ts';
import { packNames, readInside, unreadablePack } from '#terminal/files/pack-folder.ts';
import { readRegularFile } from '#terminal/files/read-file.ts';
import { CAVES_FILE, CLASSIC, isCavesFile, readCavesPack } from '../rules/index.ts';
import type { CavesFiles, CavesPackReport } from '../rules/index.ts';

/** Reads the files of a folder, which must be plain files inside it. */
function readFolder(folder: string): Parsed<CavesFiles> {
  const root = realpathSync(folder);
  const files = new Map<string, Uint8Array>();
  const problems: Problem[] = [];
  for (const name of packNames(root, isCavesFile)) {
    const file = readInside(root, name, join(folder, name), PACK_LIMITS.fileBytes);
    if (file.ok) files.set(name, file.value);
    else for (const problem of file.problems) problems.push(problem);
  }
  return problems.length > 0 ? failed(problems) : parsed(files);
}

function readFiles(path: string): Parsed<CavesFiles> {
  try {
    if (statSync(path).isDirectory()) return readFolder(path);
    const bytes = readRegularFile(path, PACK_LIMITS.zipBytes);
    return bytes.ok ? unzipTexts(bytes.value, path, CAVES_FILE, isCavesFile) : bytes;
  } catch (error) {
    return failed(unreadablePack(path, error));
  }
}

/** Reads a pack of Caves from its folder, its caves.yaml or a zip. */
export function readCavesAt(path: string): CavesPackReport {
  const place = basename(path) === CAVES_FILE ? dirname(path) : path;
  const files = readFiles(place);
  if (!files.ok) return { pack: files, warnings: [] };
  const root = place === '.' ? '' : `${withoutTrailing(place, '/\\')}/`;
  return readCavesPack(CLASSIC, files.value, root);
}
