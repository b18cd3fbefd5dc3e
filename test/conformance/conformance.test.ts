import { describe, expect, it } from 'vitest';
import { conformance, conformanceSeeds } from '../../src/core/index.ts';
import { games } from '../../src/catalogue.ts';

const SEEDS = conformanceSeeds(25);

describe.each(games)('$id', (game) => {
  it.each(conformance)('$name', (check) => {
    for (const seed of SEEDS) expect(() => check.run(game, seed), `seed ${seed}`).not.toThrow();
  });
});
