import { MAP_WIDTH } from './layout.ts';
import type { Land } from './layout.ts';

/** Colours of the lands in turn, in the manner of the pictures of places. */
const GROUNDS = ['#d9bf8f', '#b9c39a', '#c9ab94'] as const;

/** Deterministic jitter from -1 to 1, for shores and reeds that look drawn by hand. */
function jitter(index: number): number {
  const value = Math.sin(index * 127.1) * 43758.5453;
  return 2 * (value - Math.floor(value)) - 1;
}

/** The shore of a land: a closed line around it, with bays. */
function shoreOf({ top, height }: Land, seed: number): string {
  const points: [number, number][] = [];
  const add = (x: number, y: number) => {
    const at = points.length;
    points.push([x + 7 * jitter(seed + at), y + 5 * jitter(seed + at + 50)]);
  };
  const steps = 6;
  const [left, right, head, foot] = [12, MAP_WIDTH - 12, top + 12, top + height - 2];
  for (let i = 0; i < steps; i++) add(left + ((right - left) * i) / steps, head);
  for (let i = 0; i < steps; i++) add(right, head + ((foot - head) * i) / steps);
  for (let i = 0; i < steps; i++) add(right - ((right - left) * i) / steps, foot);
  for (let i = 0; i < steps; i++) add(left, foot - ((foot - head) * i) / steps);
  const middle = (at: number): string => {
    const [ax = 0, ay = 0] = points[at % points.length] ?? [];
    const [bx = 0, by = 0] = points[(at + 1) % points.length] ?? [];
    return `${((ax + bx) / 2).toFixed(1)} ${((ay + by) / 2).toFixed(1)}`;
  };
  const curves = points.map((_, at) => {
    const [x = 0, y = 0] = points[(at + 1) % points.length] ?? [];
    return `Q${x.toFixed(1)} ${y.toFixed(1)} ${middle(at + 1)}`;
  });
  return `M${middle(0)}${curves.join('')}Z`;
}

/** A tuft of reeds, or a hill, by turns. */
function tuft(x: number, y: number, kind: number): string {
  if (kind === 0) return `M${x} ${y}l-1-9M${x + 3} ${y}l1-12M${x + 6} ${y}l3-8`;
  if (kind === 1) return `M${x} ${y}q8-11 16 0M${x + 11} ${y - 4}q7-8 13 4`;
  return `M${x} ${y}q4-3 8 0t8 0`;
}

/** Small signs in the free parts of a land: reeds, hills, waves. */
function signsOf({ top, height }: Land, seed: number): string {
  const signs: string[] = [];
  for (let y = top + 34, at = 0; y < top + height - 10; y += 29, at++) {
    const x = at % 2 === 0 ? 24 + 14 * jitter(seed + at) : MAP_WIDTH - 48 + 12 * jitter(seed + at);
    signs.push(tuft(Math.round(x), Math.round(y), (at + seed) % 3));
  }
  return signs.join('');
}

/** The land of a chapter, with its shallows. */
export function Ground({ land, at }: { readonly land: Land; readonly at: number }) {
  const shore = shoreOf(land, 10 * at + 3);
  return (
    <g>
      <path d={shore} fill="#c9d8cf" stroke="#c9d8cf" stroke-width="13" stroke-linejoin="round" />
      <path d={shore} fill={GROUNDS[at % GROUNDS.length]} stroke="#34505c" stroke-width="0.9" />
      <path
        d={signsOf(land, at)}
        fill="none"
        stroke="#17232d"
        stroke-width="1"
        stroke-linecap="round"
        opacity=".45"
      />
    </g>
  );
}

/** The sea around the lands, with waves and two gulls. */
export function Sea({ height }: { readonly height: number }) {
  const waves = Array.from({ length: Math.floor(height / 24) }, (_, at) => {
    const x = at % 2 === 0 ? 2 : MAP_WIDTH - 22;
    return `M${x} ${14 + at * 24}q5-4 10 0t10 0`;
  });
  return (
    <g>
      <rect width={MAP_WIDTH} height={height} fill="#a9c4bf" />
      <path d={waves.join('')} fill="none" stroke="#4c8a8b" stroke-width="1" opacity=".7" />
      <path
        d="M300 16q5-5 9 0q5-5 9 0M322 26q4-4 7 0q4-4 7 0"
        fill="none"
        stroke="#17232d"
        stroke-width="1"
        stroke-linecap="round"
      />
    </g>
  );
}
