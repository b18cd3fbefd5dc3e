import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RulesFolder } from '#games/zrf/rules/index.ts';
import { folderOf } from '#games/zrf/rules/index.ts';

/** Where rules lie that are written as people wrote them for the original program. */
const FOLDER = 'test/cases/zrf/old-manner';
const RULES = /\.(zrf|inc)$/i;

const entries = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' });

/** The games, one in each file of the folder itself. */
export const oldFiles = entries.filter((name) => /^[^/]+\.zrf$/i.test(name));

/** All files of the folder and of those in it, as they lie there: some are not UTF-8. */
export const oldBytes: ReadonlyMap<string, Uint8Array> = new Map(
  entries
    .filter((name) => RULES.test(name))
    .map((name) => [name, readFileSync(join(FOLDER, name))] as const),
);

export const oldFolder: RulesFolder = folderOf(oldBytes);
