import { describe, expect, it } from 'vitest';
import { rogue } from '../../src/games/rogue/game/game.ts';
import {
  exploreStep,
  interruptionOf,
  runStep,
  travelStep,
} from '../../src/games/rogue/travel/travel.ts';
import type { NextStep } from '../../src/games/rogue/travel/travel.ts';
import { place, runIn } from './stage.ts';
import type { Run } from './stage.ts';

const ROOMS = ['###########', '#@..#....a#', '#.........#', '#/..#.....#', '###########'];

/** Goes on until there is no further step; returns why. */
function follow(run: Run, next: () => NextStep): string {
  for (let step = 0; step < 200; step++) {
    const one = next();
    if (one.kind === 'halt') return one.why;
    run.play(one.direction);
  }
  return 'never';
}

const view = (run: Run) => rogue.view(run.state, 0);

describe('journeys', () => {
  it('exploring picks up everything, sees everything and says that nothing is left', () => {
    const run = runIn(ROOMS);
    expect(follow(run, () => exploreStep(view(run)))).toBe('explored');
    expect(run.hero.slots.filter((slot) => slot !== null)).toEqual(['sword', 'golden-apple']);
    expect(run.state.turns).toBeLessThan(40);
  });

  it('exploring leaves what the hero has dropped', () => {
    const run = runIn(ROOMS);
    follow(run, () => exploreStep(view(run)));
    run.play('drop', 'a');
    expect(exploreStep(view(run))).toEqual({ kind: 'halt', why: 'explored' });
  });

  it('travelling takes the shortest way that is known', () => {
    const run = runIn(ROOMS);
    expect(travelStep(view(run), place(9, 1))).toEqual({ kind: 'halt', why: 'no-way' });
    follow(run, () => exploreStep(view(run)));
    const before = run.state.turns;
    expect(follow(run, () => travelStep(view(run), place(1, 1)))).toBe('arrived');
    expect(run.at).toEqual([1, 1]);
    expect(run.state.turns - before).toBeLessThanOrEqual(12);
  });

  it('running stops where a side opens, and where something is in the way', () => {
    const rows = ['########', '#@.....#', '####.###', '####.###', '########'];
    const run = runIn(rows);
    let from = run.hero.at;
    const next = () => {
      const step = runStep(view(run), 'right', from);
      from = run.hero.at;
      return step;
    };
    expect(follow(run, next)).toBe('crossroads');
    expect(run.at).toEqual([4, 1]);
    from = run.hero.at;
    run.play('d');
    from = run.hero.at;
    expect(follow(run, next)).toBe('blocked');
    expect(run.at).toEqual([6, 1]);
  });

  it.each([
    ['mob', ['@#W', '...'], ['s']],
    ['hurt', ['@W'], ['d']],
    ['item', ['@#/', '...'], ['s']],
  ])('a journey is interrupted by: %s', (why, rows, keys) => {
    const run = runIn(rows).play(...keys);
    expect(interruptionOf(run.events)?.why).toBe(why);
  });

  it('nothing interrupts a quiet step', () => {
    expect(interruptionOf(runIn(['@...']).play('d').events)).toBeUndefined();
  });
});
