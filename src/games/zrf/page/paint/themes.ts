import type { Palette } from './palette.ts';

export const BOARD_THEMES = ['standard', 'wood', 'paper', 'plain', 'contrast'] as const;
export type BoardTheme = (typeof BOARD_THEMES)[number];

const MARKS = {
  last: 'rgba(255, 205, 40, 0.42)',
  lastEdge: 'rgba(110, 66, 0, 0.85)',
  picked: 'rgba(40, 140, 255, 0.5)',
  target: 'rgba(20, 92, 170, 0.78)',
  take: 'rgba(200, 40, 30, 0.9)',
  change: 'rgba(125, 60, 190, 0.9)',
  hint: '#1d6fd0',
  halo: 'rgba(255, 255, 255, 0.75)',
  check: 'rgba(226, 36, 24, 0.92)',
  badge: '#b3140c',
  badgeInk: '#ffffff',
  premove: 'rgba(92, 60, 190, 0.55)',
  texture: 'none',
} as const;

const STANDARD_LIGHT: Palette = {
  ...MARKS,
  chequer: ['#f2e3c6', '#b98a5e'],
  wood: '#e7c98f',
  felt: '#3d8566',
  line: 'rgba(74, 46, 16, 0.62)',
  feltLine: 'rgba(8, 40, 26, 0.7)',
  rim: '#7a4f2b',
  label: '#5b5347',
  inside: ['#7d5026', '#fff3dc'],
  shadow: 'rgba(60, 36, 10, 0.3)',
  goal: 'rgba(40, 150, 90, 0.28)',
};

const STANDARD_DARK: Palette = {
  ...STANDARD_LIGHT,
  chequer: ['#cdb995', '#86603f'],
  wood: '#b3925c',
  felt: '#2b6149',
  line: 'rgba(38, 22, 6, 0.7)',
  feltLine: 'rgba(4, 24, 15, 0.8)',
  rim: '#4a2f1a',
  label: '#b9b6ae',
  inside: ['#4d2f12', '#f5e6ca'],
  shadow: 'rgba(0, 0, 0, 0.5)',
  goal: 'rgba(60, 190, 120, 0.26)',
};

const WOOD_LIGHT: Palette = {
  ...STANDARD_LIGHT,
  chequer: ['#e9cb97', '#9c6236'],
  wood: '#d9ad6c',
  felt: '#b07a45',
  line: 'rgba(58, 30, 8, 0.8)',
  feltLine: 'rgba(46, 22, 4, 0.8)',
  rim: '#5a3117',
  inside: ['#5d3314', '#ffe9c6'],
  texture: 'grain',
};

const WOOD_DARK: Palette = {
  ...STANDARD_DARK,
  chequer: ['#c49a63', '#6f4123'],
  wood: '#a97c44',
  felt: '#7d5230',
  line: 'rgba(30, 14, 2, 0.85)',
  feltLine: 'rgba(30, 14, 2, 0.85)',
  rim: '#382011',
  inside: ['#3d210b', '#f6d9ae'],
  texture: 'grain',
};

const PAPER_LIGHT: Palette = {
  ...STANDARD_LIGHT,
  last: 'rgba(255, 196, 20, 0.5)',
  chequer: ['#fffdf6', '#d8d0bd'],
  wood: '#fbf6e9',
  felt: '#e4e6d3',
  line: 'rgba(58, 52, 42, 0.75)',
  feltLine: 'rgba(58, 52, 42, 0.75)',
  rim: '#4b4437',
  inside: ['#4b4437', '#3a342a'],
  shadow: 'rgba(50, 44, 30, 0.25)',
  texture: 'hatch',
};

const PAPER_DARK: Palette = {
  ...PAPER_LIGHT,
  chequer: ['#d9d4c6', '#a9a08c'],
  wood: '#d3ccb9',
  felt: '#b5b9a3',
  line: 'rgba(34, 30, 22, 0.8)',
  feltLine: 'rgba(34, 30, 22, 0.8)',
  rim: '#3b352a',
  label: '#b9b6ae',
  inside: ['#38322a', '#241f17'],
  shadow: 'rgba(0, 0, 0, 0.5)',
};

const PLAIN_LIGHT: Palette = {
  ...STANDARD_LIGHT,
  last: 'rgba(255, 214, 60, 0.5)',
  chequer: ['#e8edf3', '#8ca2bd'],
  wood: '#dbe3ec',
  felt: '#7da895',
  line: 'rgba(52, 66, 86, 0.72)',
  feltLine: 'rgba(18, 52, 42, 0.7)',
  rim: '#50627b',
  inside: ['#44566f', '#ffffff'],
  shadow: 'rgba(30, 40, 60, 0.3)',
};

const PLAIN_DARK: Palette = {
  ...PLAIN_LIGHT,
  chequer: ['#aebccd', '#5d738f'],
  wood: '#9eb0c4',
  felt: '#4f7a69',
  line: 'rgba(22, 32, 46, 0.78)',
  feltLine: 'rgba(6, 28, 20, 0.8)',
  rim: '#34425a',
  label: '#b9b6ae',
  inside: ['#24324a', '#eef3fa'],
  shadow: 'rgba(0, 0, 0, 0.5)',
};

const CONTRAST_LIGHT: Palette = {
  ...STANDARD_LIGHT,
  last: 'rgba(255, 210, 0, 0.72)',
  lastEdge: '#000000',
  picked: 'rgba(0, 128, 255, 0.62)',
  target: '#003f9e',
  take: '#b00000',
  change: '#5c009e',
  hint: '#0047b3',
  halo: '#ffffff',
  premove: 'rgba(92, 0, 170, 0.7)',
  chequer: ['#ffffff', '#8f979f'],
  wood: '#ffffff',
  felt: '#9aa5ae',
  line: '#000000',
  feltLine: '#000000',
  rim: '#000000',
  label: '#000000',
  inside: ['#000000', '#000000'],
  shadow: 'rgba(0, 0, 0, 0.35)',
};

const CONTRAST_DARK: Palette = {
  ...CONTRAST_LIGHT,
  chequer: ['#f2f4f6', '#78828c'],
  wood: '#eef0f2',
  felt: '#87929b',
  label: '#ffffff',
  shadow: 'rgba(0, 0, 0, 0.6)',
};

const PALETTES: Readonly<Record<BoardTheme, readonly [light: Palette, dark: Palette]>> = {
  standard: [STANDARD_LIGHT, STANDARD_DARK],
  wood: [WOOD_LIGHT, WOOD_DARK],
  paper: [PAPER_LIGHT, PAPER_DARK],
  plain: [PLAIN_LIGHT, PLAIN_DARK],
  contrast: [CONTRAST_LIGHT, CONTRAST_DARK],
};

export function paletteOf(dark: boolean, theme: BoardTheme = 'standard'): Palette {
  return PALETTES[theme][dark ? 1 : 0];
}
