import type { ItemKind, MobKind } from '../../rules/index.ts';
import { drawRim, drawShade, RIMS, SHADES } from './edges.ts';
import { ITEM_PICTURES } from './items.ts';
import { MOB_PICTURES } from './mobs.ts';
import type { Palette } from './palette.ts';
import * as people from './people.ts';
import * as stone from './stone.ts';
import { TRIGGER_PICTURES } from './triggers.ts';

function line(palette: Palette, width = 2.2): string {
  return `stroke="${palette.outline}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;
}

/** Draws a piece of equipment on the hero. */
type DrawGear = (palette: Palette) => string;

const drawSword: DrawGear = (palette) =>
  `<g transform="rotate(14 52 46)"><path d="M52 44V16l-2.5-5-2.5 5v28z" transform="translate(2.5 0)" fill="#d7dee8" ${line(palette, 2)}/><path d="M52 40V15" stroke="#fff" stroke-width="1.2"/><path d="M45 44h14" stroke="#6a4a2a" stroke-width="4" stroke-linecap="round"/><path d="M52 45v8" stroke="#8a6132" stroke-width="3.5" stroke-linecap="round"/></g>`;

/** A weapon on a shaft. */
function polearm(palette: Palette, head: string): string {
  return `<g transform="rotate(8 52 46)"><path d="M51 60V10" stroke="${palette.outline}" stroke-width="6" stroke-linecap="round"/><path d="M51 60V10" stroke="#8a5a2c" stroke-width="3" stroke-linecap="round"/>${head}</g>`;
}

/** Weapons in the hero's right hand. */
const GEAR_PICTURES: Readonly<Partial<Record<ItemKind, DrawGear>>> = {
  sword: drawSword,
  dagger: drawSword,
  'battle-axe': (palette) =>
    `<g transform="rotate(10 52 46)"><path d="M51 58V14" stroke="${palette.outline}" stroke-width="6.5" stroke-linecap="round"/><path d="M51 58V14" stroke="#8a5a2c" stroke-width="3.4" stroke-linecap="round"/><path d="M49 15q-11-3-14 3 4 3 4 8t-3 9q8 3 13-4z" fill="#c2ccd8" ${line(palette, 2)}/><path d="M53 15q6-2 8 2-2 6 0 13-4 3-8 0z" fill="#a9b4c1" ${line(palette, 2)}/><path d="M37.5 18.5q4 7 .5 14" fill="none" stroke="#fff" stroke-width="1.6" stroke-linecap="round"/></g>`,
  spear: (palette) =>
    polearm(palette, `<path d="M51 0l5 12-5 6-5-6z" fill="#cfd8e3" ${line(palette, 2)}/>`),
  'war-hammer': (palette) =>
    polearm(
      palette,
      `<path d="M40 8h22v13H40z" fill="#8d98a6" ${line(palette, 2)}/><path d="M43 11h16" stroke="#dfe6ee" stroke-width="2.4" stroke-linecap="round"/>`,
    ),
};

/** Armour over the hero's tunic, cloaks and boots. */
const WORN_PICTURES: Readonly<Partial<Record<ItemKind, DrawGear>>> = {
  'leather-armor': (palette) =>
    `<path d="M16 48q-1-13 10-14l6 4 6-4q11 1 10 14z" fill="#96683a" ${line(palette)}/><path d="M32 38v10M27 41h10M27 45h10" fill="none" stroke="#5f3e1e" stroke-width="2" stroke-linecap="round"/><path d="M20 46q1-7 5-9" fill="none" stroke="#c4935c" stroke-width="2" stroke-linecap="round"/>`,
  'chain-mail': (palette) =>
    `<path d="M16 48q-1-13 10-14l6 4 6-4q11 1 10 14z" fill="#9aa4b1" ${line(palette)}/><path d="M20 39q2.5 3 5 0 2.5 3 5 0 2.5 3 5 0 2.5 3 5 0 2.5 3 5 0M18 44q2.5 3 5 0 2.5 3 5 0 2.5 3 5 0 2.5 3 5 0 2.5 3 5 0" fill="none" stroke="#5d6773" stroke-width="1.7"/><path d="M20 46q1-7 5-9" fill="none" stroke="#e6ecf3" stroke-width="2" stroke-linecap="round"/>`,
  'grey-cloak': (palette) =>
    `<path d="M14 58q-6-22 10-25M50 58q6-22-10-25" fill="none" stroke="${palette.outline}" stroke-width="10" stroke-linecap="round"/><path d="M14 58q-6-22 10-25M50 58q6-22-10-25" fill="none" stroke="#79818f" stroke-width="5.5" stroke-linecap="round"/><circle cx="32" cy="36" r="3.4" fill="#e2b04a" ${line(palette, 1.6)}/>`,
  'soft-boots': (palette) =>
    `<path d="M23 54v5M41 54v5" stroke="${palette.outline}" stroke-width="11" stroke-linecap="round"/><path d="M23 54v5M41 54v5" stroke="#b98350" stroke-width="7" stroke-linecap="round"/><path d="M19 53h8M37 53h8" stroke="#f0e2bd" stroke-width="3" stroke-linecap="round"/>`,
};

/** Draws a picture as SVG content on a 64 × 64 field. */
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
  pictures: Readonly<Partial<Record<ItemKind, Draw>>>,
): readonly [string, Draw][] {
  return Object.entries(pictures).map(([kind, draw]) => [`${name}-${kind}`, draw]);
}

const FRAMES = [0, 1] as const;

/** Every picture of the tile set, by name. */
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
  ...drawn('held', GEAR_PICTURES),
  ...drawn('worn', WORN_PICTURES),
  ...Object.entries(MOB_PICTURES).flatMap(([kind, draw]) =>
    FRAMES.map((frame): [string, Draw] => [
      `mob-${kind}-${frame}`,
      (palette) => draw(palette, frame),
    ]),
  ),
  ...Object.entries(ITEM_PICTURES).map(([kind, draw]): [string, Draw] => [`item-${kind}`, draw]),
  ...Object.entries(TRIGGER_PICTURES).map(([name, draw]): [string, Draw] => [
    `trigger-${name}`,
    draw,
  ]),
]);

/** Name of a mob's picture in one of its two frames. */
export function mobSprite(kind: MobKind, frame: number): string {
  return `mob-${kind}-${frame}`;
}

export function itemSprite(kind: ItemKind): string {
  return `item-${kind}`;
}

/** Name of the picture of the hero's weapon. */
export function gearSprite(kind: ItemKind): string {
  return `held-${kind}`;
}

/** Name of the picture of the hero's armour, cloak or boots. */
export function wornSprite(kind: ItemKind): string {
  return `worn-${kind}`;
}

/** A standalone SVG picture for the page around the world. */
export function spriteSvg(names: readonly string[], palette: Palette): string {
  const inside = names.map((name) => SPRITES.get(name)?.(palette) ?? '').join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${inside}</svg>`;
}
