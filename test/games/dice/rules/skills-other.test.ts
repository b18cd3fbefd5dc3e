import { assertDefined } from '#core';
import { describe, expect, it } from 'vitest';
import type { StagePlan } from './stage.ts';
import { meeting, Stage } from './stage.ts';
import { knowing } from './veterans.ts';

function soloStage(party: string, hand: string, more: Partial<StagePlan['heroes'][0]> = {}): Stage {
  const places = [{ bag: 'P4 P4' }];
  return new Stage({ party, heroes: [{ hand, capacity: 1, ...more }], places });
}

function explored(stage: Stage): Stage {
  return stage.play('explore', 'draw P4', 'forfeit');
}

describe('skills that explore again', () => {
  it.each([
    ['brawler', 'charge', 'P4 S4'],
    ['hunter', 'read-traces', 'V4 S4'],
  ] as const)('%s: %s', (heroClass, skill, hand) => {
    const stage = soloStage(knowing(heroClass, skill), hand);
    expect(stage.offers).toContain(`-use ${skill} use 1`);
    explored(stage).play(`use ${skill} use 1`, 'hand 1', 'confirm', 'draw P4');
    expect(stage.phase).toBe('encounter');
    expect(stage.play('forfeit').offers).toContain('-again');
  });
});

describe('skills of recovery', () => {
  it.each([['mentor', 'past-experience', 1, 'M4', 'V4 V4 V6 V8', 'V4 V4', 'M4 V8 V6']] as const)(
    '%s: %s',
    (heroClass, skill, level, hand, pile, left, bag) => {
      const stage = soloStage(knowing(heroClass, skill, level), hand, { pile });
      stage.play(`use ${skill} use 1`, 'hand 1', 'confirm');
      expect([stage.pile(), stage.bag()]).toEqual([left, bag]);
    },
  );

  it('second wind recovers PHYSICAL dice, the largest into the hand', () => {
    const party = knowing('brawler', 'second-wind', 1);
    const stage = soloStage(party, 'S4', { pile: 'P4 P4 P4 P6 P8' });
    stage.play('use second-wind use 1', 'hand 1', 'confirm');
    expect([stage.hand(), stage.pile(), stage.bag()]).toEqual(['P8', 'P4', 'P6 P4 P4 S4']);
  });

  it('prayer recovers DIVINE dice and adds to the next check', () => {
    const stage = soloStage(knowing('prophet', 'prayer'), 'V4', { pile: 'D4 D6 D8' });
    stage.play('use prayer use 1', 'hand 1', 'confirm');
    expect([stage.pile(), stage.bag()]).toEqual(['D4', 'V4 D8 D6']);
    const boon = { hero: 0, amount: 2, scope: 'checks', by: 0, skill: 'prayer' };
    expect(stage.state.boons).toEqual([boon]);
    expect(stage.offers).toContain('+explore');
  });

  it.each([
    ['hunter', 'self-bandage', 1, 'S4 M4', 'hand 1,hand 2', 4, 1],
    ['prophet', 'heal', 1, 'D4 M4', 'hand 1,hand 2', 4, 2],
  ] as const)('%s: %s', (heroClass, skill, level, hand, slots, healed, left) => {
    const stage = soloStage(knowing(heroClass, skill, level), hand, { pile: 'V4 V6 V8 V10 V12' });
    stage.play(`use ${skill} use 1`, ...slots.split(','), 'confirm');
    stage.play(...slots.split(',').map(() => 'roll 2'));
    stage.play(...Array.from({ length: healed }, (_, at) => `pile ${at + 1}`), 'confirm');
    expect([stage.phase, stage.pile().split(' ').length]).toEqual(['interior', left]);
  });

  it('concentration recovers MENTAL dice', () => {
    const party = knowing('mystic', 'concentration', 2);
    const stage = soloStage(party, 'P4 S4 V4', { pile: 'M4 M4 M6 M8 M10' });
    stage.play('use concentration use 1', 'hand 1', 'hand 2', 'confirm');
    expect([stage.hand(), stage.pile()]).toEqual(['V4 M10', '']);
    expect(stage.bag()).toBe('P4 S4 M8 M6 M4 M4');
  });

  it.each([
    ['brawler', 'grit', 'P4', 'hand 1'],
    ['prophet', 'discipline', 'P4', 'hand 1'],
    ['mystic', 'cauterize', 'M4', 'hand 1'],
  ] as const)('%s: %s makes a check against the WOUND', (heroClass, skill, hand, slots) => {
    const stage = soloStage(knowing(heroClass, skill, 2), `${hand} W4 W6`);
    stage.play(`use ${skill} use 1`, ...slots.split(','), 'confirm');
    stage.play(...slots.split(',').map(() => 'roll 4'), 'roll 6');
    expect(stage.check).toMatchObject({ against: 6, won: true });
    expect(stage.hand()).toBe('W4');
  });

  it('cauterize offers the dice that a healing die left in the pile', () => {
    const after = (pile: string) => {
      const stage = soloStage(knowing('mystic', 'cauterize'), 'M4~healing W4', { pile });
      return stage.play('use cauterize use 1', 'hand 1', 'confirm', 'roll 4', 'roll 4');
    };
    expect([after('V4 V6').phase, after('V4 V6').pile()]).toEqual(['interior', '']);
    expect([after('V4 V6 V8').phase, after('V4 V6 V8').pile()]).toEqual(['pile', 'V4']);
  });

  it('cauterize also recovers dice of the wounded hero', () => {
    const stage = soloStage(knowing('mystic', 'cauterize'), 'M4 W4', { pile: 'V4 V6 V8 V10' });
    stage.play('use cauterize use 1', 'hand 1', 'confirm', 'roll 4', 'roll 4');
    stage.play('pile 1', 'pile 2', 'pile 3', 'confirm');
    expect([stage.hand(), stage.pile().split(' ').length]).toEqual(['', 1]);
  });

  it.each([
    ['hide', 'D4 A6'],
    ['discard', 'A8 A6'],
  ])('resuscitation by %s', (way, bag) => {
    const stage = soloStage(knowing('mentor', 'resuscitation', 3), 'D4', { pile: 'A4 A6 A8' });
    stage.play(`use resuscitation ${way} 1`, 'pile 2', 'hand 1', 'confirm', 'roll 4', 'roll 5');
    expect(stage.check).toEqual({ total: 5, against: 5, won: true });
    expect(stage.bag()).toBe(bag);
  });
});

describe('skills that help others', () => {
  const two = (second: string, hand: string) =>
    new Stage({
      party: `${second},brawler`,
      heroes: [
        { hand, capacity: 1 },
        { hand: 'P4 P4', capacity: 1 },
      ],
      places: [{ bag: 'P6' }],
    });

  it.each([
    ['mystic', 'invigorate', 2, 'V4', 2, 6, 'chores'],
    ['mentor', 'good-advice', 3, 'V4', 2, 4, 'checks'],
    ['prophet', 'blessing', 2, 'D4 V4', 1, 5, 'checks'],
  ] as const)(
    "%s: %s adds to another hero's check",
    (name, skill, level, hand, roll, amount, scope) => {
      const stage = two(knowing(name, skill, level), hand).play(`use ${skill} use 1`);
      if (skill === 'blessing') stage.play('hero 2', 'hand 1', 'hand 2', 'confirm', 'roll 4');
      else stage.play('hand 1', 'confirm');
      stage.play(`roll ${roll}`);
      expect(stage.state.boons).toEqual([{ hero: 1, amount, scope, by: 0, skill }]);
      stage.play('finish');
      while (stage.state.turn.hero === 0) stage.play(drawn(stage));
      stage.play('explore', 'draw P6', 'hide', 'hand 1', 'confirm', 'roll 1', 'roll 6');
      expect(stage.check?.total).toBe(1 + amount);
      expect(stage.state.boons).toEqual([]);
    },
  );

  it('lay trap weakens the next threat', () => {
    const party = knowing('hunter', 'lay-trap', 2);
    const places = [{ bag: 'E8', enemies: ['reed-thief'] }];
    const stage = new Stage({ party, heroes: [{ hand: 'M4 S4 P4' }], places });
    stage.play('use lay-trap use 1', 'hand 1', 'hand 2', 'confirm', 'roll 2', 'roll 3', 'draw E8');
    stage.play('hide', 'hand 1', 'confirm', 'roll 3', 'roll 8');
    expect(stage.check).toEqual({ total: 3, against: 2, won: true });
  });

  it("errand delivers dice in another hero's turn", () => {
    const party = `brawler,${knowing('mentor', 'errand')}`;
    const heroes = [{ hand: 'P4' }, { hand: 'V4 M4 M6', at: 1 }];
    const stage = new Stage({ party, heroes, places: [{}, {}] });
    stage.play('use errand use 2', 'hand 1', 'confirm', 'hand 1', 'hand 2', 'confirm');
    expect([stage.hand(0), stage.hand(1), stage.bag(1)]).toEqual(['P4 M4 M6', '', 'V4']);
    expect(stage.state.turn.hero).toBe(0);
  });
});

function drawn(stage: Stage): string {
  const turn = stage.game.turn(stage.state);
  if (turn.kind !== 'chance') throw new RangeError('nothing is drawn');
  return stage.game.makeAction(stage.state, assertDefined(turn.outcomes[0]).action);
}

describe('other skills', () => {
  it('other skills', () => {
    const places = [
      { bag: 'P4' },
      { bag: 'S4' },
      { bag: 'M4' },
      { bag: '' },
      { bag: 'P4', open: false },
    ];
    const heroes = [{ hand: 'M4 V4', capacity: 1 }];
    const stage = new Stage({ party: knowing('mystic', 'teleport'), heroes, places });
    explored(stage).play('use teleport use 1');
    expect(stage.offers.filter((offer) => offer.includes('location'))).toEqual([
      '+location 2',
      '+location 3',
    ]);
    stage.play('location 2', 'hand 1', 'confirm', 'draw S4');
    expect([assertDefined(stage.state.heroes[0]).at, stage.phase]).toEqual([1, 'encounter']);
    const boon = { hero: 0, amount: 1, scope: 'checks', by: 0, skill: 'teleport' };
    expect(stage.state.boons).toEqual([boon]);
    expect(stage.play('forfeit').offers).toContain('-again');
  });

  it('ingenuity fills the hand immediately', () => {
    const party = knowing('mystic', 'ingenuity');
    const stage = soloStage(party, 'P4 S4 W4', { capacity: 4, bag: 'V4 V4 M4' });
    stage.play('use ingenuity use 1', 'hand 1', 'hand 2', 'confirm');
    stage.play('draw V4', 'draw M4', 'draw S4');
    expect([stage.hand(), stage.bag()]).toEqual(['W4 V4 M4 S4', 'P4 V4']);
    expect(stage.phase).toBe('interior');
  });

  it('summon draws more dice', () => {
    const stage = soloStage(knowing('mentor', 'summon', 2), 'V4', { bag: 'M4 M6' });
    stage.play('use summon use 1', 'hand 1', 'confirm', 'draw M6', 'draw M4');
    expect([stage.hand(), stage.bag()]).toEqual(['M6 M4', 'V4']);
  });

  it("lord's grace gives a DIVINE for a drawn DIVINE, and nothing for other dice", () => {
    const party = knowing('prophet', 'lords-grace', 2);
    const drawFor = (drawn: string) =>
      soloStage(party, 'M4', { bag: 'D4 V4' }).play(
        ...['use lords-grace use 1', 'hand 1', 'confirm', `draw ${drawn}`],
      );
    expect([drawFor('D4').hand(), drawFor('D4').bag()]).toEqual(['', 'M4 V4 D6 D4']);
    expect([drawFor('V4').hand(), drawFor('V4').bag(), drawFor('V4').pile()]).toEqual([
      '',
      'M4 V4 D4',
      '',
    ]);
    expect(soloStage(party, 'M4', { bag: 'D4' }).offers).toContain('-use lords-grace use 1');
  });

  it('the celestial omen gains time', () => {
    const stage = soloStage(knowing('prophet', 'celestial-omen', 3), 'D4 D4');
    const { timer } = stage.state;
    stage.play('use celestial-omen use 1', 'hand 1', 'hand 2', 'confirm', 'roll 4', 'roll 3');
    expect(stage.state.timer).toBe(timer + 4);
    expect(stage.deterred).toBe('D4 D4');
  });

  it('foresight inspects a die from the bag and may banish it', () => {
    const party = knowing('prophet', 'foresight', 1);
    const stage = soloStage(party, 'M4 D4 D4').play('use foresight use 1', 'hand 1', 'confirm');
    stage.play('draw P4', 'confirm', 'hand 1', 'confirm', 'roll 1', 'roll 4');
    expect([stage.check, stage.place(0)]).toEqual([{ total: 6, against: 4, won: true }, 'P4']);
  });

  it('foresight leaves a villain in place', () => {
    const party = knowing('prophet', 'foresight', 1);
    const places = [{ bag: '!4', villain: 'drowned-king' }];
    const stage = new Stage({ party, heroes: [{ hand: 'M4 D4' }], places });
    stage.play('use foresight use 1', 'hand 1', 'confirm', 'draw !4');
    expect([stage.phase, stage.place(0), assertDefined(stage.state.places[0]).known]).toEqual([
      'interior',
      '!4',
      true,
    ]);
  });

  it('expendables sends an ally ahead', () => {
    const party = knowing('mentor', 'expendables', 1);
    const make = (bag: string) =>
      new Stage({ party, heroes: [{ hand: 'A4' }], places: [{ bag }] }).play(
        ...['use expendables use 1', `draw ${bag}`],
      );
    const met = make('E6').play('confirm', 'ally 1', 'confirm', 'roll 2', 'roll 6');
    expect([met.check?.won, met.place(0), met.bag()]).toEqual([true, '', 'A4']);
    const nothing = make('P6');
    expect([nothing.place(0), nothing.phase]).toEqual(['P6', 'interior']);
  });

  it('orienteering closes a location with dice left in its bag', () => {
    const party = knowing('hunter', 'orienteering', 3);
    const stage = soloStage(party, 'M4 S4');
    stage.play('use orienteering use 1', 'hand 1', 'hand 2', 'confirm', 'roll 3', 'roll 4');
    expect(stage.check).toEqual({ total: 5, against: 4, won: true });
    expect(assertDefined(stage.state.places[0]).open).toBe(false);
    expect([stage.deterred, stage.pile()]).toEqual(['M4', 'S4']);
  });

  it.each([
    ['hunter', 'survivalist', 7],
    ['brawler', 'breaker', 8],
  ] as const)('%s: %s helps against obstacles', (heroClass, skill, total) => {
    const stage = meeting('O6', { hand: 'P4' }, { party: knowing(heroClass, skill, 3) });
    stage.play('hide', 'hand 1', 'confirm', 'roll 3', 'roll 6');
    expect(stage.check).toEqual({ total, against: 6, won: true });
  });

  it('divine aid saves DIVINE dice from the deterrent pile', () => {
    const stage = meeting('M6', { hand: 'M4 D4' }, { party: knowing('prophet', 'divine-aid') });
    stage.play('hide', 'hand 1', 'hand 2', 'confirm', 'roll 1', 'roll 1', 'roll 6');
    expect(stage.check?.total).toBe(3);
    expect([stage.deterred, stage.pile(), stage.bag()]).toEqual(['', 'D4', 'M4']);
  });
});
