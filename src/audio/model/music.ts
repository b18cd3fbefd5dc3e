/** Themes of the music. The last two are codas, which play once; the others play forever. */
export const THEMES = [
  'menu-main',
  'camp',
  'flats',
  'reeds',
  'canal',
  'works',
  'city',
  'lanes',
  'refuge',
  'villain',
  'victory',
  'defeat',
] as const;
export type Theme = (typeof THEMES)[number];

/**
 * Layers of a theme: `hush` leaves little of the tune, `pulse` adds drums, `low` a drone and `high`
 * a thin high tone.
 */
export const LAYERS = ['hush', 'pulse', 'low', 'high'] as const;
export type Layer = (typeof LAYERS)[number];

/** A theme with its layers in order, such as `flats` or `flats+pulse+high`. */
export type Piece = `${Theme}${'' | '+hush'}${'' | '+pulse'}${'' | '+low'}${'' | '+high'}`;

/** Theme of a piece. */
export function themeOf(piece: Piece): Theme {
  const [name] = piece.split('+');
  const theme = THEMES.find((one) => one === name);
  if (theme === undefined) throw new RangeError(`${piece} has no theme`);
  return theme;
}

/** True if a piece contains the layer. */
export function hasLayer(piece: Piece, layer: Layer): boolean {
  return piece.split('+').includes(layer);
}
