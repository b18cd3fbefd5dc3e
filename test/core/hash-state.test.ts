import { expect, test } from 'vitest';
import { hashState, hashText } from '#core';

test('recorded hashes skip lines of a state that begin with ~', () => {
  const text = 'on White King e1\nturn 0';
  expect(hashState(text)).toBe(hashText(text));
  expect(hashState('on White King e1\n~quiet 12\nturn 0')).toBe(hashText(text));
  expect(hashState('on White King e1\nturn 0\n~quiet 13\n~held 2')).toBe(hashText(text));
});

test('a ~ inside a line belongs to the hash', () => {
  expect(hashState('on White King e1 ~12')).toBe(hashText('on White King e1 ~12'));
});
