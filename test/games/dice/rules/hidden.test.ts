import { describe, expect, it } from 'vitest';
import { makeStream } from '#core';
import type { DiceState } from '#games/dice/rules/index.ts';
import { makeAction } from '#games/dice/rules/text/action-text.ts';
import { Stage } from './stage.ts';

/** What the game offers to whoever sees no more than the heroes do. */
function offeredInView({ game, state }: Stage): string[] {
  const turn = game.turn(game.view(state, 0));
  return turn.kind === 'decide' ? turn.actions.map(makeAction) : [];
}

function offered({ game, state }: Stage): string[] {
  const turn = game.turn(state);
  return turn.kind === 'decide' ? turn.actions.map(makeAction) : [];
}

describe('a villain nobody has met', () => {
  const lurks = (villain: string, enemies: readonly string[], bag: string) =>
    new Stage({
      party: 'brawler',
      heroes: [{ hand: 'P4 P4 S4' }],
      places: [{ villain, enemies, bag }],
    });

  it('does not keep his place from being closed: whoever tries learns of him', () => {
    const stage = lurks('lock-keeper', ['henchman-thief'], 'E4 !6 M4');
    stage.play('explore', 'draw E4', 'hide', 'hand 1', 'confirm', 'roll 4', 'roll 1');
    expect(offered(stage)).toContain('close');
    expect(offeredInView(stage)).toEqual(offered(stage));
    stage.play('close', 'discard', 'hand 1', 'hand 2', 'confirm', 'roll 4', 'roll 4');
    expect(stage.state.places[0]).toMatchObject({ open: true, known: true });
    expect(stage.place(0)).toBe('!6');
  });

  it('leads nobody before he is known', () => {
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

describe('what is drawn anew for those who do not know it', () => {
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

  it('a villain nobody has met lurks wherever he could, his die with him', () => {
    expect(new Set(states.map(villainAt))).toEqual(new Set([0, 1]));
    for (const state of states) {
      const bag = state.places[villainAt(state)]?.bag ?? [];
      expect(bag.map(({ type }) => type)).toContain('VILLAIN');
    }
  });

  it('one who is known stays', () => {
    const places = stage.state.places.map((place) => ({ ...place, known: true }));
    const known = { ...stage.state, places };
    const others = Array.from({ length: 20 }, () => stage.game.resample?.(known, 0, random));
    expect(new Set(others.map((state) => state && villainAt(state)))).toEqual(new Set([0]));
  });

  it('all dice are still there, as many in each bag', () => {
    const ids = (state: DiceState) =>
      state.places.flatMap(({ bag }) => bag.map(({ id }) => id)).sort((a, b) => a - b);
    for (const state of states) {
      expect(ids(state)).toEqual(ids(stage.state));
      expect(state.places.map(({ bag }) => bag.length)).toEqual([3, 2, 0]);
    }
  });
});
