import { must } from '#core';
import { describe, expect, it } from 'vitest';
import { forecast } from '#games/dice/bots/forecast/forecast.ts';
import { MARK_IDS, markDie, MARKS, newSheet, valueOf } from '#games/dice/rules/index.ts';
import type { MarkId } from '#games/dice/rules/index.ts';
import { meeting, Stage } from './stage.ts';

const FACES: Partial<Record<MarkId, string>> = {
  keen: '1 2 3 4 5 12',
  lucky: '6 2 3 4 5 6',
  steady: '3 3 3 4 5 6',
  bold: '0 2 3 4 5 18',
  measured: '4 4 4 4 4 4',
  rounded: '2 2 4 4 6 6',
};

describe('the faces of a d6', () => {
  it.each(MARK_IDS)('with the mark %s', (mark) => {
    const values = [1, 2, 3, 4, 5, 6].map((face) => valueOf({ mark, size: 6 }, face));
    expect(values.join(' ')).toBe(FACES[mark] ?? '1 2 3 4 5 6');
  });

  it.each(MARK_IDS)('%s has some effect', (mark) => {
    const { value, bonus, keyword } = MARKS[mark];
    expect([value, bonus, keyword].filter((one) => one !== undefined)).toHaveLength(1);
  });
});

/** The check of one die, hidden or discarded, with these rolls. */
function checked(die: string, met: string, texts: readonly string[], hand = '') {
  const stage = meeting(met, { hand: `${die} ${hand}`.trim(), bag: 'S4 S4 S4 S4' });
  return stage.play(...texts).check;
}

describe('the value of a roll', () => {
  it.each([
    ['P6~keen', 'E4', 6, 12],
    ['P6~lucky', 'E4', 1, 6],
    ['P6~bold', 'E4', 1, 0],
    ['P4~measured', 'E4', 4, 3],
    ['P8', 'E4', 8, 8],
  ])('%s against %s: a %i counts %i', (die, met, face, total) => {
    const check = checked(die, met, ['hide', 'hand 1', 'confirm', `roll ${face}`, 'roll 1']);
    expect(check).toEqual({ total, against: 1, won: total >= 1 });
  });

  it('counts for a met die too', () => {
    const texts = ['hide', 'hand 1', 'confirm', 'roll 4', 'roll 1'];
    expect(checked('P6', 'P6~lucky', texts)).toEqual({ total: 4, against: 6, won: false });
  });

  it.each(MARK_IDS)('agrees with the forecast of a die that is %s', (mark) => {
    const hand = `P4~${mark} W4`;
    const stage = meeting('E6', { hand, bag: 'S4 S4 S4 S4', pile: 'M4' });
    stage.play('hide', 'hand 1');
    const before = stage.state;
    const ahead = forecast(before, must(stage.game.parseAction(before, 'confirm')));
    let won = 0;
    for (let face = 1; face <= 4; face++) {
      for (let foe = 1; foe <= 6; foe++) {
        stage.state = before;
        stage.play('confirm', `roll ${face}`, `roll ${foe}`);
        won += Number(stage.check?.won);
      }
    }
    expect(ahead?.odds).toEqual({ favourable: won, total: 24 });
  });
});

describe('bonuses', () => {
  it.each([
    ['biting against an enemy', 'P6~biting', 'E4', 'hide', 3 + 2],
    ['biting against a die', 'P6~biting', 'P4', 'hide', 3],
    ['patient when hidden', 'P6~patient', 'E4', 'hide', 3 + 2],
    ['patient when discarded', 'P6~patient', 'E4', 'discard', 3 + 1],
    ['brave without a wound', 'P6~brave', 'E4', 'hide', 3],
  ])('%s', (_name, die, met, fate, total) => {
    const check = checked(die, met, [fate, 'hand 1', 'confirm', 'roll 3', 'roll 1']);
    expect(check?.total).toBe(total);
  });

  it('brave with a wound', () => {
    const texts = ['hide', 'hand 1', 'confirm', 'roll 3', 'roll 1'];
    expect(checked('P6~brave', 'E4', texts, 'W4')?.total).toBe(6);
  });

  it('sealing closes a place', () => {
    const heroes = [{ hand: 'P6~sealing', bag: 'S4 S4 S4 S4' }];
    const stage = new Stage({ party: 'brawler', heroes, places: [{ difficulty: 8 }] });
    stage.play('close', 'hide', 'hand 1', 'confirm', 'roll 3');
    expect(stage.check).toEqual({ total: 8, against: 8, won: true });
  });
});

/** A mystic has no reaction to physical damage. */
const UNARMOURED = { party: 'mystic' };

describe('keywords', () => {
  it('a loyal die returns to the bag when discarded', () => {
    const stage = meeting('E4', { hand: 'P6~loyal', bag: 'S4', capacity: 1 });
    stage.play('discard', 'hand 1', 'confirm', 'roll 6', 'roll 1');
    expect([stage.bag(), stage.pile()]).toEqual(['P6~loyal S4', '']);
  });

  it('damage discards a loyal die', () => {
    const stage = meeting('E4', { hand: 'P6 S6~loyal', bag: 'S4', capacity: 1 }, UNARMOURED);
    stage.play('hide', 'hand 1', 'confirm', 'roll 1', 'roll 2', 'hand 1', 'confirm');
    expect([stage.bag(), stage.pile()]).toEqual(['P6 S4', 'S6~loyal']);
  });

  it('a shielding die pays 2 of damage, and is not wasted on less', () => {
    const stage = meeting(
      'E6',
      { hand: 'P6 S6~shielding V4', bag: 'S4 S4', capacity: 1 },
      UNARMOURED,
    );
    stage.play('hide', 'hand 1', 'confirm', 'roll 1', 'roll 3');
    expect(stage.phase).toBe('pick');
    stage.play('hand 1');
    const more = stage.game.parseAction(stage.state, 'hand 2');
    expect(more.ok).toBe(false);
    stage.play('confirm');
    expect([stage.hand(), stage.bag(), stage.pile()]).toEqual(['V4', 'P6 S4 S4', 'S6~shielding']);
  });

  it('a shielding hand that cannot pay enough loses everything, and the bag pays the rest', () => {
    const stage = meeting('E12', { hand: 'P4 S6~shielding', bag: 'V4', capacity: 1 }, UNARMOURED);
    stage.play('hide', 'hand 1', 'confirm', 'roll 1', 'roll 5');
    expect([stage.phase, stage.hand(), stage.pile()]).toEqual(['draw', '', 'S6~shielding']);
    stage.play('draw V4');
    expect(stage.bag()).toBe('P4');
  });

  it('a quick die is replaced after the check', () => {
    const stage = meeting('E4', { hand: 'P6~quick', bag: 'S4', capacity: 1 });
    stage.play('hide', 'hand 1', 'confirm', 'roll 6', 'roll 1');
    expect(stage.phase).toBe('draw');
    stage.play('draw S4');
    expect([stage.hand(), stage.bag()]).toEqual(['S4', 'P6~quick']);
  });

  it('a quick die draws none from an empty bag', () => {
    const stage = meeting('E4', { hand: 'P6~quick', bag: '', capacity: 1 });
    stage.play('discard', 'hand 1', 'confirm', 'roll 6', 'roll 1');
    expect(stage.phase).toBe('interior');
  });

  it('a hallowed die helps like DIVINE, and is hidden', () => {
    const stage = meeting('P6', { hand: 'P4 S6~hallowed', bag: 'M4' });
    stage.play('hide', 'hand 1', 'hand 2', 'confirm', 'roll 2', 'roll 3', 'roll 5');
    expect([stage.check?.total, stage.bag(), stage.pile()]).toEqual([5, 'P4 S6~hallowed M4', '']);
  });

  it('a hallowed die does not help in a battle', () => {
    const stage = meeting('E6', { hand: 'P4 M6~hallowed', bag: 'M4' });
    stage.play('hide', 'hand 1');
    expect(stage.game.parseAction(stage.state, 'hand 2').ok).toBe(false);
  });

  it('a third die closes a place only as a hallowed help', () => {
    const heroes = [{ hand: 'P4 S4 M4~hallowed V4', bag: 'S4 S4 S4 S4' }];
    const stage = new Stage({ party: 'brawler', heroes, places: [{ difficulty: 3 }] });
    stage.play('close', 'hide', 'hand 1', 'hand 2');
    expect(stage.game.parseAction(stage.state, 'hand 4').ok).toBe(false);
    stage.play('hand 3', 'confirm', 'roll 1', 'roll 1', 'roll 1');
    expect([stage.check?.won, stage.pile()]).toEqual([true, '']);
    expect(stage.bag()).toContain('M4~hallowed');
  });

  it('a healing die recovers the two largest other dice after a success', () => {
    const stage = meeting('E4', { hand: 'P6~healing', bag: 'M4', pile: 'S4 V8 M6' });
    stage.play('discard', 'hand 1', 'confirm', 'roll 6', 'roll 1');
    expect([stage.bag(), stage.pile()]).toEqual(['M6 M4 V8', 'P6~healing S4']);
  });

  it('a healing die recovers nothing after a failure', () => {
    const stage = meeting('E12', { hand: 'P6~healing S4', bag: 'M4', pile: 'V8' }, UNARMOURED);
    stage.play('hide', 'hand 1', 'confirm', 'roll 1', 'roll 2', 'hand 1', 'confirm');
    expect([stage.bag(), stage.pile()]).toEqual(['P6~healing M4', 'S4 V8']);
  });
});

describe('marking the die of a sheet', () => {
  it('marks a plain die', () => {
    expect(markDie(newSheet('brawler'), 1, 'keen')).toMatchObject({
      dice: [['PHYSICAL', 6], ['PHYSICAL', 6, 'keen'], ...newSheet('brawler').dice.slice(2)],
    });
  });

  it.each([
    ['a die that is not there', 'brawler', 99, 'keen', 'die-unknown'],
    ['an unknown mark', 'brawler', 0, 'sharp', 'die-mark'],
    ['an ally', 'mentor', 12, 'keen', 'die-mark'],
    ['a hallowed DIVINE', 'prophet', 10, 'hallowed', 'die-mark'],
  ] as const)('refuses %s', (_name, heroClass, at, mark, code) => {
    expect(markDie(newSheet(heroClass), at, mark)).toMatchObject({ code });
  });

  it('refuses a second mark', () => {
    const once = markDie(newSheet('brawler'), 0, 'keen');
    if ('code' in once) throw new RangeError(once.message);
    expect(markDie(once, 0, 'loyal')).toMatchObject({ code: 'die-marked' });
  });
});
