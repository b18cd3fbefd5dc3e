import { assertDefined, must } from '#core';
import { describe, expect, it } from 'vitest';
import { drawsAhead, isDoomed } from '#games/dice/rules/index.ts';
import { forecast } from '#games/dice/bots/forecast/forecast.ts';
import type { Forecast } from '#games/dice/bots/forecast/forecast.ts';
import { meeting, Stage } from './stage.ts';

function forecastOf({ game, state }: Stage, text: string): Forecast {
  return assertDefined(forecast(state, must(game.parseAction(state, text))));
}

describe('the risk of ending a turn', () => {
  it.each([
    ['P4 P4', 'M4 M4', 2, false],
    ['P4 P4', 'M4', 2, true],
    ['P4 P4', 'A4 M4', 2, true],
    ['P4 P4 W4 W4', '', 0, false],
  ])('with %s in hand and %s in the bag', (hand, bag, draws, doomed) => {
    const heroes = [{ hand, bag, capacity: 4 }];
    const stage = new Stage({ party: 'hunter', heroes, places: [] });
    expect([drawsAhead(stage.state, 0), isDoomed(stage.state, 0)]).toEqual([draws, doomed]);
    expect(forecastOf(stage, 'finish').dooms).toBe(doomed);
    stage.play('finish');
    while (stage.phase === 'draw') {
      const turn = stage.game.turn(stage.state);
      if (turn.kind !== 'chance') break;
      stage.state = stage.game.apply(stage.state, assertDefined(turn.outcomes[0]).action).state;
    }
    expect(stage.state.over === 'dead').toBe(doomed);
  });
});

describe('the forecast of a check', () => {
  it('gives the exact chance with the chosen dice, the modifiers by source, and the damage', () => {
    const stage = meeting('E6', { hand: 'P4 P4 S4', bag: 'P4 P4 P4 P4 P4' });
    expect(forecastOf(stage, 'use hit discard 1').odds).toEqual({ favourable: 21, total: 24 });
    stage.play('use hit discard 1', 'hand 1');
    const { roll, odds, damage, doom, dooms } = forecastOf(stage, 'confirm');
    expect(odds).toEqual({ favourable: 21, total: 24 });
    expect(roll?.parts).toEqual([
      { side: 'own', source: 'skill', id: 'hit', amount: 1 },
      { side: 'own', source: 'discard', id: '', amount: 2 },
    ]);
    // 4 and 5 lose against 6, 4 against 5: 2 + 1 + 1 of 24.
    expect(damage).toEqual({ sum: 4, total: 24, most: 2, magical: false });
    expect([doom.favourable, dooms]).toEqual([0, false]);
  });

  it('names traits and rules on either side', () => {
    const stage = new Stage({
      party: 'hunter',
      scenario: { rules: ['vicious-inhabitants', 'stakes-get-higher'] },
      sites: ['slippery-place', 'chapel', 'reeds'],
      heroes: [{ hand: 'S4 S4 M4' }],
      places: [{ bag: 'E4', enemies: ['modifier-plus-two-thief'] }],
    });
    stage.play('explore', 'draw E4', 'hide', 'hand 1');
    expect(forecastOf(stage, 'confirm').roll?.parts).toEqual([
      { side: 'own', source: 'location-rule', id: 'slippery', amount: -1 },
      { side: 'foe', source: 'scenario-rule', id: 'vicious-inhabitants', amount: 1 },
      { side: 'foe', source: 'trait', id: 'modifier-plus-two', amount: 2 },
    ]);
    stage.play('confirm', 'roll 4', 'roll 1');
    expect(stage.events).toContainEqual(
      expect.objectContaining({ kind: 'checked', total: 3, against: 4, skill: undefined }),
    );
  });

  it('gives the chance of each hero who could guard a location', () => {
    const stage = new Stage({
      party: 'brawler,hunter,mystic',
      scenario: { villains: [{ id: 'drowned-king', at: 'saltworks' }] },
      heroes: [{ hand: 'P12 P4 P4' }, { at: 1, hand: 'M12 M4' }, { at: 1, hand: 'M4' }],
      places: [{ bag: '!4', villain: 'drowned-king' }, { difficulty: 4 }, { open: false }],
    });
    stage.play('explore', 'draw !4');
    expect(stage.phase).toBe('guard');
    expect(forecastOf(stage, 'hero 2').odds).toEqual({ favourable: 9, total: 12 });
    expect(forecastOf(stage, 'hero 3').odds).toEqual({ favourable: 1, total: 4 });
    expect(forecastOf(stage, 'forfeit').odds).toBeUndefined();
    const { roll, odds } = forecastOf(stage, 'hero 2');
    expect(roll).toMatchObject({ check: 'guard', hero: 1 });
    stage.play('hero 2', 'hide', 'hand 1');
    expect(forecastOf(stage, 'confirm').odds).toEqual(odds);
  });

  it('covers fleeing and doing nothing', () => {
    const stage = meeting('E6', { hand: 'P4 P4', bag: 'P4' });
    expect(forecastOf(stage, 'flee')).toMatchObject({
      odds: undefined,
      damage: { sum: 12, total: 6, most: 3 },
    });
    const bound = meeting(
      'E4',
      { hand: 'P4' },
      { places: [{ bag: 'E4', enemies: ['relentless-thief'] }] },
    );
    expect(forecastOf(bound, 'forfeit').damage).toMatchObject({ sum: 4, total: 4, most: 1 });
  });

  it('warns if a hero cannot fill his hand any more', () => {
    const stage = meeting('E4', { hand: 'P4 S4', bag: 'P4', capacity: 3 });
    stage.play('hide', 'hand 1');
    // The hidden die comes back. Each point of damage costs one more.
    const { doom, dooms } = forecastOf(stage, 'confirm');
    expect(doom).toEqual({ favourable: 6, total: 16 });
    expect(dooms).toBe(false);
    stage.play('cancel', 'discard', 'hand 1');
    expect(forecastOf(stage, 'confirm')).toMatchObject({ dooms: true });
  });

  it('is empty without a decision or for a refused action', () => {
    const stage = meeting('P4', { hand: 'S4' });
    expect(forecast(stage.state, { kind: 'hide' })).toBeUndefined();
    stage.play('forfeit');
    expect(
      forecast(stage.state, { kind: 'draw', type: 'ENEMY', size: 4, mark: '' }),
    ).toBeUndefined();
  });
});
