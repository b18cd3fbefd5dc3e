import type { CavesAction } from '../rules/model/action.ts';
import type { CavesState, Creature } from '../rules/model/state.ts';
import { cast, hasWhiteBook, manaFor, quaff, slotOfPotion } from './books.ts';
import { slotWith } from './gear.ts';
import { healInPeace } from './healing.ts';
import type { Outlook } from './outlook.ts';
import { findStrength, isForFights } from './strength.ts';

/** Bots with no other use for mana save some for sparks above this share of health. */
const BLOOD_FOR_SPARKS = 0.7;

function bleedForSparks(outlook: Outlook): CavesAction | undefined {
  const { player } = outlook;
  if (hasWhiteBook(player) || player.mana >= manaFor(player, 'spark')) return undefined;
  return player.hp < BLOOD_FOR_SPARKS * player.maxHp ? undefined : cast(outlook, 'blood-to-mana');
}

/** The slot of an unidentified potion. */
function slotOfUnknown(view: CavesState, player: Creature): number | undefined {
  return slotWith(player, (item) => item.color !== undefined && view.potions[item.color] === null);
}

/** With less health than this, the bot does not taste unknown potions. */
const BOLD_HP = 40;

/** Drinks potions that can only help, and tastes unknown ones while health allows. */
function taste(outlook: Outlook): CavesAction | undefined {
  const { view, player } = outlook;
  const { hp, maxHp } = player;
  const { content } = player;
  const archer = isForFights(content, 'archer') ? undefined : slotOfPotion(outlook, 'archer');
  const good = slotOfPotion(outlook, 'experience') ?? archer;
  if (good !== undefined) return quaff(good);
  if (hp >= BOLD_HP && hp < maxHp) return quaff(slotOfUnknown(view, player));
  return undefined;
}

/** Uses potions and books while no enemy is near. */
export function useMagicInPeace(outlook: Outlook): CavesAction | undefined {
  return findStrength(outlook) ?? healInPeace(outlook) ?? taste(outlook) ?? bleedForSparks(outlook);
}
