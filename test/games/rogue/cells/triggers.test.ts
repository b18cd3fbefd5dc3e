import { describe, expect, it } from 'vitest';
import { rogueStage } from './stage.ts';

/** A corridor with a door, spikes, a gate that stays closed, and the goal. */
const CORRIDOR = [
  '12 3',
  'WWWWWWWWWWWW',
  'W60.1.2.4..W',
  'WWWWWWWWWWWW',
  '0. Player',
  '1. Spikes 3',
  '2. Goal Reach',
  '4. Exit world',
  '6. Door red',
].join('\n');

function opened(language = 'en', world = CORRIDOR) {
  const stage = rogueStage({ guidance: 'off', language }, undefined, world);
  stage.choose(stage.arcade.say('rogue-screen-open'));
  stage.press('m y . w o r l d enter enter');
  return stage;
}

describe('triggers on the map', () => {
  it('have letters, a list nearby, and the goal in the panel', () => {
    const { text } = opened();
    expect(text).toContain('+r@ · ^ · < · > ');
    expect(text).toMatch(/Goals[\s\S]*Reach the goal/);
    expect(text).toMatch(/→ Spikes +2/);
  });

  it('forecast a step, and then do just that', () => {
    const stage = opened();
    stage.press('x right right');
    expect(stage.text).toContain('Spikes: a step here costs 3 health and leaves you 7.');
    stage.press('x d d');
    expect(stage.text).toContain('♥ 7 / 10');
    expect(stage.text).toContain('Spikes! You lose 3 health.');
  });

  it('explain why a door stays closed, in Russian too', () => {
    const stage = opened('ru');
    stage.press('a');
    expect(stage.text).toContain('Дверь заперта: найдите красный ключ.');
  });

  it('win the run at the goal', () => {
    const stage = opened();
    stage.press('d d d d');
    expect(stage.text).toContain('You have won!');
  });
});
