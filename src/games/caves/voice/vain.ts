import { effectRow, POTIONS, SPELLS } from '../rules/index.ts';
import type { CavesEvent, EffectKind } from '../rules/index.ts';
import type { KnownPotions } from './names.ts';

/** Whether a potion was drunk or a spell cast, and nothing came of it, as the events after that one tell. */
export function isInVain(
  events: readonly CavesEvent[],
  index: number,
  potions: KnownPotions,
): boolean {
  const [event, next] = [events[index], events[index + 1]];
  if (event?.kind === 'cast') return !works(SPELLS[event.spell].effect, next);
  if (event?.kind !== 'quaffed') return false;
  const { color } = event;
  const potion = potions[color];
  if (potion !== null) return !works(POTIONS[potion].effect, next);
  // Whoever drinks learns what it is, if anything comes of it.
  return !events.some((other) => other.kind === 'learned' && other.color === color);
}

/** Whether an effect did anything; if it did so at once, what that was is told first. */
function works(effect: EffectKind, first: CavesEvent | undefined): boolean {
  if (effectRow(effect).turns > 0) return true;
  if (first?.kind === 'healed' || first?.kind === 'hurt') return first.effect === effect;
  return ['mana-gained', 'gained-xp', 'appeared'].includes(first?.kind ?? '');
}
