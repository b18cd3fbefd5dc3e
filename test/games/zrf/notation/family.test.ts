import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { familyOf } from '#games/zrf/notation/index.ts';
import { ownRules } from '../page/games.ts';
import { rulesOf } from '../rules/lower/stage.ts';

test.each([
  ['chess', 'chess'],
  ['los-alamos', 'chess'],
  ['makruk', 'chess'],
  ['shogi', 'shogi'],
  ['dobutsu', 'shogi'],
  ['xiangqi', 'xiangqi'],
  ['international-draughts', 'draughts'],
  ['russian-draughts', 'draughts'],
  ['connect-four', 'columns'],
  ['alquerque', 'coordinates'],
  ['breakthrough', 'coordinates'],
  ['hasami-shogi', 'coordinates'],
  ['gomoku', 'coordinates'],
  ['halma', 'coordinates'],
] as const)('%s is written as %s', (id, family) => {
  expect(familyOf(ownRules(id))).toBe(family);
});

/** A built-in file without its options for this program. */
function bare(id: string): string {
  return readFileSync(`content/rules/${id}.zrf`, 'utf8').replaceAll(/^\s*;@.*$/gm, '');
}

test.each([
  ['chess', 'chess'],
  ['shogi', 'shogi'],
  ['xiangqi', 'xiangqi'],
  ['connect-four', 'coordinates'],
] as const)('%s without an option is taken for %s', (id, family) => {
  expect(familyOf(rulesOf(bare(id)))).toBe(family);
});
