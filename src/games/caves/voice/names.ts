import type {
  Cause,
  CavesContent,
  CavesState,
  Creature,
  CreatureKind,
  EffectKind,
  Item,
  SpellKind,
} from '../rules/index.ts';
import { COLORS, contentOf, countIn, effectRow, itemIn, levelOf } from '../rules/index.ts';
import type { Say } from '#i18n/say.ts';

/**
 * Grammatical forms of a creature: label, first mention, known, at the start of a sentence, object,
 * object of seeing, coming into view, source of a corpse, killer.
 */
export type CreatureForm =
  'name' | 'one' | 'that' | 'That' | 'object' | 'seen' | 'appears' | 'of' | 'killer';

/** Grammatical forms of an item: `object` is a first mention, `thing` a known one. */
type ItemForm = 'name' | 'one' | 'that' | 'That' | 'object' | 'thing';

/** Potions as the player knows them, as stored in views. */
export type KnownPotions = CavesState['potions'];

/** Potions with none identified. */
export const UNTRIED: KnownPotions = Object.fromEntries(
  COLORS.map((color) => [color, null]),
) as KnownPotions;

export function nameCreature(kind: CreatureKind, say: Say, form: CreatureForm = 'name'): string {
  return say(`caves-creature-${kind}`, { form });
}

/** Names an item; unidentified potions are named by colour. */
export function nameItem(
  item: Item,
  potions: KnownPotions,
  say: Say,
  form: ItemForm = 'name',
): string {
  if (item.of !== undefined) {
    const of = nameCreature(item.of, say, 'of');
    const object = nameCreature(item.of, say, form === 'name' ? 'name' : 'one');
    return say('caves-item-corpse', { form, of, object });
  }
  if (item.color === undefined) return say(`caves-item-${item.kind}`, { form });
  const potion = potions[item.color];
  return say(potion === null ? `caves-color-${item.color}` : `caves-potion-${potion}`, { form });
}

/** Names the items in a slot, with their number if there are several. */
export function nameCounted(
  creature: Creature,
  slot: number,
  potions: KnownPotions,
  say: Say,
): string {
  const item = itemIn(creature, slot);
  const count = countIn(creature, slot);
  const name = item === undefined ? '' : nameItem(item, potions, say);
  return count > 1 ? `${name} ×${count}` : name;
}

/** Names an effect alone, or as something the player is protected from. */
export function nameEffect(kind: EffectKind, say: Say, form: 'name' | 'from' = 'name'): string {
  return say(`caves-effect-${kind}`, { form });
}

/** Names terrain, fire or gas: alone, as a first mention, or as a place. */
export function nameTerrain(id: string, say: Say, form: GroundForm = 'name'): string {
  return say(`caves-terrain-${id}`, { form });
}

export function nameCloud(id: string, say: Say, form: GroundForm = 'name'): string {
  return say(`caves-cloud-${id}`, { form });
}

type GroundForm = 'name' | 'one' | 'in';

/** The kind of the player's level; undefined where a run has only one. */
export function nameLevel(state: CavesState, say: Say): string | undefined {
  const { kind } = levelOf(state);
  return kind === undefined ? undefined : say(`caves-kind-${kind}`);
}

export function nameSpell(kind: SpellKind, say: Say): string {
  return say(`caves-spell-${kind}`);
}

/**
 * Occasions for describing an effect: cause of death; beginning, ending or resistance, for the
 * player and for others.
 */
export type EffectMoment = 'cause' | 'begun' | 'ended' | 'resisted' | 'seen' | 'over' | 'resists';

export function effectSentence(
  content: CavesContent,
  kind: EffectKind,
  moment: EffectMoment,
  say: Say,
  who = '',
): string {
  const { attack = 0, defense = 0 } = effectRow(content, kind).bonus ?? {};
  const amounts = { attack: Math.abs(attack), defense: Math.abs(defense) };
  return say(`caves-effect-${kind}`, { form: moment, who, ...amounts });
}

/** The cause of death as a sentence. */
export function describeCause(content: CavesContent, cause: Cause, say: Say): string {
  if (cause.kind === 'creature')
    return say('caves-cause-creature', { who: nameCreature(cause.creature, say, 'killer') });
  if (cause.kind === 'effect')
    return say('caves-cause-effect', {
      effect: effectSentence(content, cause.effect, 'cause', say),
    });
  return say(`caves-cause-${cause.kind}`);
}

/** The ending of a run: its title and its text. */
export interface EndingText {
  readonly title: string;
  readonly about: string;
}

/** Undefined while the run continues. */
export function endingOf(state: CavesState, say: Say): EndingText | undefined {
  const { ending } = state;
  if (ending === undefined) return undefined;
  const { kind, cause } = ending;
  const title = say(`caves-ending-${kind}`);
  return {
    title,
    about:
      cause === undefined
        ? say(`caves-ending-${kind}-about`)
        : describeCause(contentOf(state), cause, say),
  };
}
