import { describe, expect, it } from 'vitest';
import { conformance, conformanceSeeds, judge } from '#core';
import type { AnyGame, TrialOptions } from '#core';

interface Effort extends TrialOptions {
  /** Number of games for each law. */
  readonly games: number;
}

/** Tests a game against every law, each reported as passed, failed or skipped with the reason. */
export function describeConformance(name: string, game: AnyGame, effort: Effort): void {
  const seeds = conformanceSeeds(effort.games);
  describe(name, () => {
    for (const law of conformance) {
      it(law.name, ({ skip }) => {
        const verdict = judge(law, game, seeds, effort);
        if (verdict.kind === 'skipped') skip(verdict.why);
        expect(verdict).toEqual({ kind: 'passed' });
      });
    }
  });
}
