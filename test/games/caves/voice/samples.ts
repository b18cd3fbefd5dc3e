import { COLORS, GROWTHS, HUNGERS } from '#games/caves/rules/index.ts';
import type { Cause, CavesEvent, CreatureKind, Item, Who } from '#games/caves/rules/index.ts';
import {
  CREATURE_KINDS,
  EFFECT_KINDS,
  ITEM_KINDS,
  POTION_KINDS,
  SPELL_KINDS,
  effectRow,
} from '#test/games/caves/classic.ts';

export const YOU: Who = { id: 0, kind: 'player', x: 5, y: 5, z: 0 };
export const SAMPLE_PLACE = { x: 6, y: 5 };

export function otherCreature(kind: CreatureKind): Who {
  return { id: 7, kind, x: 6, y: 5, z: 0 };
}

/** One item of every kind, colour and creature. */
export const ALL_ITEMS: readonly Item[] = [
  ...ITEM_KINDS.flatMap((kind): Item[] =>
    kind === 'potion' || kind === 'corpse' ? [] : [{ kind }],
  ),
  ...COLORS.map((color): Item => ({ kind: 'potion', color })),
  ...CREATURE_KINDS.map((of): Item => ({ kind: 'corpse', of })),
];

const LASTING = EFFECT_KINDS.filter((kind) => effectRow(kind).turns > 0);
const AILMENTS = EFFECT_KINDS.flatMap((kind) => effectRow(kind).against ?? []);
/** Effects that take health and can kill. */
const HARMFUL = EFFECT_KINDS.filter((kind) => {
  const { start, each } = effectRow(kind);
  return (start?.hp ?? 0) < 0 || (each?.hp ?? 0) < 0;
});

export const ALL_CAUSES: readonly Cause[] = [
  ...CREATURE_KINDS.map((creature): Cause => ({ kind: 'creature', creature })),
  ...HARMFUL.map((effect): Cause => ({ kind: 'effect', effect })),
  { kind: 'hunger' },
  { kind: 'blast' },
  { kind: 'overeating' },
];

const CREATURE_REFS: readonly Who[] = [YOU, ...CREATURE_KINDS.map(otherCreature)];

/** Every event in all its variants. */
export const ALL_EVENTS: readonly CavesEvent[] = [
  { kind: 'climbed', way: 'up', level: 0 },
  { kind: 'climbed', way: 'down', level: 1 },
  { kind: 'gained-xp', amount: 69 },
  { kind: 'overate', maxFood: 1150 },
  { kind: 'blasted', at: SAMPLE_PLACE, radius: 1 },
  { kind: 'mana-gained', amount: 10 },
  ...CREATURE_REFS.flatMap((who): CavesEvent[] => [
    { kind: 'dug', who, at: SAMPLE_PLACE },
    { kind: 'rank-gained', who, rank: 2 },
    { kind: 'fired', who, from: SAMPLE_PLACE, to: SAMPLE_PLACE },
    { kind: 'blinked', who, from: SAMPLE_PLACE },
    { kind: 'appeared', who, from: SAMPLE_PLACE },
    { kind: 'spread', who, from: SAMPLE_PLACE },
    { kind: 'creature-sighted', who },
    { kind: 'killed', who, cause: { kind: 'creature', creature: 'bat' }, by: YOU },
    { kind: 'killed', who, cause: { kind: 'creature', creature: 'bat' }, by: otherCreature('bat') },
    { kind: 'killed', who, cause: { kind: 'hunger' } },
    { kind: 'struck', who: YOU, target: who, blow: 'hit', damage: 3, hp: 1 },
    { kind: 'struck', who, target: YOU, blow: 'hit', damage: 3, hp: 1 },
    { kind: 'struck', who, target: otherCreature('goblin'), blow: 'shot', damage: 3, hp: 1 },
    { kind: 'struck', who, target: YOU, blow: 'blast', damage: 30, hp: 1 },
    ...LASTING.flatMap((effect): CavesEvent[] => [
      { kind: 'effect-begun', who, effect },
      { kind: 'effect-ended', who, effect },
    ]),
    ...AILMENTS.map((effect): CavesEvent => ({ kind: 'effect-resisted', who, effect })),
    ...HARMFUL.map((effect): CavesEvent => ({ kind: 'hurt', who, effect, amount: 2 })),
    { kind: 'healed', who, effect: 'health', amount: 15 },
    ...SPELL_KINDS.map((spell): CavesEvent => ({ kind: 'cast', who, spell, at: SAMPLE_PLACE })),
    ...COLORS.map((color): CavesEvent => ({ kind: 'quaffed', who, color })),
  ]),
  ...ALL_ITEMS.flatMap((item): CavesEvent[] => [
    { kind: 'ate', item, food: 100 },
    { kind: 'no-room', item },
    ...[YOU, otherCreature('goblin')].flatMap((who): CavesEvent[] => [
      { kind: 'picked-up', who, item, slot: 2 },
      { kind: 'dropped', who, item, at: SAMPLE_PLACE },
      { kind: 'equipped', who, item },
      { kind: 'taken-off', who, item },
      { kind: 'threw', who, item, from: SAMPLE_PLACE, to: SAMPLE_PLACE },
      { kind: 'struck', who, target: otherCreature('bat'), blow: 'thrown', item, damage: 4, hp: 2 },
    ]),
  ]),
  ...COLORS.flatMap((color) =>
    POTION_KINDS.map((potion): CavesEvent => ({ kind: 'learned', color, potion })),
  ),
  ...GROWTHS.map((growth): CavesEvent => ({ kind: 'grown', growth, amount: 2 })),
  ...HUNGERS.map((hunger): CavesEvent => ({ kind: 'hunger', hunger })),
  ...ALL_CAUSES.flatMap((cause): CavesEvent[] => [
    { kind: 'spared', cause },
    { kind: 'ended', ending: 'died', cause },
  ]),
  { kind: 'ended', ending: 'won' },
  { kind: 'ended', ending: 'left' },
  { kind: 'ended', ending: 'time' },
];
