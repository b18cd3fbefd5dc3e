import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { failed, parsed } from '#core';
import type { Parsed, Problem } from '#core';
import {
  RULES_LIMITS,
  chooseNamed,
  chooseOnly,
  folderOfZip,
  isRulesName,
  rulesProblem,
} from '../rules/index.ts';
import type { RulesFile, RulesFolder } from '../rules/index.ts';
import { suggest } from '#kit/text/suggest.ts';
import { withoutTrailing } from '#kit/text/trailing.ts';
import { systemReason } from '#terminal/files/system-reason.ts';
import { readRegularFile, shownPath, STDIO } from '#terminal/files/read-file.ts';

/** A zip and a file inside it. */
const IN_ZIP = /^(.*?\.zip)[/\\](.+)$/i;

function unreadable(name: string, error: unknown): Problem {
  return rulesProblem('rules-unreadable', { name, ...systemReason(error) }, name);
}

/**
 * File names in a folder and its subfolders, level by level; symbolic links to folders are not
 * followed.
 */
function namesIn(root: string): string[] {
  const names: string[] = [];
  let level = [''];
  for (let depth = 0; depth < RULES_LIMITS.folders && level.length > 0; depth++) {
    const deeper: string[] = [];
    for (const folder of level) {
      if (names.length + deeper.length >= RULES_LIMITS.names) return names;
      for (const entry of entriesIn(join(root, folder))) {
        if (entry.isFile() || entry.isSymbolicLink()) names.push(folder + entry.name);
        if (entry.isDirectory()) deeper.push(`${folder}${entry.name}/`);
      }
    }
    level = deeper;
  }
  return names;
}

function entriesIn(folder: string) {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.filter(({ name }) => !name.startsWith('.'));
  } catch {
    return [];
  }
}

/** Reads one plain file inside the folder, within the size limit. */
function readInside(root: string, name: string): Parsed<Uint8Array> {
  try {
    const path = realpathSync(join(root, name));
    const isInside = path.startsWith(root.endsWith(sep) ? root : root + sep);
    if (!isInside) return failed(rulesProblem('rules-outside', { name }, name));
    return readRegularFile(path, RULES_LIMITS.assetBytes, name);
  } catch (error) {
    return failed(unreadable(name, error));
  }
}

/** A folder on disk, listed lazily. */
class DiskFolder implements RulesFolder {
  readonly #root: string;
  #names: readonly string[] | undefined;

  constructor(root: string) {
    this.#root = realpathSync(root);
  }

  get names(): readonly string[] {
    this.#names ??= namesIn(this.#root);
    return this.#names;
  }

  readonly read = (name: string): Parsed<Uint8Array> => readInside(this.#root, name);
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}

/** Opens a zip, read whole; its files are unpacked on demand. */
export function openZip(path: string): Parsed<RulesFolder> {
  const bytes = readRegularFile(path, RULES_LIMITS.zipBytes);
  return bytes.ok ? folderOfZip(bytes.value, path) : bytes;
}

/** Reads rules or a zip from standard input. */
function openInput(): Parsed<RulesFile> {
  const bytes = readRegularFile(STDIO, RULES_LIMITS.zipBytes);
  if (!bytes.ok) return bytes;
  const shown = shownPath(STDIO);
  const isZip = new TextDecoder().decode(bytes.value.subarray(0, 2)) === 'PK';
  if (isZip) {
    const zip = folderOfZip(bytes.value, shown);
    return zip.ok ? chooseOnly(zip.value, shown) : zip;
  }
  const main = shown;
  const folder: RulesFolder = {
    names: [main],
    read: (name) => (name === main ? bytes : failed(rulesProblem('rules-missing', { name }, name))),
  };
  return parsed({ folder, main });
}

function openExisting(path: string): Parsed<RulesFile> {
  if (statSync(path).isDirectory())
    return chooseOnly(new DiskFolder(path), withoutTrailing(path, '/\\'));
  if (isRulesName(path)) {
    return parsed({ folder: new DiskFolder(dirname(path)), main: basename(path) });
  }
  if (!/\.zip$/i.test(path)) return failed(rulesProblem('rules-none', { name: path }));
  const zip = openZip(path);
  return zip.ok ? chooseOnly(zip.value, path) : zip;
}

function openMissing(path: string): Parsed<RulesFile> {
  const [, zipPath = '', name = ''] = IN_ZIP.exec(path) ?? [];
  if (zipPath !== '' && isFile(zipPath)) {
    const zip = openZip(zipPath);
    return zip.ok ? chooseNamed(zip.value, name.replaceAll('\\', '/'), zipPath) : zip;
  }
  const folder = dirname(path);
  const siblings = entriesIn(folder).map((entry) => entry.name);
  const suggestion = suggest(basename(path), siblings);
  if (suggestion === undefined) return failed(rulesProblem('rules-missing', { name: path }));
  const suggestedPath = folder === '.' ? suggestion : join(folder, suggestion);
  return failed(rulesProblem('rules-missing-meant', { name: path, meant: suggestedPath }));
}

/**
 * Opens rules by path: a .zrf file, a folder with one, a .zip, or a file in a zip
 * (`game.zip/inner.zrf`). Never throws for file system errors.
 */
export function openRules(path: string): Parsed<RulesFile> {
  try {
    if (path === STDIO) return openInput();
    return existsSync(path) ? openExisting(path) : openMissing(path);
  } catch (error) {
    return failed(unreadable(path, error));
  }
}
