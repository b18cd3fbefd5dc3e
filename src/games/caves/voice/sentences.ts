import { effectRow, equipmentOf, itemRow, letterOf, PLAYER } from '../rules/index.ts';
import type { Blow, CavesContent, CavesEvent, Hunger, Item, Who } from '../rules/index.ts';
import type { Say } from '#i18n/say.ts';
import { bad, faint, good, plainLine } from '#roguelike/log.ts';
import type { Sentence } from '#roguelike/log.ts';
import {
  describeCause,
  nameCreature,
  nameEffect,
  nameItem,
  nameCloud,
  nameSpell,
  nameTerrain,
  effectSentence,
} from './names.ts';
import type { EffectMoment, KnownPotions } from './names.ts';

type EventOf<K extends CavesEvent['kind']> = Extract<CavesEvent, { readonly kind: K }>;

/** Context for a sentence: content, translation, potions known before, and previous hunger. */
interface Words {
  readonly content: CavesContent;
  readonly say: Say;
  readonly potions: KnownPotions;
  readonly hungerBefore: Hunger;
}

type Describer<K extends CavesEvent['kind']> = (
  event: EventOf<K>,
  words: Words,
) => Sentence | undefined;

const noSentence = (): undefined => undefined;

/** Sentence for each kind of event; undefined for events that are visible anyway. */
const DESCRIBERS: { readonly [K in CavesEvent['kind']]: Describer<K> } = {
  moved: noSentence,
  waited: noSentence,
  dug: ({ who }, { say }) => faint(say('caves-said-dug', by(who, say))),
  climbed: ({ way, level }, { say }) =>
    plainLine(say('caves-said-climbed', { way, level: level + 1 })),
  struck: describeBlow,
  killed: describeDeath,
  'gained-xp': ({ amount }, { say }) => faint(say('caves-said-gained-xp', { amount })),
  'rank-gained': ({ who, rank }, { say }) => {
    const text = say('caves-said-rank-gained', { ...by(who, say), rank });
    return isYou(who) ? good(text) : bad(text);
  },
  grown: ({ growth, amount }, { say }) => good(say('caves-said-grown', { growth, amount })),
  'picked-up': ({ who, item, slot }, words) => {
    const args = { ...withItem(who, item, words, 'object'), slot: letterOf(slot) };
    if (item.kind === words.content.quest && isYou(who))
      return good(words.say('caves-said-bear', args));
    return plainLine(words.say('caves-said-picked-up', args));
  },
  dropped: ({ who, item }, words) =>
    plainSentence('dropped', withItem(who, item, words, 'thing'), words),
  'no-room': ({ item }, { say, potions }) =>
    bad(say('caves-said-no-room', { item: nameItem(item, potions, say, 'thing') })),
  equipped: ({ who, item }, words) =>
    plainSentence('equipped', worn(who, item, words, 'object'), words),
  'taken-off': ({ who, item }, words) =>
    plainSentence('taken-off', worn(who, item, words, 'thing'), words),
  ate: ({ item }, { say, potions }) =>
    good(say('caves-said-ate', { item: nameItem(item, potions, say, 'thing') })),
  overate: (_event, { say }) => bad(say('caves-said-overate')),
  hunger: ({ hunger }, { say, hungerBefore }) => {
    const isLess = hunger === 'sated' && isFull(hungerBefore);
    const text = say('caves-said-hunger', { hunger: isLess ? 'less-full' : hunger });
    return hunger === 'starving' || hunger === 'hungry' ? bad(text) : plainLine(text);
  },
  threw: ({ who, item }, words) =>
    plainSentence('threw', withItem(who, item, words, 'object'), words),
  fired: ({ who }, words) => plainSentence('fired', by(who, words.say), words),
  blasted: (_event, { say }) => plainLine(say('caves-said-blasted')),
  quaffed: ({ who, color }, words) => {
    const item = { kind: 'potion', color } as const;
    return plainSentence('quaffed', withItem(who, item, words, 'thing'), words);
  },
  learned: ({ color, potion }, { say }) => {
    const item = say(`caves-color-${color}`, { form: 'That' });
    return plainLine(
      say('caves-said-learned', { item, potion: say(`caves-potion-${potion}`, { form: 'one' }) }),
    );
  },
  cast: ({ who, spell }, words) =>
    plainSentence('cast', { ...by(who, words.say), spell: nameSpell(spell, words.say) }, words),
  'effect-begun': ({ who, effect }, words) =>
    plainLine(describeEffect(who, effect, ['begun', 'seen'], words)),
  'effect-ended': ({ who, effect }, words) =>
    plainLine(describeEffect(who, effect, ['ended', 'over'], words)),
  // Faint, because biting creatures repeat it often.
  'effect-resisted': ({ who, effect }, words) =>
    faint(describeEffect(who, effect, ['resisted', 'resists'], words)),
  healed: ({ who, effect, amount }, { content, say }) => {
    // Gradual healing is announced when it begins.
    if (effectRow(content, effect).turns > 0) return undefined;
    const text = say('caves-said-healed', { ...by(who, say), amount });
    return isYou(who) ? good(text) : plainLine(text);
  },
  hurt: ({ who, effect, amount }, { say }) => {
    const args = { ...by(who, say), amount, effect: nameEffect(effect, say) };
    const text = say('caves-said-hurt', args);
    return isYou(who) ? bad(text) : faint(text);
  },
  'mana-gained': ({ amount }, { say }) => good(say('caves-said-mana-gained', { amount })),
  blinked: ({ who }, words) => plainSentence('blinked', by(who, words.say), words),
  appeared: ({ who }, words) => plainSentence('appeared', by(who, words.say), words),
  spread: ({ who }, { say }) => faint(say('caves-said-spread', by(who, say))),
  'creature-sighted': ({ who }, { say }) =>
    faint(say('caves-said-sighted', { what: nameCreature(who.kind, say, 'seen') })),
  'item-sighted': ({ item }, { content, say, potions }) => {
    if (isCommon(content, item)) return undefined;
    return faint(say('caves-said-sighted', { what: nameItem(item, potions, say, 'object') }));
  },
  read: ({ who, item }, words) => plainSentence('read', withItem(who, item, words, 'thing'), words),
  stuck: ({ who, terrain }, { say }) => {
    const place = terrain === undefined ? '' : nameTerrain(terrain, say, 'in');
    const id = terrain === undefined ? 'caves-said-held' : 'caves-said-stuck';
    return faint(say(id, { ...by(who, say), place }));
  },
  stunned: (_event, { say }) => bad(say('caves-said-stunned')),
  sprung: ({ terrain }, { say }) =>
    bad(say('caves-said-sprung', { trap: nameTerrain(terrain, say, 'one') })),
  found: ({ terrain }, { say }) =>
    plainLine(say('caves-said-found', { trap: nameTerrain(terrain, say, 'one') })),
  ignited: (_event, { say }) => plainLine(say('caves-said-ignited')),
  shattered: ({ item }, { say, potions }) =>
    plainLine(say('caves-said-shattered', { item: nameItem(item, potions, say, 'That') })),
  burnt: ({ item }, { say, potions }) =>
    bad(say('caves-said-burnt', { item: nameItem(item, potions, say, 'That') })),
  billowed: ({ cloud }, { say }) =>
    plainLine(say('caves-said-billowed', { cloud: nameCloud(cloud, say) })),
  laid: ({ terrain }, { say }) =>
    plainLine(say('caves-said-laid', { ground: nameTerrain(terrain, say, 'one') })),
  fell: ({ level }, { say }) => bad(say('caves-said-fell', { level: level + 1 })),
  arrived: ({ level }, { say }) => plainLine(say(`caves-kind-${level}`, { form: 'arrival' })),
  mapped: (_event, { say }) => good(say('caves-said-mapped')),
  stole: ({ who, item }, words) => {
    const text = words.say('caves-said-stole', withItem(who, item, words, 'thing'));
    return isYou(who) ? good(text) : bad(text);
  },
  dragged: ({ who }, words) => plainSentence('dragged', by(who, words.say), words),
  pushed: ({ who }, words) => plainSentence('pushed', by(who, words.say), words),
  teleported: ({ who }, words) => plainSentence('teleported', by(who, words.say), words),
  charged: ({ who }, words) => plainSentence('charged', by(who, words.say), words),
  reflected: ({ who }, words) => plainSentence('reflected', by(who, words.say), words),
  split: ({ who }, words) => plainSentence('split', by(who, words.say), words),
  freed: ({ who }, { say }) => good(say('caves-said-freed', { target: objectOf(who, say) })),
  tamed: ({ who }, { say }) => good(say('caves-said-tamed', by(who, say))),
  locked: (_event, { say }) => plainLine(say('caves-said-locked')),
  spared: ({ cause }, { content, say }) =>
    bad(`${describeCause(content, cause, say)} ${say('run-said-spared')}`),
  ended: ({ ending, cause }, { content, say }) => {
    const about =
      cause === undefined
        ? say(`caves-ending-${ending}-about`)
        : describeCause(content, cause, say);
    return ending === 'won' ? good(about) : bad(about);
  },
};

function isFull(hunger: Hunger): boolean {
  return hunger === 'full' || hunger === 'stuffed';
}

/**
 * Describes an event; undefined if it is visible anyway. `potions` are those known before it, and
 * `hungerBefore` is the previous hunger.
 */
export function describeEvent(
  content: CavesContent,
  event: CavesEvent,
  potions: KnownPotions,
  say: Say,
  hungerBefore: Hunger = 'hungry',
): Sentence | undefined {
  const describe = DESCRIBERS[event.kind] as (
    event: CavesEvent,
    words: Words,
  ) => Sentence | undefined;
  return describe(event, { content, say, potions, hungerBefore });
}

export function isYou({ id }: Pick<Who, 'id'>): boolean {
  return id === PLAYER;
}

/** Items this common are not mentioned. */
const MIN_LARGE_COUNT = 10;

function isCommon(content: CavesContent, { kind }: Item): boolean {
  return (itemRow(content, kind).count?.base ?? 0) > MIN_LARGE_COUNT;
}

/** Arguments that name the subject of a sentence. */
function by(who: Who, say: Say): { readonly by: 'you' | 'other'; readonly who: string } {
  return { by: isYou(who) ? 'you' : 'other', who: nameCreature(who.kind, say, 'That') };
}

function withItem(who: Who, item: Item, { say, potions }: Words, form: 'object' | 'thing') {
  return { ...by(who, say), item: nameItem(item, potions, say, form) };
}

function worn(who: Who, item: Item, words: Words, form: 'object' | 'thing') {
  return {
    ...withItem(who, item, words, form),
    part: equipmentOf(words.content, item) ?? 'weapon',
  };
}

/** A plain sentence about any creature's action. */
function plainSentence(
  id: string,
  args: Readonly<Record<string, string>>,
  { say }: Words,
): Sentence {
  return plainLine(say(`caves-said-${id}`, args));
}

/** The object of a sentence. */
function objectOf(who: Who, say: Say): string {
  return isYou(who) ? say('caves-you') : nameCreature(who.kind, say, 'object');
}

const BLOWS: Readonly<Record<Blow, string>> = {
  hit: 'caves-said-hit',
  shot: 'caves-said-shot',
  thrown: 'caves-said-thrown',
  blast: 'caves-said-blast',
};

function describeBlow(event: EventOf<'struck'>, { say, potions }: Words): Sentence {
  const { who, target, blow, item, damage } = event;
  const text = say(BLOWS[blow], {
    ...by(who, say),
    target: objectOf(target, say),
    item: item === undefined ? '' : nameItem(item, potions, say, 'That'),
    damage,
  });
  return isYou(target) ? bad(text) : plainLine(text);
}

function describeDeath({ who, by: killer }: EventOf<'killed'>, { say }: Words): Sentence {
  const text = say('caves-said-killed', {
    by: killer === undefined ? 'nobody' : isYou(killer) ? 'you' : 'other',
    who: nameCreature(who.kind, say, 'That'),
    target: objectOf(who, say),
    killer: killer === undefined ? '' : nameCreature(killer.kind, say, 'That'),
  });
  return killer !== undefined && isYou(killer) ? good(text) : plainLine(text);
}

function describeEffect(
  who: Who,
  effect: EventOf<'effect-begun'>['effect'],
  [own, other]: readonly [EffectMoment, EffectMoment],
  { content, say }: Words,
): string {
  if (isYou(who)) return effectSentence(content, effect, own, say);
  return effectSentence(content, effect, other, say, nameCreature(who.kind, say, 'That'));
}
