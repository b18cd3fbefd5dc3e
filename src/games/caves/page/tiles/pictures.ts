import type { Color, CreatureKind, ItemKind } from '../../rules/index.ts';
import { CREATURE_PICTURES } from './creatures.ts';
import { ITEM_PICTURES, POTION_PICTURES } from './items.ts';
import { LINE_PICTURE, STAIRS_DOWN_PICTURE, STAIRS_UP_PICTURE } from './marks.ts';
import type { Picture } from '#web/canvas/shapes.ts';

/** Whatever stands or lies on the ground, by the names that screens give it. */
type Thing =
  | CreatureKind
  | Exclude<ItemKind, 'potion'>
  | `potion-${Color}`
  | 'stairs-up'
  | 'stairs-down'
  | 'line';

const POTIONS = Object.fromEntries(
  Object.entries(POTION_PICTURES).map(([color, picture]) => [`potion-${color}`, picture]),
) as Readonly<Record<`potion-${Color}`, Picture>>;

/** Every picture of a thing; a thing without one does not compile. */
export const PICTURES: Readonly<Record<Thing, Picture>> = {
  ...CREATURE_PICTURES,
  ...ITEM_PICTURES,
  ...POTIONS,
  'stairs-up': STAIRS_UP_PICTURE,
  'stairs-down': STAIRS_DOWN_PICTURE,
  line: LINE_PICTURE,
};
