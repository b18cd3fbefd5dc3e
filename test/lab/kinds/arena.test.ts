import { describe, expect, it } from 'vitest';
import { wilson } from '#lab';
import type { Report, Share } from '#lab';
import { openStudy, studyHere } from '#test/support/study-here.ts';
import { planFor } from './plans.ts';

interface Data {
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly score: Share;
  readonly pairs: readonly number[];
  readonly sprt?: { readonly verdict?: string };
}

const dataOf = ({ data }: Report) => data as unknown as Data;

const arena = (cell: string, games: number, seed: string) =>
  planFor('kalah', {
    kind: 'arena',
    cells: [cell],
    stop: { kind: 'units', units: Math.ceil(games / 2) },
    seed,
    parameters: { games },
  });

describe('an arena', () => {
  it.each(['casual novice', 'club casual'])('shows which is stronger: %s', async (cell) => {
    const { score } = dataOf(await studyHere(await arena(cell, 60, 'sanity')));
    expect(score.share).toBeGreaterThan(0.6);
  });

  it.each([19, 20])('counts each of %d games, identically for the same seed', async (games) => {
    const plan = await arena('casual novice', games, 'a');
    const report = await studyHere(plan);
    const { wins, draws, losses, pairs } = dataOf(report);
    expect(wins + draws + losses).toBe(games);
    expect(pairs.reduce((sum, count) => sum + count, 0)).toBe(Math.floor(games / 2));
    expect(await studyHere(plan)).toEqual(report);
  });

  it('gives equal bots equal chances over pairs of games', async () => {
    const { score } = dataOf(await studyHere(await arena('casual casual', 40, 'mirror')));
    expect(score.least).toBeLessThan(0.5);
    expect(score.most).toBeGreaterThan(0.5);
  });

  it('refuses games for other numbers of players and unknown bots', async () => {
    const stop = { kind: 'units', units: 1 } as const;
    const alone = await planFor('caves', { kind: 'arena', cells: ['club novice'], stop });
    await expect(openStudy(alone)).rejects.toThrow('two-player games');
    const unknown = await planFor('kalah', { kind: 'arena', cells: ['club nobody'], stop });
    await expect(openStudy(unknown)).rejects.toThrow('random, novice');
  });

  it('stops when a sequential test accepts a hypothesis, and names it', async () => {
    const test = { kind: 'arena', cells: ['casual random'], stop: sprt(500) } as const;
    const report = await studyHere(await planFor('kalah', test));
    expect(dataOf(report).sprt?.verdict).toBe('accepted');
    expect(dataOf(report).games).toBeLessThan(1000);
    expect(report.answer[0]?.id).toBe('lab-answer-sprt-h1');
    const reverse = { ...test, cells: ['random casual'] };
    const refused = await studyHere(await planFor('kalah', reverse));
    expect(refused.answer[0]?.id).toBe('lab-answer-sprt-h0');
  });

  it('says that a limit was reached before the answer', async () => {
    const stop = { kind: 'until', width: 0.01, most: 40 } as const;
    const cells = ['random random'];
    const report = await studyHere(await planFor('kalah', { kind: 'arena', cells, stop }));
    expect(dataOf(report).games).toBe(80);
    expect(report.answer.map(({ id }) => id)).toContain('lab-limit-reached');
  });

  it('stops when the score is precise enough', async () => {
    const stop = { kind: 'until', width: 0.12, most: 100_000 } as const;
    const cells = ['random novice'];
    const report = await studyHere(await planFor('kalah', { kind: 'arena', cells, stop }));
    const { score, games } = dataOf(report);
    expect(Math.max(score.share - score.least, score.most - score.share)).toBeLessThanOrEqual(0.12);
    expect(games).toBeGreaterThanOrEqual(64);
    expect(report.answer.map(({ id }) => id)).not.toContain('lab-limit-reached');
  });
});

function sprt(most: number) {
  return { kind: 'sprt', elo: [0, 50], most } as const;
}

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
