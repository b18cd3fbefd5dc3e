import type { ItemKind, MobKind } from '../../rules/index.ts';
import { drawRim, drawShade, RIMS, SHADES } from './edges.ts';
import { ITEM_PICTURES } from './items.ts';
import { HELD_PICTURES, WORN_PICTURES } from './gear.ts';
import { MOB_PICTURES } from './mobs.ts';
import type { Palette } from './palette.ts';
import * as people from './people.ts';
import * as stone from './stone.ts';

/** Draws one picture, on a field of 64 by 64, as the inside of an SVG. */
type Draw = (palette: Palette) => string;

function numbered(
  name: string,
  count: number,
  draw: (at: number, palette: Palette) => string,
): [string, Draw][] {
  return Array.from({ length: count }, (_, at) => [`${name}-${at}`, (p: Palette) => draw(at, p)]);
}

function drawn(
  name: string,
  pictures: Readonly<Record<ItemKind, Draw | null>>,
): readonly [string, Draw][] {
  return Object.entries(pictures).flatMap(([kind, draw]): [string, Draw][] =>
    draw === null ? [] : [[`${name}-${kind}`, draw]],
  );
}

const FRAMES = [0, 1] as const;

/** Every picture of the tile set by its name. */
export const SPRITES: ReadonlyMap<string, Draw> = new Map<string, Draw>([
  ...numbered('floor', stone.FLOORS, stone.drawFloor),
  ...numbered('cap', stone.CAPS, stone.drawCap),
  ...numbered('face', stone.FACES, stone.drawFace),
  ...stone.FACE_DECORS.map((draw, at): [string, Draw] => [`hung-${at}`, draw]),
  ...stone.FLOOR_DECORS.map((draw, at): [string, Draw] => [`strewn-${at}`, draw]),
  ['sill', stone.drawSill],
  ...RIMS.map((rim): [string, Draw] => [`rim-${rim}`, (palette) => drawRim(rim, palette)]),
  ...SHADES.map((shade): [string, Draw] => [`shade-${shade}`, () => drawShade(shade)]),
  ['shadow', people.drawShadow],
  ...FRAMES.map((frame): [string, Draw] => [
    `body-${frame}`,
    (palette) => people.drawBody(palette, frame),
  ]),
  ...people.FACES_OF_HEROES.map((face): [string, Draw] => [
    `head-${face}`,
    (palette) => people.drawHead(face, palette),
  ]),
  ['head-frame', people.drawFrame],
  ...drawn('held', HELD_PICTURES),
  ...drawn('worn', WORN_PICTURES),
  ...Object.entries(MOB_PICTURES).flatMap(([kind, draw]) =>
    FRAMES.map((frame): [string, Draw] => [
      `mob-${kind}-${frame}`,
      (palette) => draw(palette, frame),
    ]),
  ),
  ...Object.entries(ITEM_PICTURES).map(([kind, draw]): [string, Draw] => [`item-${kind}`, draw]),
]);

/** The picture of a mob in one of its two frames. */
export function mobSprite(kind: MobKind, frame: number): string {
  return `mob-${kind}-${frame}`;
}

export function itemSprite(kind: ItemKind): string {
  return `item-${kind}`;
}

/** The weapon in the hero's hand. */
export function heldSprite(kind: ItemKind): string {
  return `held-${kind}`;
}

/** The armour that the hero wears. */
export function wornSprite(kind: ItemKind): string {
  return `worn-${kind}`;
}

/** One picture as an SVG of its own, for the page around the world. */
export function spriteSvg(names: readonly string[], palette: Palette): string {
  const inside = names.map((name) => SPRITES.get(name)?.(palette) ?? '').join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${inside}</svg>`;
}
