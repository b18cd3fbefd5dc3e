import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { below, deriveSeed, makeStream, must, pick, assertDefined } from '#core';
import type { Random, Seed } from '#core';
import { readForms } from '#games/zrf/rules/expand/forms.ts';
import { folderOf } from '#games/zrf/rules/files/folder.ts';
import { openRules } from '#games/zrf/rules/game/library.ts';
import type { OpenedRules } from '#games/zrf/rules/game/library.ts';
import type { Node } from '#games/zrf/rules/syntax/node.ts';
import { openRules as openFile } from '#games/zrf/commands/rules-files.ts';
import { makeNodes } from './nodes.ts';
import { playHostile } from './support/hostile.ts';
import { repeats } from '#test/support/deep.ts';

/** Files of many kinds of games that compile quickly. */
const FILES = [
  'alquerque.zrf',
  'breakthrough.zrf',
  'connect-four.zrf',
  'crossroads.zrf',
  'dobutsu.zrf',
  'fox-and-geese.zrf',
  'los-alamos.zrf',
  'nine-mens-morris.zrf',
  'reversi.zrf',
  'royal-game-of-ur.zrf',
  'russian-draughts.zrf',
  'tic-tac-toe.zrf',
];
const MUTANTS = repeats(6, 100);
/** Maximum number of attempts until one mutant can be played. */
const MAX_MUTANTS = 100;
const MUTATIONS = 3;
const STEPS = 30;
const encoder = new TextEncoder();

function open(bytes: Uint8Array): OpenedRules {
  return openRules(folderOf(new Map([['mutant.zrf', bytes]])), 'mutant.zrf', 'mutant');
}

/** A mutable copy of a tree. */
type Tree = { kind: Node['kind']; text: string; items: Tree[] };

function treeOf(node: Node): Tree {
  if (node.kind === 'list') return { kind: 'list', text: '', items: node.items.map(treeOf) };
  return { kind: node.kind, text: node.text, items: [] };
}

const NOWHERE = { file: '', line: 1, column: 1 };

function nodeOf({ kind, text, items }: Tree): Node {
  return kind === 'list'
    ? { kind, items: items.map(nodeOf), at: NOWHERE }
    : { kind, text, at: NOWHERE };
}

function listsIn(tree: Tree): Tree[] {
  return tree.kind === 'list' ? [tree, ...tree.items.flatMap(listsIn)] : [];
}

function atomsIn(tree: Tree): Tree[] {
  return tree.kind === 'list' ? tree.items.flatMap(atomsIn) : [tree];
}

const STRAY = [
  '0',
  '-1',
  '999999999',
  'add',
  'cascade',
  'while',
  'true',
  'n',
  'White',
  'x',
  '?',
  '$1',
];

/** Makes one change: removes, duplicates or swaps a node, or replaces an atom. */
function mutate(root: Tree, random: Random): void {
  const list = pick(random, listsIn(root));
  const at = below(random, Math.max(1, list.items.length));
  const item = list.items[at];
  const kind = below(random, 5);
  if (item === undefined) return;
  if (kind === 0) list.items.splice(at, 1);
  else if (kind === 1) list.items.splice(at, 0, item);
  else if (kind === 2) {
    const other = below(random, list.items.length);
    [list.items[at], list.items[other]] = [assertDefined(list.items[other]), item];
  } else {
    const atoms = atomsIn(root);
    const atom = pick(random, atoms);
    atom.text = kind === 3 ? pick(random, atoms).text.replaceAll('"', '') : pick(random, STRAY);
  }
}

function formsOf(file: string): readonly Node[] {
  const { folder, main } = must(openFile(`content/rules/${file}`));
  return readForms(folder, main).forms;
}

/** Plays a few moves of rules that open; others must report an error. */
function expectSound({ game, diagnoses }: OpenedRules, seed: Seed): boolean {
  if (!game.ok) {
    expect(game.problems.length).toBeGreaterThan(0);
    expect(diagnoses.some(({ severity }) => severity === 'error')).toBe(true);
    return false;
  }
  const variants = game.value.variants.map(({ key }) => key);
  const variant = pick(makeStream(seed, 'variant'), variants);
  playHostile(game.value, variant, seed, STEPS);
  return true;
}

describe.each(FILES)('%s', (file) => {
  const root: Tree = { kind: 'list', text: '', items: formsOf(file).map(treeOf) };

  test('survives removed, duplicated and changed parts', () => {
    let playable = 0;
    for (let index = 0; index < MUTANTS || (playable === 0 && index < MAX_MUTANTS); index += 1) {
      const seed = deriveSeed(`mutants of ${file}`, index);
      const random = makeStream(seed, 'mutations');
      const mutant = structuredClone(root);
      for (let change = 0; change <= below(random, MUTATIONS); change += 1) mutate(mutant, random);
      const text = makeNodes(mutant.items.map(nodeOf));
      if (expectSound(open(encoder.encode(text)), seed)) playable += 1;
    }
    expect(playable).toBeGreaterThan(0);
  });

  test('survives truncation and changed bytes', () => {
    const bytes = new Uint8Array(readFileSync(`content/rules/${file}`));
    for (let index = 0; index < MUTANTS; index += 1) {
      const seed = deriveSeed(`bytes of ${file}`, index);
      const random = makeStream(seed, 'bytes');
      const damaged = bytes.slice(
        0,
        below(random, 2) === 0 ? below(random, bytes.length) : undefined,
      );
      for (let change = 0; change < below(random, 20); change += 1) {
        damaged[below(random, bytes.length)] = below(random, 256);
      }
      expectSound(open(damaged), seed);
    }
  });
});
