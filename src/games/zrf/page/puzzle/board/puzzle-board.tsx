import './board.css';
import { useComputed } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import { assertDefined } from '#core';
import { say } from '#web/language/language.ts';
import { BlockFrame, frameOf } from '../../blocks/block-frame.tsx';
import { GhostRims, Ghosts } from '../../blocks/block-picture.tsx';
import type { Ghost } from '../../blocks/block-picture.tsx';
import { BlockShape, fromFirst } from '../../blocks/block-shape.tsx';
import { BoardPointer } from './board-pointer.ts';
import { onBoardKey } from './board-keys.ts';
import { HintArrow, Marks } from './board-marks.tsx';
import { CELL } from '../../blocks/outline.ts';
import { canMove, placesOf } from '../model/puzzle-page-model.ts';
import type { PuzzlePageModel } from '../model/puzzle-page-model.ts';
import { describeBlock, hintedWay } from '../model/describe-block.ts';
import { puzzleSettings } from '../../settings/sections.ts';

/** Maximum side of a square, in CSS pixels. */
const MAX_PLACE = 300;

/** Puzzle board: each block is a draggable shape and a keyboard button. */
export function PuzzleBoard({ puzzle }: { readonly puzzle: PuzzlePageModel }) {
  const frame = useRef<HTMLDivElement>(null);
  const pointer = useMemo(() => new BoardPointer(puzzle), [puzzle]);
  const { box, model, solver } = puzzle;
  const { look } = puzzleSettings.value;
  const wide = frameOf(box);
  const maxSize = (places: number) => `${((places * CELL + 2 * wide) / CELL) * MAX_PLACE}px`;
  const ghosts = useMemo(() => ghostsOf(puzzle), [puzzle]);
  const isSolved = model.isSolved.value && solver.solution.value === undefined;
  return (
    <div
      class={`board puzzle-board${isSolved ? ' puzzle-solved' : ''}`}
      ref={frame}
      onKeyDown={(event) => {
        if (onBoardKey(puzzle, event)) {
          event.preventDefault();
          event.stopPropagation();
        }
      }}
    >
      <BlockFrame
        box={box}
        look={look}
        attributes={{
          role: 'group',
          'aria-label': say('web-board'),
          style: { maxWidth: maxSize(box.columns), maxHeight: maxSize(box.rows) },
          onPointerDown: (event) => pointer.press(event),
          onPointerMove: (event) => pointer.move(event),
          onPointerUp: (event) => pointer.release(event),
          onPointerCancel: () => pointer.cancel(),
        }}
      >
        {(patterns) => (
          <>
            <Ghosts ghosts={ghosts} patterns={patterns} />
            {ghosts.length === 1 ? null : <GhostRims ghosts={ghosts} />}
            <Marks puzzle={puzzle} />
            {[...puzzle.cast.keys()].map((block) => (
              <Block key={block} puzzle={puzzle} block={block} patterns={patterns} />
            ))}
            {ghosts.length === 1 ? <GhostRims ghosts={ghosts} /> : null}
            <HintArrow puzzle={puzzle} />
          </>
        )}
      </BlockFrame>
    </div>
  );
}

interface PartProps {
  readonly puzzle: PuzzlePageModel;
  readonly patterns: string;
}

function ghostsOf({ goal, goalBlocks, model, cast }: PuzzlePageModel): Ghost[] {
  const places = [...(goal ?? [])].filter(([block]) => goalBlocks.has(block));
  return places.map(([block, anchor]) => ({
    cells: placesOf(model, block, anchor),
    // If there are several, each is labelled with its letter.
    label: places.length === 1 ? '' : assertDefined(cast[block]).label,
  }));
}

function Block({ puzzle, block, patterns }: PartProps & { readonly block: number }) {
  const { animator, model, cast, picked } = puzzle;
  const { label, kind } = assertDefined(cast[block]);
  const { anchor } = assertDefined(model.handling.puzzle.blocks[block]);
  const cells = useMemo(() => fromFirst(placesOf(model, block, anchor)), [model, block]);
  const spot = animator.glide.spot(block);
  const transform = useComputed(() => `translate(${spot.value.x * CELL} ${spot.value.y * CELL})`);
  const isFree = canMove(puzzle, block);
  const isPicked = picked.value === block;
  const isHinted = hintedWay(puzzle)?.block === block;
  const marks = `${isFree ? ' is-free' : ''}${isPicked ? ' is-picked' : ''}${isHinted ? ' is-hinted' : ''}`;
  return (
    <g
      class={`puzzle-block${marks}`}
      data-block={block}
      data-label={label}
      transform={transform}
      role="button"
      aria-disabled={!isFree}
      aria-pressed={isPicked}
      aria-label={describeBlock(puzzle, block)}
      tabindex={isFree ? 0 : -1}
      onClick={(event) => {
        // Pointer clicks are handled as presses; this click comes from a screen reader.
        if (event.detail === 0) new BoardPointer(puzzle).tap(block);
      }}
    >
      <BlockShape
        block={{ id: block, cells, label, kind }}
        hasLabel={puzzleSettings.value.labels}
        patterns={patterns}
      />
    </g>
  );
}
