import { readdirSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { failed, parsed } from '#core';
import type { Parsed, Problem } from '#core';
import { firstOf, isWorldName, readWorld, MAX_WORLD_BYTES } from '../rules/index.ts';
import type { WorldFile, WorldReport } from '../rules/index.ts';
import { inOrder } from '../voice/world-order.ts';
import type { BuiltInWorld, RogueServices, WorldSet } from '../voice/services.ts';
import { packageRoot } from '#terminal/files/package-root.ts';
import { readRegularFile, STDIO } from '#terminal/files/read-file.ts';

const FOLDER = join(packageRoot, 'content', 'worlds');
const ENDING = '.world';

function findWorlds(): readonly BuiltInWorld[] {
  const entries = readdirSync(FOLDER, { withFileTypes: true });
  const folders = new Set(entries.flatMap((one) => (one.isDirectory() ? [one.name] : [])));
  const names = [...folders, ...worldNames(FOLDER)];
  const order = readFileSync(join(FOLDER, 'order.txt'), 'utf8');
  return inOrder(names, order).map((name) => ({
    name,
    load: () => (folders.has(name) ? loadFolder(join(FOLDER, name)) : loadFiles(FOLDER, [name])),
  }));
}

/** Names of the worlds in a folder. */
function worldNames(folder: string): readonly string[] {
  const files = readdirSync(folder).filter((file) => isWorldName(file));
  return files.map((file) => file.slice(0, -ENDING.length)).sort();
}

async function loadFolder(folder: string): Promise<readonly WorldFile[]> {
  return loadFiles(folder, worldNames(folder));
}

async function loadFiles(folder: string, names: readonly string[]): Promise<readonly WorldFile[]> {
  const load = async (name: string): Promise<WorldFile> => {
    return { name, text: await readFile(join(folder, `${name}${ENDING}`), 'utf8') };
  };
  return Promise.all(names.map(load));
}

/** The world files beside a path that can be read. */
export function worldsBeside(path: string): readonly WorldFile[] {
  const folder = dirname(path);
  return worldNames(folder).flatMap((name) => {
    const bytes = readRegularFile(join(folder, `${name}${ENDING}`), MAX_WORLD_BYTES);
    return bytes.ok ? [{ name, text: new TextDecoder().decode(bytes.value) }] : [];
  });
}

/** Name of the world in a file. */
export function worldNameOf(path: string): string {
  return basename(path).replace(/\.world$/i, '');
}

/** Reads a world file and its neighbours, or a folder of worlds. */
export function readSetAt(path: string, shown = path): Parsed<WorldSet> {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() === true) {
    const files = worldsBeside(join(path, `any${ENDING}`));
    const start = firstOf(files);
    if (start !== undefined) return parsed({ start, files });
  }
  const bytes = readRegularFile(path, MAX_WORLD_BYTES, shown);
  if (!bytes.ok) return bytes;
  const start = { name: worldNameOf(path), text: new TextDecoder().decode(bytes.value) };
  return parsed({ start, files: path === STDIO ? [start] : [start, ...worldsBeside(path)] });
}

type ReadWorld = Pick<WorldReport, 'plan' | 'warnings'> & Partial<WorldReport>;

/** Reads the world file at a path; problems and warnings include the path. */
export function readWorldAt(path: string): ReadWorld {
  const bytes = readRegularFile(path, MAX_WORLD_BYTES);
  if (!bytes.ok) return { plan: bytes, warnings: [] };
  const placed = (problem: Problem) => ({ ...problem, file: path });
  const report = readWorld(new TextDecoder().decode(bytes.value));
  const { plan, warnings } = report;
  return {
    ...report,
    plan: plan.ok ? plan : failed(plan.problems.map(placed)),
    warnings: warnings.map(placed),
  };
}

/** Expands `~` in a path to the home directory. */
function pathOf(typed: string): string {
  return typed === '~' || typed.startsWith('~/') ? join(homedir(), typed.slice(1)) : typed;
}

/** Worlds of the tile roguelike on this computer. */
export const rogueServices: RogueServices = {
  worlds: findWorlds,
  read: (typed) => readSetAt(pathOf(typed), typed),
};
