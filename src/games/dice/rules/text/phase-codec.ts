import { own } from '#core';
import { CHECK_METHODS } from '../check/battle-check.ts';
import { PART_SOURCES } from '../check/part.ts';
import type { Part } from '../check/part.ts';
import { DIE_TYPES } from '../model/die.ts';
import { SLOTS } from '../model/hand.ts';
import { REASONS } from '../state/reason.ts';
import { MOVE_REASONS } from '../state/move.ts';
import { ACT_IDS, CHECK_KINDS, DRAW_ENDS, PICK_ENDS } from '../state/phase.ts';
import type { Phase, PhaseOf, RollPhase, SkillUse } from '../state/phase.ts';
import type { World } from '../state/state.ts';
import { FATES } from '../select/hand-rule.ts';
import type { AnyRule, CountRule, HandMaskRule, Help, Use, UseRule } from '../select/hand-rule.ts';
import type { PileRule } from '../select/pile-mask.ts';
import { SKILLS } from '../skills/index.ts';
import {
  CodecError,
  dice,
  flag,
  fullDie,
  integer,
  list,
  oneOf,
  optional,
  record,
  text,
  union,
  word,
} from './codec.ts';
import type { Codec } from './codec.ts';

const COUNT = integer(0, 99);
const types = list(word(...DIE_TYPES), DIE_TYPES.length);
const fate = word(...FATES);

const marks = list(text(60), 60);

type Marked<T extends Use> = T & { readonly marks: readonly string[] };

/** A use of dice with any mark, or only with some. */
function orMarked<T extends Use>(plain: Codec<T>, marked: Codec<T>): Codec<T> {
  return {
    write: (value) => (value.marks === undefined ? plain : marked).write(value),
    read(json, path) {
      const isMarked = typeof json === 'object' && json !== null && 'marks' in json;
      return (isMarked ? marked : plain).read(json, path);
    },
  };
}

const use: Codec<Use> = orMarked(
  record<Omit<Use, 'marks'>>({ types, fate }),
  record<Marked<Use>>({ types, fate, marks }),
);
const help: Codec<Help> = orMarked(
  record<Omit<Help, 'marks'>>({ types, fate, most: COUNT }),
  record<Marked<Help>>({ types, fate, marks, most: COUNT }),
);
const useRule = record<UseRule>({
  kind: word('uses'),
  uses: list(use, 10),
  least: COUNT,
  most: COUNT,
  helps: list(help, 4),
});
const handRule: Codec<HandMaskRule> = union<HandMaskRule>({
  uses: useRule,
  count: record<CountRule>({
    kind: word('count'),
    least: COUNT,
    most: COUNT,
    allies: word('counted', 'free', 'none', 'pay'),
  }),
  any: record<AnyRule>({ kind: word('any'), rules: list(useRule, 4) }),
});

const someTypes: Codec<PileRule['types']> = {
  write: (value) => (value === 'any' ? value : types.write(value)),
  read: (json, path) => (json === 'any' ? json : types.read(json, path)),
};

/** A skill in one of its ways; `again` for a second roll. */
const skillUse = (world: World): Codec<SkillUse> => {
  const shape = record<SkillUse>({
    skill: oneOf(Object.keys(SKILLS)),
    way: text(20),
    hero: integer(0, world.members.length - 1),
    target: integer(-2, 999_999),
  });
  return {
    write: (value) => shape.write(value),
    read(json, path) {
      const read = shape.read(json, path);
      const { ways } = own(SKILLS, read.skill) ?? { ways: {} };
      if (Object.hasOwn(ways, read.way) || read.way === 'again') return read;
      throw new CodecError(`${path}.way: ${read.skill} has no such way`);
    },
  };
};

const part: Codec<Part> = record<Part>({
  side: word('own', 'foe'),
  source: word(...PART_SOURCES),
  id: text(100),
  amount: integer(-999, 999),
});

function rollCodec(world: World): Codec<RollPhase> {
  return record<RollPhase>({
    kind: word('roll'),
    check: word(...CHECK_KINDS),
    hero: integer(0, world.members.length - 1),
    method: word(...CHECK_METHODS),
    dice,
    helpers: dice,
    fates: list(fate, SLOTS),
    rolls: list(integer(1, 12), 2 * SLOTS),
    foe: optional(fullDie),
    parts: list(part, 60),
    use: optional(skillUse(world)),
  });
}

/** Phases about a die of a location or a hand. */
function eventful(world: World) {
  const hero = integer(0, world.members.length - 1);
  const place = integer(0, world.sites.length - 1);
  return {
    encounter: record<PhaseOf<'encounter'>>({
      kind: word('encounter'),
      die: fullDie,
      place,
      card: integer(-1, world.cards.length - 1),
      trap: integer(0, 999),
      guarded: list(place, world.sites.length),
      first: flag,
      tried: list(text(40), 400),
    }),
    draw: record<PhaseOf<'draw'>>({
      kind: word('draw'),
      hero,
      place: integer(-2, world.sites.length - 1),
      end: word(...DRAW_ENDS),
      amount: COUNT,
      use: optional(skillUse(world)),
    }),
    look: record<PhaseOf<'look'>>({
      kind: word('look'),
      die: fullDie,
      place,
      use: skillUse(world),
    }),
    escape: record<PhaseOf<'escape'>>({
      kind: word('escape'),
      from: place,
      die: fullDie,
      guarded: list(place, world.sites.length),
    }),
    arrive: record<PhaseOf<'arrive'>>({
      kind: word('arrive'),
      hero,
      die: fullDie,
      from: word('met', 'new'),
    }),
    damage: record<PhaseOf<'damage'>>({
      kind: word('damage'),
      hero,
      amount: integer(0, 999),
      magical: flag,
      reacted: list(text(40), 400),
    }),
    act: record<PhaseOf<'act'>>({
      kind: word('act'),
      hero,
      act: word(...ACT_IDS),
      card: integer(0, world.cards.length - 1),
      place,
    }),
    guard: record<PhaseOf<'guard'>>({ kind: word('guard'), places: list(place, 99) }),
    closing: record<PhaseOf<'closing'>>({ kind: word('closing'), hero, place, guard: flag }),
    choice: record<PhaseOf<'choice'>>({
      kind: word('choice'),
      hero,
      choice: oneOf(world.choices.map(({ id }) => id)),
      over: optional(word(...REASONS)),
    }),
  };
}

/** Phases with a choice. */
function choosing(world: World) {
  const hero = integer(0, world.members.length - 1);
  return {
    pick: record<PhaseOf<'pick'>>({
      kind: word('pick'),
      hero,
      rule: handRule,
      mask: list(integer(0, SLOTS - 1), SLOTS),
      end: word(...PICK_ENDS),
      cancel: flag,
      fate,
      check: word(...CHECK_KINDS),
      use: optional(skillUse(world)),
      target: integer(-2, 999),
      why: word(...MOVE_REASONS),
    }),
    target: record<PhaseOf<'target'>>({
      kind: word('target'),
      hero,
      end: word('travel', 'give', 'skill'),
      use: optional(skillUse(world)),
    }),
    pile: record<PhaseOf<'pile'>>({
      kind: word('pile'),
      hero,
      owner: hero,
      rule: record<PileRule>({ types: someTypes, least: COUNT, most: COUNT }),
      mask: list(integer(0, 99), 99),
      end: word('heal', 'rest'),
    }),
  };
}

export function phaseCodec(world: World): Codec<Phase> {
  const hero = integer(0, world.members.length - 1);
  return union<Phase>({
    ...eventful(world),
    ...choosing(world),
    roll: rollCodec(world),
    place: record<PhaseOf<'place'>>({ kind: word('place'), hero }),
    start: record<PhaseOf<'start'>>({ kind: word('start') }),
    interior: record<PhaseOf<'interior'>>({ kind: word('interior') }),
    retry: record<PhaseOf<'retry'>>({ kind: word('retry'), roll: rollCodec(world) }),
    end: record<PhaseOf<'end'>>({ kind: word('end') }),
    refill: record<PhaseOf<'refill'>>({ kind: word('refill') }),
  });
}
