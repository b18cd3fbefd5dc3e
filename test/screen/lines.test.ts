import { describe, expect, it } from 'vitest';
import { armsOf, lineSign } from '#screen';

describe('box-drawing characters', () => {
  it('are found by their arms: up, right, down, left', () => {
    expect(lineSign([0, 1, 1, 0])).toBe('┌');
    expect(lineSign([2, 2, 2, 2])).toBe('╋');
    expect(lineSign([1, 2, 1, 0])).toBe('┝');
    expect(lineSign([2, 1, 0, 1])).toBe('┸');
    expect(lineSign([0, 0, 0, 0])).toBe(' ');
  });

  it('map back to the same distinct arms', () => {
    const widths = [0, 1, 2];
    const all = widths.flatMap((up) =>
      widths.flatMap((right) =>
        widths.flatMap((down) => widths.map((left) => [up, right, down, left] as const)),
      ),
    );
    for (const arms of all.slice(1)) expect(armsOf(lineSign(arms))).toEqual(arms);
    expect(new Set(all.map(lineSign)).size).toBe(81);
    expect(armsOf('╭')).toEqual(armsOf('┌'));
    expect(armsOf('A')).toBeUndefined();
  });
});
