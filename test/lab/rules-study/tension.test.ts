import { expect, test } from 'vitest';
import { tensionOf } from '#lab/rules-study/tension.ts';

const course = (...leads: readonly number[]) => leads.map((lead) => [lead, -lead]);

test('a winner who always leads has no drama', () => {
  expect(tensionOf(course(100, 200, 900), 0)).toMatchObject({
    leadChanges: 0,
    uncertainty: 600,
    winner: { drama: 0, isComeback: false, decided: 0 },
  });
});

test('a comeback is dramatic, and decided late', () => {
  // The winner trails by 0.49 and 0.25: the mean of their roots is 0.6.
  expect(tensionOf(course(490, 250, -100, -800), 1)).toMatchObject({
    leadChanges: 1,
    winner: { drama: 600, isComeback: true, decided: 500 },
  });
});

test('level positions change no lead, and drawn games have no winner', () => {
  const tension = tensionOf(course(0, 100, 0, 100, -100, 0), -1);
  expect(tension?.leadChanges).toBe(1);
  expect(tension?.winner).toBeUndefined();
});

test('the leader of several players is compared with the second', () => {
  const values = [
    [300, 100, -400],
    [-200, 600, 200],
  ];
  expect(tensionOf(values, 1)).toMatchObject({ leadChanges: 1, leads: { 0: 100, 5: 200 } });
});

test('games without evaluations or opponents have no tension', () => {
  expect(tensionOf([], 0)).toBeUndefined();
  expect(tensionOf([[500]], 0)).toBeUndefined();
});
