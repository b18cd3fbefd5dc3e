import { describe, expect, it, test } from 'vitest';
import { assertDefined } from '#core';
import { HERO_CLASSES } from '#games/dice/rules/index.ts';
import type { Difficulty } from '#games/dice/rules/index.ts';
import { findMind } from '#games/dice/bots/index.ts';
import type { MindId } from '#games/dice/bots/index.ts';
import { balance, planBalance } from '#games/dice/lab/index.ts';
import { tideBells, tideBellsGame } from '../games/dice/rules/tide-bells.ts';
import { repeats } from '../support/deep.ts';

interface Cell {
  readonly party: string;
  readonly chapter?: string;
  readonly difficulty?: Difficulty;
  readonly bot?: MindId;
  readonly games?: number;
}

/**
 * Share of a chapter's games that are won. The sample is small: it only guards against gross
 * errors.
 */
function wins({
  party,
  chapter = '1',
  difficulty = 'normal',
  bot = 'greedy',
  games = repeats(20, 40),
}: Cell) {
  const mind = assertDefined(findMind(bot));
  const plans = planBalance(tideBells, { chapter }, party, difficulty);
  const won = plans.map((plan) => balance(tideBellsGame, mind, plan, games, 'campaign').wins);
  return won.reduce((sum, count) => sum + count, 0) / (games * plans.length);
}

const [brawler, hunter, mystic, prophet, mentor] = HERO_CLASSES;
const PARTIES = [
  [brawler, hunter],
  [brawler, hunter, mystic],
  [brawler, hunter, mystic, prophet],
  [brawler, hunter, mystic, prophet, mentor],
  [brawler, hunter, mystic, prophet, mentor, brawler],
].map((party) => party.join(','));

describe('the first chapter', () => {
  test.each(PARTIES)('is won in about three of four games by %s', (party) => {
    const share = wins({ party });
    expect(share).toBeGreaterThan(0.6);
    expect(share).toBeLessThan(0.9);
  });

  test.each(HERO_CLASSES)('is won more often than not by %s alone', (party) => {
    expect(wins({ party })).toBeGreaterThan(0.5);
  });

  it('is lost by random play', () => {
    expect(wins({ party: 'brawler,hunter', bot: 'random' })).toBeLessThan(0.1);
  });
});

describe.each(['1', '2', '3'])('chapter %s', (chapter) => {
  it('is easier on Easy and harder on Hard, without certain wins or losses', () => {
    const party = 'brawler,hunter,mystic,prophet';
    const [easy, normal, hard] = (['easy', 'normal', 'hard'] as const).map((difficulty) =>
      wins({ party, chapter, difficulty, games: repeats(10, 20) }),
    );
    expect(assertDefined(easy)).toBeGreaterThan(assertDefined(normal));
    expect(assertDefined(normal)).toBeGreaterThan(assertDefined(hard));
    expect(assertDefined(easy)).toBeLessThan(1);
    expect(assertDefined(hard)).toBeGreaterThan(0.2);
  });
});
