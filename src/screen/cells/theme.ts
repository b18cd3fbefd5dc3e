import { INKS, PAPERS } from './ink.ts';
import type { InkColour, PaperColour } from './ink.ts';

/** A colour as 0xrrggbb, and the nearest of the 16 basic terminal colours. */
export interface Tint {
  readonly rgb: number;
  readonly basic: number;
}

export interface Theme {
  readonly inks: Readonly<Record<InkColour, Tint>>;
  readonly papers: Readonly<Record<PaperColour, Tint>>;
  /** True if colours carry no meaning; terminals then send none. */
  readonly mono: boolean;
}

export const PALETTES = ['evening', 'daylight', 'contrast', 'colour-blind', 'mono'] as const;
export type Palette = (typeof PALETTES)[number];

function tint(rgb: number, basic: number): Tint {
  return { rgb, basic };
}

type BoardInk =
  'white' | 'black' | 'carved' | 'carved-red' | 'tile' | 'far-tile' | 'line' | 'grain' | 'mark';
type BoardPaper =
  | 'light'
  | 'dark'
  | 'wood'
  | 'wood-dark'
  | 'felt'
  | 'felt-dark'
  | 'deep'
  | 'deep-dark'
  | 'tile'
  | 'far-tile'
  | 'square-cursor'
  | 'square-chosen'
  | 'square-path'
  | 'square-last'
  | 'square-alarm';

/*
 * Squares have a medium brightness on which white and black pieces are equally legible. In 16
 * colours, whose brightness varies between terminals, they are black and blue, and the pieces white
 * and yellow. The grain of dark squares has the colour of the square: only screens without colours
 * show it.
 */
const BOARD_INKS: Readonly<Record<BoardInk, Tint>> = {
  white: tint(0xffffff, 15),
  black: tint(0x0b0a08, 11),
  carved: tint(0x1c140a, 0),
  'carved-red': tint(0xa01414, 1),
  tile: tint(0xead2a0, 7),
  'far-tile': tint(0xc3cdd0, 6),
  line: tint(0x40301a, 7),
  grain: tint(0x7f5a2a, 4),
  mark: tint(0xfff6cf, 15),
};
const BOARD_PAPERS: Readonly<Record<BoardPaper, Tint>> = {
  light: tint(0xaf875f, 0),
  dark: tint(0x7f5a2a, 4),
  wood: tint(0xaf875f, 4),
  'wood-dark': tint(0x9a7c52, 0),
  felt: tint(0x4f8a5f, 0),
  'felt-dark': tint(0x2f7a4a, 4),
  deep: tint(0x2b2824, 0),
  'deep-dark': tint(0x38332b, 0),
  tile: tint(0xead2a0, 7),
  'far-tile': tint(0xc3cdd0, 6),
  'square-cursor': tint(0x5f5faf, 5),
  'square-chosen': tint(0x5f8700, 5),
  'square-path': tint(0x5f8787, 8),
  'square-last': tint(0x878700, 8),
  'square-alarm': tint(0xbf1f1f, 1),
};

/** Boards on a light screen. */
const LIGHT_BOARD_INKS: Readonly<Record<BoardInk, Tint>> = {
  ...BOARD_INKS,
  white: tint(0xffffff, 4),
  black: tint(0x0b0a08, 0),
  line: tint(0x40301a, 8),
  grain: tint(0x7f5a2a, 7),
  mark: tint(0xfff6cf, 0),
};
const LIGHT_BOARD_PAPERS: Readonly<Record<BoardPaper, Tint>> = {
  ...BOARD_PAPERS,
  light: tint(0xaf875f, 15),
  dark: tint(0x7f5a2a, 7),
  wood: tint(0xaf875f, 7),
  'wood-dark': tint(0x9a7c52, 15),
  felt: tint(0x4f8a5f, 15),
  'felt-dark': tint(0x2f7a4a, 7),
  deep: tint(0xece4d3, 15),
  'deep-dark': tint(0xe0d4bb, 15),
  'square-cursor': tint(0x5f5faf, 11),
  'square-chosen': tint(0x5f8700, 10),
  'square-path': tint(0x5f8787, 14),
  'square-last': tint(0x878700, 14),
  'square-alarm': tint(0xbf1f1f, 13),
};

const EVENING: Theme = {
  mono: false,
  inks: {
    text: tint(0xe6e1d6, 15),
    soft: tint(0xa9a498, 7),
    faint: tint(0x6f6a60, 8),
    frame: tint(0x8a6f4e, 3),
    title: tint(0xf2c66d, 11),
    accent: tint(0x7fd1c7, 14),
    good: tint(0x9bcf7a, 10),
    warn: tint(0xf0a35e, 11),
    bad: tint(0xef7d73, 9),
    seed: tint(0xd9a55b, 3),
    south: tint(0x7fb8f0, 12),
    north: tint(0xe78fb3, 13),
    physical: tint(0x6fa8ff, 12),
    somatic: tint(0x6fd07a, 10),
    mental: tint(0xc58bf0, 13),
    verbal: tint(0xf0d94a, 11),
    divine: tint(0x5fd8e0, 14),
    wound: tint(0x8d8d8d, 8),
    enemy: tint(0xd9534f, 1),
    villain: tint(0xff9a4a, 9),
    obstacle: tint(0xb0813c, 3),
    ally: tint(0xf4f4f4, 15),
    ...BOARD_INKS,
  },
  papers: {
    ground: tint(0x1b1a18, 0),
    bar: tint(0x2b2824, 0),
    panel: tint(0x23211e, 0),
    chosen: tint(0x3a342b, 0),
    cursor: tint(0x5a4a0a, 0),
    path: tint(0x26302f, 0),
    last: tint(0x0f5550, 0),
    shade: tint(0x38332b, 0),
    alarm: tint(0x5c1512, 0),
    ...BOARD_PAPERS,
  },
};

const DAYLIGHT: Theme = {
  mono: false,
  inks: {
    text: tint(0x26221c, 0),
    soft: tint(0x5d564b, 8),
    faint: tint(0x8f887b, 8),
    frame: tint(0x9a7b52, 3),
    title: tint(0x7a4a08, 3),
    accent: tint(0x00635c, 6),
    good: tint(0x2f6b1c, 2),
    warn: tint(0x9c4a00, 1),
    bad: tint(0xa8201a, 1),
    seed: tint(0x8a5a14, 3),
    south: tint(0x14508f, 4),
    north: tint(0x93255c, 5),
    physical: tint(0x1c54b8, 4),
    somatic: tint(0x1f7a2c, 2),
    mental: tint(0x7a2bb0, 5),
    verbal: tint(0x7d6500, 3),
    divine: tint(0x00727c, 6),
    wound: tint(0x6a6a6a, 8),
    enemy: tint(0xb01818, 1),
    villain: tint(0xb34a00, 9),
    obstacle: tint(0x6b4610, 3),
    ally: tint(0x26221c, 0),
    ...LIGHT_BOARD_INKS,
  },
  papers: {
    ground: tint(0xf7f2e8, 15),
    bar: tint(0xe9e0cf, 7),
    panel: tint(0xf1eadc, 15),
    chosen: tint(0xe3d7bf, 7),
    cursor: tint(0xf3d98a, 11),
    path: tint(0xdcefe9, 15),
    last: tint(0xaee0d5, 15),
    shade: tint(0xe6dac2, 15),
    alarm: tint(0xf6c9c2, 15),
    ...LIGHT_BOARD_PAPERS,
  },
};

const CONTRAST: Theme = {
  mono: false,
  inks: {
    text: tint(0xffffff, 15),
    soft: tint(0xe0e0e0, 15),
    faint: tint(0xb0b0b0, 7),
    frame: tint(0xc8c8c8, 7),
    title: tint(0xffff55, 11),
    accent: tint(0x55ffff, 14),
    good: tint(0x55ff55, 10),
    warn: tint(0xffff55, 11),
    bad: tint(0xff7777, 9),
    seed: tint(0xffff55, 11),
    south: tint(0x9fcfff, 14),
    north: tint(0xffa0ff, 13),
    physical: tint(0x8ab8ff, 12),
    somatic: tint(0x7dff8a, 10),
    mental: tint(0xe0a0ff, 13),
    verbal: tint(0xffff55, 11),
    divine: tint(0x55ffff, 14),
    wound: tint(0xb0b0b0, 7),
    enemy: tint(0xff7777, 9),
    villain: tint(0xffb070, 9),
    obstacle: tint(0xe0b060, 3),
    ally: tint(0xffffff, 15),
    ...BOARD_INKS,
    black: tint(0x000000, 11),
    carved: tint(0x000000, 0),
    tile: tint(0xffffff, 7),
    'far-tile': tint(0xbfdcff, 6),
    line: tint(0x000000, 7),
    grain: tint(0x585858, 4),
    mark: tint(0xffffff, 15),
  },
  papers: {
    ground: tint(0x000000, 0),
    bar: tint(0x000000, 0),
    panel: tint(0x000000, 0),
    chosen: tint(0x303030, 0),
    cursor: tint(0x0000a8, 0),
    path: tint(0x202020, 0),
    last: tint(0x005555, 0),
    shade: tint(0x2c2c2c, 0),
    alarm: tint(0x600000, 0),
    ...BOARD_PAPERS,
    light: tint(0x868686, 0),
    dark: tint(0x585858, 4),
    wood: tint(0x868686, 4),
    'wood-dark': tint(0x7a7a7a, 0),
    felt: tint(0x4c8a4c, 0),
    'felt-dark': tint(0x3a703a, 4),
    deep: tint(0x000000, 0),
    'deep-dark': tint(0x2c2c2c, 0),
    tile: tint(0xffffff, 7),
    'far-tile': tint(0xbfdcff, 6),
  },
};

/** Players in the blue and orange of Okabe and Ito; good and bad differ in brightness. */
const COLOUR_BLIND: Theme = {
  mono: false,
  inks: {
    ...EVENING.inks,
    title: tint(0xf0e442, 11),
    accent: tint(0x56b4e9, 14),
    good: tint(0x56b4e9, 14),
    warn: tint(0xf0e442, 11),
    bad: tint(0xe69f00, 3),
    seed: tint(0xf0e442, 11),
    south: tint(0x56b4e9, 14),
    north: tint(0xe69f00, 3),
    physical: tint(0x56b4e9, 12),
    somatic: tint(0x009e73, 10),
    mental: tint(0xcc79a7, 13),
    verbal: tint(0xf0e442, 11),
    divine: tint(0x9fe3ff, 14),
    wound: tint(0x999999, 8),
    enemy: tint(0xd55e00, 1),
    villain: tint(0xe69f00, 9),
    obstacle: tint(0xb08d57, 3),
    ally: tint(0xffffff, 15),
  },
  papers: {
    ...EVENING.papers,
    cursor: tint(0x4d4700, 0),
    path: tint(0x16324a, 0),
    last: tint(0x0b4f7d, 0),
    alarm: tint(0x4a3000, 0),
    'square-cursor': tint(0x3f5fbf, 5),
    'square-chosen': tint(0x0f7f6f, 5),
    'square-path': tint(0x4f7fa7, 8),
    'square-last': tint(0x878700, 8),
    'square-alarm': tint(0xbf4f00, 1),
  },
};

function fromEntries<K extends string>(keys: readonly K[], value: Tint): Record<K, Tint> {
  return Object.fromEntries(keys.map((key) => [key, value])) as Record<K, Tint>;
}

const MONO: Theme = {
  mono: true,
  inks: fromEntries(INKS, tint(0xe8e8e8, 7)),
  papers: fromEntries(PAPERS, tint(0x000000, 0)),
};

export const THEMES: Readonly<Record<Palette, Theme>> = {
  evening: EVENING,
  daylight: DAYLIGHT,
  contrast: CONTRAST,
  'colour-blind': COLOUR_BLIND,
  mono: MONO,
};
