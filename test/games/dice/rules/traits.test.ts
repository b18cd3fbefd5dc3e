import { assertDefined } from '#core';
import { describe, expect, it } from 'vitest';
import { TRAITS } from '#games/dice/rules/tables/traits.ts';
import { Stage } from './stage.ts';
import type { StagePlan } from './stage.ts';

/** A hero encounters an ENEMY with one trait. */
function facing(trait: string, hand: string, die = 'E4', more: Partial<StagePlan> = {}): Stage {
  const place = { bag: die, enemies: [`${trait}-thief`] };
  const stage = new Stage({ party: 'brawler', heroes: [{ hand }], places: [place], ...more });
  return stage.play('explore', `draw ${assertDefined(die.split(' ')[0])}`);
}

function strike(stage: Stage, way: 'hide' | 'discard', own: number, foe: number): Stage {
  return stage.play(way, 'hand 1', 'confirm', `roll ${own}`, `roll ${foe}`);
}

describe('traits', () => {
  it.each([
    ['modifier-plus-one', 1],
    ['modifier-plus-two', 2],
    ['minus-one', -1],
  ])('%s counts against the hero', (trait, amount) => {
    expect(strike(facing(trait, 'P4'), 'hide', 4, 3).check?.against).toBe(3 + amount);
  });

  it('henchman allows closing when defeated', () => {
    const stage = strike(facing('henchman', 'P4 P4', 'E4 M4'), 'hide', 4, 1);
    expect(stage.offers).toContain('+close');
    expect(strike(facing('leader', 'P4 P4', 'E4 M4'), 'hide', 4, 1).offers).toContain('-close');
  });

  it('magical makes damage magical', () => {
    const stage = strike(facing('magical', 'P4 P4 P4'), 'hide', 1, 2);
    expect(stage.play('hand 1', 'confirm').events).toContainEqual(
      expect.objectContaining({ kind: 'damage', magical: true }),
    );
  });

  it('warded and ethereal restrict attacks to one kind', () => {
    expect(facing('warded', 'P4').offers).toContain('-hide');
    expect(facing('ethereal', 'P4').offers).toContain('+hide');
    const mystic = { party: 'mystic' };
    expect(facing('warded', 'M4 M4', 'E4', mystic).offers).toContain('+use magic-bolt hide 1');
    expect(facing('ethereal', 'M4 M4', 'E4', mystic).offers).toContain('-use magic-bolt hide 1');
  });

  it('relentless prevents fleeing but not forfeiting', () => {
    const stage = facing('relentless', 'V4 M4', 'E4');
    expect(stage.offers).toEqual(expect.arrayContaining(['-flee', '+forfeit']));
    expect(stage.play('forfeit', 'roll 4').pile()).toBe('M4 V4');
  });

  it('venomous adds a WOUND', () => {
    const stage = strike(facing('venomous', 'P4'), 'hide', 1, 4).play('draw P4');
    expect(stage.hand()).toBe('W4');
  });

  it('brutal adds to damage', () => {
    const stage = strike(facing('brutal', 'P4 M4 M4 M4'), 'hide', 1, 2);
    expect(stage.play('hand 1', 'hand 2', 'confirm').pile()).toBe('M4 M4');
  });

  it('cunning removes the bonus for discarding', () => {
    expect(strike(facing('cunning', 'P4 M4'), 'discard', 2, 1).check?.total).toBe(2);
  });

  it('swift removes a random die before the check', () => {
    const stage = facing('swift', 'P4 M4 W4');
    expect(stage.phase).toBe('draw');
    stage.play('draw M4');
    expect([stage.hand(), stage.bag(), stage.phase]).toEqual(['P4 W4', 'M4', 'encounter']);
  });

  it('greedy also takes a DIVINE or an ALLY', () => {
    const stage = strike(facing('greedy', 'P4 D4 M4 A4'), 'hide', 1, 2);
    stage.play('hand 2', 'confirm', 'ally 1', 'confirm');
    expect([stage.hand(), stage.deterred]).toEqual(['D4', 'A4']);
  });

  it('greedy takes nothing if the damage already has', () => {
    const stage = strike(facing('greedy', 'P4 D4 M4'), 'hide', 1, 4).play('draw P4');
    expect([stage.pile(), stage.deterred, stage.phase]).toEqual(['P4 M4 D4', '', 'interior']);
  });

  it('cowardly does not pursue', () => {
    const stage = facing('cowardly', 'P4').play('flee');
    expect([stage.happened('damage'), stage.place(0)]).toEqual([0, 'E4']);
  });

  it('leader makes other enemies stronger', () => {
    const place = { bag: 'E4 E4', enemies: ['reed-thief', 'leader-thief'] };
    const stage = new Stage({ party: 'brawler', heroes: [{ hand: 'P4 P4' }], places: [place] });
    stage.play('explore', 'draw E4');
    expect(strike(stage, 'hide', 4, 1).check?.against).toBe(2);
    expect(strike(facing('leader', 'P4'), 'hide', 4, 1).check?.against).toBe(1);
  });

  it('guardian prevents closing until defeated', () => {
    const place = { bag: 'E4 E4 M4', enemies: ['henchman-thief', 'guardian-thief'] };
    const stage = new Stage({ party: 'brawler', heroes: [{ hand: 'P4 P4' }], places: [place] });
    strike(stage.play('explore', 'draw E4'), 'hide', 4, 1);
    expect(stage.offers).toContain('-close');
    expect(
      assertDefined(strike(facing('guardian', 'P4'), 'hide', 4, 1).state.places[0]).enemies,
    ).toEqual([]);
  });

  it('are all tested here', () => {
    expect(Object.keys(TRAITS)).toHaveLength(16);
  });
});

describe('threats without traits', () => {
  it('deal damage equal to the tier of a failed obstacle, which stays', () => {
    const place = { bag: 'O4', obstacles: ['flood-gate'] };
    const stage = new Stage({
      party: 'mystic',
      heroes: [{ hand: 'M4 P4 P4 P4' }],
      places: [place],
    });
    stage.play('explore', 'draw O4', 'hide', 'hand 1', 'confirm', 'roll 2', 'roll 1');
    expect(stage.check).toEqual({ total: 2, against: 3, won: false });
    expect(stage.play('hand 1', 'hand 2', 'confirm').pile()).toBe('P4 P4');
    expect(stage.place(0)).toBe('O4');
  });

  it('are nameless without a card', () => {
    const stage = new Stage({
      party: 'brawler',
      heroes: [{ hand: 'V4' }],
      places: [{ bag: 'O4' }],
    });
    stage.play('explore', 'draw O4', 'hide', 'hand 1', 'confirm', 'roll 1', 'roll 1');
    expect([stage.check?.won, stage.place(0)]).toEqual([true, '']);
  });

  it('cost half the roll when fleeing, rounded up', () => {
    const stage = facing('henchman', 'P4 P4 P4 P4', 'E8').play('flee', 'roll 5', 'confirm');
    stage.play('hand 1', 'hand 2', 'hand 3', 'confirm');
    expect([stage.pile(), stage.place(0)]).toEqual(['P4 P4 P4', 'E8']);
  });
});
