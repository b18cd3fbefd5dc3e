import type { Color, CreatureKind, Item, ItemKind, Tile } from '../../games/caves/index.ts';

/** Colours by what they mean; palettes say what they look like. */
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

/** What something looks like: one glyph and its colour, or a picture of that name where there are pictures. */
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

/** What flasks look like. */
const FLASK = '!';
const FLASK_COLOURS: Readonly<Record<Color, SignColour>> = {
  red: 'bad',
  yellow: 'verbal',
  green: 'somatic',
  cyan: 'divine',
  blue: 'physical',
  magenta: 'mental',
  dark: 'frame',
  grey: 'soft',
  light: 'ally',
};

/** What a tile looks like in sight, and as it is remembered: shapes tell that, too. */
interface TileLook {
  readonly name: string;
  readonly lit: Look;
  readonly remembered: Look;
}

const NOTHING: Look = { glyph: ' ', colour: 'faint' };
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
  ' ': { name: 'unknown', lit: NOTHING, remembered: NOTHING },
  x: { name: 'bounds', lit: NOTHING, remembered: NOTHING },
};

export function signOfCreature(kind: CreatureKind): Sign {
  return { ...CREATURE_LOOKS[kind], tile: kind };
}

export function signOfItem(item: Item): Sign {
  if (item.kind !== 'potion') return { ...ITEM_LOOKS[item.kind], tile: item.kind };
  return { glyph: FLASK, colour: FLASK_COLOURS[item.color], tile: `potion-${item.color}` };
}

/** What a tile looks like; what is only remembered has a picture of its own. */
export function signOfTile(tile: Tile, isLit: boolean): Sign {
  const { name, lit, remembered } = TILE_LOOKS[tile];
  return isLit ? { ...lit, tile: name } : { ...remembered, tile: `${name}-remembered` };
}
