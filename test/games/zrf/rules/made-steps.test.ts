import { expect, it } from 'vitest';
import { below, makeStream } from '#core';
import { makeRecord } from '#games/zrf/rules/compile/record.ts';
import { MadeSteps } from '#games/zrf/rules/run/made-steps.ts';

const LISTINGS = 3;
const STEPS = 6000;

it('combined steps stay distinct from equal listed ones, in any number', () => {
  const random = makeStream('1', 'steps');
  const made = new MadeSteps();
  const heap = new Int32Array(16 * STEPS);
  for (let listing = 0; listing < LISTINGS; listing += 1) {
    const seen = new Set<string>();
    let used = 0;
    for (let step = 0; step < STEPS; step += 1) {
      const effects = [0, below(random, 90), below(random, 2)];
      const shared = { next: -2, becomes: below(random, 3) - 1, drop: 0, copies: false };
      const record = makeRecord({ ...shared, movers: [below(random, 20), 4], effects });
      heap.set(record, used);
      const key = record.join(' ');
      expect(made.isNew(heap, used, listing + 1)).toBe(!seen.has(key));
      if (!seen.has(key)) used += record.length;
      seen.add(key);
    }
  }
});
