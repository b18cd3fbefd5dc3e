import type { CavesAction } from '../model/action.ts';
import { SPELLS } from '../model/spells.ts';
import type { SpellKind } from '../model/spells.ts';
import type { CavesState, Creature } from '../model/state.ts';
import { bookFor, cast, hasWhiteBook, quaff, slotOfPotion } from './books.ts';
import { foodLeft, slotWith } from './gear.ts';
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

/** So high up that bats teach little. */
const RANK_ABOVE_BATS = 9;
/** With more than so many around, as near as this, there are enemies enough. */
const FEW = 3;
const AROUND = 9;
/** Whoever has less to eat than this is glad of their meat. */
const LITTLE_FOOD = 600;
/** Mana that is kept for healing by those who can; those who can turn blood into it need less. */
const RESERVE = 8;
const RESERVE_WITH_BLOOD = 4;

/** Whether a spell leaves enough mana for healing, where there is the book for that. */
function isSpare({ player }: Outlook, spell: SpellKind): boolean {
  const hasBlood = bookFor(player, 'blood-to-mana') !== undefined;
  const reserve = hasBlood ? RESERVE_WITH_BLOOD : RESERVE;
  return player.mana - SPELLS[spell].mana >= (hasWhiteBook(player) ? reserve : 0);
}

/** Less of his health than this, and bats are no prey but a danger. */
const HALE = 0.85;

/** Bats are nobody's friends: they are summoned to be killed and eaten, by somebody who is hale. */
function summonPrey(outlook: Outlook): CavesAction | undefined {
  const { player, foes } = outlook;
  const around = foes.filter(({ distance }) => distance <= AROUND);
  if (player.hp < HALE * player.maxHp || around.length > FEW) return undefined;
  const isWorthwhile = player.rank < RANK_ABOVE_BATS || foodLeft(player) < LITTLE_FOOD;
  return isWorthwhile && isSpare(outlook, 'summon-bats') ? cast(outlook, 'summon-bats') : undefined;
}

/** What potions and books are used for where nobody is near. */
export function useMagicInPeace(outlook: Outlook): CavesAction | undefined {
  return (
    findStrength(outlook) ??
    healInPeace(outlook) ??
    taste(outlook) ??
    summonPrey(outlook) ??
    bleedForSparks(outlook)
  );
}
