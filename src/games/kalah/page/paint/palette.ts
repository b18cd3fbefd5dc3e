/** Board colours of a theme. */
export interface Palette {
  readonly wood: readonly [string, string, string];
  readonly grain: string;
  readonly edgeLight: string;
  readonly edgeDark: string;
  readonly hollow: readonly [string, string];
  readonly hollowShade: string;
  readonly hollowRim: string;
  readonly ink: string;
  readonly inkSoft: string;
  readonly engraving: string;
  readonly lit: string;
  readonly litGlow: string;
  readonly hint: string;
  readonly trace: string;
  /** Inlay colours of the players' sides, ONE first. */
  readonly players: readonly [string, string];
  readonly badge: Readonly<Record<'capture' | 'again' | 'sweep' | 'swap', string>>;
  readonly badgeInk: string;
}

const BADGES = { capture: '#a5371f', again: '#1f6f54', sweep: '#2d4f78', swap: '#5a4a86' } as const;

const LIGHT: Palette = {
  wood: ['#d9ae76', '#c8965a', '#b27e43'],
  grain: 'rgba(96, 56, 20, 0.13)',
  edgeLight: 'rgba(255, 240, 214, 0.75)',
  edgeDark: 'rgba(74, 40, 10, 0.55)',
  hollow: ['#7d5027', '#9c6b38'],
  hollowShade: 'rgba(40, 18, 2, 0.75)',
  hollowRim: 'rgba(255, 232, 196, 0.8)',
  ink: '#33200c',
  inkSoft: 'rgba(51, 32, 12, 0.72)',
  engraving: 'rgba(255, 238, 210, 0.6)',
  lit: '#fff3c4',
  litGlow: 'rgba(255, 226, 130, 0.95)',
  hint: '#1d6fd0',
  trace: '#fffdf5',
  players: ['#1e5f9c', '#b1461c'],
  badge: BADGES,
  badgeInk: '#ffffff',
};

const DARK: Palette = {
  wood: ['#7a5433', '#674527', '#52351c'],
  grain: 'rgba(18, 8, 0, 0.22)',
  edgeLight: 'rgba(255, 224, 180, 0.32)',
  edgeDark: 'rgba(0, 0, 0, 0.6)',
  hollow: ['#2e1c0d', '#472d17'],
  hollowShade: 'rgba(0, 0, 0, 0.85)',
  hollowRim: 'rgba(255, 214, 160, 0.4)',
  ink: '#fbeedb',
  inkSoft: 'rgba(251, 238, 219, 0.8)',
  engraving: 'rgba(0, 0, 0, 0.5)',
  lit: '#ffe9a8',
  litGlow: 'rgba(255, 205, 90, 0.8)',
  hint: '#6db3ff',
  trace: '#fffdf5',
  players: ['#58a6ea', '#f0824f'],
  badge: BADGES,
  badgeInk: '#ffffff',
};

export function paletteOf(dark: boolean): Palette {
  return dark ? DARK : LIGHT;
}

/** Body, shine and shade of each kind of seed, distinguishable with red-green blindness. */
export const SEED_COLOURS = [
  { body: '#e9a63a', shine: '#ffe3a6', shade: '#a3650f' },
  { body: '#f1e7d3', shine: '#ffffff', shade: '#b3a184' },
  { body: '#58a9d8', shine: '#cfeaff', shade: '#246a99' },
  { body: '#cf5b3c', shine: '#ffc0a6', shade: '#86300f' },
  { body: '#2f7d77', shine: '#a8e2d8', shade: '#124a47' },
] as const;
