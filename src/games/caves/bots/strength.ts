import type { CavesAction } from '../rules/model/action.ts';
import { isProof } from '../rules/model/attributes.ts';
import { effectRow, spellRow } from '../rules/model/content.ts';
import type { SpellKind } from '../rules/model/spells.ts';
import type { Creature } from '../rules/model/state.ts';
import { cast, hasWhiteBook, isUnder, quaff, slotOfPotion } from './books.ts';
import { costOf, judge } from './foes.ts';
import type { Outlook } from './outlook.ts';

/** A hunter this near means a fight soon. */
const MAX_FOE_DISTANCE = 3;
/** A strengthening spell and the health it must save to be worth its mana. */
interface Strengthening {
  readonly spell: SpellKind;
  readonly worth: { readonly healer: number; readonly other: number };
}

/** Spells that last for several fights. */
const LASTING: readonly Strengthening[] = [
  { spell: 'inner-strength', worth: { healer: 25, other: 12 } },
  { spell: 'detect-creatures', worth: { healer: 25, other: 12 } },
];
/** Blinking only postpones a fight. A healer spends the mana better on healing. */
const BRIEF: readonly Strengthening[] = [
  { spell: 'blink', worth: { healer: Infinity, other: 25 } },
];

/** The player under the effect of a spell. */
function strengthened(player: Creature, spell: SpellKind): Creature {
  const { content } = player;
  const kind = spellRow(content, spell).effect;
  const strong = {
    ...player,
    effects: [...player.effects, { kind, turns: effectRow(content, kind).turns }],
  };
  return { ...strong, effects: strong.effects.filter((effect) => !isProof(strong, effect.kind)) };
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

function strongestOf(outlook: Outlook, spells: readonly Strengthening[]): CavesAction | undefined {
  const { player } = outlook;
  const role = hasWhiteBook(player) ? 'healer' : 'other';
  let [best, mostSaved]: [CavesAction | undefined, number] = [undefined, 0];
  for (const { spell, worth } of spells) {
    const action = isUnder(player, spell) ? undefined : cast(outlook, spell);
    const saved = action === undefined ? 0 : savedBy(outlook, spell);
    if (saved >= worth[role] && saved > mostSaved) [best, mostSaved] = [action, saved];
  }
  return best;
}

/** Share of health at risk from which the bot strengthens itself. */
const RISKY = 0.35;

/** Drinks or casts a strengthener when a costly fight begins. */
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
