import { useEffect, useState } from 'preact/hooks';
import type { Die } from '../../rules/index.ts';
import { facetsOf } from './facets.ts';
import type { Facet, VisibleFacets } from './facets.ts';
import { shapeFor } from './shapes.ts';
import { after, aroundX, aroundY } from './vectors.ts';

interface SolidProps {
  readonly die: Pick<Die, 'type' | 'size'>;
  /** Text on its face. */
  readonly text: string;
  /** Sign of its mark, in a notch at its corner. */
  readonly sign?: string;
  /** Duration of its tumble in milliseconds; 0 for a die at rest. */
  readonly tumble?: number;
  /** Number that distinguishes dice tumbling together. */
  readonly number?: number;
}

const resting = new Map<number, VisibleFacets>();

function restOf(size: number): VisibleFacets {
  const cached = resting.get(size);
  if (cached !== undefined) return cached;
  const shape = shapeFor(size);
  const visible = facetsOf(shape, shape.rest);
  resting.set(size, visible);
  return visible;
}

/** Maximum extent of the letters on the face of a die, by size. */
const LETTERS: ReadonlyMap<number, number> = new Map([
  [4, 24],
  [6, 32],
  [8, 28],
  [10, 27],
  [12, 28],
]);

/** A die as a solid in its colour, with text on its front face. */
export function Solid({ die, text, sign = '', tumble = 0, number = 0 }: SolidProps) {
  const remaining = useTumble(tumble);
  const visible = remaining === 0 ? restOf(die.size) : tumbling(die.size, remaining, number);
  const size = (LETTERS.get(die.size) ?? 28) * (text.length > 2 ? 0.74 : text.length > 1 ? 0.9 : 1);
  return (
    <svg class={`solid die-${die.type}`} viewBox="-50 -50 100 100" aria-hidden="true">
      {visible.facets.map((facet) => (
        <FacetShape key={facet.points} facet={facet} />
      ))}
      {remaining === 0 ? (
        <text x={visible.x} y={visible.y} font-size={size} dy="0.36em" text-anchor="middle">
          {text}
        </text>
      ) : null}
      {sign === '' ? null : (
        <g class="solid-mark">
          <circle cx="31" cy="-31" r="16" />
          <text x="31" y="-31" font-size="24" dy="0.36em" text-anchor="middle">
            {sign}
          </text>
        </g>
      )}
    </svg>
  );
}

function FacetShape({ facet: { points, light } }: { readonly facet: Facet }) {
  const tone = light < 0 ? 'solid-dark' : 'solid-bright';
  return (
    <>
      <polygon class="solid-face" points={points} />
      <polygon class={tone} points={points} fill-opacity={Math.min(0.55, Math.abs(light) * 0.5)} />
    </>
  );
}

/** Rotation for the remaining share of the tumble, slowing down towards the end. */
function tumbling(size: number, remaining: number, number: number): VisibleFacets {
  const shape = shapeFor(size);
  const turns = remaining * remaining * (7 + (number % 3) * 1.7);
  const spin = after(aroundX(turns * (number % 2 === 0 ? 1 : -1)), aroundY(turns * 0.8));
  return facetsOf(shape, after(spin, shape.rest));
}

/** The remaining share of a tumble, from 1 to 0. */
function useTumble(length: number): number {
  const [remaining, setRemaining] = useState(length > 0 ? 1 : 0);
  useEffect(() => {
    if (length === 0) {
      setRemaining(0);
      return undefined;
    }
    let frame = 0;
    let startedAt: number | undefined;
    const step = (now: number) => {
      startedAt ??= now;
      const share = Math.max(0, 1 - (now - startedAt) / length);
      setRemaining(share);
      if (share > 0) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [length]);
  return remaining;
}
