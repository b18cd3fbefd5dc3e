import { assertDefined } from '#core';
import { describe, expect, it } from 'vitest';
import { ALLY_SKILLS } from '#games/dice/rules/skills/index.ts';
import { meeting, Stage } from './stage.ts';
import type { StagePlan } from './stage.ts';

describe('skills of allies', () => {
  const every = { allySkills: Object.keys(ALLY_SKILLS) };
  const stageOf = (hand: string, more: Partial<StagePlan> = {}) =>
    new Stage({
      ...{ party: 'brawler,hunter', scenario: every, places: [{ bag: 'P4 P4' }] },
      ...{ heroes: [{ hand, pile: 'V4 V6 V8' }, { at: 1 }], ...more },
    });
  const foe = (hand: string) =>
    meeting('E6', {}, { party: 'brawler,hunter', scenario: every, heroes: [{ hand }, { at: 1 }] });

  it('strike', () => {
    const stage = foe('A6').play('use strike discard 1', 'ally 1', 'confirm', 'roll 4', 'roll 6');
    expect([stage.check?.total, stage.pile()]).toEqual([6, 'A6']);
  });

  it('aid adds to another check', () => {
    const stage = foe('P4 A6').play('hide', 'hand 1', 'ally 1', 'confirm');
    stage.play('roll 1', 'roll 5', 'roll 6');
    expect([stage.check?.total, stage.bag(), stage.pile()]).toEqual([6, 'P4', 'A6']);
  });

  it('scout allows another exploration', () => {
    const stage = stageOf('A4')
      .play('explore', 'draw P4', 'forfeit')
      .play('use scout use 1', 'ally 1', 'confirm', 'draw P4');
    expect([stage.phase, stage.bag(), stage.pile()]).toEqual(['encounter', 'A4', 'V8 V6 V4']);
  });

  it('shield reduces damage', () => {
    const stage = foe('A4 V4 V4').play('flee', 'roll 6', 'use shield use 1', 'ally 1', 'confirm');
    expect(stage.play('roll 3').happened('damage')).toBe(0);
  });

  it('guide allows a second journey', () => {
    const stage = stageOf('A4');
    expect(stage.offers).toContain('-use guide use 1');
    stage.play('travel', 'location 2', 'use guide use 1', 'location 3', 'ally 1', 'confirm');
    expect([assertDefined(stage.state.heroes[0]).at, stage.bag()]).toEqual([2, 'A4']);
  });

  it('nurse recovers two dice', () => {
    const stage = stageOf('A4').play('use nurse use 1', 'ally 1', 'confirm');
    stage.play('pile 1', 'pile 2', 'confirm');
    expect([stage.bag(), stage.deterred]).toEqual(['V8 V6', 'A4']);
  });

  it('distract covers a flight', () => {
    const stage = foe('A4 V4').play('use distract use 1', 'ally 1', 'confirm');
    expect([stage.happened('fled'), stage.happened('damage'), stage.place(0)]).toEqual([
      1,
      0,
      'E6',
    ]);
  });

  it('runner delivers a die to any location', () => {
    const stage = stageOf('A4 P6').play(
      'use runner use 1',
      'ally 1',
      'confirm',
      'hand 1',
      'confirm',
    );
    expect([stage.hand(1), stage.bag()]).toEqual(['P6', 'A4']);
  });

  it('are unavailable unless the scenario lists them', () => {
    const stage = stageOf('A4', { scenario: { allySkills: [] } });
    expect(stage.offers.filter((offer) => offer.includes('use'))).not.toContain('+use nurse use 1');
  });
});
