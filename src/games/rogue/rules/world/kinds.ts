/** Things in a world, named as in files and saves. */

/** Items; the rules have a row for each. */
export const ITEM_KINDS = [
  'sword',
  'golden-apple',
  'dagger',
  'battle-axe',
  'leather-armor',
  'chain-mail',
  'stoneskin-potion',
  'smoke-bomb',
  'fire-bomb',
  'hook',
  'swap-stone',
  'bait',
  'caltrops',
  'net',
  'frost-bell',
  'bow',
  'arrow',
  'spear',
  'war-hammer',
  'grey-cloak',
  'soft-boots',
  'buckler',
  'blink-scroll',
  'map-scroll',
  'healing-draught',
  'rage-mushroom',
] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

/** Mobs; the rules have a row for each. */
export const MOB_KINDS = [
  'mimic',
  'ghost',
  'robot',
  'wizard',
  'rat',
  'archer',
  'boar',
  'bomber',
  'summoner',
  'thief',
  'guard',
  'mirror',
  'healer',
  'slime',
  'mole',
  'spinner',
  'ogre',
] as const;
export type MobKind = (typeof MOB_KINDS)[number];

/** A kind's name in world files: `golden-apple` is `GoldenApple`. */
export function wordOf(kind: string): string {
  return kind
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('');
}
