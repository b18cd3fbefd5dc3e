import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { failed, parsed } from '#core';
import type { Problem } from '#core';
import { readWorld, MAX_WORLD_BYTES } from '../rules/index.ts';
import type { WorldReport } from '../rules/index.ts';
import { inOrder } from '../voice/world-order.ts';
import type { BuiltInWorld, RogueServices } from '../voice/services.ts';
import { packageRoot } from '#terminal/files/package-root.ts';
import { readRegularFile } from '#terminal/files/read-file.ts';

const FOLDER = join(packageRoot, 'content', 'worlds');
const ENDING = '.world';

function findWorlds(): readonly BuiltInWorld[] {
  const names = readdirSync(FOLDER)
    .filter((file) => file.endsWith(ENDING))
    .map((file) => file.slice(0, -ENDING.length));
  const order = readFileSync(join(FOLDER, 'order.txt'), 'utf8');
  return inOrder(names, order).map((name) => ({
    name,
    load: () => readFile(join(FOLDER, `${name}${ENDING}`), 'utf8'),
  }));
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
  read: (typed) => {
    const bytes = readRegularFile(pathOf(typed), MAX_WORLD_BYTES, typed);
    return bytes.ok ? parsed(new TextDecoder().decode(bytes.value)) : bytes;
  },
};
