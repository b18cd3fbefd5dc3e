import { assertDefined } from '#core';
import { describe, expect, it } from 'vitest';
import { meeting, Stage } from './stage.ts';

/**
 * Scenarios 1 to 9, 20 and 21 of the specification. Rolls list the hero's dice, then the
 * opponent's.
 */
describe('checks', () => {
  it('1. a tie succeeds', () => {
    const stage = meeting('P6', { hand: 'P4', bag: 'M4 M4 M4 M4' });
    stage.play('hide', 'hand 1', 'confirm', 'roll 3', 'roll 3');
    expect(stage.check).toEqual({ total: 3, against: 3, won: true });
    expect([stage.hand(), stage.bag(), stage.pile()]).toEqual(['P6', 'P4 M4 M4 M4 M4', '']);
  });

  it('2. discarding gives +1', () => {
    const stage = meeting('P6', { hand: 'P4' });
    stage.play('discard', 'hand 1', 'confirm', 'roll 2', 'roll 3');
    expect(stage.check).toEqual({ total: 3, against: 3, won: true });
    expect([stage.hand(), stage.bag(), stage.pile()]).toEqual(['P6', '', 'P4']);
  });

  const sum = () =>
    meeting('V6', { hand: 'V4 D4' }).play(
      ...['discard', 'hand 1', 'hand 2', 'confirm', 'roll 1', 'roll 1', 'roll 4'],
    );

  it('3. the +1 counts once in a sum', () => {
    expect(sum().check).toEqual({ total: 3, against: 4, won: false });
  });

  it('4. DIVINE dice go to the deterrent pile', () => {
    const stage = sum();
    expect([stage.deterred, stage.pile(), stage.bag(), stage.hand()]).toEqual(['D4', 'V4', '', '']);
    expect(stage.events).toContainEqual(
      expect.objectContaining({
        kind: 'moved',
        to: 'out',
        die: { id: 2, type: 'VERBAL', size: 6, mark: '' },
      }),
    );
  });

  it('5. a die of the required type is needed', () => {
    const stage = meeting('S6', { hand: 'D6' });
    expect(stage.offers).toEqual(['-hide', '-discard', '+forfeit']);
  });

  const masked = () => meeting('P6', { hand: 'P6 P4 D4 M4' });

  it('6. the mask marks the dice available to choose', () => {
    const stage = masked().play('hide');
    const shown = (active: string) =>
      [1, 2, 3, 4].map((slot) => `${active.includes(String(slot)) ? '+' : '-'}hand ${slot}`);
    expect(stage.offers.slice(0, 4)).toEqual(shown('123'));
    expect(stage.play('hand 1').offers).toEqual([...shown('13'), '+confirm', '+cancel']);
    expect(stage.play('hand 1', 'hand 3').offers).toContain('-confirm');
  });

  it('7. cancelling keeps the encounter', () => {
    const stage = masked();
    const before = stage.state;
    stage.play('hide', 'hand 1', 'cancel');
    expect(stage.state.phases).toEqual(before.phases);
    expect(stage.state.heroes).toEqual(before.heroes);
    expect(stage.state.turn.explorations).toBe(1);
  });

  it('8. only the chosen one of two equal dice moves', () => {
    const stage = meeting('P6', { hand: 'P4 P4', bag: 'M4' });
    stage.play('hide', 'hand 2', 'confirm', 'roll 1', 'roll 6');
    expect([stage.hand(), stage.bag()]).toEqual(['P4', 'P4 M4']);
  });

  it('9. DIVINE dice are acquired without a check if there is room', () => {
    const full = meeting('D4', { hand: 'P4 P4 P4 P4 P4 P4 P4 P4 P4 P4' });
    expect(full.offers).toEqual(['-acquire', '+forfeit']);
    const room = meeting('D4', { hand: 'P4 P4 P4 P4 P4 P4 P4 P4 P4' });
    expect(room.offers).toEqual(['+acquire', '+forfeit']);
    expect(room.play('acquire').hand()).toMatch(/ D4$/);
    expect(room.happened('rolled')).toBe(0);
  });

  it.each([
    ['brawler:4:P8S4M1V2:hit1:P6*1', 'hit', 'P6', 1, 3],
    ['brawler:4:P8S4M1V2:hit3:P6*1', 'hit', 'P6', 3, 5],
    ['hunter:5:P3S7M4V1:shoot2:S6*1', 'shoot', 'S6', 1, 3],
  ])('20. skill modifiers of %s', (party, skill, die, hidden, discarded) => {
    for (const [way, bonus] of [
      ['hide', hidden],
      ['discard', discarded],
    ] as const) {
      const stage = meeting('E6', { hand: die }, { party });
      stage.play(`use ${skill} ${way} 1`, 'hand 1', 'confirm', 'roll 1', 'roll 6');
      expect(stage.check?.total).toBe(1 + bonus);
    }
  });

  it('21. damage is paid in full, and takes no wounds; a hero who cannot draw dies', () => {
    const stage = new Stage({
      heroes: [
        { hand: 'P4 M4 V4 D4 W4', capacity: 4 },
        { hand: 'S4', capacity: 1, at: -1 },
      ],
      places: [{ bag: 'E8', enemies: ['reed-thief'] }],
    });
    stage.play('explore', 'draw E8', 'hide', 'hand 1', 'confirm', 'roll 3', 'roll 7');
    const damage = { kind: 'damage', announced: 4, amount: 4 };
    expect(stage.events).toContainEqual(expect.objectContaining(damage));
    stage.play('draw P4');
    expect([stage.hand(), stage.pile(), stage.bag()]).toEqual(['W4', 'P4 M4 V4 D4', '']);
    stage.play('finish');
    expect([assertDefined(stage.state.heroes[0]).alive, stage.state.turn.hero]).toEqual([false, 1]);
    stage.play('finish');
    expect(stage.state.turn.hero).toBe(1);
  });

  it('21. the death of the last hero ends the game', () => {
    const stage = new Stage({ party: 'hunter', heroes: [{ hand: 'W4' }], places: [] });
    stage.play('finish');
    expect(stage.game.turn(stage.state)).toMatchObject({
      kind: 'over',
      outcome: { reason: 'dead', winners: [], scores: [0] },
    });
  });
});
