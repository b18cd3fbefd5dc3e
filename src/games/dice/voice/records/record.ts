import type { HeroSheet } from '../../rules/index.ts';
import { ACHIEVEMENTS } from './achievements.ts';
import type { FinishedScene } from './finished.ts';
import { bestScore, dailyResult, PROFILE_LIMITS, withLatest } from './profile.ts';
import type { HeroHistory, Profile } from './profile.ts';
import type { HeroTally } from './tally.ts';

/** The effect of a finished scenario on the records. */
export interface Recorded {
  readonly profile: Profile;
  /** False for a game that was counted before. */
  readonly isCounted: boolean;
  /** True if its score is the best so far. */
  readonly isBest: boolean;
  /** Ids of achievements that it earned. */
  readonly earned: readonly string[];
}

function nameOf({ name = '' }: HeroSheet): string {
  return name;
}

function emptyHistory(sheet: HeroSheet): HeroHistory {
  const counts = { scenarios: 0, wins: 0, deaths: 0, closed: 0, beaten: 0, roll: 0 };
  return { class: sheet.class, name: nameOf(sheet), ...counts };
}

function withTally(history: HeroHistory, tally: HeroTally, isWon: boolean): HeroHistory {
  return {
    ...history,
    scenarios: history.scenarios + 1,
    wins: history.wins + Number(isWon),
    deaths: history.deaths + tally.deaths,
    closed: history.closed + tally.closed,
    beaten: history.beaten + tally.beaten,
    roll: Math.max(history.roll, tally.roll),
  };
}

function withHeroes(profile: Profile, { party, tally, isWon }: FinishedScene): Profile {
  let { heroes } = profile;
  for (const one of tally.heroes) {
    const sheet = party[one.hero];
    if (sheet === undefined) continue;
    const isSame = (hero: HeroHistory) => hero.class === sheet.class && hero.name === nameOf(sheet);
    const history = withTally(heroes.find(isSame) ?? emptyHistory(sheet), one, isWon);
    heroes = withLatest(heroes, history, isSame, PROFILE_LIMITS.heroes);
  }
  return { ...profile, heroes };
}

function withScore(profile: Profile, game: FinishedScene, date: string): Profile {
  const { adventure, scene, score, options } = game;
  if (score === undefined || score.total === 0) return profile;
  const { level } = scene.world;
  const { difficulty, twists = '' } = options;
  const cell = { adventure, level, difficulty, heroes: scene.heroes.length };
  const before = bestScore(profile, cell);
  if (before !== undefined && before.score >= score.total) return profile;
  const entry = { ...cell, score: score.total, twists, date };
  const isSame = (one: unknown) => one === before;
  return { ...profile, best: withLatest(profile.best, entry, isSame, PROFILE_LIMITS.best) };
}

function withDaily(profile: Profile, { adventure, daily, scene, ...game }: FinishedScene): Profile {
  if (daily === undefined || dailyResult(profile, adventure, daily) !== undefined) return profile;
  const result = {
    adventure,
    date: daily,
    score: game.score?.total ?? 0,
    won: game.isWon,
    timer: Math.max(0, scene.timer),
    alive: scene.heroes.filter(({ alive }) => alive).length,
    heroes: scene.heroes.length,
    signs: game.tally.signs,
  };
  const dailies = withLatest(profile.dailies, result, () => false, PROFILE_LIMITS.dailies);
  return { ...profile, dailies };
}

function withEarned(profile: Profile, game: FinishedScene, date: string): Profile {
  const missing = Object.entries(ACHIEVEMENTS).filter(([id, { isEarned }]) => {
    return !profile.earned.some((one) => one.id === id) && isEarned(game, profile);
  });
  const earned = missing.map(([id]) => ({ id, date }));
  return { ...profile, earned: [...profile.earned, ...earned].slice(-PROFILE_LIMITS.earned) };
}

/** Adds a finished scenario to the records. A game counts only the first time it is finished. */
export function recordScene(before: Profile, game: FinishedScene, date: string): Recorded {
  const { key } = game;
  if (before.counted.includes(key)) {
    return { profile: before, isCounted: false, isBest: false, earned: [] };
  }
  const counted = withLatest(before.counted, key, () => false, PROFILE_LIMITS.counted);
  const scored = withScore({ ...before, counted }, game, date);
  const profile = withEarned(withDaily(withHeroes(scored, game), game), game, date);
  return {
    profile,
    isCounted: true,
    isBest: profile.best !== before.best,
    earned: profile.earned.slice(before.earned.length).map(({ id }) => id),
  };
}
