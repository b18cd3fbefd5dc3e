import { readdirSync, statSync } from 'node:fs';
import type { Dirent } from 'node:fs';
import { basename, join } from 'node:path';
import { decode, RULES_LIMITS } from '../rules/index.ts';
import { parseNames, readTitle } from '../voice/find-games.ts';
import { parseTrail } from '../puzzles/index.ts';
import type { Waypoint } from '../voice/services.ts';
import { readRegularFile } from '#terminal/files/read-file.ts';

/** What lies beside the rules of a folder; whatever cannot be read is as if it were not there. */

/** The title of the game is the first of a file. */
const TITLE = /\(\s*title\s+"([^"]*)"/;

/** The word by which commands and saves name the rules at a path. */
export function idOf(path: string): string {
  const words = basename(path)
    .replace(/\.(?:zrf|zip)$/i, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return words === null ? 'rules' : words.join('-').slice(0, 60);
}

/** What is in a folder. */
export function entriesIn(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

/** The names in a folder that fit a pattern. */
export function namesIn(folder: string, pattern: RegExp): string[] {
  return entriesIn(folder).flatMap(({ name }) => (pattern.test(name) ? [name] : []));
}

function bytesIn(file: string): Uint8Array | undefined {
  const bytes = readRegularFile(file, RULES_LIMITS.fileBytes);
  return bytes.ok ? bytes.value : undefined;
}

/** The text of a file in UTF-8. */
export function textIn(file: string): string | undefined {
  const bytes = bytesIn(file);
  return bytes && new TextDecoder().decode(bytes);
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

/** The title that stands first in a rules file; those of zips are told when they are opened. */
export function titleIn(path: string): string | undefined {
  const name = isFolder(path) ? namesIn(path, /\.zrf$/i)[0] : undefined;
  const file = name === undefined ? path : join(path, name);
  const bytes = /\.zrf$/i.test(file) ? bytesIn(file) : undefined;
  return bytes && TITLE.exec(decode(bytes))?.[1];
}

/** The way through the puzzles of a folder, by the names of their files; most have none. */
export function readTrail(folder: string): ReadonlyMap<string, Waypoint> {
  const text = textIn(join(folder, 'path.txt'));
  const stops = text === undefined ? [] : parseTrail(text);
  return new Map(
    stops.map(({ name, difficulty, fewest }, place) => [
      `${name}.zrf`,
      { place, difficulty, fewest },
    ]),
  );
}

/** Other names of the games of a folder, by their ids: those it tells, and titles in all languages. */
export function readNames(folder: string): ReadonlyMap<string, readonly string[]> {
  const names = new Map(parseNames(textIn(join(folder, 'names.txt')) ?? ''));
  const add = (id: string, title: string | undefined) => {
    if (title !== undefined) names.set(id, [...(names.get(id) ?? []), title]);
  };
  for (const language of namesIn(folder, /^[a-z]{2}$/)) {
    for (const name of namesIn(join(folder, language), /\.ftl$/)) {
      const words = textIn(join(folder, language, name)) ?? '';
      add(name.slice(0, -'.ftl'.length), readTitle(words));
    }
  }
  for (const name of namesIn(folder, /\.zrf$/)) add(idOf(name), titleIn(join(folder, name)));
  return names;
}
