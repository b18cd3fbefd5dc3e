import { describe, expect, it } from 'vitest';
import { makeRandom, defaultOptions, assertDefined } from '#core';
import { aggregate } from '#games/dice/rules/index.ts';
import { generateBag } from '#games/dice/rules/generate/bag.ts';
import { generateDieSize } from '#games/dice/rules/generate/die-size.ts';
import { allowedTypes, generateDieType } from '#games/dice/rules/generate/die-type.ts';
import { placeVillains } from '#games/dice/rules/world/scenario.ts';
import {
  allUses,
  checkMask,
  endOfTurnRule,
  isSlotActive,
} from '#games/dice/rules/select/hand-rule.ts';
import { dice } from './content.ts';
import { meeting, Stage } from './stage.ts';

/**
 * The 35 defects of the specification by number: a test for its absence, or the layer above the
 * rules that it concerns. Drawing, sound and language are above the rules. Those defects concern
 * shells and content, and are tested there.
 */
const ABOVE_THE_RULES: Readonly<Record<string, string>> = {
  B3: 'names of actions in languages: the rules name actions by kind and contain no language',
  B4: 'missing texts: messages fall back to the default language',
  B7: 'screens: rules know phases only; the intro is shown before the first action',
  B8: 'arguments of a drawing function: an encounter contains its card',
  B9: 'a missing comma the compiler accepts: lists of classes are checked by types',
  B19: 'order of lines in a start-up function: a party is an option, parsed before the start',
  B20: 'completeness of texts: keys of all languages are compared',
  B21: 'codes of languages',
  B22: 'rows for actions on a screen',
  B23: 'width of sixteen dice on a screen',
  B24: 'frames on a screen',
  B25: 'the last cell of a terminal',
  B26: 'keys of a terminal',
  B28: 'names of sounds and music that are used: lists feed the types',
  B31: 'names of sounds and music: the lists define the types',
  B32: 'touches on a screen',
};

const random = () => makeRandom(3, 2, 1);

const TESTS: Readonly<Record<string, () => void>> = {
  B1() {
    const stage = meeting('P6', { hand: 'P4' });
    const { phases } = stage.state;
    expect(stage.play('hide', 'cancel').state.phases).toEqual(phases);
  },
  B2() {
    const stage = meeting('P6', { hand: 'P4 P4' }).play('discard', 'hand 1', 'confirm');
    stage.play('roll 1', 'roll 6');
    expect([stage.hand(), stage.pile()]).toEqual(['P4', 'P4']);
  },
  B5() {
    const hand = assertDefined(
      new Stage({ heroes: [{ hand: 'P4 W4 W4' }], places: [] }).state.heroes[0],
    ).hand;
    expect(endOfTurnRule(hand, 1)).toMatchObject({ least: 1, most: 1 });
    expect(checkMask(endOfTurnRule(hand, 1), hand, [1])).toBe(false);
  },
  B6() {
    const { hand } = assertDefined(
      new Stage({ heroes: [{ hand: 'P4 W4 S4' }], places: [] }).state.heroes[0],
    );
    const rule = allUses([{ types: ['PHYSICAL'], fate: 'hide' }]);
    expect([[0], [0, 1], [0, 2], [1]].map((mask) => checkMask(rule, hand, mask))).toEqual([
      ...[true, false, false, false],
    ]);
  },
  B10() {
    const state = dice.start(
      { ...defaultOptions(dice.options), party: 'brawler,brawler' },
      'twins',
    );
    const [one, two] = state.heroes;
    const ids = (hero: typeof one) => assertDefined(hero).bag.map(({ id }) => id);
    expect(ids(one).some((id) => ids(two).includes(id))).toBe(false);
  },
  B11() {
    const stage = new Stage({ party: 'mentor', heroes: [{ hand: 'V4' }], places: [{}] });
    expect(stage.offers).toContain('-explore');
    expect(stage.play('use summon use 1', 'hand 1', 'confirm', 'draw V4').bag()).toBe('');
  },
  B12() {
    const party = 'prophet:5:P2M4V4D5:sermon1:P4*2.M4*4';
    const state = dice.start({ ...defaultOptions(dice.options), party }, 'unfavoured');
    expect(assertDefined(state.heroes[0]).hand.main).toHaveLength(5);
  },
  B13() {
    const stage = new Stage({ party: 'hunter', heroes: [{ hand: '' }], places: [] });
    expect(stage.play('finish').state.over).toBe('dead');
  },
  B14() {
    const heroes = [{ hand: 'A4 A4 A4 A4 A4 A4', bag: 'A6', capacity: 1 }];
    const stage = new Stage({ party: 'hunter', heroes, places: [] });
    stage.play('finish', 'draw A6');
    expect(stage.events).toContainEqual({ kind: 'died', hero: 0 });
    expect(stage.events).toContainEqual(expect.objectContaining({ kind: 'moved', to: 'pile' }));
  },
  B15() {
    const source = random();
    const found = Array.from({ length: 80 }, () =>
      placeVillains([{ id: 'v' }], ['static', 'b', 'c'], source).indexOf('v'),
    );
    expect(new Set(found).size).toBe(3);
    expect(() => placeVillains([{ id: 'v' }, { id: 'w' }], ['a'], source)).toThrow(RangeError);
  },
  B16() {
    const sizes = new Set(Array.from({ length: 500 }, () => generateDieSize(9, random())));
    expect(sizes.has(4)).toBe(false);
    expect(() => generateDieSize(0, random())).toThrow(RangeError);
  },
  B17() {
    expect(allowedTypes({ not: ['ALLY'] })).not.toContain('VILLAIN');
    expect(() => generateDieType({ only: [] }, random())).toThrow(RangeError);
  },
  B18() {
    const plans = [{ least: 10, most: 10, types: { only: ['ALLY'] } }] as const;
    for (const fixedCount of [5, 50]) {
      const bag = generateBag({ plans, fixedCount }, 1, { nextId: 0 }, random());
      expect(bag).toHaveLength(fixedCount);
    }
  },
  B27() {
    const stage = meeting('S6', { hand: 'W4' });
    expect(stage.offers.filter((offer) => offer.startsWith('+'))).toEqual(['+forfeit']);
  },
  B29() {
    expect(() => aggregate('AVG_DOWN', [])).toThrow(RangeError);
    const stage = meeting('V6', { hand: 'D4 V4' }).play('discard', 'hand 1', 'hand 2', 'confirm');
    expect(stage.play('roll 2', 'roll 2', 'roll 5').check?.total).toBe(5);
  },
  B30() {
    const stage = meeting('P6', { hand: 'P4' }).play('hide', 'hand 1', 'confirm', 'roll 1');
    expect(stage.play('roll 6').happened('rolled')).toBe(2);
  },
  B33() {
    const heroes = [{ hand: 'W4', bag: 'P4', capacity: 2 }];
    const stage = new Stage({ party: 'hunter', heroes, places: [] });
    expect(stage.play('finish').phase).toBe('draw');
  },
  B34() {
    const { hand } = assertDefined(
      new Stage({ heroes: [{ hand: 'P4 S4 M4' }], places: [] }).state.heroes[0],
    );
    const rule = allUses([
      { types: ['PHYSICAL', 'SOMATIC'], fate: 'hide' },
      { types: ['PHYSICAL', 'SOMATIC'], fate: 'hide' },
      { types: ['VERBAL'], fate: 'hide' },
    ]);
    expect([0, 1, 2].map((slot) => isSlotActive(rule, hand, [], slot))).toEqual([
      ...[false, false, false],
    ]);
  },
  B35() {
    const heroes = [{ hand: 'P4' }, { hand: 'S4', at: 1 }];
    expect(new Stage({ heroes, places: [{}, {}] }).offers).toContain('-give');
  },
};

describe('defects', () => {
  it.each(Object.entries(TESTS))('do not include %s', (_id, test) => test());

  it('are all covered', () => {
    const numbers = Array.from({ length: 35 }, (_, i) => `B${i + 1}`);
    const known = [...Object.keys(TESTS), ...Object.keys(ABOVE_THE_RULES)];
    expect(known.sort()).toEqual(numbers.sort());
  });
});
