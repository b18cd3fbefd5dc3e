import { assertDefined } from '../../../../core/index.ts';
import type { Rules } from '../../../../games/zrf/index.ts';
import { cellsOf, typeOf } from '../../../../games/zrf/index.ts';
import type { Handling } from '../../../../puzzles/index.ts';
import type { BlockKind } from '../../../rules/blocks/block-shape.tsx';

const NAME_MOST = 3;

/** The beginning that all names share. */
function sharedBy(names: readonly string[]): string {
  const [first = '', ...others] = names;
  let length = first.length;
  for (const name of others) {
    while (!name.startsWith(first.slice(0, length))) length -= 1;
  }
  return first.slice(0, length).replace(/[\s_-]+$/, '');
}

/** A letter for a block whose tiles have no name to show: A to Z, then A2 and so on. */
function letterOf(block: number): string {
  const round = Math.floor(block / 26);
  return String.fromCharCode(65 + (block % 26)) + (round === 0 ? '' : String(round + 1));
}

/** What a block is called, from the names of its tiles: `Ba` to `Bd` are block B. */
export function labelOf(names: readonly string[], isSingle: boolean, block: number): string {
  const [name = ''] = names;
  if (isSingle) {
    const number = /\d+$/.exec(name)?.[0];
    return name.length <= NAME_MOST ? name : (number ?? letterOf(block));
  }
  const shared = names.length === 1 ? name.replace(/(?<=\p{Lu})\p{Ll}$/u, '') : sharedBy(names);
  return shared !== '' && shared.length <= NAME_MOST ? shared : letterOf(block);
}

/** A block as it is told of and drawn, wherever it stands. */
export interface Member {
  readonly label: string;
  readonly kind: BlockKind;
}

/** All blocks of a puzzle that begins with `cells`; `goals` are those that it is about. */
export function castOf(
  rules: Rules,
  { puzzle }: Handling,
  cells: readonly number[],
  goals: ReadonlySet<number>,
): Member[] {
  const kinds = cellsOf(rules);
  const names = puzzle.blocks.map(({ anchor, tiles }) =>
    tiles.map(
      ({ offset }) =>
        assertDefined(rules.pieces[typeOf(kinds, assertDefined(cells[anchor + offset]))]).name,
    ),
  );
  const labels = puzzle.blocks.map(({ isSingle }, block) =>
    labelOf(assertDefined(names[block]), isSingle, block),
  );
  // Names that do not tell blocks apart are none, but for tiles that look alike.
  const isTold = new Set(labels).size === labels.length || puzzle.blocks.every((b) => b.isSingle);
  return puzzle.blocks.map(({ isSingle }, block) => {
    const shape = puzzle.shapes.find(({ blocks }) => blocks.includes(block));
    const isFixed = (shape?.anchors.length ?? 0) < 2;
    const kind = isFixed ? 'wall' : goals.has(block) ? 'goal' : isSingle ? 'tile' : 'block';
    return { label: isTold ? assertDefined(labels[block]) : letterOf(block), kind };
  });
}
