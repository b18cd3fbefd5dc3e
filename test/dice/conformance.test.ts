import { describe, expect, it } from 'vitest';
import { conformance, conformanceSeeds } from '../../src/core/index.ts';
import type { AnyGame } from '../../src/core/index.ts';
import { dice } from './content.ts';

const SEEDS = conformanceSeeds(30);
const game: AnyGame = dice;

describe('dice over hand-written content', { timeout: 120_000 }, () => {
  it.each(conformance)('$name', (check) => {
    for (const seed of SEEDS) expect(() => check.run(game, seed), `seed ${seed}`).not.toThrow();
  });
});
