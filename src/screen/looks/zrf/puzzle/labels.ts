import { assertDefined } from '../../../../core/index.ts';
import type { Handling } from '../../../../puzzles/index.ts';
import type { Rules } from '../../../../games/zrf/index.ts';
import { cellsOf, typeOf } from '../../../../games/zrf/index.ts';

const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const LONGEST = 3;

function commonStart(names: readonly string[]): string {
  const [first = '', ...others] = names;
  let length = first.length;
  while (!others.every((name) => name.startsWith(first.slice(0, length)))) length -= 1;
  return first.slice(0, length);
}

/** What the names of a block's tiles have in common: `A` for Aa, Ab, Ac; `D` for Da alone. */
function nameOf(names: readonly string[]): string {
  const name = commonStart(names);
  return /^\p{Lu}\p{Ll}$/u.test(name) ? name.slice(0, 1) : name;
}

/** The nth of A, B, ... Z, A1, B1 ... */
function letterOf(index: number): string {
  const round = Math.floor(index / LETTERS.length);
  return assertDefined(LETTERS[index % LETTERS.length]) + (round === 0 ? '' : String(round));
}

/** What blocks are called: as their tiles are, where these names are short and all different. */
export function labelsOf(rules: Rules, handling: Handling, cells: readonly number[]): string[] {
  const kinds = cellsOf(rules);
  const anchors = handling.anchorsIn(cells);
  const names = anchors.map((anchor, block) =>
    nameOf(
      handling
        .tilesOf(block, anchor)
        .map((tile) => assertDefined(rules.pieces[typeOf(kinds, assertDefined(cells[tile]))]).name),
    ),
  );
  const isClear =
    new Set(names).size === names.length &&
    names.every((name) => name !== '' && name.length <= LONGEST);
  return isClear ? names : names.map((_, block) => letterOf(block));
}
