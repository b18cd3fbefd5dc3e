import { expect, it } from 'vitest';
import { TextCache } from '#kit/text-cache.ts';

it('a text cache computes short texts once until it is full, and long texts every time', () => {
  const computed: string[] = [];
  const memory = new TextCache((text) => {
    computed.push(text);
    return [text.length];
  });
  expect(memory.of('ab')).toBe(memory.of('ab'));
  expect(computed).toEqual(['ab']);
  for (let other = 0; other < 10_000; other += 1) expect(memory.of(`${other}`)).toHaveLength(1);
  expect(memory.of('ab')).toEqual([2]);
  expect(computed.filter((text) => text === 'ab')).toHaveLength(2);
  const long = 'x'.repeat(10_000);
  expect(memory.of(long)).not.toBe(memory.of(long));
});
