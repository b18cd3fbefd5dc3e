import { creatureRow } from '../../rules/index.ts';
import type { CavesContent, Item, SignColour } from '../../rules/index.ts';
import { signOfCreature, signOfItem } from '../../voice/signs.ts';
import type { Sign } from '../../voice/signs.ts';
import { tileNamed } from './squares.ts';
import type { Tile } from './squares.ts';

/** Size classes of creatures without a picture. */
type Bulk = 'small' | 'middle' | 'large';

/** Appearance on the page: a picture, or else a figure or a pouch marked with its letter. */
export type Look =
  | { readonly kind: 'picture'; readonly name: string; readonly tile: Tile }
  | {
      readonly kind: 'figure' | 'pouch';
      readonly name: string;
      readonly glyph: string;
      readonly colour: string;
      readonly bulk: Bulk;
    };

/** Colours of signs, distinct in lightness as well as in hue. */
const COLOURS: Readonly<Record<SignColour, string>> = {
  text: '#ece5d8',
  soft: '#b9b2a4',
  faint: '#8b857a',
  frame: '#7f8798',
  title: '#f4c95d',
  accent: '#f0a94e',
  good: '#86cc6a',
  warn: '#f2b632',
  bad: '#ee6a5c',
  seed: '#c9a06a',
  physical: '#6f9df0',
  somatic: '#6fc06a',
  mental: '#c98bf0',
  verbal: '#f0d86a',
  divine: '#62d6dc',
  ally: '#f3efe2',
};

export function colourOf(colour: SignColour): string {
  return COLOURS[colour];
}

/** Health from which a creature without a picture looks larger. */
const MIDDLE_FROM = 12;
const LARGE_FROM = 55;

function bulkOf(content: CavesContent, kind: string): Bulk {
  const { hp } = creatureRow(content, kind);
  if (hp >= LARGE_FROM) return 'large';
  return hp >= MIDDLE_FROM ? 'middle' : 'small';
}

function lookOf({ glyph, colour, tile: name }: Sign, kind: 'figure' | 'pouch', bulk: Bulk): Look {
  const tile = tileNamed(name);
  if (tile !== undefined) return { kind: 'picture', name, tile };
  return {
    kind,
    name: `${kind} ${glyph} ${colour} ${bulk}`,
    glyph,
    colour: colourOf(colour),
    bulk,
  };
}

export function lookOfCreature(content: CavesContent, kind: string): Look {
  return lookOf(signOfCreature(content, kind), 'figure', bulkOf(content, kind));
}

export function lookOfItem(content: CavesContent, item: Item): Look {
  return lookOf(signOfItem(content, item), 'pouch', 'middle');
}

/** Outlines of figures by size class, and of a pouch, on a field of 64 × 64. */
const BODIES: Readonly<Record<Bulk, string>> = {
  small: 'M17 46q0-15 15-15t15 15q0 14-15 14T17 46z',
  middle: 'M13 42q0-24 19-24t19 24q0 18-19 18T13 42z',
  large: 'M6 40Q6 8 32 8t26 32q0 21-26 21T6 40z',
};
const POUCH = 'M24 14h16l-3 8q16 8 15 26-1 13-20 13T12 48q-1-18 15-26z';

/** The outline of a thing without a picture. */
export function outlineOf({ kind, bulk }: Exclude<Look, { readonly kind: 'picture' }>): string {
  return kind === 'pouch' ? POUCH : BODIES[bulk];
}

/** Height of the letter and its baseline by size class. */
export const LETTERS: Readonly<Record<Bulk, readonly [number, number]>> = {
  small: [24, 54],
  middle: [32, 51],
  large: [38, 49],
};
