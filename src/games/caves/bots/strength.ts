import type { CavesAction } from '../rules/model/action.ts';
import { isProof } from '../rules/model/attributes.ts';
import { changedCreature } from '../rules/model/copies.ts';
import { effectRow, potionRow, spellRow } from '../rules/model/content.ts';
import type { CavesContent } from '../rules/model/content.ts';
import type { PotionKind } from '../rules/model/potions.ts';
import type { SpellKind } from '../rules/model/spells.ts';
import type { Creature } from '../rules/model/state.ts';
import { cast, hasWhiteBook, isUnder, manaFor, quaff, slotOfPotion } from './books.ts';
import { costOf, judge } from './foes.ts';
import type { Outlook } from './outlook.ts';

/** A hunter this near means a fight soon. */
const MAX_FOE_DISTANCE = 3;
/**
 * A strengthening spell and the health it must save to be worth its mana. A worldly healer compares it with
 * the heals of that mana.
 */
interface Strengthening {
  readonly spell: SpellKind;
  readonly worth: { readonly healer: number; readonly other: number };
}

/** Spells that last for several fights. */
const LASTING: readonly Strengthening[] = [
  { spell: 'inner-strength', worth: { healer: 25, other: 12 } },
  { spell: 'detect-creatures', worth: { healer: 25, other: 12 } },
];
/** Blinking postpones a fight, which is worth a healer's mana in worlds where it costs little. */
const BRIEF: readonly Strengthening[] = [
  { spell: 'blink', worth: { healer: Infinity, other: 25 } },
];

/** The player under the effect of a spell. */
function strengthened(player: Creature, spell: SpellKind): Creature {
  const { content } = player;
  const kind = spellRow(content, spell).effect;
  const effects = [...player.effects, { kind, turns: effectRow(content, kind).turns }];
  const strong = changedCreature(player, { effects });
  return changedCreature(strong, {
    effects: effects.filter((effect) => !isProof(strong, effect.kind)),
  });
}

/** Damage still to come from active effects. */
function harmLeft({ content, effects }: Creature): number {
  let harm = 0;
  for (const { kind, turns } of effects)
    harm += turns * Math.max(0, -(effectRow(content, kind).each?.hp ?? 0));
  return harm;
}

/** Health that a spell saves in upcoming fights while it lasts, and from active effects. */
function savedBy({ player, hunters }: Outlook, spell: SpellKind): number {
  const strong = strengthened(player, spell);
  const { turns } = effectRow(player.content, spellRow(player.content, spell).effect);
  const isClose = hunters.some(({ distance }) => distance <= MAX_FOE_DISTANCE);
  const stronger = hunters.map(({ creature }) => judge(strong, creature));
  const fights = isClose ? costOf(hunters, turns) - costOf(stronger, turns) : 0;
  return harmLeft(player) - harmLeft(strong) + fights;
}

/** Casts the spell that saves the most health in upcoming fights and from active effects. */
export function findStrength(outlook: Outlook): CavesAction | undefined {
  return strongestOf(outlook, LASTING) ?? strongestOf(outlook, BRIEF);
}

/** Share of the health of major heals that is not wasted. */
const HEALED = 0.6;

/** Health that the mana of a spell restores if it is kept for major heals. */
function healedInstead(player: Creature, spell: SpellKind): number {
  const { hp = 0 } = effectRow(player.content, 'major-heal').start ?? {};
  return (HEALED * hp * manaFor(player, spell)) / manaFor(player, 'major-heal');
}

/** Health that a strengthening spell must save to be worth its mana. */
function leastWorth({ player, style }: Outlook, { spell, worth }: Strengthening): number {
  if (!hasWhiteBook(player)) return worth.other;
  return style.isWorldly ? Math.max(worth.other, healedInstead(player, spell)) : worth.healer;
}

function strongestOf(outlook: Outlook, spells: readonly Strengthening[]): CavesAction | undefined {
  const { player } = outlook;
  let [best, mostSaved]: [CavesAction | undefined, number] = [undefined, 0];
  for (const one of spells) {
    const { spell } = one;
    const action = isUnder(player, spell) ? undefined : cast(outlook, spell);
    const saved = action === undefined ? 0 : savedBy(outlook, spell);
    if (saved >= leastWorth(outlook, one) && saved > mostSaved) [best, mostSaved] = [action, saved];
  }
  return best;
}

/** Share of health at risk from which the bot strengthens itself. */
const RISKY = 0.35;

/** Drinks or casts a strengthener when a costly fight begins. */
export function strengthen(outlook: Outlook): CavesAction | undefined {
  return drinkStrength(outlook) ?? findStrength(outlook);
}

/** True if a potion makes its drinker fight better. */
export function isForFights(content: CavesContent, kind: PotionKind): boolean {
  const { attack = 0, defense = 0 } =
    effectRow(content, potionRow(content, kind).effect).bonus ?? {};
  return attack > 0 || defense > 0;
}

/** Potions for fights, the best first. */
const FIGHT_POTIONS = ['warrior', 'stone-skin', 'archer'] as const;

function drinkStrength(outlook: Outlook): CavesAction | undefined {
  const { player, hunters, risk } = outlook;
  const isClose = hunters.some(({ distance }) => distance <= 2);
  if (risk < RISKY || !isClose) return undefined;
  for (const kind of FIGHT_POTIONS) {
    const isOfUse = isForFights(player.content, kind) && !isUnder(player, kind);
    const slot = isOfUse ? slotOfPotion(outlook, kind) : undefined;
    if (slot !== undefined) return quaff(slot);
  }
  return undefined;
}
