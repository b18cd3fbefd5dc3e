import { describe, expect, test } from 'vitest';
import { stageRules, printForm } from './stage.ts';

function goals(text: string): string[] {
  return stageRules({ goals: text }).goals.map(printForm);
}

describe('goal tests', () => {
  test.each([
    ['stalemated', 'stalemated'],
    ['(stalemated)', 'stalemated'],
    ['repetition', 'repetition'],
    ['(checkmated King)', 'checkmated([1])'],
    ['(captured King Man)', 'captured([1 0])'],
    ['(pieces-remaining 0)', 'remaining(0 -1)'],
    ['(pieces-remaining 1 King)', 'remaining(1 1)'],
    ['(total-piece-count 4)', 'total(4 -1)'],
    ['(total-piece-count 4 Man)', 'total(4 0)'],
    ['(absolute-config Man (a1 b1))', 'absolute([([0] own false)] [position(6) position(7)])'],
    ['(absolute-config Man a1)', 'absolute([([0] own false)] [position(6)])'],
    ['(absolute-config Man home)', 'absolute([([0] own false)] [zone(0)])'],
    ['(absolute-config Man (home a3))', 'absolute([([0] own false)] [zone(0) position(0)])'],
    [
      '(absolute-config Man King (a1))',
      'absolute([([0] own false) ([1] own false)] [position(6)])',
    ],
    ['(absolute-config (opponent Man) (a1))', 'absolute([([0] opponent false)] [position(6)])'],
    ['(absolute-config (any-owner Man) (a1))', 'absolute([([0] any false)] [position(6)])'],
    ['(absolute-config (not Man) (a1))', 'absolute([([0] own true)] [position(6)])'],
    [
      '(absolute-config (not (opponent Man)) (a1))',
      'absolute([([0] opponent true)] [position(6)])',
    ],
    [
      '(absolute-config (opponent (not Man)) (a1))',
      'absolute([([0] opponent true)] [position(6)])',
    ],
    ['(absolute-config (any-owner Man King) (a1))', 'absolute([([0 1] any false)] [position(6)])'],
    [
      '(relative-config Man n Man e King)',
      'relative(([0] own false) [(0 ([0] own false)) (2 ([1] own false))])',
    ],
    [
      '(relative-config Man n (opponent Man))',
      'relative(([0] own false) [(0 ([0] opponent false))])',
    ],
    ['(and stalemated repetition)', 'and([stalemated repetition])'],
    ['(or stalemated (not repetition))', 'or([stalemated not(repetition)])'],
  ])('%s', (text, expected) => {
    expect(goals(`(win-condition (White) ${text})`)).toEqual([`win([0] ${expected})`]);
  });
});

test.each([
  ['(loss-condition (White Black) stalemated)', 'loss([0 1] stalemated)'],
  ['(draw-condition (Black) repetition)', 'draw([1] repetition)'],
  ['(win-condition White stalemated)', 'win([0] stalemated)'],
  ['(count-condition stalemated)', 'count([0 1] stalemated)'],
  ['(count-condition (White) stalemated)', 'count([0] stalemated)'],
  ['(count-condition (total-piece-count 9))', 'count([0 1] total(9 -1))'],
])('%s', (text, expected) => {
  expect(goals(text)).toEqual([expected]);
});

test('goals keep the order of the file', () => {
  const text = '(draw-condition (White) stalemated) (win-condition (White) repetition)';
  expect(stageRules({ goals: text }).goals.map(({ kind }) => kind)).toEqual(['draw', 'win']);
});
