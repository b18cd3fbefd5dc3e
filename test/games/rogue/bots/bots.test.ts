import { describe, expect, it } from 'vitest';
import { defaultOptions } from '#core';
import { rogue } from '#games/rogue/rules/game/game.ts';
import { ROGUE_MINDS } from '#games/rogue/bots/index.ts';
import { MADE_KINDS } from '#games/rogue/rules/world/generate/kinds.ts';
import { reportRuns } from '#lab';
import { rogueArena, rogueWithout } from '#games/rogue/lab/runs.ts';
import type { RunResult } from '#lab';
import { repeats } from '#test/support/deep.ts';

const OPTIONS = defaultOptions(rogue.options);

describe.each(ROGUE_MINDS)('$id', (mind) => {
  it.each(MADE_KINDS)('plays worlds of the kind %s without illegal actions', (world) => {
    const options = { ...OPTIONS, world };
    const runs = repeats(3, 2000);
    for (let index = 0; index < runs; index++) {
      const task = { bot: mind.id, options, seed: `bots ${world}`, index, turns: 120 };
      expect(rogueArena.play(task).figures['survived']).toBeLessThanOrEqual(120);
    }
  });
});

function lives(bot: string, count: number): readonly RunResult[] {
  return Array.from({ length: count }, (_, index) =>
    rogueArena.play({ bot, options: OPTIONS, seed: 'lives', index, turns: 300 }),
  );
}

describe('bot runs', () => {
  it('give fighters several times the experience of walkers', () => {
    const count = repeats(8, 400);
    const scoreOf = (bot: string) => reportRuns(lives(bot, count)).figures['score']?.value ?? 0;
    expect(scoreOf('fighter')).toBeGreaterThan(5 * scoreOf('walker'));
  });

  it('are reproducible for a seed', () => {
    expect(lives('explorer', 3)).toEqual(lives('explorer', 3));
  });
});

describe('the fighter on floors', () => {
  it.each([3, 4, 6])('ends run %i, in which avoiding each other would never end', (index) => {
    const options = { ...OPTIONS, world: 'floors' };
    const task = { bot: 'fighter', options, seed: 'arena', index, turns: 2500 };
    expect(rogueArena.play(task).words['ends']).not.toBe('alive');
  });
});

describe('worlds without one kind', () => {
  it.each([...rogueArena.removable.keys()])('have no %s but everything else', (kind) => {
    const state = rogueWithout([kind]).start(OPTIONS, 'ablation');
    const fullState = rogue.start(OPTIONS, 'ablation');
    const kindsOf = (text: string) => text.match(new RegExp(`\\b${kind}\\b`, 'g'))?.length ?? 0;
    const text = (run: typeof state) => JSON.stringify([run.ground.items, run.ground.mobs]);
    expect(kindsOf(text(state).replaceAll(/"guise":"[^"]*"/g, ''))).toBe(0);
    expect(state.ground.walls.count()).toBe(fullState.ground.walls.count());
  });
});
