import { readdirSync, statSync } from 'node:fs';
import type { Dirent } from 'node:fs';
import { basename, join } from 'node:path';
import { decode, RULES_LIMITS } from '../rules/index.ts';
import { parseNames, readTitle } from '../voice/find-games.ts';
import { parseTrail } from '../puzzles/index.ts';
import type { Waypoint } from '../voice/services.ts';
import { readRegularFile } from '#terminal/files/read-file.ts';

/** Data stored with the rules in a folder; unreadable files count as missing. */

/** Matches the first title in a rules file. */
const TITLE = /\(\s*title\s+"([^"]*)"/;

/** Id of the rules at a path, for commands and saves. */
export function idOf(path: string): string {
  const words = basename(path)
    .replace(/\.(?:zrf|zip)$/i, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return words === null ? 'rules' : words.join('-').slice(0, 60);
}

/** Entries of a folder. */
export function entriesIn(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

/** Names in a folder that match a pattern. */
export function namesIn(folder: string, pattern: RegExp): string[] {
  return entriesIn(folder).flatMap(({ name }) => (pattern.test(name) ? [name] : []));
}

function bytesIn(file: string): Uint8Array | undefined {
  const bytes = readRegularFile(file, RULES_LIMITS.fileBytes);
  return bytes.ok ? bytes.value : undefined;
}

/** Text of a UTF-8 file. */
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

/** First title in a rules file; titles in zips are known only after opening. */
export function titleIn(path: string): string | undefined {
  const name = isFolder(path) ? namesIn(path, /\.zrf$/i)[0] : undefined;
  const file = name === undefined ? path : join(path, name);
  const bytes = /\.zrf$/i.test(file) ? bytesIn(file) : undefined;
  return bytes && TITLE.exec(decode(bytes))?.[1];
}

/** Puzzle trail of a folder, by file name; empty in most folders. */
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

/** Alternative names of a folder's games, by id: listed names, and titles in all languages. */
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
