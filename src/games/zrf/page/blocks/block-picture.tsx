import type { SVGAttributes } from 'preact';
import { assertDefined, largest } from '#core';
import type { PuzzleLook } from '../settings/puzzle-settings.ts';
import { BlockFrame } from './block-frame.tsx';
import type { Box } from './block-frame.tsx';
import { BlockShape, GHOST } from './block-shape.tsx';
import type { PicturedBlock } from './block-shape.tsx';
import { CELL, outlineOf } from './outline.ts';
import type { Square } from './outline.ts';

interface BlockPictureProps {
  readonly box: Box;
  readonly blocks: readonly PicturedBlock[];
  /** Targets of blocks. */
  readonly ghosts?: readonly Ghost[];
  readonly look: PuzzleLook;
  readonly hasLabels?: boolean;
  /** Label for screen readers; a picture without one is hidden from them. */
  readonly label?: string;
  /** Attributes of a block's group: pointer handlers, marks, a class. */
  readonly attributesOf?: (block: PicturedBlock) => SVGAttributes<SVGGElement>;
  readonly attributes?: SVGAttributes<SVGSVGElement>;
}

/** Target place of a block. */
export interface Ghost {
  readonly cells: readonly Square[];
  readonly label: string;
}

/** Blocks in their box, without a backdrop, for pictures and the editor. */
export function BlockPicture({
  box,
  blocks,
  ghosts = [],
  look,
  hasLabels = true,
  label,
  attributesOf = () => ({}),
  attributes = {},
}: BlockPictureProps) {
  const named =
    label === undefined
      ? ({ 'aria-hidden': 'true' } as const)
      : ({ role: 'img', 'aria-label': label } as const);
  return (
    <BlockFrame box={box} look={look} attributes={{ ...named, ...attributes }}>
      {(patterns) => (
        <>
          <Ghosts ghosts={ghosts} patterns={patterns} />
          {blocks.map((block) => {
            const { column, row } = assertDefined(block.cells[0]);
            return (
              <g
                key={block.id}
                {...attributesOf(block)}
                transform={`translate(${column * CELL} ${row * CELL})`}
              >
                <BlockShape block={block} hasLabel={hasLabels} patterns={patterns} />
              </g>
            );
          })}
          <GhostRims ghosts={ghosts} />
        </>
      )}
    </BlockFrame>
  );
}

interface GhostsProps {
  readonly ghosts: readonly Ghost[];
  readonly patterns: string;
}

/** Targets of blocks, drawn below the blocks. */
export function Ghosts({ ghosts, patterns }: GhostsProps) {
  return (
    <g class="ghosts" aria-hidden="true">
      {ghosts.map(({ cells }, index) => {
        const path = outlineOf(cells, GHOST);
        return (
          <g key={index}>
            <path class="ghost-face" d={path} />
            <path class="ghost-hatch" d={path} fill={`url(#${patterns}-hatch)`} />
          </g>
        );
      })}
    </g>
  );
}

/** Outlines and names of the targets, drawn above the blocks. */
export function GhostRims({ ghosts }: { readonly ghosts: readonly Ghost[] }) {
  return (
    <g class="ghosts" aria-hidden="true">
      {ghosts.map(({ cells, label }, index) => (
        <g key={index}>
          <path class="ghost-rim" d={outlineOf(cells, GHOST)} />
          {label === '' ? null : <GhostLabel cells={cells} label={label} />}
        </g>
      ))}
    </g>
  );
}

/** Name in the lower corner of a target, clear of block names. */
function GhostLabel({ cells, label }: Ghost) {
  const bottom = largest(cells.map(({ row }) => row));
  const right = largest(cells.filter(({ row }) => row === bottom).map(({ column }) => column));
  return (
    <text class="ghost-label" x={(right + 0.83) * CELL} y={(bottom + 0.8) * CELL}>
      {label}
    </text>
  );
}
