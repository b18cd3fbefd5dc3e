import { describe, expect, it } from 'vitest';
import { conformance, conformanceSeeds } from '../../src/core/index.ts';
import { games } from '../../src/games/index.ts';

const SEEDS = conformanceSeeds(25);

describe.each(games)('$id', (game) => {
  it.each(conformance)('$name', ({ run }) => {
    for (const seed of SEEDS) expect(() => run(game, seed), `seed ${seed}`).not.toThrow();
  });
});
