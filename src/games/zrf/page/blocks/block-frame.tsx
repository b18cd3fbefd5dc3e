import './blocks.css';
import type { ComponentChildren, SVGAttributes } from 'preact';
import { useEffect, useId } from 'preact/hooks';
import { CELL, outlineOf } from './outline.ts';
import type { Square } from './outline.ts';
import { grain, ensureGrain } from './wood.ts';
import type { PuzzleLook } from '../settings/puzzle-settings.ts';

/** Opening in a frame: a side, and the range of cells along it, end exclusive. */
export interface Exit {
  readonly side: 'left' | 'right' | 'top' | 'bottom';
  readonly from: number;
  readonly to: number;
}

/** Size of a board picture, and the cells missing from the board. */
export interface Box {
  readonly columns: number;
  readonly rows: number;
  /** Cells that are not part of the board. */
  readonly missing?: readonly Square[];
  readonly exit?: Exit | undefined;
}

interface BlockFrameProps {
  readonly box: Box;
  readonly look: PuzzleLook;
  /** Draws the content of the frame; receives the id prefix of the patterns. */
  readonly children: (patterns: string) => ComponentChildren;
  readonly attributes?: SVGAttributes<SVGSVGElement>;
}

/** Width of the frame in picture units. */
export function frameOf({ columns, rows }: Box): number {
  return Math.round(14 + Math.max(columns, rows) * 5);
}

/** View box in picture units: cells start at 0, surrounded by the frame and its shadow. */
export function viewOf(box: Box) {
  const wide = frameOf(box);
  return {
    left: -wide - 12,
    top: -wide - 4,
    width: box.columns * CELL + 2 * wide + 24,
    height: box.rows * CELL + 2 * wide + 26,
  };
}

/** Box that holds the blocks: frame with its exit, ground, and children. */
export function BlockFrame({ box, look, children, attributes = {} }: BlockFrameProps) {
  const patterns = `b${useId().replace(/[^a-z0-9]/gi, '')}`;
  useEffect(() => {
    if (look === 'wood') ensureGrain();
  }, [look]);
  const { left, top, width, height } = viewOf(box);
  return (
    <svg
      {...attributes}
      class={`blocks blocks-${look}`}
      viewBox={`${left} ${top} ${width} ${height}`}
    >
      <Patterns name={patterns} />
      <Frame box={box} patterns={patterns} />
      {children(patterns)}
    </svg>
  );
}

/** Side of the square covered by the grain picture. */
const GRAIN = 640;

function Patterns({ name }: { readonly name: string }) {
  const across = ['', 'translate(-210 -330)', 'translate(-90 -180)', 'translate(-390 -500)'];
  const down = [
    'rotate(90)',
    'rotate(90) translate(-260 -390)',
    'rotate(90) translate(-120 -150)',
    'rotate(90) translate(-480 -270)',
  ];
  const grains = [
    ...across.map((transform, index) => [`across-${index}`, transform]),
    ...down.map((transform, index) => [`down-${index}`, transform]),
  ] as const;
  return (
    <defs>
      {grains.map(([id, transform]) => (
        <pattern
          key={id}
          id={`${name}-${id ?? ''}`}
          width={GRAIN}
          height={GRAIN}
          patternUnits="userSpaceOnUse"
          patternTransform={transform ?? ''}
        >
          {grain.value === '' ? null : (
            <image href={grain.value} width={GRAIN} height={GRAIN} preserveAspectRatio="none" />
          )}
        </pattern>
      ))}
      <pattern
        id={`${name}-hatch`}
        width="14"
        height="14"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path class="blocks-hatch" d="M0 7H14" />
      </pattern>
      <pattern
        id={`${name}-dots`}
        width={CELL}
        height={CELL}
        patternUnits="userSpaceOnUse"
        patternTransform={`translate(${-CELL / 2} ${-CELL / 2})`}
      >
        <circle class="blocks-dot" cx={CELL / 2} cy={CELL / 2} r="3" />
      </pattern>
      <linearGradient id={`${name}-sheen`} x1="0" y1="0" x2="0.25" y2="1">
        <stop offset="0" class="sheen-high" />
        <stop offset="0.5" class="sheen-middle" />
        <stop offset="1" class="sheen-low" />
      </linearGradient>
      <linearGradient id={`${name}-deep`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" class="deep-near" />
        <stop offset="1" class="deep-far" />
      </linearGradient>
      <linearGradient id={`${name}-deep-left`} x1="0" y1="0" x2="1" y2="0">
        <stop offset="0" class="deep-near" />
        <stop offset="1" class="deep-far" />
      </linearGradient>
    </defs>
  );
}

/** Four boards that meet at the corners, before the exit is cut out. */
function boardsOf(width: number, height: number, wide: number) {
  const [right, bottom] = [width + wide, height + wide];
  return [
    { grain: 'across-0', d: `M${-wide} ${-wide}H${right}L${width} 0H0Z` },
    { grain: 'across-1', d: `M${-wide} ${bottom}H${right}L${width} ${height}H0Z` },
    { grain: 'down-0', d: `M${-wide} ${-wide}V${bottom}L0 ${height}V0Z` },
    { grain: 'down-1', d: `M${right} ${-wide}V${bottom}L${width} ${height}V0Z` },
  ];
}

function Frame({ box, patterns }: { readonly box: Box; readonly patterns: string }) {
  const [width, height] = [box.columns * CELL, box.rows * CELL];
  const wide = frameOf(box);
  const outer = {
    x: -wide,
    y: -wide,
    width: width + 2 * wide,
    height: height + 2 * wide,
    rx: wide * 0.38,
  };
  const { missing = [], exit } = box;
  return (
    <g class="blocks-box" aria-hidden="true">
      {[3, 7, 12].map((spread) => (
        <rect
          key={spread}
          class="frame-shadow"
          x={outer.x - spread}
          y={outer.y + 10 - spread / 2}
          width={outer.width + 2 * spread}
          height={outer.height + 1.5 * spread}
          rx={outer.rx + spread}
        />
      ))}
      <rect class="frame-side" {...outer} y={-wide + 8} />
      <rect class="frame-face" {...outer} />
      <clipPath id={`${patterns}-frame`}>
        <rect {...outer} />
      </clipPath>
      <g clip-path={`url(#${patterns}-frame)`}>
        {boardsOf(width, height, wide).map((board) => (
          <path
            key={board.grain}
            class="frame-board"
            d={board.d}
            fill={`url(#${patterns}-${board.grain})`}
          />
        ))}
      </g>
      <rect
        class="frame-rim"
        {...outer}
        x={2 - wide}
        y={2 - wide}
        width={outer.width - 4}
        height={outer.height - 4}
      />
      <rect class="ground" x="-3" y="-3" width={width + 6} height={height + 6} rx="9" />
      <rect class="ground-dots" width={width} height={height} fill={`url(#${patterns}-dots)`} />
      {exit === undefined ? null : <Opening box={box} exit={exit} patterns={patterns} />}
      <rect
        class="ground-deep"
        x="-3"
        y="-3"
        width={width + 6}
        height="26"
        fill={`url(#${patterns}-deep)`}
      />
      <rect
        class="ground-deep"
        x="-3"
        y="-3"
        width="20"
        height={height + 6}
        fill={`url(#${patterns}-deep-left)`}
      />
      {missing.length === 0 ? null : (
        <>
          <path class="frame-face" d={outlineOf(missing, { gap: -2, radius: 8 })} />
          <path
            class="frame-board"
            d={outlineOf(missing, { gap: -2, radius: 8 })}
            fill={`url(#${patterns}-across-1)`}
          />
        </>
      )}
    </g>
  );
}

interface OpeningProps {
  readonly box: Box;
  readonly exit: Exit;
  readonly patterns: string;
}

/** Gap in the frame for the goal block, with arrows pointing out. */
function Opening({ box, exit, patterns }: OpeningProps) {
  const wide = frameOf(box);
  const [width, height] = [box.columns * CELL, box.rows * CELL];
  const [from, to] = [exit.from * CELL + 4, exit.to * CELL - 4];
  const middle = (from + to) / 2;
  const places = {
    bottom: { x: middle, y: height + wide / 2, turn: 0 },
    top: { x: middle, y: -wide / 2, turn: 180 },
    left: { x: -wide / 2, y: middle, turn: 90 },
    right: { x: width + wide / 2, y: middle, turn: -90 },
  };
  const { x, y, turn } = places[exit.side];
  const half = (to - from) / 2;
  const tip = wide * 0.2;
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect class="ground" x={-half} y={-wide / 2 - 4} width={2 * half} height={wide + 5} />
      <rect
        class="ground-deep"
        x={-half}
        y={-wide / 2}
        width="12"
        height={wide + 1}
        fill={`url(#${patterns}-deep-left)`}
      />
      {[-0.5, 0, 0.5].map((part) => (
        <path
          key={part}
          class="exit-arrow"
          d={`M${part * half - tip} ${-tip * 0.8}l${tip} ${tip * 1.6}l${tip} ${-tip * 1.6}`}
        />
      ))}
    </g>
  );
}
