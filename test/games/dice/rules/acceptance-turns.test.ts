import { describe, expect, it } from 'vitest';
import { defaultOptions, assertDefined } from '#core';
import { improveSkill, increaseDiceLimit, newSheet } from '#games/dice/rules/index.ts';
import type { HeroSheet } from '#games/dice/rules/index.ts';
import { isProblem } from '#games/dice/rules/model/hero.ts';
import { dice } from './content.ts';
import { Stage } from './stage.ts';
import type { StagePlan } from './stage.ts';

/** Scenarios 10 to 15 and 22 to 24 of the specification. */
describe('hands', () => {
  it.each([
    ['brawler', 'PHYSICAL', 4, 11],
    ['hunter', 'SOMATIC', 5, 10],
  ])('10. the first hand of a %s', (party, favoured, held, left) => {
    for (let seed = 0; seed < 50; seed++) {
      const options = { ...defaultOptions(dice.options), party };
      const { hand, bag, pile } = assertDefined(dice.start(options, `first ${seed}`).heroes[0]);
      expect([hand.main.length, bag.length, pile.length]).toEqual([held, left, 0]);
      expect(hand.main.some(({ type }) => type === favoured)).toBe(true);
    }
  });

  const ending = (hand: string, capacity: number, bag = 'V4 V4 V4 V4', how = 'finish') =>
    new Stage({ party: 'brawler', heroes: [{ hand, capacity, bag }], places: [] }).play(how);
  const count = (stage: Stage, sign: string) =>
    stage.offers.filter((offer) => offer.startsWith(`${sign}hand`)).length;

  it('11. over capacity, dice have to be discarded', () => {
    const stage = ending('P4 P4 W4 S4 M4 V4', 4);
    expect(stage.offers).not.toContain('+cancel');
    expect(stage.offers).toContain('-hand 3');
    expect(stage.play('hand 1').offers).toContain('-confirm');
    expect(stage.play('hand 2').offers).toContain('+confirm');
    stage.play('hand 4', 'hand 5', 'hand 6');
    expect(stage.offers).toContain('+confirm');
    expect(count(stage, '+')).toBe(5);
  });

  it('12. wounds over capacity stay in the hand', () => {
    const stage = ending('W4 W4 P4 W4 W4 W4', 4);
    expect(stage.offers).toContain('-confirm');
    stage.play('hand 3', 'confirm');
    expect(stage.hand()).toBe('W4 W4 W4 W4 W4');
    expect(stage.phase).toBe('interior');
  });

  it('13. at capacity, discarding is optional', () => {
    const stage = ending('P4 P4 S4 M4 V4 A4 A6', 5, 'V4 V4 V4 V4', 'discard');
    expect(stage.offers).toContain('+cancel');
    expect(stage.offers).toContain('+confirm');
    stage.play('hand 1', 'hand 2', 'hand 3', 'hand 4', 'hand 5', 'ally 1', 'ally 2');
    expect(stage.offers).toContain('+confirm');
    stage.play('ally 2', 'hand 3', 'hand 4', 'hand 5', 'confirm', 'draw V4', 'draw V4');
    expect(stage.hand()).toBe('S4 M4 V4 V4 V4 A6');
  });

  it('14. allies do not fill the hand', () => {
    const stage = ending('S4 M4 V4', 4, 'A4 P4').play('draw A4', 'draw P4');
    expect(stage.hand()).toBe('S4 M4 V4 P4 A4');
  });

  it('15. a timer of 3 gives three turns', () => {
    const options = { initial: 3, perHero: 0 };
    const timer = { easy: options, normal: options, hard: options };
    const stage = new Stage({
      scenario: { timer },
      heroes: [
        { hand: 'P4', capacity: 1 },
        { hand: 'S4', capacity: 1 },
      ],
      places: [],
    });
    const shown = () => [stage.state.turn.hero, stage.state.timer];
    expect(shown()).toEqual([0, 2]);
    expect((stage.play('finish'), shown())).toEqual([1, 1]);
    expect((stage.play('finish'), shown())).toEqual([0, 0]);
    stage.play('finish');
    expect(stage.state.over).toBe('time');
  });
});

describe('villains', () => {
  const plan = (third: boolean): StagePlan => ({
    scenario: { villains: [{ id: 'drowned-king', at: 'saltworks' }] },
    heroes: [{ hand: 'P12 P4 P4' }, { at: 1, hand: 'M12 M4' }],
    places: [
      { bag: '!4 E4', villain: 'drowned-king' },
      { bag: 'P4', difficulty: 4 },
      { bag: 'S4', open: third },
    ],
  });
  const guarded = (third = true) =>
    new Stage(plan(third)).play(
      ...['explore', 'draw !4', 'hero 2', 'hide', 'hand 1', 'confirm', 'roll 4'],
      ...['hide', 'hand 1', 'confirm'],
    );

  it('22. a defeated villain cannot escape to a guarded location', () => {
    const stage = guarded();
    expect(stage.happened('guarded')).toBe(1);
    stage.play('roll 12', 'roll 1');
    const [a, b, c] = stage.state.places;
    expect([assertDefined(a).open, assertDefined(b).open, assertDefined(c).open]).toEqual([
      false,
      true,
      true,
    ]);
    expect([stage.place(0), stage.place(1), stage.place(2)]).toEqual(['', 'P4', 'S4 !4']);
    expect([assertDefined(a).villain, assertDefined(c).known]).toEqual([undefined, true]);
    expect(stage.state.over).toBeUndefined();
  });

  it('22. a villain without an escape is cornered', () => {
    const stage = guarded(false).play('roll 12', 'roll 1');
    expect(stage.state.over).toBe('cornered');
    expect(stage.game.turn(stage.state)).toMatchObject({
      outcome: { winners: [0, 1], scores: [1, 1] },
    });
  });

  it('23. an undefeated villain escapes and costs time', () => {
    const stage = guarded();
    const { timer } = stage.state;
    stage.play('roll 1', 'roll 4');
    expect(stage.phase).toBe('escape');
    const turn = stage.game.turn(stage.state);
    expect(turn.kind === 'chance' ? turn.outcomes.map(({ action }) => action) : []).toEqual([
      { kind: 'reach', at: 0 },
      { kind: 'reach', at: 2 },
    ]);
    stage.play('reach 3');
    expect(stage.state.timer).toBe(timer - 1);
    expect(stage.place(2)).toBe('S4 !4');
    expect(stage.state.places.every(({ open }) => open)).toBe(true);
    expect(stage.events).toContainEqual(
      expect.objectContaining({ kind: 'checked', check: 'battle', total: 1, against: 4 }),
    );
  });
});

describe('24. growth', () => {
  const grow = (sheet: HeroSheet, step: (sheet: HeroSheet) => ReturnType<typeof improveSkill>) => {
    const grown = step(sheet);
    if (isProblem(grown)) throw new Error(grown.message);
    return grown;
  };

  it('raises a limit up to its maximum', () => {
    let sheet = newSheet('brawler');
    const step = (one: HeroSheet) => increaseDiceLimit(one, 'PHYSICAL');
    for (const limit of [9, 10, 11, 12]) {
      sheet = grow(sheet, step);
      expect(sheet.limits[0]?.current).toBe(limit);
    }
    expect(step(sheet)).toMatchObject({ code: 'dice-limit-full' });
    expect(increaseDiceLimit(sheet, 'DIVINE')).toMatchObject({ code: 'dice-limit-unknown' });
  });

  it('learns a dormant skill and improves it to its maximum', () => {
    let sheet = newSheet('brawler');
    const step = (one: HeroSheet) => improveSkill(one, 'power-blow');
    for (const level of [1, 2, 3]) {
      sheet = grow(sheet, step);
      expect(sheet.skills.find(({ id }) => id === 'power-blow')?.level).toBe(level);
    }
    expect(step(sheet)).toMatchObject({ code: 'skill-full' });
    expect(improveSkill(sheet, 'shoot')).toMatchObject({ code: 'skill-unknown' });
  });
});
