import { describe, expect, it } from 'vitest';
import { must } from '#core';
import { forecast } from '#games/dice/bots/forecast/forecast.ts';
import { meeting } from './stage.ts';

describe('dice of a check', () => {
  it('stay in the hand until the last of them is rolled, with the bag unchanged', () => {
    const stage = meeting('E4', { hand: 'P4 P6 M4', bag: 'V4' });
    stage.play('hide', 'hand 2', 'confirm');
    expect([stage.hand(), stage.bag()]).toEqual(['P4 P6 M4', 'V4']);
    stage.play('roll 6');
    expect([stage.hand(), stage.bag()]).toEqual(['P4 P6 M4', 'V4']);
    stage.play('roll 1');
    expect([stage.hand(), stage.bag()]).toEqual(['P4 M4', 'P6 V4']);
  });

  it('count towards the bag of LAST STAND as in the forecast', () => {
    const party = 'brawler:4:P8S4M1V2:last-stand2:P4*2';
    const stage = meeting('E6', { hand: 'P4 P4', bag: 'M4 M4', capacity: 2 }, { party });
    stage.play('hide', 'hand 1');
    const prediction = forecast(stage.state, must(stage.game.parseAction(stage.state, 'confirm')));
    expect(prediction?.roll?.parts).toEqual([
      { side: 'own', source: 'passive', id: 'last-stand', amount: 3 },
    ]);
    expect(stage.play('confirm', 'roll 1', 'roll 4').check).toEqual({
      total: 4,
      against: 4,
      won: true,
    });
  });

  it('are spent before a second roll is paid for, so none pays for its own', () => {
    const party = 'hunter:5:P3S7M4V1:volley1:S4*2';
    const stage = meeting('E6', { hand: 'S4 S6', bag: '' }, { party });
    stage.play('use volley use 1', 'hand 1', 'confirm', 'roll 1', 'roll 6');
    expect([stage.phase, stage.hand(), stage.bag()]).toEqual(['retry', 'S6', 'S4']);
    stage.play('hide', 'hand 1', 'confirm', 'roll 4', 'roll 1');
    expect([stage.bag(), stage.check?.won]).toEqual(['S6 S4', true]);
  });
});

describe('doing nothing', () => {
  it('faces the threat with all its modifiers', () => {
    const stage = meeting(
      'E4',
      { hand: 'P4 P4 P4 P4' },
      {
        scenario: { rules: ['vicious-inhabitants'] },
        places: [{ bag: 'E4', enemies: ['relentless-thief', 'leader-thief'] }],
      },
    );
    stage.play('forfeit', 'roll 1');
    expect(stage.check?.against).toBe(3);
    expect(stage.play('confirm', 'hand 1', 'hand 2', 'hand 3', 'confirm').pile()).toBe('P4 P4 P4');
  });
});
