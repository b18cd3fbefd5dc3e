import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { assertDefined, makeStream, Match } from '#core';
import type { AnyMatch } from '#core';
import {
  dailyOf,
  dateOfDaily,
  levelOfFreePlay,
  makeJourneyGame,
  parseParty,
  parseTwists,
  pointsOf,
  scoreOf,
  twistFactor,
} from '#games/dice/rules/index.ts';
import type { JourneyState } from '#games/dice/rules/index.ts';
import { findJourneyMind } from '#games/dice/bots/journey-mind.ts';
import { tideBells } from '../tide-bells.ts';

const game = makeJourneyGame(tideBells);

const dates = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('the daily', () => {
  it('is free play with one harmful and one helpful twist, derived from the date', () => {
    fc.assert(
      fc.property(dates, (date) => {
        const daily = dailyOf(date);
        const { route, party, twists } = daily.options;
        expect(dailyOf(date)).toEqual(daily);
        expect(daily.seed).toBe(`daily-${date}`);
        expect([1, 2, 3]).toContain(levelOfFreePlay(route));
        expect([4, 5]).toContain(assertDefined(parseParty(party)).length);
        const points = parseTwists(twists).map(pointsOf);
        expect(points.map(Math.sign)).toEqual([1, -1]);
      }),
    );
  });

  it('is the same in every version: a published example', () => {
    expect(dailyOf('2026-11-28')).toEqual({
      date: '2026-11-28',
      seed: 'daily-2026-11-28',
      options: {
        route: 'free-1',
        party: 'mystic,mentor,hunter,prophet,brawler',
        difficulty: 'normal',
        mode: 'story',
        twists: 'utter-mess,alien-lands',
      },
    });
  });

  it('differs from day to day', () => {
    const days = Array.from(
      { length: 30 },
      (_, at) => `2026-11-${String(at + 1).padStart(2, '0')}`,
    );
    const all = days.map((date) => JSON.stringify(dailyOf(date).options));
    expect(new Set(all).size).toBeGreaterThan(25);
  });

  const { options, seed } = dailyOf('2026-11-28');
  test.each([
    ['with names', { ...options, party: options.party.replace('mystic', 'mystic=Vera') }, true],
    ['with twists in another order', { ...options, twists: 'alien-lands,utter-mess' }, true],
    ['of another level', { ...options, route: 'free-3' }, false],
    ['of another difficulty', { ...options, difficulty: 'easy' } as const, false],
    ['with fewer heroes', { ...options, party: 'mystic,mentor' }, false],
    ['without twists', { ...options, twists: '' }, false],
  ])('%s is recognised: %s', (_, changed, isDaily) => {
    expect(dateOfDaily(changed, seed)).toBe(isDaily ? '2026-11-28' : undefined);
  });

  it('is not recognised by another seed', () => {
    expect(dateOfDaily(options, 'daily-2026-11-29')).toBeUndefined();
    expect(dateOfDaily(options, 'daily')).toBeUndefined();
  });
});

describe('the score', () => {
  const greedy = assertDefined(findJourneyMind('greedy'));
  const finish = (options: Parameters<typeof game.start>[0], seed: string) => {
    const match = new Match(game, options, seed);
    const whims = makeStream(seed, 'mind');
    while (match.turn.kind === 'decide') match.play(greedy.choose(match.state, whims));
    return assertDefined(((match as AnyMatch).state as JourneyState).scene);
  };
  const free = {
    route: 'free-2',
    party: 'brawler,hunter',
    difficulty: 'hard',
    mode: 'story',
  } as const;

  it('is the sum of its parts times its factors', () => {
    for (let seed = 0; seed < 12; seed++) {
      const scene = finish({ ...free, twists: 'harm,serenity' }, `score ${seed}`);
      const { total, parts, factors } = assertDefined(scoreOf(scene));
      const closed = scene.places.filter(({ open }) => !open).length;
      const alive = scene.heroes.filter(({ alive: lives }) => lives).length;
      const won = Number(scene.over === 'cornered');
      expect(parts).toEqual({
        places: 50 * closed,
        victory: 500 * won,
        turns: 20 * won * Math.max(0, scene.timer),
        heroes: 50 * won * alive,
      });
      expect(factors).toEqual({ level: 110, difficulty: 130, twists: 95 });
      const sum = parts.places + parts.victory + parts.turns + parts.heroes;
      expect(total).toBe(Math.round(sum * 1.1 * 1.3 * 0.95));
    }
  });

  it('belongs to finished free play only', () => {
    const start = assertDefined(game.start(free, 'x').scene);
    expect(scoreOf(start)).toBeUndefined();
    expect(scoreOf(finish({ ...free, route: 'goose-chase' }, 'x'))).toBeUndefined();
  });

  it.each([
    ['', 100],
    ['no-time-to-waste', 175],
    ['trusted-companions,occasional-accomplices', 65],
  ])('is multiplied for the twists “%s” by %i %', (twists, factor) => {
    expect(twistFactor(parseTwists(twists))).toBe(factor);
  });
});
