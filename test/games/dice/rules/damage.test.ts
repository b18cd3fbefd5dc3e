import { describe, expect, it } from 'vitest';
import { must } from '#core';
import { meeting } from './stage.ts';
import type { Stage } from './stage.ts';

/** A hero with dice in hand and bag loses a fight by the given number. */
function hit(by: number, hand: string, bag: string): Stage {
  const stage = meeting('E12', { hand: `P4 ${hand}`, bag, capacity: 6 });
  return stage.play('discard', 'hand 1', 'confirm', 'roll 1', `roll ${by + 2}`);
}

const damageOf = ({ events }: Stage) => events.find(({ kind }) => kind === 'damage');

describe('damage', () => {
  it('is paid by chosen dice of the hand, and for the rest by the bag', () => {
    const stage = hit(3, 'M4 V6 D8', 'P4 P4');
    expect(damageOf(stage)).toMatchObject({ announced: 3, amount: 3 });
    stage.play('hand 1', 'confirm', 'draw P4', 'draw P4');
    expect([stage.hand(), stage.bag(), stage.pile()]).toEqual(['V6 D8', '', 'P4 P4 P4 M4']);
    expect(stage.phase).toBe('interior');
  });

  it('can be left to the bag', () => {
    const stage = hit(2, 'M4 V6', 'P4 S8 S8').play('confirm', 'draw S8', 'draw S8');
    expect([stage.hand(), stage.bag()]).toEqual(['M4 V6', 'P4']);
  });

  it('leaves no choice of the number if the bag is empty', () => {
    const stage = hit(2, 'M4 V6 D8', '');
    expect(stage.offers).not.toContain('+confirm');
    stage.play('hand 1', 'hand 2', 'confirm');
    expect(stage.pile()).toBe('P4 M4 V6');
  });

  it('falls on the bag alone if the hand is empty, and takes no wounds', () => {
    const stage = hit(2, 'W4', 'P4 P4 P4').play('draw P4', 'draw P4');
    expect([stage.hand(), stage.bag()]).toEqual(['W4', 'P4']);
  });

  it('takes everything if hand and bag together have too few', () => {
    const stage = hit(6, 'M4', 'P4');
    expect(damageOf(stage)).toMatchObject({ announced: 6, amount: 2 });
    stage.play('draw P4');
    expect([stage.hand(), stage.bag()]).toEqual(['', '']);
  });

  it('can be saved during the choice', () => {
    const { game, state } = hit(3, 'M4 V6 D8', 'P4 P4').play('hand 1');
    const text = game.makeState(state);
    expect(game.makeState(must(game.parseState(text)))).toBe(text);
  });
});
