import { EFFECTS, ITEMS } from '../rules/index.ts';
import type { EffectKind, ItemKind, RogueEvent } from '../rules/index.ts';
import type { Say } from '#i18n/say.ts';
import { bad, faint, good, plainLine } from '#roguelike/log.ts';
import type { Sentence } from '#roguelike/log.ts';
import { describeDeed } from './deeds.ts';
import type { Stop } from './errands.ts';
import { describeArrival } from './floors.ts';
import { describeToolUse } from './tools.ts';
import { describeEffect } from './triggers.ts';
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
      say(EFFECT_SENTENCES[effect], {
        ...EFFECTS[effect],
        effect: nameEffect(effect, say),
        turns,
      }),
    ),
  'effect-ended': ({ effect }, say) =>
    effect === 'webbed'
      ? good(say('rogue-said-freed'))
      : bad(say('rogue-said-effect-ended', { effect: nameEffect(effect, say) })),
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
  'level-up': ({ level, previousDamage, damage, previousArmor, armor, most }, say) =>
    good(
      most === undefined
        ? say('rogue-said-level-up', { level, previousDamage, damage, previousArmor, armor })
        : say('rogue-said-grown', { level, health: most }),
    ),
  struck: ({ by, of, dealt }, say) =>
    plainLine(say('rogue-said-struck', { by, mob: nameMob(of, say, 'object'), dealt })),
  deed: describeDeed,
  tool: ({ effect }, say) => plainLine(describeToolUse(effect, say)),
  laid: ({ item }, say) =>
    plainLine(say('rogue-said-laid', { item: nameItem(item, say, 'object') })),
  mapped: (_event, say) => good(say('rogue-said-mapped')),
  torn: (_event, say) => faint(say('rogue-said-torn')),
  offered: (_event, say) => good(say('rogue-said-offered')),
  chosen: ({ gift }, say) =>
    good(
      say('rogue-said-chosen', {
        gift: say(`rogue-gift-${gift}`),
        about: say(`rogue-gift-${gift}-about`),
      }),
    ),
  triggered: ({ effect }, say) => describeEffect(effect, say),
  entered: describeArrival,
  'goal-met': ({ goal }, say) =>
    goal === 'reach' ? undefined : good(say('rogue-said-goal-met', { goal })),
  spared: (_event, say) => bad(say('run-said-spared')),
  died: ({ cause }, say) =>
    bad(say('rogue-said-died', { mob: nameMob(cause.mob, say, 'one'), level: cause.level })),
  ended: ({ ending }, say) => (ending === 'died' ? undefined : good(say(`rogue-ending-${ending}`))),
};

const EFFECT_SENTENCES: Readonly<Record<EffectKind, string>> = {
  stoneskin: 'rogue-said-effect-begun',
  regeneration: 'rogue-said-healing',
  rage: 'rogue-said-rage',
  shield: 'rogue-said-shielded',
  webbed: 'rogue-said-web',
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
  const isPlain = type === 'sword' || type === 'armor';
  const text = say(isPlain ? 'rogue-said-equipped' : 'rogue-said-cloaked', worn);
  if (previous === null) return good(text);
  const back = { item: nameItem(previous, say, 'That'), slot: slot + 1 };
  return good(`${text} ${say('rogue-said-swapped', back)}`);
}

/** The bonus of attack or armour after the name of a worn item; empty for other equipment. */
export function plusOfItem(item: ItemKind): string {
  const row = ITEMS[item];
  const hasNumber = row.use === 'wear' && (row.type === 'sword' || row.type === 'armor');
  return hasNumber ? `+${row.bonus}` : '';
}

/** Bonus of a worn item. */
function bonusOfItem(item: ItemKind): number {
  const row = ITEMS[item];
  return row.use === 'wear' ? row.bonus : 0;
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
