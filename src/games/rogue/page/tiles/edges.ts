import { FIELD } from './stone.ts';
import type { Palette } from './palette.ts';

/** Edges of a wall's top next to open ground. */
export const RIMS = ['n', 'e', 'w', 'nw', 'ne', 'sw', 'se'] as const;
export type Rim = (typeof RIMS)[number];

const RIM_PATHS: Readonly<Record<Rim, string>> = {
  n: 'M0 2.5h64',
  e: 'M61.5 0v64',
  w: 'M2.5 0v64',
  nw: 'M0 2.5h5M2.5 0v5',
  ne: 'M59 2.5h5M61.5 0v5',
  sw: 'M0 61.5h5M2.5 59v5',
  se: 'M59 61.5h5M61.5 59v5',
};

export function drawRim(rim: Rim, palette: Palette): string {
  return `<path d="${RIM_PATHS[rim]}" stroke="${palette.capEdge}" stroke-width="5"/>`;
}

/** Shadows of walls on adjacent ground. */
export const SHADES = ['n', 'w', 'e', 'nw', 'ne'] as const;
export type Shade = (typeof SHADES)[number];

function steps(count: number, draw: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => draw(at)).join('');
}

const SHADE_PARTS: Readonly<Record<Shade, string>> = {
  n: steps(5, (at) => `<rect width="64" height="${18 - at * 3.4}" fill="#000" opacity=".09"/>`),
  w: steps(4, (at) => `<rect width="${11 - at * 2.6}" height="64" fill="#000" opacity=".08"/>`),
  e: steps(4, (at) => {
    const width = 11 - at * 2.6;
    return `<rect x="${FIELD - width}" width="${width}" height="64" fill="#000" opacity=".08"/>`;
  }),
  nw: steps(4, (at) => `<circle r="${17 - at * 4}" fill="#000" opacity=".08"/>`),
  ne: steps(4, (at) => `<circle cx="64" r="${17 - at * 4}" fill="#000" opacity=".08"/>`),
};

export function drawShade(shade: Shade): string {
  return SHADE_PARTS[shade];
}
