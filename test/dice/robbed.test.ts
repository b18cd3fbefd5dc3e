import { expect, it } from 'vitest';
import { Stage } from './stage.ts';

it('asks for no die that the damage before has taken', () => {
  const stage = new Stage({
    party: 'brawler',
    heroes: [{ hand: 'P4 D4', bag: 'P4 P4 P4 P4 P4 P4' }],
    places: [{ bag: 'E8', enemies: ['greedy-thief'] }],
  });
  stage.play('explore', 'draw E8', 'hide', 'hand 1', 'confirm', 'roll 1', 'roll 8');
  expect(stage.pile()).toBe('D4');
  expect(stage.phase).toBe('interior');
});
