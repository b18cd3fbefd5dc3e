import { own } from '#core';
import { cloudRow, creatureRow, groundOf, itemRow } from '../rules/index.ts';
import type {
  CavesContent,
  Color,
  CreatureKind,
  Item,
  Look,
  PlainTile,
  SignColour,
  Tile,
} from '../rules/index.ts';

/** Appearance: a glyph with a colour, or a picture by name where tiles are available. */
export interface Sign {
  readonly glyph: string;
  readonly colour: SignColour;
  readonly tile: string;
}

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
const TILE_LOOKS: Readonly<Record<PlainTile, TileLook>> = {
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

interface TileSigns {
  readonly lit: Sign;
  readonly remembered: Sign;
}

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

/** Signs of rows, one for each, so identical looks share one. */
const ROW_SIGNS = new WeakMap<Look, Sign>();

function signOfRow(row: Look, tile: string): Sign {
  const { glyph, colour } = row;
  const sign = ROW_SIGNS.get(row) ?? { glyph, colour, tile };
  ROW_SIGNS.set(row, sign);
  return sign;
}

const FLASK_SIGNS = signsOf(FLASK_LOOKS, (color) => `potion-${color}`);
const TILE_SIGNS = Object.fromEntries(
  Object.entries(TILE_LOOKS).map(([tile, { name, lit, remembered }]) => [
    tile,
    { lit: { ...lit, tile: name }, remembered: { ...remembered, tile: `${name}-remembered` } },
  ]),
) as Readonly<Record<PlainTile, TileSigns>>;

export function signOfCreature(content: CavesContent, kind: CreatureKind): Sign {
  return signOfRow(creatureRow(content, kind), kind);
}

export function signOfItem(content: CavesContent, { kind, color }: Item): Sign {
  return color === undefined ? signOfRow(itemRow(content, kind), kind) : FLASK_SIGNS[color];
}

/** The sign of a tile; remembered tiles have separate pictures. */
export function signOfTile(content: CavesContent, tile: Tile, isLit: boolean): Sign {
  const signs = own(TILE_SIGNS, tile as PlainTile) ?? signsOfTerrain(content, tile);
  return isLit ? signs.lit : signs.remembered;
}

const TERRAIN_SIGNS = new WeakMap<Look, TileSigns>();

/** Signs of terrain; remembered terrain is pale. */
function signsOfTerrain(content: CavesContent, tile: Tile): TileSigns {
  const { rows, ids } = groundOf(content);
  const code = tile.charCodeAt(0);
  const row = rows[code];
  if (row === undefined) return TILE_SIGNS[' '];
  let signs = TERRAIN_SIGNS.get(row);
  if (signs === undefined) {
    const { glyph, colour } = row;
    const name = `terrain-${ids[code] ?? ''}`;
    signs = {
      lit: { glyph, colour, tile: name },
      remembered: { glyph, colour: 'faint', tile: `${name}-remembered` },
    };
    TERRAIN_SIGNS.set(row, signs);
  }
  return signs;
}

/** The sign of fire or gas. */
export function signOfCloud(content: CavesContent, kind: string): Sign {
  return signOfRow(cloudRow(content, kind), `cloud-${kind}`);
}
