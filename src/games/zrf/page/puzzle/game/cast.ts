import { assertDefined } from '#core';
import type { Rules } from '#games/zrf/rules/index.ts';
import { labelsOf } from '#games/zrf/voice/block-labels.ts';
import type { Handling } from '#games/zrf/puzzles/index.ts';
import type { BlockKind } from '../../blocks/block-shape.tsx';

/** Label and appearance of a block, independent of its position. */
export interface Member {
  readonly label: string;
  readonly kind: BlockKind;
}

/** All blocks of a puzzle that starts with `cells`; `goals` are its goal blocks. */
export function castOf(
  rules: Rules,
  handling: Handling,
  cells: readonly number[],
  goals: ReadonlySet<number>,
): Member[] {
  const labels = labelsOf(rules, handling, cells);
  const { blocks, shapes } = handling.puzzle;
  return blocks.map(({ isSingle }, block) => {
    const shape = shapes.find((one) => one.blocks.includes(block));
    const isFixed = (shape?.anchors.length ?? 0) < 2;
    const kind = isFixed ? 'wall' : goals.has(block) ? 'goal' : isSingle ? 'tile' : 'block';
    return { label: assertDefined(labels[block]), kind };
  });
}
