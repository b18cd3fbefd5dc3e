import { expect, test } from 'vitest';
import { own } from '#core';

test.each(Object.getOwnPropertyNames(Object.prototype))('own ignores the inherited %s', (name) => {
  expect(own({ a: 1 }, name)).toBeUndefined();
  expect(own(Object.fromEntries([[name, 1]]), name)).toBe(1);
});
