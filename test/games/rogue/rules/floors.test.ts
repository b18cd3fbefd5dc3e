import { describe, expect, it, test } from 'vitest';
import { defaultOptions, must } from '#core';
import {
  attackOf,
  armorOf,
  floorIn,
  floorsOf,
  GIFT_KINDS,
  heroMaxHealth,
  MOB_KINDS,
  rogue,
  scoreOf,
  scoreParts,
  writeWorld,
} from '#games/rogue/rules/index.ts';
import type { RogueOptions, RogueState, WorldPlan } from '#games/rogue/rules/index.ts';
import { generateFloors } from '#games/rogue/rules/world/floors/floors.ts';
import { solve } from '#games/rogue/rules/world/link/solve.ts';
import { stepsBetween } from '#games/rogue/rules/world/place.ts';
import { describeConformance } from '#test/conformance/suite.ts';
import { repeats } from '#test/support/deep.ts';
import { surveyWorld } from './survey.ts';
import { Run } from './stage.ts';

const FLOORS: RogueOptions = { ...defaultOptions(rogue.options), world: 'floors' };

/** Mobs closer than this to an arriving hero would be a danger, in steps ignoring walls. */
const SAFE_STEPS = 4;

/** Defects of a floor: unreachable things, crowded cells, or danger where the hero arrives. */
function survey(plan: WorldPlan, isFirst: boolean): string[] {
  const { player, items, mobs, triggers = [] } = plan;
  const wrong = surveyWorld({ ...plan, items: [...items, ...(triggers as never[])] });
  const cells = [...items, ...mobs, ...triggers, ...(isFirst ? [player] : [])];
  const keys = new Set(cells.map(({ x, y }) => `${x},${y}`));
  if (keys.size < cells.length) wrong.push('two things in one cell');
  const arrivals = [player, ...triggers.filter(({ kind }) => kind === 'exit')];
  for (const mob of mobs)
    if (arrivals.some((place) => stepsBetween(mob, place) < SAFE_STEPS))
      wrong.push(`danger: ${mob.kind}`);
  return wrong;
}

const SEEDS = repeats(30, 10_000);

test(`${SEEDS} worlds with floors: all is within reach, the crown too, and no start in danger`, () => {
  for (let seed = 1; seed <= SEEDS; seed++) {
    const depth = 1 + (seed % 6);
    const size = { depth, width: 3 + (seed % 7), height: 3 + (seed % 5) };
    const plans = generateFloors(size, String(seed), {});
    const wrong = plans.flatMap((plan, index) => survey(plan, index === 0));
    expect([seed, wrong]).toEqual([seed, []]);
    expect(plans).toHaveLength(depth);
    expect([seed, solve(plans).isWon]).toEqual([seed, true]);
    const goals = plans.flatMap(({ triggers = [] }) =>
      triggers.filter(({ kind }) => kind === 'treasure'),
    );
    expect(goals).toHaveLength(1);
    const guards = plans.at(-1)?.mobs.filter(({ kind }) => kind === 'guard') ?? [];
    expect(guards.length).toBeGreaterThan(0);
  }
});

test('a seed decides the floors, and other seeds give others', () => {
  const textOf = (seed: string) =>
    generateFloors(FLOORS, seed, {}).map((plan) => must(writeWorld(plan)).text);
  expect(textOf('a')).toEqual(textOf('a'));
  expect(textOf('a')).not.toEqual(textOf('b'));
  expect(floorsOf(FLOORS).map(({ theme }) => theme)).toEqual([
    'cellar',
    'burrow',
    'barracks',
    'gallery',
    'vault',
  ]);
});

/** A run on the first floor, next to a thing or at a cell. */
function at(state: RogueState, { x, y }: { readonly x: number; readonly y: number }): RogueState {
  return { ...state, hero: { ...state.hero, at: { x, y } } };
}

/** Puts the hero beside a trigger and steps onto it. */
function stepOnto(state: RogueState, kind: string, world?: (name: string) => boolean): Run {
  const trigger = state.course?.triggers.find(
    (one) => one.kind === kind && (one.kind !== 'exit' || world?.(one.world) !== false),
  );
  if (trigger === undefined) throw new Error(`no ${kind}`);
  const keys = { w: [0, 1], a: [1, 0], s: [0, -1], d: [-1, 0] } as const;
  for (const [key, [dx, dy]] of Object.entries(keys)) {
    const from = { x: trigger.x + dx, y: trigger.y + dy };
    if (!state.ground.walls.has(from.x, from.y)) return new Run(at(state, from)).play(key);
  }
  throw new Error('walled in');
}

describe('floors', () => {
  const start = rogue.start(FLOORS, 'stairs');

  it('are joined by stairs, keep their state, and are saved', () => {
    const down = stepOnto(start, 'exit');
    expect(floorIn(down.state.course?.name)).toEqual({ number: 2, theme: 'burrow' });
    expect(down.hero.depth).toBe(2);
    const text = rogue.makeState(down.state);
    expect(rogue.makeState(must(rogue.parseState(text)))).toBe(text);
    const up = stepOnto(down.state, 'exit', (name) => floorIn(name)?.number === 1);
    expect(floorIn(up.state.course?.name)?.number).toBe(1);
    expect(up.hero.depth).toBe(2);
    expect(up.state.ground.walls.count()).toBe(start.ground.walls.count());
  });

  it('end with the crown', () => {
    const one = rogue.start({ ...FLOORS, depth: 1 }, 'crown');
    const run = stepOnto(one, 'treasure');
    expect(run.state.ending).toEqual({ kind: 'won' });
    expect(scoreParts(run.state)).toEqual({ floors: 0, kinds: 0, goal: 500, speed: 199 });
  });

  it('count only what cannot be farmed', () => {
    const { hero } = start;
    const kills = { ...hero.kills, rat: 50, boar: 1 };
    const farmed = { ...start, turns: 5000, hero: { ...hero, kills, earned: 9000, depth: 3 } };
    expect(scoreOf(farmed)).toBe(200 + 2 * 20);
    expect(Object.keys(hero.kills)).toHaveLength(MOB_KINDS.length);
  });
});

describe('levels on floors', () => {
  const start = rogue.start(FLOORS, 'levels');
  const grown = () => {
    const mob = { kind: 'rat', level: 1, health: 1, id: 90, confused: 0, panics: false } as const;
    const { x, y } = start.hero.at;
    const walls = start.ground.walls;
    const dx = walls.has(x + 1, y) ? -1 : 1;
    const rat = { ...mob, x: x + dx, y, hit: 0, track: 'none', goalX: x + dx, goalY: y } as const;
    const mobs = { x: (x + dx) >> 5, y: y >> 5, value: [rat] };
    const state = { ...start, mobs, mobsLeft: 1, nextMob: 91 };
    return new Run(state).play(dx === 1 ? 'd' : 'a');
  };

  it('add health and offer three gifts, one of which must be chosen', () => {
    const run = grown();
    expect(run.hero.level).toBe(2);
    expect(heroMaxHealth(run.hero)).toBe(12);
    const offers = run.hero.growth?.offers ?? [];
    expect(new Set(offers).size).toBe(3);
    expect(run.refusal('wait')).toBe('rogue-choose');
    const turn = rogue.turn(run.state);
    expect(turn.kind === 'decide' && turn.actions).toHaveLength(3);
    const text = rogue.makeState(run.state);
    expect(rogue.makeState(must(rogue.parseState(text)))).toBe(text);
    run.play('choose 2');
    const [, gift] = offers;
    expect(run.eventsOf('chosen')).toEqual([{ kind: 'chosen', gift }]);
    expect(run.hero.growth?.gifts[gift ?? 'calm']).toBe(1);
    expect(run.refusal('choose 1')).toBe('rogue-gift');
    expect(run.refusal('wait')).toBeUndefined();
  });

  it('change the hero by gifts only', () => {
    const { hero } = start;
    const none = { ...hero, level: 5 };
    expect([attackOf(none), armorOf(none), heroMaxHealth(none)]).toEqual([1, 1, 18]);
    const gifts = Object.fromEntries(GIFT_KINDS.map((kind) => [kind, 2])) as never;
    const full = { ...none, growth: { gifts, offers: [], due: 0 } };
    expect([attackOf(full), armorOf(full), heroMaxHealth(full)]).toEqual([5, 3, 28]);
  });
});

const floorsOnly = { ...rogue.options.world, values: ['floors'], samples: ['floors'] } as const;
describeConformance(
  'rogue with floors',
  { ...rogue, options: { ...rogue.options, world: { ...floorsOnly, default: 'floors' } } },
  { games: repeats(1, 20), most: 60 },
);
