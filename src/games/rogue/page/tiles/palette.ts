import type { ThemeName } from '../../rules/index.ts';
import type { RoguePalette } from '../settings/rogue-settings.ts';

/** Red, green and blue from 0 to 255. */
export type Rgb = readonly [number, number, number];

/** World colours; the surrounding page uses its own. */
export interface Palette {
  readonly floor: readonly string[];
  readonly grout: string;
  readonly floorLine: string;
  /** The top of walls and its lit edge. */
  readonly cap: readonly string[];
  readonly capEdge: string;
  /** The visible side of walls. */
  readonly bricks: readonly string[];
  readonly mortar: string;
  readonly moss: string;
  readonly outline: string;
  /** Light near the hero, at the limit of the torch, and on remembered ground. */
  readonly near: Rgb;
  readonly far: Rgb;
  readonly remembered: Rgb;
  /** Health bars of friends and foes. */
  readonly health: string;
  readonly foe: string;
  readonly hurt: string;
  readonly healed: string;
  readonly gained: string;
  readonly cursor: string;
  /** Ring on the ground under things; empty for none. */
  readonly halo: string;
}

/** Warm torchlight on stone. */
const TORCH: Palette = {
  floor: ['#9c8a74', '#94826d', '#a4927b', '#8e7d6a'],
  grout: '#574a3f',
  floorLine: '#bba98f',
  cap: ['#453d44', '#413941', '#494148'],
  capEdge: '#6f6468',
  bricks: ['#a18066', '#96765d', '#ab8a6f', '#8c6d56'],
  mortar: '#54433a',
  moss: '#6f8a4a',
  outline: '#1d1512',
  near: [255, 240, 214],
  far: [158, 122, 98],
  remembered: [64, 70, 98],
  health: '#ff5a4f',
  foe: '#ffb13d',
  hurt: '#ff7a66',
  healed: '#8fe07a',
  gained: '#ffe08a',
  cursor: '#ffe9a8',
  halo: '',
};

/** For red-green blindness: blue ground, orange foes and a light outline around things. */
const CLEAR: Palette = {
  ...TORCH,
  floor: ['#7d8590', '#767e89', '#848c97', '#707884'],
  grout: '#474d56',
  floorLine: '#99a1ac',
  cap: ['#2c3340', '#29303d', '#303744'],
  capEdge: '#66708a',
  bricks: ['#5f7ea8', '#58769e', '#6886b0', '#516e95'],
  mortar: '#2f3e57',
  moss: '#4d6f96',
  outline: '#0d1118',
  near: [255, 250, 240],
  far: [150, 152, 160],
  remembered: [60, 66, 88],
  foe: '#f0a202',
  hurt: '#ffb454',
  healed: '#7cc7ff',
  gained: '#fff09a',
  cursor: '#fff3b0',
  halo: 'rgb(255 244 214 / 0.55)',
};

/** High contrast: nearly black ground, bright walls, and white outlines around things. */
const CONTRAST: Palette = {
  ...CLEAR,
  floor: ['#2a2a2e', '#2a2a2e', '#2d2d31', '#28282c'],
  grout: '#1b1b1e',
  floorLine: '#333338',
  cap: ['#8f8f99', '#8b8b95', '#93939d'],
  capEdge: '#ffffff',
  bricks: ['#c9c9d2', '#c2c2cb', '#cfcfd8', '#bcbcc6'],
  mortar: '#6c6c77',
  moss: '#c2c2cb',
  outline: '#000000',
  near: [255, 255, 255],
  far: [190, 190, 196],
  remembered: [86, 86, 104],
  hurt: '#ffc14d',
  halo: 'rgb(255 255 255 / 0.9)',
};

export const paletteOf: Readonly<Record<RoguePalette, Palette>> = {
  torch: TORCH,
  clear: CLEAR,
  contrast: CONTRAST,
};

/** Stone of each floor by torchlight. */
const STONES: Readonly<Record<ThemeName, Partial<Palette>>> = {
  cellar: {},
  burrow: {
    floor: ['#7d6a4a', '#766445', '#857150', '#705e41'],
    grout: '#43361f',
    floorLine: '#9a8560',
    cap: ['#3a3222', '#362e1f', '#3e3625'],
    capEdge: '#6a5d40',
    bricks: ['#86683f', '#7c6039', '#8f7045', '#735834'],
    mortar: '#4a3820',
    moss: '#7f9a3a',
  },
  barracks: {
    floor: ['#8a8f96', '#82878e', '#92979e', '#7b8087'],
    grout: '#4b5057',
    floorLine: '#a9aeb5',
    cap: ['#39404a', '#353c46', '#3d444e'],
    capEdge: '#68717e',
    bricks: ['#7d8b9c', '#748293', '#8694a5', '#6b7889'],
    mortar: '#3d4651',
    moss: '#6f8a6a',
  },
  gallery: {
    floor: ['#8f86a6', '#877e9e', '#978eae', '#7f7696'],
    grout: '#4e4664',
    floorLine: '#b3aac9',
    cap: ['#3b3450', '#37304b', '#3f3855'],
    capEdge: '#7068a0',
    bricks: ['#7f76b0', '#766da6', '#887fb9', '#6d649c'],
    mortar: '#3f3860',
    moss: '#5fa0b0',
  },
  foundry: {
    floor: ['#7a6a62', '#72625b', '#82726a', '#6a5b54'],
    grout: '#3a2e29',
    floorLine: '#9a8a80',
    cap: ['#33282a', '#2f2426', '#372c2e'],
    capEdge: '#7a4a38',
    bricks: ['#a0583c', '#964f34', '#aa6144', '#8b472e'],
    mortar: '#3f241a',
    moss: '#d0803a',
  },
  vault: {
    floor: ['#a8925a', '#9f8953', '#b19b61', '#96814d'],
    grout: '#5a4a22',
    floorLine: '#cbb67a',
    cap: ['#40362a', '#3c3226', '#443a2e'],
    capEdge: '#c9a040',
    bricks: ['#b08d3e', '#a68436', '#ba9646', '#9c7b30'],
    mortar: '#54421c',
    moss: '#d9c25a',
  },
};

const THEMED: Readonly<Record<ThemeName, Palette>> = {
  cellar: { ...TORCH, ...STONES.cellar },
  burrow: { ...TORCH, ...STONES.burrow },
  barracks: { ...TORCH, ...STONES.barracks },
  gallery: { ...TORCH, ...STONES.gallery },
  foundry: { ...TORCH, ...STONES.foundry },
  vault: { ...TORCH, ...STONES.vault },
};

/**
 * Colours of a world, or of one of its floors. The palettes for clear sight keep their colours on
 * every floor.
 */
export function paletteFor(name: RoguePalette, theme: ThemeName | undefined): Palette {
  return name === 'torch' && theme !== undefined ? THEMED[theme] : paletteOf[name];
}
