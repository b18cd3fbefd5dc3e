import { describe, expect, it } from 'vitest';
import { strengths } from '#bots';
import { defaultOptions } from '#core';
import { kalah } from '#games/kalah/rules/index.ts';
import { arena, wilson } from '#lab';
import { toss } from '../core/toss.ts';

const OPTIONS = defaultOptions(kalah.options);

describe('an arena', () => {
  it.each([
    ['casual', 'novice'],
    ['club', 'casual'],
  ] as const)('shows %s beating %s', (stronger, weaker) => {
    const sides = [strengths[stronger], strengths[weaker]] as const;
    const { score } = arena(kalah, OPTIONS, sides, 60, 'sanity');
    expect(score.share).toBeGreaterThan(0.6);
  });

  it('counts every game, identically for the same seed', () => {
    const sides = [strengths.casual, strengths.novice] as const;
    const played: number[] = [];
    const report = arena(kalah, OPTIONS, sides, 20, 'a', (count) => played.push(count));
    expect(report.wins + report.draws + report.losses).toBe(20);
    expect(played).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    expect(arena(kalah, OPTIONS, sides, 20, 'a')).toEqual(report);
  });

  it('plays the same game with sides exchanged for deterministic bots', () => {
    const bot = { ...strengths.casual, errors: 0 };
    const { wins, losses } = arena(kalah, OPTIONS, [bot, bot], 20, 'mirror');
    expect(wins).toBe(losses);
  });

  it('rejects games for other numbers of players', () => {
    const sides = [strengths.novice, strengths.novice] as const;
    expect(() => arena(toss, { rounds: 3 }, sides, 2, 'a')).toThrow('not a two-player game');
  });
});

describe("Wilson's interval", () => {
  // Source: computed by hand from the formula, with z = 1.959964.
  it.each([
    [50, 100, 0.4038, 0.5962],
    [0, 10, 0, 0.2775],
    [10, 10, 0.7225, 1],
  ])('is correct for %d of %d', (successes, trials, low, high) => {
    const interval = wilson(successes, trials);
    expect(interval.share).toBe(successes / trials);
    expect(interval.least).toBeCloseTo(low, 4);
    expect(interval.most).toBeCloseTo(high, 4);
  });
});
