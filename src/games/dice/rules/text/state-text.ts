import { failed, parsed } from '#core';
import type { Parsed } from '#core';
import { makeBag } from '../model/bag.ts';
import { DIFFICULTIES } from '../model/content.ts';
import type { Die } from '../model/die.ts';
import { REASONS } from '../state/reason.ts';
import { MAX_ALLIES, MAX_MAIN } from '../model/hand.ts';
import type { Hand } from '../model/hand.ts';
import type { Hero } from '../model/hero.ts';
import { MAX_FLAGS, MAX_STORY } from '../model/story.ts';
import { BOON_SCOPES } from '../state/phase.ts';
import type { Boon, Phase } from '../state/phase.ts';
import type {
  DiceOptions,
  DiceState,
  LocationInPlay,
  Site,
  TurnRecord,
  World,
} from '../state/state.ts';
import { MAX_REVERSALS } from '../phases/offer.ts';
import { HERO_SKILL_IDS, KEEPSAKE_SKILL_IDS } from '../skills/index.ts';
import { makeWorld } from '../world/world.ts';
import type { Library } from '../world/world.ts';
import {
  CodecError,
  dice,
  flag,
  integer,
  list,
  oneOf,
  optional,
  record,
  storyFlag,
  text,
  textUnlessEmpty,
  unlessEmpty,
  word,
} from './codec.ts';
import type { Codec } from './codec.ts';
import { MAX_PARTY_TEXT } from '../tables/party-text.ts';
import { phaseCodec } from './phase-codec.ts';
import { checkSense } from './sense.ts';

const TIMER = integer(0, 9999);
const COUNT = integer(0, 9999);

function part(max: number): Codec<readonly Die[]> {
  return {
    write: (value) => dice.write(value),
    read(json, path) {
      const read = dice.read(json, path);
      if (read.length > max) throw new CodecError(`${path}: at most ${max} dice`);
      return read;
    },
  };
}

/** A bag in its sorted order. Reading sorts it again. */
const bag: Codec<readonly Die[]> = {
  write: (value) => dice.write(value),
  read: (json, path) => makeBag(dice.read(json, path)),
};

function heroCodec(world: World): Codec<Hero> {
  return record<Hero>({
    alive: flag,
    at: integer(-1, world.sites.length - 1),
    capacity: integer(0, MAX_MAIN),
    hand: record<Hand>({ main: part(MAX_MAIN), allies: part(MAX_ALLIES) }),
    bag,
    pile: bag,
  });
}

function placeCodec(world: World): Codec<LocationInPlay> {
  const card = integer(-1, world.cards.length - 1);
  return record<LocationInPlay>({
    open: flag,
    closingDifficulty: integer(-99, 999),
    bag,
    hidden: COUNT,
    enemies: list(card, 200),
    obstacles: list(card, 200),
    villain: optional(card),
    known: flag,
    guarded: flag,
  });
}

function turnCodec(world: World): Codec<TurnRecord> {
  return record<TurnRecord>({
    hero: integer(-1, world.members.length - 1),
    gifts: integer(0, 2),
    travels: integer(0, 1),
    explorations: integer(0, 2),
    again: flag,
    spent: flag,
    closeTried: flag,
    henchman: integer(-1, world.sites.length - 1),
    used: list(text(40), 400),
    reversals: integer(0, MAX_REVERSALS),
  });
}

type Changing = Omit<DiceState, 'world'>;

function stateCodec(world: World): Codec<Changing> {
  const card = integer(0, world.cards.length - 1);
  return record<Changing>({
    timer: TIMER,
    gained: TIMER,
    heroes: list(heroCodec(world), world.members.length),
    places: list(placeCodec(world), world.sites.length),
    deterred: bag,
    turn: turnCodec(world),
    phases: list<Phase>(phaseCodec(world), 40),
    boons: list(
      record<Boon>({
        hero: integer(0, world.members.length - 1),
        amount: integer(0, 999),
        scope: word(...BOON_SCOPES),
        by: integer(0, world.members.length - 1),
        skill: oneOf([...HERO_SKILL_IDS, ...KEEPSAKE_SKILL_IDS]),
      }),
      2000,
    ),
    usedUp: unlessEmpty(list(text(60), 40)),
    acted: unlessEmpty(list(card, 9999)),
    beaten: unlessEmpty(list(card, 99)),
    met: unlessEmpty(list(text(60), 99)),
    flags: unlessEmpty(list(storyFlag, MAX_FLAGS)),
    nextId: integer(0, 99_999),
    over: optional(word(...REASONS)),
  });
}

const optionsCodec: Codec<DiceOptions> = record<DiceOptions>({
  scenario: text(100),
  party: text(MAX_PARTY_TEXT),
  difficulty: word(...DIFFICULTIES),
  story: textUnlessEmpty(MAX_STORY),
});

/** The whole state on one line: options, sites, and everything that changes in play. */
export function makeState(state: DiceState): string {
  const { world } = state;
  return JSON.stringify([
    optionsCodec.write(world.options),
    world.sites.map(({ template }) => template.id),
    stateCodec(world).write(state),
  ]);
}

function readSites(library: Library, json: unknown): Site[] {
  return list(text(100), 99)
    .read(json, 'locations')
    .map((id) => {
      const site = library.sites.get(id);
      if (site === undefined) throw new CodecError(`locations: there is no location ${id}`);
      return site;
    });
}

function readState(library: Library, source: string): DiceState {
  const json: unknown = JSON.parse(source);
  if (!Array.isArray(json) || json.length !== 3)
    throw new CodecError('state: expected three parts');
  const [options, sites, rest] = json as unknown[];
  const chosen = optionsCodec.read(options, 'options');
  const world = makeWorld(library, chosen, readSites(library, sites));
  const state: DiceState = { world, ...stateCodec(world).read(rest, 'state') };
  checkSense(state);
  return state;
}

const MAX_SIZE = 200_000;

/** Parses the text written by `makeState`, or returns a problem. */
export function parseState(library: Library, source: string): Parsed<DiceState> {
  if (source.length > MAX_SIZE) {
    return failed({
      code: 'dice-state',
      message: `A state can have at most ${MAX_SIZE} characters.`,
    });
  }
  try {
    return parsed(readState(library, source));
  } catch (error) {
    const isExpected =
      error instanceof CodecError || error instanceof RangeError || error instanceof SyntaxError;
    if (!isExpected) throw error;
    return failed({
      code: 'dice-state',
      message: `This is not a valid game state: ${error.message}`,
    });
  }
}
