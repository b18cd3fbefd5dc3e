import { expect, test } from 'vitest';
import { SignedClasses } from '#games/zrf/lab/tuning/signed-classes.ts';

test('members relate to the lowest member of their class', () => {
  const classes = new SignedClasses(6);
  classes.join(5, 3, -1);
  classes.join(3, 1, -1);
  classes.join(4, 5, 1);
  expect([1, 3, 4, 5].map((member) => classes.of(member))).toEqual([
    { root: 1, sign: 1 },
    { root: 1, sign: -1 },
    { root: 1, sign: 1 },
    { root: 1, sign: 1 },
  ]);
  expect(classes.of(0)).toEqual({ root: 0, sign: 1 });
});

test('a class with a member that is its own opposite is worth nothing, before and after joins', () => {
  const classes = new SignedClasses(5);
  classes.join(1, 2, 1);
  classes.join(2, 1, -1);
  classes.join(3, 4, 1);
  classes.join(2, 4, 1);
  expect([1, 2, 3, 4].map((member) => classes.of(member).sign)).toEqual([0, 0, 0, 0]);
  expect(classes.of(0).sign).toBe(1);
});
