import type {
  Cause,
  CavesState,
  CreatureKind,
  EffectKind,
  Item,
  SpellKind,
} from '../rules/index.ts';
import { COLORS, effectRow } from '../rules/index.ts';
import type { Say } from '#i18n/say.ts';

/**
 * How a creature stands in a sentence: alone, mentioned first, known, at the beginning, as what something is done to,
 * as whose corpse, as whoever has killed.
 */
type CreatureForm = 'seen' | 'name' | 'one' | 'that' | 'That' | 'object' | 'of' | 'killer';

/** The same for items: `object` is mentioned first, `thing` known. */
type ItemForm = 'name' | 'one' | 'that' | 'That' | 'object' | 'thing';

/** What potions are, as far as one knows; views of the run have that. */
export type KnownPotions = CavesState['potions'];

/** Potions of which nobody has tried any. */
export const UNTRIED: KnownPotions = Object.fromEntries(
  COLORS.map((color) => [color, null]),
) as KnownPotions;

export function nameCreature(kind: CreatureKind, say: Say, form: CreatureForm = 'name'): string {
  return say(`caves-creature-${kind}`, { form });
}

/** A potion that nobody has tried is called by its colour. */
export function nameItem(
  item: Item,
  potions: KnownPotions,
  say: Say,
  form: ItemForm = 'name',
): string {
  if (item.kind === 'corpse')
    return say('caves-item-corpse', { form, of: nameCreature(item.of, say, 'of') });
  if (item.kind !== 'potion') return say(`caves-item-${item.kind}`, { form });
  const potion = potions[item.color];
  return say(potion === null ? `caves-color-${item.color}` : `caves-potion-${potion}`, { form });
}

/** An effect alone, or as what somebody is protected from. */
export function nameEffect(kind: EffectKind, say: Say, form: 'name' | 'from' = 'name'): string {
  return say(`caves-effect-${kind}`, { form });
}

export function nameSpell(kind: SpellKind, say: Say): string {
  return say(`caves-spell-${kind}`);
}

/** How an effect is told: what one died of; what begins, ends or is resisted by oneself, and by somebody else. */
export type EffectMoment = 'cause' | 'begun' | 'ended' | 'resisted' | 'seen' | 'over' | 'resists';

export function tellEffect(kind: EffectKind, moment: EffectMoment, say: Say, who = ''): string {
  const { attack = 0, defense = 0 } = effectRow(kind).bonus ?? {};
  const amounts = { attack: Math.abs(attack), defense: Math.abs(defense) };
  return say(`caves-effect-${kind}`, { form: moment, who, ...amounts });
}

/** What somebody died of, in a sentence. */
export function describeCause(cause: Cause, say: Say): string {
  if (cause.kind === 'creature')
    return say('caves-cause-creature', { who: nameCreature(cause.creature, say, 'killer') });
  if (cause.kind === 'effect')
    return say('caves-cause-effect', { effect: tellEffect(cause.effect, 'cause', say) });
  return say(`caves-cause-${cause.kind}`);
}

/** How a run has ended: what is written large, and what is said of it. */
export interface ToldEnding {
  readonly title: string;
  readonly about: string;
}

/** Undefined where the run goes on. */
export function endingOf({ ending }: CavesState, say: Say): ToldEnding | undefined {
  if (ending === undefined) return undefined;
  const { kind, cause } = ending;
  const title = say(`caves-ending-${kind}`);
  return {
    title,
    about: cause === undefined ? say(`caves-ending-${kind}-about`) : describeCause(cause, say),
  };
}
