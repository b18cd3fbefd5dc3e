import { own } from '#core';

/** Flat chessmen in a 48 by 48 box: a silhouette, and the lines drawn on it. */
interface Silhouette {
  readonly body: string;
  readonly lines: string;
}

const BASE = 'M12.5 37.5H35.5A3 3 0 0 1 38.5 40.5V43.5H9.5V40.5A3 3 0 0 1 12.5 37.5Z';

const SILHOUETTES: Readonly<Record<string, Silhouette>> = {
  pawn: {
    body: 'M24 9.5A7 7 0 0 1 28.6 21.8L30.5 25H28.2L32 37.5H16L19.8 25H17.5L19.4 21.8A7 7 0 0 1 24 9.5Z',
    lines: '',
  },
  knight: {
    body: 'M14.5 37.5C14.5 29.5 22.5 27 23 21.5L16.5 25.2C14.2 26.6 11.3 24.6 11.8 22C12.6 17.6 15.6 15.5 17.4 11.4L16.8 5L22.6 8.6C31.4 9 36.2 16.6 36.2 25.5C36.2 30.5 35.2 34.5 33.5 37.5Z',
    lines: 'M19.6 15.4L20.6 15.9',
  },
  bishop: {
    body: 'M24 4A3 3 0 0 1 26.2 9C31 12.6 33.6 17.4 33.6 22C33.6 25.4 31.8 28.2 29 30L31.6 37.5H16.4L19 30C16.2 28.2 14.4 25.4 14.4 22C14.4 17.4 17 12.6 21.8 9A3 3 0 0 1 24 4Z',
    lines: 'M27.6 14.5L22.4 22.5',
  },
  rook: {
    body: 'M12.5 8H18.5V12.5H21V8H27V12.5H29.5V8H35.5V17.5L32 21L33.5 37.5H14.5L16 21L12.5 17.5Z',
    lines: 'M17 21H31',
  },
  queen: {
    body: 'M24 5.5A3 3 0 0 1 25.8 10.9L29.6 21.5L35.4 14.9A2.8 2.8 0 1 1 38.6 16.4L33.5 37.5H14.5L9.4 16.4A2.8 2.8 0 1 1 12.6 14.9L18.4 21.5L22.2 10.9A3 3 0 0 1 24 5.5Z',
    lines: 'M15.4 31.5H32.6',
  },
  king: {
    body: 'M22 4H26V7.5H29.5V11.5H26V15.2C28.6 12.4 32.4 11.7 35.4 13.6C39.4 16.2 39.2 21.8 36.4 26L33 32L33.5 37.5H14.5L15 32L11.6 26C8.8 21.8 8.6 16.2 12.6 13.6C15.6 11.7 19.4 12.4 22 15.2V11.5H18.5V7.5H22Z',
    lines: 'M15.4 31.8H32.6M24 19.5V26.5',
  },
};

const INKS = {
  white: { body: '#ffffff', edge: '#2a3342', line: '#2a3342' },
  black: { body: '#2a3342', edge: '#f1f4f8', line: '#f1f4f8' },
} as const;

/** SVG of a flat chessman; undefined for an unknown one. */
export function drawModernChessman(kind: string, side: string): string | undefined {
  const shape = own(SILHOUETTES, kind);
  if (shape === undefined || (side !== 'white' && side !== 'black')) return undefined;
  const { body, edge, line } = INKS[side];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">
<g fill="${body}" stroke="${edge}" stroke-width="1.7" stroke-linejoin="round"><path d="${shape.body}"/><path d="${BASE}"/></g>
<path d="${shape.lines}" fill="none" stroke="${line}" stroke-width="2.4" stroke-linecap="round"/>
</svg>`;
}
