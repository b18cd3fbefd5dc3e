import { describe, expect, it } from 'vitest';
import { defaultOptions, makeStream } from '#core';
import { rogue } from '#games/rogue/rules/game/game.ts';
import { explorer } from '#games/rogue/bots/explorer.ts';
import { addExperience, MAX_HEALTH, newHero } from '#games/rogue/rules/model/hero.ts';
import type { Hero } from '#games/rogue/rules/model/hero.ts';
import { damageOf, experienceOf } from '#games/rogue/rules/model/mobs.ts';
import type { Mob } from '#games/rogue/rules/model/mobs.ts';
import type { RogueOptions } from '#games/rogue/rules/model/options.ts';
import type { RogueState } from '#games/rogue/rules/model/state.ts';
import { blowOf, duelCost } from '#games/rogue/rules/turn/duel.ts';
import { MADE_KINDS } from '#games/rogue/rules/world/generate/kinds.ts';
import { StepMap } from '#games/rogue/rules/world/generate/step-map.ts';
import { chunksIn } from '#kit/grid/chunk-map.ts';
import { repeats } from '#test/support/deep.ts';

const OPTIONS = defaultOptions(rogue.options);

function start(options: Partial<RogueOptions>, seed: string): RogueState {
  return rogue.start({ ...OPTIONS, ...options } as RogueOptions, seed);
}

function mobsOf(state: RogueState): readonly Mob[] {
  return chunksIn(state.ground.mobs).flatMap(({ value }) => value);
}

/** Mobs left after an armed hero who rests between fights has beaten as many as possible. */
function unbeatable(state: RogueState): readonly Mob[] {
  const naked = newHero({ x: 0, y: 0 });
  let hero: Hero = { ...naked, worn: { ...naked.worn, sword: 'sword' } };
  let left = mobsOf(state);
  for (;;) {
    const next = left.find((mob) => duelCost(mob, hero) < MAX_HEALTH);
    if (next === undefined) return left;
    left = left.filter((mob) => mob !== next);
    hero = addExperience(hero, experienceOf(next));
  }
}

const SIZES: readonly Partial<RogueOptions>[] = [
  {},
  { depth: 1, width: 3, height: 3 },
  { depth: 3, width: 12, height: 12 },
  { depth: 12 },
  { depth: 0 },
];

describe.each(MADE_KINDS)('worlds of the kind %s', (world) => {
  it.each(SIZES)('can be won and contain a fight that hurts: %j', (size) => {
    for (let seed = 0; seed < repeats(size.depth === 12 ? 3 : 24, 2000); seed++) {
      const state = start({ world, ...size }, `fair ${seed}`);
      expect([seed, unbeatable(state)]).toEqual([seed, []]);
      const hurting = mobsOf(state).filter((mob) => blowOf(mob, newHero({ x: 0, y: 0 })) > 0);
      expect([seed, hurting.length > 0]).toEqual([seed, true]);
    }
  });

  it('have at least one enemy per two rooms', () => {
    for (let seed = 0; seed < repeats(24, 2000); seed++)
      expect(mobsOf(start({ world }, `crowd ${seed}`)).length).toBeGreaterThan(3);
  });

  it('have stronger mobs further from the start, and only weak ones near it', () => {
    const [near, far]: [number[], number[]] = [[], []];
    for (let seed = 0; seed < repeats(20, 1000); seed++) {
      const state = start({ world }, `far ${seed}`);
      const steps = new StepMap(state.ground.walls, state.ground.start);
      const stepsTo = (mob: Mob) => steps.at(mob) ?? Infinity;
      const end = Math.max(...mobsOf(state).map(stepsTo));
      for (const mob of mobsOf(state)) {
        (stepsTo(mob) < end / 2 ? near : far).push(damageOf(mob));
        if (stepsTo(mob) < 16)
          expect([mob.level, blowOf(mob, newHero(mob))]).toEqual([1, mob.kind === 'mimic' ? 1 : 0]);
      }
    }
    const meanOf = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length;
    expect(meanOf(far)).toBeGreaterThan(1.4 * meanOf(near));
  });

  it('let most explorers survive turn 100, and nearly all turn 20', () => {
    const count = repeats(24, 1000);
    const lives = Array.from({ length: count }, (_, seed) => turnsSurvived(world, `life ${seed}`));
    expect(lives.filter((turns) => turns < 20).length).toBeLessThanOrEqual(count / 20);
    expect(lives.filter((turns) => turns > 100).length).toBeGreaterThan(count / 2);
  });
});

/** Turns that an explorer survives, at most 101. */
function turnsSurvived(world: RogueOptions['world'], seed: string): number {
  let state = start({ world }, seed);
  const whims = makeStream(seed, 'mind');
  while (state.turns <= 100 && state.ending === undefined)
    state = rogue.apply(state, explorer.choose(rogue.view(state, 0), whims)).state;
  return state.ending?.kind === 'died' ? state.turns : 101;
}

it('every default world has an enemy', () => {
  for (const seed of ['w43', 'mv54-wpys']) {
    const state = start({}, seed);
    expect(state.mobsLeft).toBeGreaterThan(3);
    expect(state.inSight).toEqual([]);
  }
});
