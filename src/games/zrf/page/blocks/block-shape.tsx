import { assertDefined } from '#core';
import { CELL, extentOf, isFull, middleOf, outlineOf } from './outline.ts';
import type { Square } from './outline.ts';

/** Role of a block in its puzzle: goal block, ordinary block, named tile, or immovable wall. */
export type BlockKind = 'goal' | 'block' | 'tile' | 'wall';

/** A block as drawn in pictures. */
export interface PicturedBlock {
  readonly id: number;
  readonly cells: readonly Square[];
  readonly label: string;
  readonly kind: BlockKind;
}

/** Gaps and corner radii of outlines, in picture units. */
const FACE = { gap: 2.5, radius: 13 };
const INLAY = { gap: 13, radius: 7 };
export const GHOST = { gap: 7, radius: 10 };

/** The same places, relative to the first. */
export function fromFirst(places: readonly Square[]): Square[] {
  const { column, row } = assertDefined(places[0]);
  return places.map((place) => ({ column: place.column - column, row: place.row - row }));
}

/** Number from 1 to 5 derived from the shape; equal shapes have the same colour. */
function toneOf(places: readonly Square[]): number {
  const { width, height } = extentOf(places);
  if (!isFull(places)) return 5;
  if (places.length === 1) return 1;
  if (width === height) return 4;
  return width > height ? 2 : 3;
}

/** Pattern id of the grain: along the block, and different from most neighbours. */
function grainOf({ id, cells }: PicturedBlock): string {
  const { width, height } = extentOf(cells);
  return `${height > width ? 'down' : 'across'}-${id % 4}`;
}

/** SVG path of a four-pointed star. */
function starAt(x: number, y: number, size: number): string {
  const thin = size * 0.26;
  return `M${x} ${y - size}L${x + thin} ${y - thin}L${x + size} ${y}L${x + thin} ${y + thin}L${x} ${
    y + size
  }L${x - thin} ${y + thin}L${x - size} ${y}L${x - thin} ${y - thin}Z`;
}

interface BlockShapeProps {
  readonly block: PicturedBlock;
  readonly hasLabel: boolean;
  /** Id prefix of the picture's patterns. */
  readonly patterns: string;
}

/** A block whose first place is at the origin. */
export function BlockShape({ block, hasLabel, patterns }: BlockShapeProps) {
  const places = fromFirst(block.cells);
  const face = outlineOf(places, FACE);
  const { x, y, room } = middleOf(places);
  const isGoal = block.kind === 'goal';
  const isNamed = block.label !== '' && (hasLabel || block.kind === 'tile');
  const size = CELL * (room > 1 ? 0.46 : 0.38);
  const star = CELL * (room > 1 ? 0.24 : 0.17);
  return (
    <g class={`block block-${block.kind}`} data-tone={toneOf(block.cells)}>
      <path class="block-shadow block-shadow-far" d={face} />
      <path class="block-shadow" d={face} />
      <path class="block-side" d={face} />
      <path class="block-face" d={face} />
      <path class="block-grain" d={face} fill={`url(#${patterns}-${grainOf(block)})`} />
      <path class="block-hatch" d={face} fill={`url(#${patterns}-hatch)`} />
      <path class="block-sheen" d={face} fill={`url(#${patterns}-sheen)`} />
      <path class="block-rim" d={outlineOf(places, { gap: 4, radius: 11 })} />
      {isGoal ? (
        <>
          <path class="block-inlay" d={outlineOf(places, INLAY)} />
          <path class="block-star" d={starAt(x, isNamed ? y - star * 0.85 : y, star)} />
        </>
      ) : null}
      {isNamed ? (
        <text
          class="block-label"
          x={x}
          y={isGoal ? y + size * (room > 1 ? 0.62 : 0.5) : y}
          font-size={isGoal ? size * 0.72 : size * (block.label.length > 2 ? 0.8 : 1)}
          aria-hidden="true"
        >
          {block.label}
        </text>
      ) : null}
    </g>
  );
}
