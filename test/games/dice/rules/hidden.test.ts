import { describe, expect, it } from 'vitest';
import { makeStream } from '#core';
import type { DiceState } from '#games/dice/rules/index.ts';
import { makeAction } from '#games/dice/rules/text/action-text.ts';
import { Stage } from './stage.ts';

/** Offers of the game, given only the heroes' view. */
function offeredInView({ game, state }: Stage): string[] {
  const turn = game.turn(game.view(state, 0));
  return turn.kind === 'decide' ? turn.actions.map(makeAction) : [];
}

function offered({ game, state }: Stage): string[] {
  const turn = game.turn(state);
  return turn.kind === 'decide' ? turn.actions.map(makeAction) : [];
}

describe('an unseen villain', () => {
  const lurks = (villain: string, enemies: readonly string[], bag: string) =>
    new Stage({
      party: 'brawler',
      heroes: [{ hand: 'P4 P4 S4' }],
      places: [{ villain, enemies, bag }],
    });

  it('does not prevent an attempt to close, which reveals him', () => {
    const stage = lurks('lock-keeper', ['henchman-thief'], 'E4 !6 M4');
    stage.play('explore', 'draw E4', 'hide', 'hand 1', 'confirm', 'roll 4', 'roll 1');
    expect(offered(stage)).toContain('close');
    expect(offeredInView(stage)).toEqual(offered(stage));
    stage.play('close', 'discard', 'hand 1', 'hand 2', 'confirm', 'roll 4', 'roll 4');
    expect(stage.state.places[0]).toMatchObject({ open: true, known: true });
    expect(stage.place(0)).toBe('!6');
  });

  it('does not lead before he is discovered', () => {
    const strike = (known: boolean) => {
      const stage = lurks('drowned-king', ['reed-thief'], 'E4 !6');
      const places = stage.state.places.map((place, at) =>
        at === 0 ? { ...place, known } : place,
      );
      stage.state = { ...stage.state, places };
      stage.play('explore', 'draw E4', 'hide', 'hand 1', 'confirm', 'roll 4', 'roll 1');
      return stage.check?.against;
    };
    expect([strike(false), strike(true)]).toEqual([1, 2]);
  });
});

describe('resampled hidden information', () => {
  const stage = new Stage({
    party: 'brawler',
    heroes: [{ hand: 'P4 P4' }],
    places: [
      { villain: 'drowned-king', bag: '!6 P4 M4', enemies: ['reed-thief', 'foreman'] },
      { bag: 'D4 V6' },
      { open: false },
    ],
  });
  const random = makeStream('hidden', 'resample');
  const drawn = Array.from({ length: 40 }, () => stage.game.resample?.(stage.state, 0, random));
  const states = drawn.filter((state): state is DiceState => state !== undefined);
  const villainAt = ({ places }: DiceState) =>
    places.findIndex((place) => place.villain !== undefined);

  it('places an unseen villain anywhere possible, together with his die', () => {
    expect(new Set(states.map(villainAt))).toEqual(new Set([0, 1]));
    for (const state of states) {
      const bag = state.places[villainAt(state)]?.bag ?? [];
      expect(bag.map(({ type }) => type)).toContain('VILLAIN');
    }
  });

  it('keeps a discovered villain in place', () => {
    const places = stage.state.places.map((place) => ({ ...place, known: true }));
    const known = { ...stage.state, places };
    const others = Array.from({ length: 20 }, () => stage.game.resample?.(known, 0, random));
    expect(new Set(others.map((state) => state && villainAt(state)))).toEqual(new Set([0]));
  });

  it('keeps all dice, and the number in each bag', () => {
    const ids = (state: DiceState) =>
      state.places.flatMap(({ bag }) => bag.map(({ id }) => id)).sort((a, b) => a - b);
    for (const state of states) {
      expect(ids(state)).toEqual(ids(stage.state));
      expect(state.places.map(({ bag }) => bag.length)).toEqual([3, 2, 0]);
    }
  });
});
