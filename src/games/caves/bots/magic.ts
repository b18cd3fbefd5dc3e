import type { CavesAction } from '../rules/model/action.ts';
import { SPELLS } from '../rules/model/spells.ts';
import type { CavesState, Creature } from '../rules/model/state.ts';
import { cast, hasWhiteBook, quaff, slotOfPotion } from './books.ts';
import { slotWith } from './gear.ts';
import { healInPeace } from './healing.ts';
import type { Outlook } from './outlook.ts';
import { findStrength } from './strength.ts';

/** Whoever has no other use for mana keeps enough for sparks while this share of his health is left. */
const BLOOD_FOR_SPARKS = 0.7;

function bleedForSparks(outlook: Outlook): CavesAction | undefined {
  const { player } = outlook;
  if (hasWhiteBook(player) || player.mana >= SPELLS.spark.mana) return undefined;
  return player.hp < BLOOD_FOR_SPARKS * player.maxHp ? undefined : cast(outlook, 'blood-to-mana');
}

/** The slot of a potion that nobody knows. */
function slotOfUnknown(view: CavesState, player: Creature): number | undefined {
  return slotWith(player, (item) => item.kind === 'potion' && view.potions[item.color] === null);
}

/** With less health nobody drinks what he does not know. */
const BOLD_HP = 40;

/** Drinks what can only do good, and tries what is not known while there is health to spare. */
function taste(outlook: Outlook): CavesAction | undefined {
  const { view, player } = outlook;
  const { hp, maxHp } = player;
  const good = slotOfPotion(outlook, 'experience') ?? slotOfPotion(outlook, 'archer');
  if (good !== undefined) return quaff(good);
  if (hp >= BOLD_HP && hp < maxHp) return quaff(slotOfUnknown(view, player));
  return undefined;
}

/** What potions and books are used for where nobody is near. */
export function useMagicInPeace(outlook: Outlook): CavesAction | undefined {
  return findStrength(outlook) ?? healInPeace(outlook) ?? taste(outlook) ?? bleedForSparks(outlook);
}
