import { describe, expect, it } from 'vitest';
import { isDieChoice } from '#games/dice/voice/chosen-die.ts';
import { offersShown } from '#games/dice/voice/offers.ts';
import { Stage } from '../rules/stage.ts';
import { knowing } from '../rules/veterans.ts';
import { wordsIn } from './stage.ts';

const words = wordsIn('en');

/** Forecast of each offer on a stage. */
function aheads({ state, game }: Stage): Record<string, string | undefined> {
  const shown = offersShown(state, 0, words);
  return Object.fromEntries(
    shown.map(({ action, ahead }) => [game.makeAction(state, action), ahead]),
  );
}

describe('the forecast of a choice', () => {
  it('gives the chance of each hero who could guard a location', () => {
    const stage = new Stage({
      party: 'brawler,hunter,mystic',
      scenario: { villains: [{ id: 'drowned-king', at: 'saltworks' }] },
      heroes: [
        { hand: 'P12 P4 P4', capacity: 3 },
        { at: 1, hand: 'M12 M4' },
        { at: 1, hand: 'M4' },
      ],
      places: [{ bag: '!4', villain: 'drowned-king' }, { difficulty: 4 }, { open: false }],
    });
    stage.play('explore', 'draw !4');
    expect(aheads(stage)).toEqual({ 'hero 2': '75 %', 'hero 3': '25 %', forfeit: undefined });
  });

  it('gives the chance against each treatable WOUND', () => {
    const stage = new Stage({
      party: `${knowing('mystic', 'cauterize', 1)},brawler`,
      heroes: [{ hand: 'M4 W4', bag: 'P4 P4', capacity: 2 }, { hand: 'W12' }],
      places: [{ bag: 'P4' }],
    });
    stage.play('use cauterize use 1');
    // M4 + 2 against W4: 15 of 16; against W12: 3 + 4 + 5 + 6 of 48.
    expect(aheads(stage)).toEqual({ 'hero 1': '94 %', 'hero 2': '38 %', cancel: undefined });
  });

  it('is undefined if no check depends on the choice', () => {
    const stage = new Stage({
      party: 'brawler,hunter',
      heroes: [{ hand: 'P4 P4', capacity: 2 }, { hand: 'P4' }],
      places: [{ bag: 'P4' }],
    });
    expect(aheads(stage.play('travel'))).toEqual({
      'location 0': undefined,
      'location 2': undefined,
      'location 3': undefined,
      cancel: undefined,
    });
  });
});

describe('an ally in the discard pile', () => {
  const stage = new Stage({
    party: knowing('mentor', 'resuscitation', 3),
    heroes: [{ hand: 'D4', pile: 'A4 A6 A8 V4 V4 V4 V4 V4', capacity: 1 }],
    places: [{ bag: 'P4' }],
  });

  it('is a button while a skill targets it, with the chance of recovery', () => {
    stage.play('use resuscitation hide 1');
    // D4 + 1 against A8, A6 and A4.
    expect(aheads(stage)).toEqual({
      'pile 6': '44 %',
      'pile 7': '58 %',
      'pile 8': '81 %',
      cancel: undefined,
    });
    const offers = offersShown(stage.state, 0, words);
    expect(offers.filter(({ action }) => isDieChoice(action, stage.state))).toEqual([]);
  });

  it('is a regular die while dice are taken from the pile', () => {
    const resting = new Stage({
      party: 'mentor',
      heroes: [{ at: -1, hand: 'D4', pile: 'A4 V4', capacity: 1 }],
      places: [],
    });
    resting.play('rest');
    const chosen = offersShown(resting.state, 0, words).filter(({ action }) =>
      isDieChoice(action, resting.state),
    );
    expect(chosen.map(({ action }) => action.kind)).toEqual(['pile', 'pile']);
  });
});

describe('an action that is never better than another', () => {
  const offersOf = (hand: string, bag = 'P4 P4 P4 P4') => {
    const place = { bag: 'E8', enemies: ['reed-thief'] };
    const stage = new Stage({ party: 'brawler', heroes: [{ hand, bag }], places: [place] });
    const { state, game } = stage.play('explore', 'draw E8');
    return offersShown(state, 0, words)
      .filter(({ refusal }) => refusal === undefined)
      .map(({ action, group, faint, detail }) => {
        return { action: game.makeAction(state, action), group, faint, detail };
      });
  };

  it('is faint and names the better one', () => {
    const plain = offersOf('P6').filter(({ group }) => group === 'deal');
    expect(plain.find(({ action }) => action === 'hide')).toMatchObject({
      faint: true,
      detail: 'never better than Hit',
    });
    expect(plain.at(-1)?.faint).toBe(true);
    expect(plain.map(({ faint }) => faint)).toEqual([false, true, true]);
  });

  it('is an offer like others if it takes other dice', () => {
    expect(offersOf('P6 S6').filter(({ faint }) => faint)).toEqual([]);
  });
});
