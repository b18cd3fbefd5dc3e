import type { Theme } from '#screen';
import { EDGE } from '../../canvas/shapes.ts';

/** Colours of rock and floor, visible or remembered. */
export interface GroundColours {
  /** Colours of the top of rock, its face, and its rim towards open cells. */
  readonly cap: string;
  readonly face: string;
  readonly rim: string;
  readonly floor: string;
  readonly pebble: string;
}

/** Picture colours of a theme. */
export interface Style {
  readonly edge: string;
  /** Colour of unknown cells. */
  readonly blank: string;
  readonly lit: GroundColours;
  readonly remembered: GroundColours;
  /** Colour of the cursor. */
  readonly cursor: string;
  /** Fill and line colours of picture shapes. */
  fillOf(colour: string): string;
  lineOf(colour: string): string;
}

type Grounds = Pick<Style, 'lit' | 'remembered'>;

const DARK: Grounds = {
  lit: { cap: '#54483d', face: '#8a745b', rim: '#b59d80', floor: '#2b2722', pebble: '#423b32' },
  remembered: {
    cap: '#36312b',
    face: '#484037',
    rim: '#574e43',
    floor: '#23201d',
    pebble: '#312d28',
  },
};
const LIGHT: Grounds = {
  lit: { cap: '#b7a283', face: '#8d734f', rim: '#6b5434', floor: '#f2e8d3', pebble: '#d9cab0' },
  remembered: {
    cap: '#ddd3c1',
    face: '#cdc0aa',
    rim: '#b9aa91',
    floor: '#f5efe3',
    pebble: '#e6dccb',
  },
};
const STARK: Grounds = {
  lit: { cap: '#8a8a8a', face: '#cfcfcf', rim: '#ffffff', floor: '#000000', pebble: '#6a6a6a' },
  remembered: {
    cap: '#383838',
    face: '#4c4c4c',
    rim: '#666666',
    floor: '#000000',
    pebble: '#333333',
  },
};

/** Brightness of a colour, from 0 to 255. */
function brightness(rgb: number): number {
  return ((rgb >> 16) * 3 + ((rgb >> 8) & 255) * 6 + (rgb & 255)) / 10;
}

/** Picture colours of a theme. Themes without colours use white outlines on black. */
export function styleOf(theme: Theme): Style {
  const ground = theme.papers.ground.rgb;
  const isBlack = ground === 0;
  const isLight = brightness(ground) > 128;
  const edge = isBlack ? '#ffffff' : isLight ? '#2a2118' : '#0b0a08';
  return {
    ...(isBlack ? STARK : isLight ? LIGHT : DARK),
    edge,
    blank: `#${ground.toString(16).padStart(6, '0')}`,
    cursor: isLight ? '#a8201a' : '#ffe27a',
    fillOf: (colour) => (theme.mono ? '#000000' : colour),
    lineOf: (colour) => (theme.mono || colour === EDGE ? edge : colour),
  };
}
