import { expect, test } from 'vitest';
import { defineOwn, own } from '#core';

test.each(Object.getOwnPropertyNames(Object.prototype))('own ignores the inherited %s', (name) => {
  expect(own({ a: 1 }, name)).toBeUndefined();
  expect(own(Object.fromEntries([[name, 1]]), name)).toBe(1);
});

test.each(Object.getOwnPropertyNames(Object.prototype))('defineOwn sets %s itself', (name) => {
  const record: Record<string, number> = {};
  defineOwn(record, name, 1);
  defineOwn(record, name, 2);
  defineOwn(record, 'plain', 3);
  expect(Object.entries(record)).toEqual([
    [name, 2],
    ['plain', 3],
  ]);
  expect(Object.getPrototypeOf(record)).toBe(Object.prototype);
});
