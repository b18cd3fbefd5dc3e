import type { CavesAction } from '../rules/model/action.ts';
import { EFFECTS } from '../rules/model/effects.ts';
import { SPELLS } from '../rules/model/spells.ts';
import { cast, hasWhiteBook, isMending, quaff, slotOfPotion } from './books.ts';
import type { Outlook } from './outlook.ts';

/** Health that is left to whoever bleeds in a fight, as a multiple of what that costs; and where nobody is near. */
const BLOOD_IN_FIGHT = 4;
const BLOOD_LEFT = 15;

/** Blood for mana, which comes back as several times the health that it costs. */
function bleed(outlook: Outlook, isQuiet: boolean): CavesAction | undefined {
  const { player } = outlook;
  if (!hasWhiteBook(player) || player.mana >= SPELLS['minor-heal'].mana) return undefined;
  const room = player.maxMana - player.mana + SPELLS['blood-to-mana'].mana;
  const cost = Math.min(EFFECTS['blood-to-mana'].deed.most, room);
  const least = isQuiet ? cost + BLOOD_LEFT : BLOOD_IN_FIGHT * cost;
  return player.hp < least ? undefined : cast(outlook, 'blood-to-mana');
}

/** From so much missing health on each spell wastes little of what it gives. */
const MISSING = { 'minor-heal': 20, 'major-heal': 50, 'slow-heal': 70 } as const;
/** In a fight a turn that is saved is worth more than some waste. */
const MISSING_IN_FIGHT = 35;

/** Heals by spells where little of them is wasted; slowly where nobody is near. */
function healByBook(outlook: Outlook, isQuiet: boolean): CavesAction | undefined {
  const { player } = outlook;
  const missing = player.maxHp - player.hp;
  const canWait = isQuiet && missing >= MISSING['slow-heal'] && !isMending(player);
  const slow = canWait ? cast(outlook, 'slow-heal') : undefined;
  const isMajor = missing >= (isQuiet ? MISSING['major-heal'] : MISSING_IN_FIGHT);
  const major = isMajor ? cast(outlook, 'major-heal') : undefined;
  const minor = missing >= MISSING['minor-heal'] ? cast(outlook, 'minor-heal') : undefined;
  return (
    slow ??
    major ??
    minor ??
    (missing >= MISSING['minor-heal'] ? bleed(outlook, isQuiet) : undefined)
  );
}

/** Heals by potions where they are needed. */
function healByPotion(outlook: Outlook): CavesAction | undefined {
  const { player } = outlook;
  const slow = isMending(player) ? undefined : slotOfPotion(outlook, 'slow-health');
  return quaff(slotOfPotion(outlook, 'health')) ?? quaff(slow);
}

/** Below this share of his health somebody who fights heals himself, and somebody who does not. */
const HURT_IN_FIGHT = 0.45;
const HURT = 0.85;
/** Below this share potions are drunk where nobody is near. */
const HURT_MUCH = 0.5;

/** Heals in a fight. */
export function healInFight(outlook: Outlook): CavesAction | undefined {
  const { player } = outlook;
  if (player.hp > HURT_IN_FIGHT * player.maxHp) return undefined;
  return healByBook(outlook, false) ?? healByPotion(outlook) ?? drinkMana(outlook);
}

/** Mana, where it can be turned into health. */
function drinkMana(outlook: Outlook): CavesAction | undefined {
  const { player } = outlook;
  if (!hasWhiteBook(player) || player.mana >= SPELLS['minor-heal'].mana) return undefined;
  return quaff(slotOfPotion(outlook, 'mana'));
}

/** Heals where nobody is near: first by what comes back, and what works by itself is left to work. */
export function healInPeace(outlook: Outlook): CavesAction | undefined {
  const { player } = outlook;
  if (player.hp > HURT * player.maxHp || isMending(player)) return undefined;
  const isBad = player.hp <= HURT_MUCH * player.maxHp;
  const potion = isBad ? (healByPotion(outlook) ?? drinkMana(outlook)) : undefined;
  return healByBook(outlook, true) ?? potion;
}
