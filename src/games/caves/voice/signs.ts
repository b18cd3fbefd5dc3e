import type { Color, CreatureKind, Item, ItemKind, Tile } from '../rules/index.ts';

/** Colours by meaning; palettes define their appearance. */
export type SignColour =
  | 'text'
  | 'soft'
  | 'faint'
  | 'frame'
  | 'title'
  | 'accent'
  | 'good'
  | 'warn'
  | 'bad'
  | 'seed'
  | 'physical'
  | 'somatic'
  | 'mental'
  | 'verbal'
  | 'divine'
  | 'ally';

/** Appearance: a glyph with a colour, or a picture by name where tiles are available. */
export interface Sign {
  readonly glyph: string;
  readonly colour: SignColour;
  readonly tile: string;
}

type Look = Omit<Sign, 'tile'>;

const CREATURE_LOOKS: Readonly<Record<CreatureKind, Look>> = {
  player: { glyph: '@', colour: 'title' },
  fungus: { glyph: 'f', colour: 'good' },
  bat: { glyph: 'b', colour: 'seed' },
  zombie: { glyph: 'z', colour: 'warn' },
  goblin: { glyph: 'g', colour: 'bad' },
  spider: { glyph: 's', colour: 'mental' },
  mole: { glyph: 'm', colour: 'accent' },
};

const ITEM_LOOKS: Readonly<Record<Exclude<ItemKind, 'potion'>, Look>> = {
  rock: { glyph: ',', colour: 'soft' },
  bear: { glyph: '*', colour: 'title' },
  apple: { glyph: '&', colour: 'bad' },
  bread: { glyph: '&', colour: 'seed' },
  baguette: { glyph: '&', colour: 'verbal' },
  corpse: { glyph: '%', colour: 'soft' },
  dagger: { glyph: ')', colour: 'text' },
  sword: { glyph: ')', colour: 'accent' },
  bow: { glyph: '}', colour: 'seed' },
  staff: { glyph: '|', colour: 'seed' },
  tunic: { glyph: '[', colour: 'good' },
  chainmail: { glyph: '[', colour: 'text' },
  platemail: { glyph: '[', colour: 'ally' },
  pick: { glyph: '¬', colour: 'accent' },
  powder: { glyph: '¤', colour: 'warn' },
  'white-book': { glyph: '+', colour: 'ally' },
  'blue-book': { glyph: '+', colour: 'physical' },
};

/** Appearance of flasks. */
const FLASK = '!';
const FLASK_LOOKS: Readonly<Record<Color, Look>> = {
  red: { glyph: FLASK, colour: 'bad' },
  yellow: { glyph: FLASK, colour: 'verbal' },
  green: { glyph: FLASK, colour: 'somatic' },
  cyan: { glyph: FLASK, colour: 'divine' },
  blue: { glyph: FLASK, colour: 'physical' },
  magenta: { glyph: FLASK, colour: 'mental' },
  dark: { glyph: FLASK, colour: 'frame' },
  grey: { glyph: FLASK, colour: 'soft' },
  light: { glyph: FLASK, colour: 'ally' },
};

/** Appearance of a tile in sight and remembered, distinguished by shape as well as colour. */
interface TileLook {
  readonly name: string;
  readonly lit: Look;
  readonly remembered: Look;
}

const BLANK: Look = { glyph: ' ', colour: 'faint' };
const TILE_LOOKS: Readonly<Record<Tile, TileLook>> = {
  '#': {
    name: 'wall',
    lit: { glyph: '▓', colour: 'frame' },
    remembered: { glyph: '░', colour: 'faint' },
  },
  '.': {
    name: 'floor',
    lit: { glyph: '·', colour: 'soft' },
    remembered: { glyph: '.', colour: 'faint' },
  },
  '<': {
    name: 'stairs-up',
    lit: { glyph: '<', colour: 'title' },
    remembered: { glyph: '<', colour: 'soft' },
  },
  '>': {
    name: 'stairs-down',
    lit: { glyph: '>', colour: 'title' },
    remembered: { glyph: '>', colour: 'soft' },
  },
  ' ': { name: 'unknown', lit: BLANK, remembered: BLANK },
  x: { name: 'bounds', lit: BLANK, remembered: BLANK },
};

/** Creates each sign once, so identical looks share one. */
function signsOf<K extends string>(
  looks: Readonly<Record<K, Look>>,
  tileOf: (kind: string) => string = String,
): Readonly<Record<K, Sign>> {
  const signs = Object.entries<Look>(looks).map(([kind, look]) => {
    return [kind, { ...look, tile: tileOf(kind) }] as const;
  });
  return Object.fromEntries(signs) as Record<K, Sign>;
}

const CREATURE_SIGNS = signsOf(CREATURE_LOOKS);
const ITEM_SIGNS = signsOf(ITEM_LOOKS);
const FLASK_SIGNS = signsOf(FLASK_LOOKS, (color) => `potion-${color}`);
const TILE_SIGNS = Object.fromEntries(
  Object.entries(TILE_LOOKS).map(([tile, { name, lit, remembered }]) => [
    tile,
    { lit: { ...lit, tile: name }, remembered: { ...remembered, tile: `${name}-remembered` } },
  ]),
) as Readonly<Record<Tile, { readonly lit: Sign; readonly remembered: Sign }>>;

export function signOfCreature(kind: CreatureKind): Sign {
  return CREATURE_SIGNS[kind];
}

export function signOfItem(item: Item): Sign {
  return item.kind === 'potion' ? FLASK_SIGNS[item.color] : ITEM_SIGNS[item.kind];
}

/** The sign of a tile; remembered tiles have separate pictures. */
export function signOfTile(tile: Tile, isLit: boolean): Sign {
  return isLit ? TILE_SIGNS[tile].lit : TILE_SIGNS[tile].remembered;
}
