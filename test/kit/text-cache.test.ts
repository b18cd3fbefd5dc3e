import { expect, it } from 'vitest';
import { TextCache } from '#kit/text-cache.ts';

it('a text cache computes short texts once until it is full, and long texts every time', () => {
  const asked: string[] = [];
  const memory = new TextCache((text) => {
    asked.push(text);
    return [text.length];
  });
  expect(memory.of('ab')).toBe(memory.of('ab'));
  expect(asked).toEqual(['ab']);
  for (let other = 0; other < 10_000; other += 1) expect(memory.of(`${other}`)).toHaveLength(1);
  expect(memory.of('ab')).toEqual([2]);
  expect(asked.filter((text) => text === 'ab')).toHaveLength(2);
  const long = 'x'.repeat(10_000);
  expect(memory.of(long)).not.toBe(memory.of(long));
});
