import { readdirSync, readFileSync } from 'node:fs';
import { must } from '#core';
import { readWorld, writeWorld } from '#games/rogue/rules/index.ts';
import { mutateText } from '../mutation.ts';
import { isAccepted, memoize, sayAll } from '../reader.ts';
import type { Reader } from '../reader.ts';

const FOLDER = 'test/cases/worlds';

const worlds = memoize(() =>
  readdirSync(FOLDER)
    .sort()
    .map((name) => readFileSync(`${FOLDER}/${name}`, 'utf8')),
);

/** Parses a world, formats the result, and parses it again. */
function readWorldText(input: string): boolean {
  const { plan, warnings } = readWorld(input);
  sayAll(warnings);
  if (!isAccepted(plan)) return false;
  must(readWorld(must(writeWorld(plan.value)).text).plan);
  return true;
}

export const ROGUE: readonly Reader[] = [
  { name: 'worlds', samples: worlds, mutate: mutateText, read: readWorldText },
];
