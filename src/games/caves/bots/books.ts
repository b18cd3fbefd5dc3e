import type { CavesAction } from '../rules/model/action.ts';
import { effectRow } from '../rules/model/effects.ts';
import type { Place } from '../rules/model/place.ts';
import type { PotionKind } from '../rules/model/potions.ts';
import { bookOf, SPELLS } from '../rules/model/spells.ts';
import type { SpellKind } from '../rules/model/spells.ts';
import type { Creature } from '../rules/model/state.ts';
import { slotWith } from './gear.ts';
import type { Outlook } from './outlook.ts';

/** The slot of a potion that is known to be of a kind. */
export function slotOfPotion({ view, player }: Outlook, kind: PotionKind): number | undefined {
  return slotWith(player, (item) => item.kind === 'potion' && view.potions[item.color] === kind);
}

/** Drinks what is in a slot, if there is one. */
export function quaff(slot: number | undefined): CavesAction | undefined {
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
  if (spell === 'blood-to-mana' && !canGiveBlood(player)) return undefined;
  const { x, y } = at;
  return { kind: 'cast', slot, spell, at: { x, y } };
}

/** Whether the player may turn blood into mana: not before it has renewed itself. */
function canGiveBlood(player: Creature): boolean {
  return player.hp > 1 && !isUnder(player, 'blood-to-mana');
}

export function isUnder({ effects }: Creature, kind: SpellKind | PotionKind): boolean {
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
