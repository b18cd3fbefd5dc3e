import type { Place } from '../model/place.ts';
import { magicOf } from '../model/attributes.ts';
import { spellRow } from '../model/content.ts';
import type { SpellKind } from '../model/spells.ts';
import { PLAYER } from '../model/state.ts';
import { spotOf, creatureRef } from './draft.ts';
import type { CavesDraft } from './draft.ts';
import { affect } from './effects.ts';
import { reflected } from './reflection.ts';

/** The player casts a spell on the creature in a cell. */
export function cast(draft: CavesDraft, spell: SpellKind, at: Place): void {
  const { player } = draft;
  const target = draft.crowd.at(spotOf(player, at));
  if (target === undefined) return;
  const { mana, effect } = spellRow(draft.content, spell);
  draft.crowd.change(PLAYER, { mana: player.mana - mana });
  draft.emit({ kind: 'cast', who: creatureRef(player), spell, at: { x: at.x, y: at.y } });
  const isBack = target.id !== PLAYER && reflected(draft, target);
  affect(draft, isBack ? PLAYER : target.id, effect, PLAYER, magicOf(player));
}
