import { assertDefined, deriveSeed } from '#core';
import { describe, expect, it } from 'vitest';
import { findMind, MINDS } from '#games/dice/bots/index.ts';
import { balance, chooseScenarios, planBalance } from '#games/dice/lab/index.ts';
import { mergeTallies, reportOf } from '#games/dice/lab/index.ts';
import { playOne } from '#games/dice/lab/balance.ts';
import { emptyTally } from '#games/dice/lab/balance-tally.ts';
import { wilson } from '#lab';
import { percentile } from '#games/dice/lab/balance-report.ts';
import { content, dice } from '../games/dice/rules/content.ts';

const options = { scenario: 'usual', party: 'brawler,hunter', difficulty: 'normal' } as const;
const greedy = assertDefined(findMind('greedy'));

describe('a balance run', () => {
  it('has the same result in chunks of any size and order', () => {
    const play = (from: number, count: number) => {
      const tally = emptyTally();
      for (let index = from; index < from + count; index++) {
        playOne(dice, greedy, options, deriveSeed('run', index), tally);
      }
      return tally;
    };
    const [last, first] = [play(11, 19), play(0, 11)];
    expect(mergeTallies([first, last])).toEqual(play(0, 30));
    expect(balance(dice, greedy, options, 30, 'run')).toEqual(play(0, 30));
  });

  it.each(MINDS.map((mind) => [mind.id, mind] as const))(
    'of %s has consistent totals',
    (_id, mind) => {
      const tally = balance(dice, mind, options, 20, 'sums');
      const sum = (counts: Record<string, number>) =>
        Object.values(counts).reduce((all, count) => all + count, 0);
      expect(tally.games).toBe(20);
      expect(sum(tally.reasons)).toBe(20);
      expect(sum(tally.turnsLeft)).toBe(20);
      const { places } = tally;
      const turns = Object.values(places).reduce((all, place) => all + place.turns, 0);
      expect(turns).toBeLessThanOrEqual(tally.turnsUsed);
      expect(Object.values(places).reduce((all, { games }) => all + games, 0)).toBe(20 * 5);
    },
  );
});

describe('balance figures', () => {
  it.each([
    [50, 100, 0.4038, 0.5962],
    [0, 10, 0, 0.2775],
    [10, 10, 0.7225, 1],
  ])('include an interval for %i of %i', (wins, games, least, most) => {
    expect(wilson(wins, games).least).toBeCloseTo(least, 4);
    expect(wilson(wins, games).most).toBeCloseTo(most, 4);
  });

  it('include percentiles of counts', () => {
    const counts = { 0: 5, 3: 3, 12: 2 };
    expect([0.1, 0.5, 0.8, 0.9].map((share) => percentile(counts, share))).toEqual([0, 0, 3, 12]);
  });

  it('are reported for a run without games', () => {
    expect(reportOf(mergeTallies([])).wins).toEqual({ share: 0, least: 0, most: 1 });
  });
});

describe('a balance plan', () => {
  const chapters = [
    { id: 'salt', scenarios: ['usual', 'close-all'] },
    { id: 'lake', scenarios: ['every-ally'] },
  ];
  const campaign = { content, chapters };

  it('selects all scenarios, a chapter or one', () => {
    expect(chooseScenarios(campaign, {})).toEqual(['usual', 'close-all', 'every-ally']);
    expect(chooseScenarios(campaign, { chapter: 'one' })).toEqual(['usual', 'close-all']);
    expect(chooseScenarios(campaign, { chapter: '2' })).toEqual(['every-ally']);
    expect(chooseScenarios(campaign, { scenario: 'dispersion' })).toEqual(['dispersion']);
    expect(chooseScenarios(campaign, { scenario: 'nowhere' })).toEqual([]);
  });

  it('lets the party grow along the way', () => {
    const [first, second, third] = planBalance(campaign, {}, 'hunter', 'normal');
    expect(first?.party).toBe('hunter');
    expect(second?.party).toMatch(/^hunter:5:/);
    expect(third?.party).toMatch(/^hunter:6:/);
  });

  it('leaves a fully specified party unchanged', () => {
    const [, , third] = planBalance(campaign, {}, second(), 'normal');
    expect(third?.party).toBe(second());
  });

  function second(): string {
    return assertDefined(planBalance(campaign, {}, 'hunter', 'normal')[1]).party;
  }
});
