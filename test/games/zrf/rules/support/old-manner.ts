import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RulesFolder } from '#games/zrf/rules/index.ts';
import { folderOf } from '#games/zrf/rules/index.ts';

/** Rules in the style written for the original program. */
const FOLDER = 'test/cases/zrf/old-manner';
const RULES = /\.(zrf|inc)$/i;

const entries = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' });

/** Names of the games, one file each, at the top of the folder. */
export const oldFiles = entries.filter((name) => /^[^/]+\.zrf$/i.test(name));

/** All files of the folder and its subfolders as bytes, since some are not UTF-8. */
export const oldBytes: ReadonlyMap<string, Uint8Array> = new Map(
  entries
    .filter((name) => RULES.test(name))
    .map((name) => [name, readFileSync(join(FOLDER, name))] as const),
);

export const oldFolder: RulesFolder = folderOf(oldBytes);
