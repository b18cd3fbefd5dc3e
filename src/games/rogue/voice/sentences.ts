import { bonusOf, EFFECTS, ITEMS } from '../rules/index.ts';
import type { ItemKind, RogueEvent } from '../rules/index.ts';
import type { Say } from '#i18n/say.ts';
import { bad, faint, good, plainLine } from '#roguelike/log.ts';
import type { Sentence } from '#roguelike/log.ts';
import type { Stop } from './errands.ts';
import { describeEffect, namePlace } from './triggers.ts';
import { makeNumber, nameEffect, nameItem, nameMob } from './names.ts';

type EventOf<K extends RogueEvent['kind']> = Extract<RogueEvent, { readonly kind: K }>;

type Describer<K extends RogueEvent['kind']> = (
  event: EventOf<K>,
  say: Say,
) => Sentence | undefined;

const noSentence = (): undefined => undefined;

/** Sentence for each kind of event; undefined for events that are visible anyway. */
const DESCRIBERS: { readonly [K in RogueEvent['kind']]: Describer<K> } = {
  moved: noSentence,
  waited: noSentence,
  rested: noSentence,
  selected: noSentence,
  'mob-moved': noSentence,
  picked: ({ item }, say) =>
    good(say('rogue-said-picked', { item: nameItem(item, say, 'object') })),
  full: ({ item }, say) => bad(say('rogue-said-full', { item: nameItem(item, say, 'thing') })),
  healed: ({ item, amount }, say) =>
    good(
      say('rogue-said-healed', {
        item: nameItem(item, say, 'object'),
        amount: makeNumber(amount),
      }),
    ),
  equipped: describeEquipped,
  'effect-begun': ({ effect, turns }, say) =>
    good(
      say('rogue-said-effect-begun', {
        effect: nameEffect(effect, say),
        turns,
        armor: EFFECTS[effect].armor,
      }),
    ),
  'effect-ended': ({ effect }, say) =>
    bad(say('rogue-said-effect-ended', { effect: nameEffect(effect, say) })),
  smoked: ({ mobs, turns }, say) =>
    plainLine(say('rogue-said-smoked', { mobs: mobs.length, turns })),
  thrown: ({ item, of, dealt }, say) => {
    const thrown = { item: nameItem(item, say, 'object'), mob: nameMob(of, say, 'object'), dealt };
    return plainLine(say('rogue-said-thrown', thrown));
  },
  dropped: ({ item }, say) =>
    plainLine(say('rogue-said-dropped', { item: nameItem(item, say, 'object') })),
  'item-sighted': ({ item }, say) =>
    faint(say('rogue-said-sighted', { what: nameItem(item, say, 'object'), level: 1 })),
  unmasked: ({ of }, say) => bad(say('rogue-said-unmasked', { mob: nameMob(of, say, 'one') })),
  fought: describeFight,
  killed: ({ of, experience }, say) =>
    good(say('rogue-said-killed', { mob: nameMob(of, say, 'object'), experience })),
  confused: ({ of }, say) => faint(say('rogue-said-confused', { mob: nameMob(of, say, 'That') })),
  cloned: ({ of }, say) => bad(say('rogue-said-cloned', { mob: nameMob(of, say, 'That') })),
  'mob-sighted': ({ of, level }, say) =>
    plainLine(say('rogue-said-sighted', { what: nameMob(of, say, 'seen'), level })),
  'level-up': ({ level, previousDamage, damage, previousArmor, armor }, say) =>
    good(say('rogue-said-level-up', { level, previousDamage, damage, previousArmor, armor })),
  triggered: ({ effect }, say) => describeEffect(effect, say),
  entered: ({ world, texts }, say) =>
    plainLine(say('rogue-said-entered', { place: namePlace(world, texts, say) })),
  'goal-met': ({ goal }, say) =>
    goal === 'reach' ? undefined : good(say('rogue-said-goal-met', { goal })),
  spared: (_event, say) => bad(say('run-said-spared')),
  died: ({ cause }, say) =>
    bad(say('rogue-said-died', { mob: nameMob(cause.mob, say, 'one'), level: cause.level })),
  ended: ({ ending }, say) => (ending === 'died' ? undefined : good(say(`rogue-ending-${ending}`))),
};

/** Describes an event; undefined if it is visible anyway. */
export function describeEvent(event: RogueEvent, say: Say): Sentence | undefined {
  const describe = DESCRIBERS[event.kind] as (event: RogueEvent, say: Say) => Sentence | undefined;
  return describe(event, say);
}

function describeFight({ of, dealt, taken }: EventOf<'fought'>, say: Say): Sentence {
  const mob = nameMob(of, say, 'object');
  const hurts = taken > 0 ? 'yes' : 'no';
  const text = say('rogue-said-fought', { mob, dealt, taken: makeNumber(taken), hurts });
  return taken > 0 ? bad(text) : plainLine(text);
}

function describeEquipped({ item, previous, type, slot }: EventOf<'equipped'>, say: Say): Sentence {
  const worn = { type, item: nameItem(item, say, 'object'), bonus: bonusOfItem(item) };
  const text = say('rogue-said-equipped', worn);
  if (previous === null) return good(text);
  const back = { item: nameItem(previous, say, 'That'), slot: slot + 1 };
  return good(`${text} ${say('rogue-said-swapped', back)}`);
}

/** Bonus of a worn item. */
export function bonusOfItem(item: ItemKind): number {
  const row = ITEMS[item];
  if (row.use !== 'wear') return 0;
  return bonusOf({ worn: { sword: null, armor: null, [row.type]: item } }, row.type);
}

/** The reason an automatic action stopped; `attack` is the attack key. */
export function describeStop(stop: Stop, attack: string, say: Say): string {
  const id = `rogue-stop-${stop.reason}`;
  if ('who' in stop) {
    const form = stop.reason === 'in-sight' ? 'seen' : 'one';
    return say(id, { mob: nameMob(stop.who, say, form), attack });
  }
  if ('item' in stop) {
    const form = stop.reason === 'full' ? 'thing' : 'that';
    return say(id, { item: nameItem(stop.item, say, form) });
  }
  return say(id);
}
