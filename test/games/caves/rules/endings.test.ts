import { describe, expect, it } from 'vitest';
import { checkEnd } from '#core';
import type { AnyGame } from '#core';
import { caves } from '#games/caves/rules/game/game.ts';
import { Run } from './run.ts';
import { stage } from './stage.ts';

/** Health left and the ending of a run that its last action must have ended. */
function endOf(run: Run): readonly [number, string | undefined] {
  const step = { state: run.state, events: run.events };
  expect(checkEnd(caves as unknown as AnyGame, step)).toBeUndefined();
  return [run.player.hp, run.state.ending?.cause?.kind];
}

describe('a dead player', () => {
  it('is not healed after starving', () => {
    const player = { food: 1, hp: 50, effects: [{ kind: 'slow-health', turns: 9 }] } as const;
    expect(endOf(new Run(stage(['@.'], { player })).play('wait'))).toEqual([0, 'hunger']);
  });

  it('is not healed by a later effect', () => {
    const effects = [
      { kind: 'poison', turns: 9 },
      { kind: 'slow-health', turns: 9 },
    ] as const;
    const run = new Run(stage(['@.'], { player: { hp: 1, effects } })).play('wait');
    expect(endOf(run)).toEqual([0, 'effect']);
  });

  it('gets no further events after an explosion', () => {
    const items = [{ x: 3, y: 0, item: { kind: 'apple' } }] as const;
    const player = { hp: 10, pack: [{ kind: 'powder' }], effects: [] } as const;
    const run = new Run(stage(['@z#.', '.#b#'], { player, items })).play('throw a 1,0');
    expect(endOf(run)).toEqual([0, 'blast']);
  });

  it('gets no further events after leaving the caves beside an enemy', () => {
    const state = stage(['@g'], { player: { hp: 1 } });
    const [level] = state.levels;
    const levels = level === undefined ? [] : [{ ...level, tiles: `<${level.tiles.slice(1)}` }];
    const run = new Run({ ...state, levels }).play('climb up');
    expect(endOf(run)).toEqual([1, undefined]);
  });
});
