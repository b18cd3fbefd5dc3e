import { assertDefined } from '#core';
import { say } from '#web/language/language.ts';
import { BlockPicture } from '../../blocks/block-picture.tsx';
import { placesOf } from '../model/puzzle-page-model.ts';
import type { PuzzlePageModel } from '../model/puzzle-page-model.ts';
import { puzzleSettings } from '../../settings/sections.ts';

/** Goal position, if it concerns several blocks. */
export function GoalPicture({ puzzle }: { readonly puzzle: PuzzlePageModel }) {
  const { goal, model, cast, box } = puzzle;
  if (goal === undefined || goal.size === 1) return null;
  const { shapes } = model.handling.puzzle;
  const blocks = [...goal].map(([block, anchor]) => {
    const { label, kind } = assertDefined(cast[block]);
    const isOne = shapes.some((shape) => shape.blocks.length === 1 && shape.blocks[0] === block);
    // Interchangeable blocks of one shape have no label there.
    return { id: block, kind, label: isOne ? label : '', cells: placesOf(model, block, anchor) };
  });
  return (
    <figure class="goal-picture">
      <BlockPicture
        box={box}
        blocks={blocks}
        look={puzzleSettings.value.look}
        label={say('puzzle-goal-picture')}
      />
      <figcaption>{say('puzzle-goal')}</figcaption>
    </figure>
  );
}
