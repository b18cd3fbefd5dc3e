import type { CavesAction } from '../model/action.ts';
import { isProof } from '../model/attributes.ts';
import { effectRow } from '../model/effects.ts';
import type { Place } from '../model/place.ts';
import type { PotionKind } from '../model/potions.ts';
import { bookOf, SPELLS } from '../model/spells.ts';
import type { SpellKind } from '../model/spells.ts';
import type { CavesState, Creature } from '../model/state.ts';
import { costOf, judge } from './foes.ts';
import { foodLeft, slotWith } from './gear.ts';
import type { Outlook } from './outlook.ts';

/** The slot of a potion that is known to be of a kind. */
export function slotOfPotion({ view, player }: Outlook, kind: PotionKind): number | undefined {
  return slotWith(player, (item) => item.kind === 'potion' && view.potions[item.color] === kind);
}

/** The slot of a potion that nobody knows. */
function slotOfUnknown(view: CavesState, player: Creature): number | undefined {
  return slotWith(player, (item) => item.kind === 'potion' && view.potions[item.color] === null);
}

function quaff(slot: number | undefined): CavesAction | undefined {
  return slot === undefined ? undefined : { kind: 'quaff', slot };
}

function bookFor(player: Creature, spell: SpellKind): number | undefined {
  return slotWith(player, (item) => bookOf(item) === SPELLS[spell].book);
}

/** A spell, where there is the book and the mana for it; on oneself unless told otherwise. */
export function cast(
  { player, spells }: Outlook,
  spell: SpellKind,
  at: Place = player,
): CavesAction | undefined {
  const slot = spells.includes(spell) ? bookFor(player, spell) : undefined;
  if (slot === undefined || player.mana < SPELLS[spell].mana) return undefined;
  const { x, y } = at;
  return { kind: 'cast', slot, spell, at: { x, y } };
}

function isUnder({ effects }: Creature, kind: SpellKind | PotionKind): boolean {
  return effects.some((effect) => effect.kind === kind);
}

/** Whether an effect under way gives health in every turn. */
export function isMending({ effects }: Creature): boolean {
  return effects.some(({ kind }) => {
    const { hp = 0, chance } = effectRow(kind).each ?? {};
    return hp > 0 && chance === undefined;
  });
}

export function hasWhiteBook(player: Creature): boolean {
  return bookFor(player, 'minor-heal') !== undefined;
}

/** Health that is left to whoever bleeds in a fight, as a multiple of what that costs; and where nobody is near. */
const BLOOD_IN_FIGHT = 4;
const BLOOD_LEFT = 15;

/** Blood for mana, which comes back as several times the health that it costs. */
function bleed(outlook: Outlook, isQuiet: boolean): CavesAction | undefined {
  const { player } = outlook;
  if (!hasWhiteBook(player) || player.mana >= SPELLS['minor-heal'].mana) return undefined;
  const cost = player.maxMana - player.mana + SPELLS['blood-to-mana'].mana;
  const least = isQuiet ? cost + BLOOD_LEFT : BLOOD_IN_FIGHT * cost;
  return player.hp < least ? undefined : cast(outlook, 'blood-to-mana');
}

/** Whoever has no other use for mana keeps enough for sparks while this share of his health is left. */
const BLOOD_FOR_SPARKS = 0.7;

function bleedForSparks(outlook: Outlook): CavesAction | undefined {
  const { player } = outlook;
  if (hasWhiteBook(player) || player.mana >= SPELLS.spark.mana) return undefined;
  return player.hp < BLOOD_FOR_SPARKS * player.maxHp ? undefined : cast(outlook, 'blood-to-mana');
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
function healInPeace(outlook: Outlook): CavesAction | undefined {
  const { player } = outlook;
  if (player.hp > HURT * player.maxHp || isMending(player)) return undefined;
  const isBad = player.hp <= HURT_MUCH * player.maxHp;
  const potion = isBad ? (healByPotion(outlook) ?? drinkMana(outlook)) : undefined;
  return healByBook(outlook, true) ?? potion;
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

/** Whoever hunts from so near is fought soon. */
const NEAR = 3;
/** A spell that makes one stronger, and from so much health that it saves on it is worth its mana. */
interface Strengthening {
  readonly spell: SpellKind;
  readonly worth: { readonly healer: number; readonly other: number };
}

/** What lasts for some fights. */
const LASTING: readonly Strengthening[] = [
  { spell: 'inner-strength', worth: { healer: 25, other: 12 } },
  { spell: 'detect-creatures', worth: { healer: 25, other: 12 } },
];
/** Blinking puts a fight off: whoever can heal by the same mana does that in time. */
const BRIEF: readonly Strengthening[] = [
  { spell: 'blink', worth: { healer: Infinity, other: 25 } },
];

/** The player once a spell works on him. */
function strengthened(player: Creature, spell: SpellKind): Creature {
  const kind = SPELLS[spell].effect;
  const strong = {
    ...player,
    effects: [...player.effects, { kind, turns: effectRow(kind).turns }],
  };
  return { ...strong, effects: strong.effects.filter((effect) => !isProof(strong, effect.kind)) };
}

/** Health that effects under way are still to take. */
function harmLeft({ effects }: Creature): number {
  let harm = 0;
  for (const { kind, turns } of effects)
    harm += turns * Math.max(0, -(effectRow(kind).each?.hp ?? 0));
  return harm;
}

/** Health that a spell saves in the fights that are near, as long as it lasts, and of what is under way. */
function savedBy({ player, hunters }: Outlook, spell: SpellKind): number {
  const strong = strengthened(player, spell);
  const { turns } = effectRow(SPELLS[spell].effect);
  const isClose = hunters.some(({ distance }) => distance <= NEAR);
  const stronger = hunters.map(({ creature }) => judge(strong, creature));
  const fights = isClose ? costOf(hunters, turns) - costOf(stronger, turns) : 0;
  return harmLeft(player) - harmLeft(strong) + fights;
}

/** Whatever makes one stronger where the fights that are near and what is under way would cost much more without it. */
function findStrength(outlook: Outlook): CavesAction | undefined {
  return strongestOf(outlook, LASTING) ?? strongestOf(outlook, BRIEF);
}

function strongestOf(outlook: Outlook, spells: readonly Strengthening[]): CavesAction | undefined {
  const { player } = outlook;
  const who = hasWhiteBook(player) ? 'healer' : 'other';
  let [best, most]: [CavesAction | undefined, number] = [undefined, 0];
  for (const { spell, worth } of spells) {
    const action = isUnder(player, spell) ? undefined : cast(outlook, spell);
    const saved = action === undefined ? 0 : savedBy(outlook, spell);
    if (saved >= worth[who] && saved > most) [best, most] = [action, saved];
  }
  return best;
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

/** From so much of his health at risk on somebody strengthens himself. */
const RISKY = 0.35;

/** What makes one stronger when a fight begins that costs much. */
export function strengthen(outlook: Outlook): CavesAction | undefined {
  return drinkStrength(outlook) ?? findStrength(outlook);
}

function drinkStrength(outlook: Outlook): CavesAction | undefined {
  const { player, hunters, risk } = outlook;
  const isClose = hunters.some(({ distance }) => distance <= 2);
  if (risk < RISKY || !isClose) return undefined;
  for (const kind of ['warrior', 'stone-skin'] as const) {
    const slot = isUnder(player, kind) ? undefined : slotOfPotion(outlook, kind);
    if (slot !== undefined) return quaff(slot);
  }
  return undefined;
}
