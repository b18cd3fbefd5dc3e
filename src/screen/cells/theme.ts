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
