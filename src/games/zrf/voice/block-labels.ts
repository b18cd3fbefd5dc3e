import { assertDefined } from '#core';
import type { Rules } from '../rules/index.ts';
import { cellsOf, typeOf } from '../rules/index.ts';
import { withoutTrailing } from '#kit/text/trailing.ts';
import type { Handling } from '../puzzles/index.ts';

const MAX_LABEL = 3;
const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** Common prefix of the names. */
function sharedBy(names: readonly string[]): string {
  const [first = '', ...others] = names;
  let length = first.length;
  for (const name of others) {
    while (!name.startsWith(first.slice(0, length))) length -= 1;
  }
  return withoutTrailing(first.slice(0, length), ' \t_-');
}

/** Letter for a block whose tiles have no suitable name: A to Z, then A2 and so on. */
function letterOf(block: number): string {
  const round = Math.floor(block / LETTERS.length);
  return assertDefined(LETTERS[block % LETTERS.length]) + (round === 0 ? '' : String(round + 1));
}

/** Label of a block from the names of its tiles: `Ba` to `Bd` are block B. */
export function labelOf(names: readonly string[], isSingle: boolean, block: number): string {
  const [name = ''] = names;
  if (isSingle) {
    const number = /(?<!\d)\d+$/.exec(name)?.[0];
    return name.length <= MAX_LABEL ? name : (number ?? letterOf(block));
  }
  const shared = names.length === 1 ? name.replace(/(?<=\p{Lu})\p{Ll}$/u, '') : sharedBy(names);
  return shared !== '' && shared.length <= MAX_LABEL ? shared : letterOf(block);
}

/** Labels of the blocks of a puzzle that starts with `cells`, each unique. */
export function labelsOf(rules: Rules, { puzzle }: Handling, cells: readonly number[]): string[] {
  const { blocks } = puzzle;
  const kinds = cellsOf(rules);
  const nameAt = (position: number) =>
    assertDefined(rules.pieces[typeOf(kinds, assertDefined(cells[position]))]).name;
  const labels = blocks.map(({ anchor, tiles, isSingle }, block) =>
    labelOf(
      tiles.map(({ offset }) => nameAt(anchor + offset)),
      isSingle,
      block,
    ),
  );
  // Duplicate labels are useless, except for identical tiles.
  const areClear = new Set(labels).size === labels.length || blocks.every((one) => one.isSingle);
  return areClear ? labels : blocks.map((_, block) => letterOf(block));
}
