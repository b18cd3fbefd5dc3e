import { expect, it } from 'vitest';
import { TextMemory } from '#kit/text-memory.ts';

it('asks once for a text, again after many others, and each time for one that is long', () => {
  const asked: string[] = [];
  const memory = new TextMemory((text) => {
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
