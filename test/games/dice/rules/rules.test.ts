import { assertDefined } from '#core';
import { describe, expect, it } from 'vitest';
import { meeting, Stage } from './stage.ts';
import type { StagePlan } from './stage.ts';

function two(first: string, second: string, more: Partial<StagePlan> = {}): Stage {
  const heroes = [
    { hand: first, capacity: 1 },
    { hand: second, capacity: 1 },
  ];
  return new Stage({ heroes, places: [{ bag: 'P4 P4' }], ...more });
}

describe('giving', () => {
  it('hands over one die, once, before exploring', () => {
    const stage = two('P4 W4 A6', 'S4').play('give', 'hero 2');
    expect(stage.offers).toEqual(['+hand 1', '-hand 2', '+ally 1', '-confirm', '+cancel']);
    stage.play('ally 1', 'confirm');
    expect([stage.hand(0), stage.hand(1)]).toEqual(['P4 W4', 'S4 A6']);
    expect(stage.offers).toContain('-give');
  });

  it('needs another hero here', () => {
    const heroes = [{ hand: 'P4' }, { hand: 'S4', at: 1 }];
    expect(two('', '', { heroes }).offers).toContain('-give');
    expect(two('P4', 'S4').play('explore', 'draw P4', 'forfeit').offers).toContain('-give');
  });
});

describe('travelling', () => {
  it('leads anywhere, once, before exploring', () => {
    const stage = two('P4', 'S4').play('travel');
    expect(stage.offers).toEqual(['+location 0', '+location 2', '+location 3', '+cancel']);
    stage.play('location 0');
    expect([assertDefined(stage.state.heroes[0]).at, stage.happened('travelled')]).toEqual([-1, 1]);
    expect(stage.offers).toEqual(expect.arrayContaining(['-travel', '-explore', '+finish']));
  });
});

describe('resting', () => {
  it('recovers five dice, or treats a WOUND, and ends the turn', () => {
    const pile = 'M4 M6 V4 V4 V4 V4';
    const heroes = [{ hand: 'P4 W4 W6', at: -1, pile, capacity: 3 }, { hand: 'S4' }];
    const picks = ['pile 1', 'pile 2', 'pile 3', 'pile 4', 'pile 5'];
    const resting = two('', '', { heroes }).play('rest', ...picks);
    expect(resting.offers).toContain('-pile 6');
    const rested = resting.play('confirm');
    expect([rested.pile(), rested.bag(), rested.state.turn.hero]).toEqual([
      'V4',
      'M6 M4 V4 V4 V4',
      1,
    ]);
    const wounded = [{ hand: 'P4 W4 W6', at: -1, capacity: 2 }, { hand: 'S4' }];
    const cured = two('', '', { heroes: wounded }).play('cure');
    expect([cured.hand(), cured.state.turn.hero]).toEqual(['P4 W4', 1]);
  });

  it('is possible only in the Refuge', () => {
    const heroes = [{ hand: 'W4', pile: 'M4' }, {}];
    expect(two('', '', { heroes }).offers).toEqual(expect.arrayContaining(['-rest', '-cure']));
  });
});

describe('a second exploration', () => {
  it.each([
    ['D4 P4', ['hand 1'], 'D4'],
    ['P4 S4 M4', ['hand 1', 'hand 2'], 'P4 S4'],
    ['P4 A4', ['ally 1'], 'A4'],
  ])('costs dice of %s', (hand, picks, pile) => {
    const stage = two(hand, 'S4').play('explore', 'draw P4', 'forfeit', 'again', ...picks);
    expect(stage.play('confirm').pile()).toBe(pile);
    expect(stage.play('draw P4', 'forfeit').offers).toContain('-again');
  });

  it('cannot be paid with half the price', () => {
    const stage = two('P4 D4 S4', 'S4').play('explore', 'draw P4', 'forfeit', 'again', 'hand 1');
    expect(stage.offers).toEqual(['+hand 1', '-hand 2', '+hand 3', '-confirm', '+cancel']);
  });
});

describe('closing', () => {
  const empty = (hand: string, difficulty = 4, sites = ['saltworks', 'chapel', 'reeds']) =>
    new Stage({ heroes: [{ hand, capacity: 1 }, { at: 1 }], places: [{ difficulty }, {}], sites });

  it('takes one or two stat dice of different types, and DIVINE dice', () => {
    const stage = empty('P4 P4 S4 D4 M4').play('close', 'discard', 'hand 1');
    expect(stage.offers.slice(0, 6)).toEqual([
      ...['+hand 1', '-hand 2', '+hand 3', '+hand 4', '+hand 5', '+confirm'],
    ]);
    expect(stage.play('hand 3').offers).toContain('-hand 5');
    stage.play('hand 4', 'confirm', 'roll 1', 'roll 1', 'roll 1');
    expect(stage.check).toEqual({ total: 4, against: 4, won: true });
    expect([assertDefined(stage.state.places[0]).open, stage.deterred, stage.pile()]).toEqual([
      ...[false, 'D4', 'P4 S4'],
    ]);
  });

  it('costs only dice on a failure, and can be tried once per turn', () => {
    const stage = empty('P4 S4').play('close', 'hide', 'hand 1', 'confirm', 'roll 3');
    expect([stage.check?.won, stage.bag(), assertDefined(stage.state.places[0]).open]).toEqual([
      ...[false, 'P4', true],
    ]);
    expect(stage.offers).toContain('-close');
  });

  it('requires the types of the location', () => {
    expect(empty('M4', 4, ['jetty', 'chapel', 'reeds']).offers).toContain('-close');
    expect(empty('M4', 4, ['chapel', 'jetty', 'reeds']).offers).toContain('+close');
  });

  it('with a villain inside leaves only him in the bag', () => {
    const places = [{ bag: 'E4 !4 M4', difficulty: 1, enemies: ['foreman'], villain: 'ferryman' }];
    const stage = new Stage({ heroes: [{ hand: 'P4 P4' }, { at: 1 }], places });
    stage.play('explore', 'draw E4', 'hide', 'hand 1', 'confirm', 'roll 4', 'roll 1');
    stage.play('close', 'hide', 'hand 1', 'confirm', 'roll 4');
    expect([stage.place(0), assertDefined(stage.state.places[0]).open]).toEqual(['!4', true]);
    expect(stage.offers).toContain('-again');
  });

  it('of the last location wins', () => {
    const places = [{}, { open: false }, { open: false }];
    const stage = new Stage({
      heroes: [{ hand: 'P4' }, {}],
      places: [{ difficulty: 1 }, ...places.slice(1)],
    });
    stage.play('close', 'hide', 'hand 1', 'confirm', 'roll 1');
    expect(stage.state.over).toBe('all-closed');
  });
});

describe('victory', () => {
  const villain = (victory: 'closeAll' | 'firstVillain') =>
    meeting(
      '!4',
      {},
      {
        scenario: { victory },
        heroes: [{ hand: 'P4' }],
        places: [{ bag: '!4', villain: 'drowned-king' }, {}, {}],
      },
    );

  it('by the first villain', () => {
    const stage = villain('firstVillain').play('hide', 'hand 1', 'confirm', 'roll 4', 'roll 1');
    expect(stage.state.over).toBe('first-villain');
  });

  it('by closing all locations: villains do not escape', () => {
    const lost = villain('closeAll').play('hide', 'hand 1', 'confirm', 'roll 1', 'roll 2');
    expect([lost.place(0), lost.happened('escaped')]).toEqual(['!4', 0]);
    const won = villain('closeAll').play('hide', 'hand 1', 'confirm', 'roll 4', 'roll 1');
    expect([assertDefined(won.state.places[0]).open, won.state.over]).toEqual([false, undefined]);
  });
});

describe('villains', () => {
  it('stay where they are when evaded, at no cost', () => {
    const party = 'mentor,hunter';
    const places = [{ bag: '!4', villain: 'drowned-king' }];
    const stage = meeting('!4', {}, { party, heroes: [{ hand: 'V4' }, { at: -1 }], places });
    const { timer } = stage.state;
    stage.play('use negotiation hide 1', 'hand 1', 'confirm', 'roll 4', 'roll 3');
    expect([stage.place(0), stage.state.timer, stage.phase]).toEqual(['!4', timer, 'interior']);
  });

  it('do not escape to the location of another villain', () => {
    const places = [
      { bag: '!4', villain: 'drowned-king' },
      { villain: 'ferryman', bag: '!6' },
      { open: false },
    ];
    const stage = meeting('!4', {}, { heroes: [{ hand: 'P4' }], places });
    stage.play('hide', 'hand 1', 'confirm', 'roll 4', 'roll 1');
    expect([stage.happened('cornered'), stage.state.over]).toEqual([1, undefined]);
    const kept = meeting('!4', {}, { heroes: [{ hand: 'P4' }], places });
    expect(kept.play('flee', 'roll 2').place(0)).toBe('!4');
  });
});

describe('wounds', () => {
  it('enter the hand if not resisted', () => {
    const won = meeting('W4', { hand: 'P4' }).play(
      'discard',
      'hand 1',
      'confirm',
      'roll 3',
      'roll 4',
    );
    expect([won.check?.won, won.hand(), won.pile()]).toEqual([true, '', 'P4']);
    expect(meeting('W4', { hand: 'M4' }).play('forfeit').hand()).toBe('M4 W4');
  });

  it('push another die out of a full hand', () => {
    const full = 'M4 M4 M4 M4 M4 M4 M4 M4 W4';
    const stage = meeting('W6', { hand: `V4 ${full}` }).play('forfeit', 'hand 1', 'confirm');
    expect([stage.hand(), stage.pile()]).toEqual([`${full} W6`, 'V4']);
  });

  it('kill a hero with no other dice', () => {
    const stage = meeting('W6', { hand: 'W4 W4 W4 W4 W4 W4 W4 W4 W4 W4' }).play('forfeit');
    expect(stage.state.over).toBe('dead');
  });
});

describe('allies', () => {
  it('replace one of six in a full hand, or leave the game', () => {
    const six = 'A4 A4 A4 A4 A4 A6';
    const met = () =>
      meeting('A8', { hand: `V12 ${six}` }).play('hide', 'hand 1', 'confirm', 'roll 8', 'roll 8');
    const taken = met().play('ally 6', 'confirm');
    expect([taken.hand(), taken.pile()]).toEqual(['A4 A4 A4 A4 A4 A8', 'A6']);
    expect(met().play('cancel').hand()).toBe(six);
  });

  it('drawn beyond six go to the discard pile', () => {
    const six = 'A4 A4 A4 A4 A4 A6';
    const heroes = [{ hand: six, bag: 'A8 P4', capacity: 1 }];
    const stage = new Stage({ party: 'brawler', heroes, places: [] });
    stage.play('finish', 'draw A8', 'draw P4');
    expect([stage.hand(), stage.pile()]).toEqual([`P4 ${six}`, 'A8']);
  });
});
