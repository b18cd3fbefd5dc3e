import { own } from '#core';
import type { CavesAction } from '../rules/model/action.ts';
import { effectRow } from '../rules/model/content.ts';
import type { Place } from '../rules/model/place.ts';
import type { PotionKind } from '../rules/model/potions.ts';
import type { SpellKind } from '../rules/model/spells.ts';
import type { Creature } from '../rules/model/state.ts';
import { slotWith } from './gear.ts';
import type { Outlook } from './outlook.ts';

/** The slot of an identified potion of this kind. */
export function slotOfPotion({ view, player }: Outlook, kind: PotionKind): number | undefined {
  return slotWith(player, (item) => item.color !== undefined && view.potions[item.color] === kind);
}

/** Drinks the potion in a slot; undefined without a slot. */
export function quaff(slot: number | undefined): CavesAction | undefined {
  return slot === undefined ? undefined : { kind: 'quaff', slot };
}

/** The mana that a spell costs; infinite if the run has no such spell. */
export function manaFor({ content }: Creature, spell: SpellKind): number {
  return own(content.spells, spell)?.mana ?? Infinity;
}

function bookFor(player: Creature, spell: SpellKind): number | undefined {
  const row = own(player.content.spells, spell);
  return row && slotWith(player, ({ kind }) => kind === row.book);
}

/** Casts a spell if the player has the book and the mana for it; targets the player by default. */
export function cast(
  { player, spells }: Outlook,
  spell: SpellKind,
  at: Place = player,
): CavesAction | undefined {
  const slot = spells.includes(spell) ? bookFor(player, spell) : undefined;
  if (slot === undefined || player.mana < manaFor(player, spell)) return undefined;
  if (spell === 'blood-to-mana' && !canGiveBlood(player)) return undefined;
  const { x, y } = at;
  return { kind: 'cast', slot, spell, at: { x, y } };
}

/** The most health that turning blood into mana takes. */
export function bloodFor({ content }: Creature): number {
  const deed = own(content.effects, 'blood-to-mana')?.deed;
  return deed?.do === 'blood-to-mana' ? deed.most : 0;
}

/**
 * True if the player can turn blood into mana, i.e. has more than 1 health and is not still
 * renewing blood.
 */
function canGiveBlood(player: Creature): boolean {
  return player.hp > 1 && !isUnder(player, 'blood-to-mana');
}

export function isUnder({ effects }: Creature, kind: SpellKind): boolean {
  return effects.some((effect) => effect.kind === kind);
}

/** True while an active effect restores health every turn. */
export function isMending({ content, effects }: Creature): boolean {
  return effects.some(({ kind }) => {
    const { hp = 0, chance } = effectRow(content, kind).each ?? {};
    return hp > 0 && chance === undefined;
  });
}

export function hasWhiteBook(player: Creature): boolean {
  return bookFor(player, 'minor-heal') !== undefined;
}
