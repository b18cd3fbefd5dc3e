import type { CavesAction } from '../rules/model/action.ts';
import { isProof } from '../rules/model/attributes.ts';
import { effectRow } from '../rules/model/effects.ts';
import { SPELLS } from '../rules/model/spells.ts';
import type { SpellKind } from '../rules/model/spells.ts';
import type { Creature } from '../rules/model/state.ts';
import { cast, hasWhiteBook, isUnder, quaff, slotOfPotion } from './books.ts';
import { costOf, judge } from './foes.ts';
import type { Outlook } from './outlook.ts';

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
export function findStrength(outlook: Outlook): CavesAction | undefined {
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
