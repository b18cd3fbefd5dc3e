import { expect, it } from 'vitest';
import { defaultOptions } from '#core';
import { kalah, startKalah } from '#games/kalah/rules/index.ts';
import { Perft, perft } from '#lab';

const START = startKalah(defaultOptions(kalah.options));

it('perft counts the same in slices of any size', () => {
  const counting = Perft.of(kalah, START, 5);
  let slices = 1;
  while (!counting.run(7)) slices += 1;
  expect(slices).toBeGreaterThan(100);
  expect(counting.nodes).toEqual([6, 35, 185, 942, 4690]);
});

it('perft reports completed depths and progress of the next', () => {
  const counting = Perft.of(kalah, START, 7);
  counting.run(10_000);
  expect(counting.nodes).toEqual([6, 35, 185, 942, 4690, 23233]);
  const before = counting.share;
  counting.run(20_000);
  expect(counting.share).toBeGreaterThan(before);
  expect(counting.share).toBeLessThan(1);
});

it('perft reports progress and ends with every depth', () => {
  const seen: number[] = [];
  const nodes = perft(kalah, START, 8, (counting) => seen.push(counting.nodes.length));
  expect(nodes).toHaveLength(8);
  expect(seen.length).toBeGreaterThan(0);
});

it('perft throws for an invalid depth', () => {
  expect(() => perft(kalah, START, 0)).toThrow('depth 0');
});
