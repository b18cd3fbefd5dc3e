import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { parsed } from '../../core/index.ts';
import { WORLD_BYTES_MOST } from '../../games/rogue/index.ts';
import { inOrder } from '../../presentation/rogue/world-order.ts';
import type { BuiltInWorld, RogueServices } from '../../screen/looks/index.ts';
import { packageRoot } from './package-root.ts';
import { readRegularFile } from './read-file.ts';

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

/** A path as people type it: `~` is their own folder. */
function pathOf(typed: string): string {
  return typed === '~' || typed.startsWith('~/') ? join(homedir(), typed.slice(1)) : typed;
}

/** The worlds of the tile roguelike on this machine. */
export const rogueServices: RogueServices = {
  worlds: findWorlds,
  read: (typed) => {
    const bytes = readRegularFile(pathOf(typed), WORLD_BYTES_MOST, typed);
    return bytes.ok ? parsed(new TextDecoder().decode(bytes.value)) : bytes;
  },
};
