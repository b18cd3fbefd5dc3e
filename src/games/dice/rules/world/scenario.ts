import { below, elementAt, makeStream, own, pick } from '#core';
import type { Random, Seed } from '#core';
import { countOfType, makeBag } from '../model/bag.ts';
import { findTemplate } from '../model/content.ts';
import type { ScenarioTemplate, VillainPlacing } from '../model/content.ts';
import type { Die } from '../model/die.ts';
import { addToHand, MAX_ALLIES, EMPTY_HAND } from '../model/hand.ts';
import { REFUGE } from '../model/hero.ts';
import type { Hero } from '../model/hero.ts';
import type { Phase } from '../state/phase.ts';
import type { HeroSetup, Setup } from '../model/setup.ts';
import type {
  DiceOptions,
  DiceState,
  LocationInPlay,
  Site,
  TurnRecord,
  World,
} from '../state/state.ts';
import { hasFlag } from '../effects/hooks.ts';
import { findCard, makeWorld } from './world.ts';
import type { Library } from './world.ts';
import { mintDie } from '../generate/bag.ts';
import { generateDieSize } from '../generate/die-size.ts';
import { dynamicLocationCount, generateLocation } from '../generate/location.ts';
import type { GeneratedLocation } from '../generate/location.ts';
import { shuffle } from '../generate/shuffle.ts';

const NO_USES: readonly string[] = [];

/** A turn without any activity so far. */
export function freshTurn(hero: number): TurnRecord {
  return {
    hero,
    gifts: 0,
    travels: 0,
    explorations: 0,
    again: false,
    spent: false,
    closeTried: false,
    henchman: -1,
    used: NO_USES,
    reversals: 0,
  };
}

function chooseSites(library: Library, scenario: ScenarioTemplate, heroes: number, random: Random) {
  const count = dynamicLocationCount(heroes, scenario.extraLocations);
  const dynamic = shuffle(scenario.dynamicLocations, random).slice(0, count);
  return [...scenario.staticLocations, ...dynamic].map((id) => {
    const site = library.sites.get(id);
    if (site === undefined) throw new RangeError(`There is no location ${id} in this content.`);
    return site;
  });
}

/**
 * The villain of each location, by index. Villains with a fixed location are placed first, the
 * others at random. A villain without a free location is an error in the content.
 */
export function placeVillains(
  villains: readonly VillainPlacing[],
  locations: readonly string[],
  random: Random,
): (string | undefined)[] {
  const placed = new Array<string | undefined>(locations.length).fill(undefined);
  const free = (id: string) => locations.findIndex((at, i) => at === id && placed[i] === undefined);
  for (const { id, at } of villains.filter((villain) => villain.at !== undefined)) {
    const index = free(at as string);
    if (index < 0) throw new RangeError(`There is no free location for villain ${id} at ${at}.`);
    placed[index] = id;
  }
  const loose = shuffle(
    villains.filter(({ at }) => at === undefined),
    random,
  );
  const empty = placed.flatMap((villain, index) => (villain === undefined ? [index] : []));
  if (loose.length > empty.length) {
    throw new RangeError(`${villains.length} villains for ${locations.length} locations`);
  }
  const order = shuffle(empty, random);
  loose.forEach(({ id }, i) => (placed[elementAt(order, i)] = id));
  return placed;
}

function drawFirstHand(hero: HeroSetup, random: Random): void {
  const alliesCount = () => countOfType(hero.hand, 'ALLY');
  const take = (at: number) => {
    const dice = hero.bag.splice(at, 1);
    const full = dice[0]?.type === 'ALLY' && alliesCount() >= MAX_ALLIES;
    for (const die of dice) (full ? hero.pile : hero.hand).push(die);
  };
  const mainCount = () => hero.hand.length - alliesCount();
  const favoured = [...hero.bag.keys()].filter((at) => hero.bag[at]?.type === hero.favoured);
  if (favoured.length > 0) take(pick(random, favoured));
  while (mainCount() < hero.capacity && hero.bag.length > 0) take(below(random, hero.bag.length));
}

function makeHero({ bag, hand, pile, capacity }: HeroSetup, at: number): Hero {
  return {
    alive: true,
    at,
    capacity,
    hand: hand.reduce(addToHand, EMPTY_HAND),
    bag: makeBag(bag),
    pile: makeBag(pile),
  };
}

function makePlace(
  library: Library,
  generated: GeneratedLocation,
  bag: Die[],
  villain?: string,
): LocationInPlay {
  const cardsOf = (ids: readonly string[]) => ids.map((id) => findCard(library.cards, id));
  return {
    open: true,
    closingDifficulty: generated.closingDifficulty,
    bag: makeBag(bag),
    hidden: 0,
    enemies: cardsOf(generated.enemies),
    obstacles: cardsOf(generated.obstacles),
    villain: villain === undefined ? undefined : findCard(library.cards, villain),
    known: false,
    guarded: false,
  };
}

function heroSetups(world: World, setup: Pick<Setup, 'nextId'>): HeroSetup[] {
  return world.members.map(({ sheet, capacity }) => ({
    favoured: sheet.favoured,
    capacity,
    bag: sheet.dice.map(([type, size, mark]) => mintDie(setup, type, size, mark)),
    hand: [],
    pile: [],
  }));
}

/**
 * Distributes the dice to the bags of locations and to the bags and hands of heroes, in the order
 * of the rulebook.
 */
function layOut(world: World, setup: Setup, villains: readonly (string | undefined)[]): void {
  const { random, level } = setup;
  villains.forEach((villain, i) => {
    if (villain === undefined) return;
    setup.bags[i]?.push(mintDie(setup, 'VILLAIN', generateDieSize(level, random)));
  });
  for (const { onBags } of world.hooks) onBags?.(setup);
  for (const { onHeroBags } of world.hooks) onHeroBags?.(setup);
  for (const { onHands } of world.hooks) onHands?.(setup);
  world.members.forEach((member, at) => {
    for (const { onHero } of member.hooks) onHero?.(setup, elementAt(setup.heroes, at));
  });
  for (const hero of setup.heroes) drawFirstHand(hero, random);
  placeAllies(world, setup);
}

/** Adds the dice of allies who have not joined a hero yet to the bags of locations. */
function placeAllies({ scenario, content, members, sites }: World, setup: Setup): void {
  const { allies = [] } = scenario;
  const isOwned = (id: string) =>
    members.some(({ sheet }) => sheet.dice.some(([, , mark]) => mark === id));
  for (const { id, at } of allies) {
    const { size } = findTemplate(content.allies ?? [], id);
    const place =
      at === undefined
        ? below(setup.random, sites.length)
        : sites.findIndex(({ template }) => template.id === at);
    if (!isOwned(id)) setup.bags[place]?.push(mintDie(setup, 'ALLY', size, id));
  }
}

function startsOf(world: World, places: number, random: Random): number[] {
  if (!hasFlag(world.hooks, 'random-starts')) {
    return world.members.map(() => (hasFlag(world.hooks, 'no-refuge') ? 0 : REFUGE));
  }
  const starts: number[] = [];
  const isNarrow = (at: number) => hasFlag(world.sites[at]?.hooks ?? [], 'closed-to-others');
  for (const _ of world.members) {
    const free = [...new Array(places).keys()].filter(
      (at) => !isNarrow(at) || !starts.includes(at),
    );
    starts.push(free.length > 0 ? pick(random, free) : below(random, places));
  }
  return starts;
}

function firstPhases(world: World): Phase[] {
  const choose = hasFlag(world.hooks, 'choose-starts') && !hasFlag(world.hooks, 'random-starts');
  const placing = world.members.map((_, hero): Phase => ({ kind: 'place', hero }));
  return [{ kind: 'start' }, ...(choose ? placing.reverse() : [])];
}

/**
 * Generates a scenario from the random stream `setup`: locations, villains, bags, first hands. The
 * first turn has not begun.
 */
export function generateScenario(library: Library, options: DiceOptions, seed: Seed): DiceState {
  const random = makeStream(seed, 'setup');
  const draft = makeWorld(library, options, []);
  const { scenario, level, hooks } = draft;
  const sites: Site[] = chooseSites(library, scenario, draft.members.length, random);
  const world: World = { ...draft, sites };
  const mint = { nextId: 0 };
  const generated = sites.map(({ template }) => {
    const location = generateLocation(template, level, mint, random);
    const dealt = scenario.order && own(scenario.order, template.id);
    return dealt === undefined
      ? location
      : { ...location, bag: dealt.map(([type, size]) => mintDie(mint, type, size)) };
  });
  const villains = hasFlag(hooks, 'no-villains')
    ? generated.map(() => undefined)
    : placeVillains(
        scenario.villains,
        sites.map(({ template }) => template.id),
        random,
      );
  const setup: Setup = {
    random,
    level,
    nextId: 0,
    bags: generated.map(({ bag }) => bag),
    heroes: heroSetups(world, mint),
  };
  setup.nextId = mint.nextId;
  layOut(world, setup, villains);
  const starts = startsOf(world, sites.length, random);
  return {
    world,
    timer: world.initialTimer,
    gained: 0,
    heroes: setup.heroes.map((hero, i) => makeHero(hero, elementAt(starts, i))),
    places: generated.map((one, i) =>
      makePlace(library, one, elementAt(setup.bags, i), villains[i]),
    ),
    deterred: [],
    turn: freshTurn(-1),
    phases: firstPhases(world),
    boons: [],
    usedUp: NO_USES,
    acted: [],
    beaten: [],
    met: [],
    flags: [],
    nextId: setup.nextId,
    over: undefined,
  };
}
