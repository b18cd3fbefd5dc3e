import { assertDefined } from '#core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Die, DieType, Hand } from '#games/dice/rules/index.ts';
import { DIE_TYPES, parseDie, slotsOf } from '#games/dice/rules/index.ts';
import {
  allUses,
  canMeet,
  checkMask,
  endOfTurnRule,
  isSlotActive,
  useDice,
} from '#games/dice/rules/select/hand-rule.ts';
import type { HandMaskRule, UseRule } from '#games/dice/rules/select/hand-rule.ts';
import { allyCount, checkedDice, mainCount, switchSlot } from '#games/dice/rules/select/mask.ts';
import type { HandMask } from '#games/dice/rules/select/mask.ts';
import {
  checkPileMask,
  isPileActive,
  pileRule,
  switchPile,
} from '#games/dice/rules/select/pile-mask.ts';

const ALLY = 10;

function handOf(text: string): Hand {
  const dice = text.split(' ').map((word, id): Die => ({ id, ...assertDefined(parseDie(word)) }));
  return {
    main: dice.filter(({ type }) => type !== 'ALLY'),
    allies: dice.filter(({ type }) => type === 'ALLY'),
  };
}

function ruleFor(...sets: (readonly DieType[])[]): UseRule {
  return allUses(sets.map((types) => ({ types, fate: 'hide' })));
}

function active(rule: HandMaskRule, hand: Hand, mask: HandMask): number[] {
  return slotsOf(hand).filter((slot) => isSlotActive(rule, hand, mask, slot));
}

describe('19. the triple rule', () => {
  const hand = handOf('P4 P4 S4 S4 M4 M4 V4 V4 D4 D4 A4 A4');
  const rule = ruleFor(['PHYSICAL', 'SOMATIC'], ['MENTAL', 'VERBAL'], ['PHYSICAL', 'ALLY']);
  const all = [0, 1, 2, 3, 4, 5, 6, 7, ALLY, ALLY + 1];

  it.each([
    ['nothing', [], all, false],
    ['a PHYSICAL', [0], all, false],
    ['also a MENTAL', [0, 4], [0, 1, 2, 3, 4, ALLY, ALLY + 1], false],
    ['also an ALLY', [0, 4, ALLY], [0, 4, ALLY], true],
    ['the PHYSICAL deselected', [4, ALLY], [0, 1, 2, 3, 4, ALLY], false],
  ])('with %s', (_name, mask, slots, isComplete) => {
    expect(active(rule, hand, mask)).toEqual(slots);
    expect(checkMask(rule, hand, mask)).toBe(isComplete);
  });
});

describe('rules of uses', () => {
  it('enable only dice with which the hand can satisfy the rule', () => {
    const rule = ruleFor(['PHYSICAL'], ['DIVINE']);
    expect(active(rule, handOf('P4 P4 S4'), [])).toEqual([]);
    expect(canMeet(rule, handOf('P4 P4 S4'))).toBe(false);
  });

  it('agree with an exhaustive search of assignments', () => {
    const types = fc.subarray([...DIE_TYPES.slice(0, 4)], { minLength: 1 });
    const dice = fc.array(fc.constantFrom('P4', 'S4', 'M4', 'V4'), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(fc.array(types, { minLength: 1, maxLength: 4 }), dice, (sets, held) => {
        const hand = handOf(held.join(' '));
        const rule = ruleFor(...sets);
        const full = completions(hand, sets);
        expect(canMeet(rule, hand)).toBe(full.length > 0);
        let mask: HandMask = [];
        for (const slot of slotsOf(hand)) {
          const next = [...mask, slot];
          const extends_ = full.some((one) => next.every((chosen) => one.includes(chosen)));
          expect(isSlotActive(rule, hand, mask, slot)).toBe(extends_);
          if (extends_) mask = next;
        }
        expect(checkMask(rule, hand, mask)).toBe(full.length > 0);
      }),
    );
  });

  it('assign the first chosen die to the first use', () => {
    const rule = allUses([
      { types: ['MENTAL'], fate: 'discard' },
      { types: ['MENTAL', 'SOMATIC'], fate: 'hide' },
    ]);
    const hand = handOf('M4 M6');
    const fates = (mask: HandMask) => useDice(rule, hand, mask, 'hide').map(({ fate }) => fate);
    expect(fates([0, 1])).toEqual(['discard', 'hide']);
    expect(fates([1, 0])).toEqual(['hide', 'discard']);
  });
});

/** All combinations of slots that fill the sets, by exhaustive search. */
function completions(hand: Hand, sets: readonly (readonly DieType[])[]): number[][] {
  const [first, ...rest] = sets;
  if (first === undefined) return [[]];
  return completions(hand, rest).flatMap((chosen) =>
    slotsOf(hand)
      .filter(
        (slot) => !chosen.includes(slot) && first.includes(assertDefined(hand.main[slot]).type),
      )
      .map((slot) => [slot, ...chosen]),
  );
}

describe('rules of counts', () => {
  it('never accept a wound', () => {
    const hand = handOf('P4 W4 S4 A4');
    const rule = endOfTurnRule(hand, 2);
    expect(rule).toMatchObject({ least: 1, most: 2 });
    expect(active(rule, hand, [])).toEqual([0, 2, ALLY]);
    expect(checkMask(rule, hand, [0, 1])).toBe(false);
    expect(checkMask(rule, hand, [ALLY])).toBe(false);
    expect(checkMask(rule, hand, [0, ALLY])).toBe(true);
  });
});

describe('masks', () => {
  it('count main dice and allies, and list dice in hand order', () => {
    const mask = [ALLY, 2, 0].reduce<HandMask>(switchSlot, []);
    expect([mainCount(mask), allyCount(mask)]).toEqual([2, 1]);
    const dice = checkedDice(handOf('P4 S4 M4 A4'), mask);
    expect(dice.map(({ type }) => type)).toEqual(['PHYSICAL', 'MENTAL', 'ALLY']);
    expect(switchSlot(mask, 2)).toEqual([ALLY, 0]);
  });

  it('of piles require at most the dice of the pile', () => {
    const pile = handOf('P4 S4 S6').main;
    const rule = pileRule(pile, 3, ['SOMATIC']);
    expect(rule).toMatchObject({ least: 2, most: 2 });
    expect(isPileActive(rule, pile, [], 0)).toBe(false);
    const mask = switchPile(switchPile([], 1), 2);
    expect(checkPileMask(rule, mask)).toBe(true);
    expect(isPileActive(rule, pile, mask, 2)).toBe(true);
  });
});
