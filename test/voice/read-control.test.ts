import { expect, it } from 'vitest';
import { makeTimeControl } from '#core';
import { readControl } from '#voice/clock.ts';

it.each([
  ['5+3', '300+3'],
  [' 5 + 3 ', '300+3'],
  ['10', '600+0'],
  ['0:30+1', '30+1'],
  ['30s', 'move 30'],
  ['30 S', 'move 30'],
])('reads %s', (text, control) => {
  const read = readControl(text);
  expect(read && makeTimeControl(read)).toBe(control);
});

it.each(['', '+3', '0+5', '181', '5+181', '0s', '5:60', 'blitz', '5-3'])('refuses “%s”', (text) => {
  expect(readControl(text)).toBeUndefined();
});
