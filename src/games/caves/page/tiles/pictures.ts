import { CREATURE_PICTURES } from './creatures.ts';
import { ITEM_PICTURES, POTION_PICTURES } from './items.ts';
import type { Picture } from '#web/canvas/shapes.ts';
import { fill, line } from '#web/canvas/shapes.ts';

const STAIRS_UP_PICTURE: Picture = [
  fill('#241c14', 'M2 8h28v54H2z'),
  fill('#e6cb9b', 'M2 50h28v12H2z'),
  fill('#c4a97f', 'M9 39h21v11H9z'),
  fill('#a88f6c', 'M16 28h14v11H16z'),
  fill('#8f7a5c', 'M23 17h7v11h-7z'),
  line('#fff1c4', 3.2, 'M10 38V14M4 21l6-7 6 7'),
];

const STAIRS_DOWN_PICTURE: Picture = [
  fill('#241c14', 'M2 8h28v54H2z'),
  fill('#e6cb9b', 'M2 8h28v11H2z'),
  fill('#b3986f', 'M2 19h23v11H2z'),
  fill('#82704f', 'M2 30h17v11H2z'),
  fill('#5a4c36', 'M2 41h11v11H2z'),
  line('#fff1c4', 3.2, 'M22 30v26M15 48l7 8 7-8'),
];

/** Picture for the path to a place, or for the line to a target. */
const LINE_PICTURE: Picture = [fill('#ffd75e', 'M9 32l7-11 7 11-7 11z')];

const POTIONS = Object.fromEntries(
  Object.entries(POTION_PICTURES).map(([color, picture]) => [`potion-${color}`, picture]),
);

/** Pictures by name: all things of the built-in content, and the ground. */
export const PICTURES: Readonly<Record<string, Picture>> = {
  ...CREATURE_PICTURES,
  ...ITEM_PICTURES,
  ...POTIONS,
  'stairs-up': STAIRS_UP_PICTURE,
  'stairs-down': STAIRS_DOWN_PICTURE,
  line: LINE_PICTURE,
};
