import type { CavesAction } from '../model/action.ts';
import type { Place } from '../model/place.ts';
import type { PotionKind } from '../model/potions.ts';
import { bookOf, SPELLS } from '../model/spells.ts';
import type { SpellKind } from '../model/spells.ts';
import type { CavesState, Creature } from '../model/state.ts';
import { slotWith } from './gear.ts';
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

/** Blood for mana, where it comes back as more health than it costs. */
function bleed(outlook: Outlook): CavesAction | undefined {
  const { player } = outlook;
  const gain = player.maxMana - player.mana + SPELLS['blood-to-mana'].mana;
  if (bookFor(player, 'minor-heal') === undefined || player.hp < 4 * gain) return undefined;
  return player.mana >= SPELLS['minor-heal'].mana ? undefined : cast(outlook, 'blood-to-mana');
}

/** Heals by spells where little of them is wasted; slowly where nobody is near. */
function healByBook(outlook: Outlook, isQuiet: boolean): CavesAction | undefined {
  const { player } = outlook;
  const missing = player.maxHp - player.hp;
  const slow =
    isQuiet && missing >= 60 && !isUnder(player, 'slow-heal')
      ? cast(outlook, 'slow-heal')
      : undefined;
  const major = missing >= 40 ? cast(outlook, 'major-heal') : undefined;
  const minor = missing >= 20 ? cast(outlook, 'minor-heal') : undefined;
  return slow ?? major ?? minor ?? (missing >= 20 ? bleed(outlook) : undefined);
}

/** Heals by potions where they are needed. */
function healByPotion(outlook: Outlook): CavesAction | undefined {
  const { player } = outlook;
  const slow = isUnder(player, 'slow-health') ? undefined : slotOfPotion(outlook, 'slow-health');
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
  const mana = player.mana < 4 ? quaff(slotOfPotion(outlook, 'mana')) : undefined;
  const hasBook = bookFor(player, 'minor-heal') !== undefined;
  return healByBook(outlook, false) ?? healByPotion(outlook) ?? (hasBook ? mana : undefined);
}

/** Heals where nobody is near. */
function healInPeace(outlook: Outlook): CavesAction | undefined {
  const { player } = outlook;
  if (player.hp > HURT * player.maxHp) return undefined;
  return (
    healByBook(outlook, true) ??
    (player.hp <= HURT_MUCH * player.maxHp ? healByPotion(outlook) : undefined)
  );
}

/** With less health nobody drinks what he does not know. */
const BOLD_HP = 40;

/** Drinks what can only do good, and tries what is not known while there is health to spare. */
function taste(outlook: Outlook): CavesAction | undefined {
  const { view, player } = outlook;
  const { hp, maxHp } = player;
  const good = quaff(slotOfPotion(outlook, 'experience'));
  if (good !== undefined) return good;
  if (hp >= BOLD_HP && hp < maxHp) return quaff(slotOfUnknown(view, player));
  return undefined;
}

/** So high up that bats teach nothing any more. */
const RANK_ABOVE_BATS = 14;
/** With more than so many around there are enemies enough. */
const FEW = 4;

/** Spells that are worth their mana where nobody is near and nothing hurts. */
function castInPeace(outlook: Outlook): CavesAction | undefined {
  const { player, foes } = outlook;
  if (player.hp < 0.7 * player.maxHp) return undefined;
  if (player.mana === player.maxMana && player.z > 0) {
    for (const spell of ['inner-strength', 'detect-creatures'] as const) {
      const help = isUnder(player, spell) ? undefined : cast(outlook, spell);
      if (help !== undefined) return help;
    }
  }
  const isWorthwhile = player.rank < RANK_ABOVE_BATS && foes.length < FEW;
  return isWorthwhile ? cast(outlook, 'summon-bats') : undefined;
}

/** What potions and books are used for where nobody is near. */
export function useMagicInPeace(outlook: Outlook): CavesAction | undefined {
  return healInPeace(outlook) ?? taste(outlook) ?? castInPeace(outlook);
}

/** From so much of his health at risk on somebody strengthens himself. */
const RISKY = 0.35;

/** What makes one stronger when a fight begins that costs much. */
export function strengthen(outlook: Outlook): CavesAction | undefined {
  const { player, hunters, risk } = outlook;
  const isClose = hunters.some(({ distance }) => distance <= 2);
  if (risk < RISKY || !isClose) return undefined;
  for (const kind of ['warrior', 'stone-skin'] as const) {
    const slot = isUnder(player, kind) ? undefined : slotOfPotion(outlook, kind);
    if (slot !== undefined) return quaff(slot);
  }
  return isUnder(player, 'inner-strength') ? undefined : cast(outlook, 'inner-strength');
}
