import { assertDefined } from '#core';
import { EMPTY } from '#games/zrf/rules/index.ts';
import { placeOf } from '../game/ground.ts';
import { GHOST } from '../../blocks/block-shape.tsx';
import { CELL, middleOf, outlineOf } from '../../blocks/outline.ts';
import { placesOf } from '../model/puzzle-page-model.ts';
import type { PuzzlePageModel } from '../model/puzzle-page-model.ts';
import { hintedWay } from '../model/describe-block.ts';

/** Shortest way to each free position the picked block can reach. */
export function markedWays({
  model,
  animator,
  picked,
  reaches,
}: PuzzlePageModel): Map<number, number> {
  const marked = new Map<number, number>();
  const block = picked.value;
  const reach = block === undefined ? undefined : reaches.value[block];
  if (block === undefined || reach === undefined) return marked;
  const { cells } = animator.position.value;
  for (const [index, { anchors }] of reach.ways.entries()) {
    for (const position of model.handling.tilesOf(block, assertDefined(anchors.at(-1)))) {
      if (cells[position] === EMPTY && !marked.has(position)) marked.set(position, index);
    }
  }
  return marked;
}

/** Dots on the places the picked block can reach. */
export function Marks({ puzzle }: { readonly puzzle: PuzzlePageModel }) {
  const marked = markedWays(puzzle);
  return (
    <g class="marks" aria-hidden="true">
      {[...marked.keys()].map((position) => {
        const { column, row } = placeOf(puzzle.model.ground, position);
        return (
          <circle
            key={position}
            class="mark"
            data-mark={position}
            cx={(column + 0.5) * CELL}
            cy={(row + 0.5) * CELL}
            r={CELL * 0.13}
          />
        );
      })}
    </g>
  );
}

/** Target of the hinted block, with an arrow along its way. */
export function HintArrow({ puzzle }: { readonly puzzle: PuzzlePageModel }) {
  const hinted = hintedWay(puzzle);
  if (hinted === undefined) return null;
  const { block, anchors } = hinted;
  const { model } = puzzle;
  const middles = anchors.map((anchor) => middleOf(placesOf(model, block, anchor)));
  const [from, to] = [assertDefined(middles.at(-2)), assertDefined(middles.at(-1))];
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const path = middles.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  const target = outlineOf(placesOf(model, block, assertDefined(anchors.at(-1))), GHOST);
  return (
    <g class="hint-arrow" aria-hidden="true">
      <path class="hint-target" d={target} />
      <path class="hint-line-edge" d={path} />
      <path class="hint-line" d={path} />
      <path
        class="hint-tip"
        transform={`translate(${to.x} ${to.y}) rotate(${turn})`}
        d="M-16 -20L18 0L-16 20Z"
      />
    </g>
  );
}
