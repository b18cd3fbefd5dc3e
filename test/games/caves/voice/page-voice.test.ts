import { describe, expect, it } from 'vitest';
import { playerOf } from '#games/caves/rules/index.ts';
import type { CavesState } from '#games/caves/rules/index.ts';
import { forecastOf, pressOn } from '#games/caves/voice/forecast.ts';
import { viewOf } from '#games/caves/voice/known.ts';
import { offersFor } from '#games/caves/voice/offers.ts';
import { soundsOf } from '#games/caves/voice/sounds.ts';
import { stage } from '../rules/stage.ts';

const say = (id: string) => id;

/** The view of a player who has seen all of a drawn level. */
function seen(rows: readonly string[]): CavesState {
  const state = stage(rows);
  const levels = state.levels.map((level) => ({
    ...level,
    known: level.tiles,
    remembered: level.items,
  }));
  return viewOf({ ...state, levels });
}

describe('offers', () => {
  it('are led by an attack on an adjacent creature', () => {
    const view = seen(['#######', '#@b...#', '#######']);
    expect(offersFor(view, say).map(({ kind }) => kind)[0]).toBe('attack');
    expect(offersFor(view, say)[0]?.label).toBe('run-do-attack');
  });
  it('include stairs underfoot and exploring for a player alone', () => {
    const view = seen(['#######', '#@....#', '#######']);
    expect(offersFor(view, say).map(({ kind }) => kind)).toContain('explore');
  });
});

describe('forecasts', () => {
  const view = seen(['#########', '#@....b.#', '#########']);
  const { y } = playerOf(view);
  it('show the way to a place with its steps', () => {
    const forecast = forecastOf(view, { x: 4, y }, say);
    expect(forecast?.outcome).toBe('walk');
    expect(forecast?.way).toHaveLength(3);
  });
  it('approach a creature step by step, and attack beside it', () => {
    expect(forecastOf(view, { x: 6, y }, say)?.outcome).toBe('approach');
    expect(pressOn(view, { x: 6, y })).toEqual({
      kind: 'approach',
      action: { kind: 'move', direction: 'east' },
    });
    const near = seen(['#####', '#@b.#', '#####']);
    expect(forecastOf(near, { x: 2, y: 1 }, say)?.outcome).toBe('attack');
  });
  it('end at the edge of the known caves', () => {
    expect(forecastOf(view, { x: -1, y: 0 }, say)).toBeUndefined();
  });
});

describe('sounds', () => {
  const you = { id: 0, kind: 'player', x: 1, y: 1, z: 0 };
  const bat = { id: 3, kind: 'bat', x: 2, y: 1, z: 0 };
  it('are at most two, most important first, and silent for others', () => {
    const blow = { kind: 'struck', blow: 'hit', damage: 1, hp: 4 } as const;
    expect(
      soundsOf([
        { ...blow, who: you, target: bat },
        { kind: 'killed', who: bat, by: you, cause: { kind: 'creature', creature: 'player' } },
        { ...blow, who: bat, target: you },
      ]),
    ).toEqual(['cave-kill', 'cave-hurt']);
    expect(soundsOf([{ kind: 'moved', who: bat, from: { x: 3, y: 1, z: 0 } }])).toEqual([]);
  });
});
