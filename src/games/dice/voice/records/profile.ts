import type { Difficulty, HeroClass } from '../../rules/index.ts';
import type { Sign } from './tally.ts';

/** Best score at one level, difficulty and party size of an adventure. */
export interface BestScore {
  readonly adventure: string;
  readonly level: number;
  readonly difficulty: Difficulty;
  readonly heroes: number;
  readonly score: number;
  /** Twists, as the option of the journey. */
  readonly twists: string;
  readonly date: string;
}

/** Result of the first finished game of a daily. */
export interface DailyResult {
  readonly adventure: string;
  /** Date of the daily, such as `2026-11-28`. */
  readonly date: string;
  readonly score: number;
  readonly won: boolean;
  /** Turns left. */
  readonly timer: number;
  readonly alive: number;
  readonly heroes: number;
  readonly signs: readonly Sign[];
}

/** Everything a hero of this name and class has done. */
export interface HeroHistory {
  readonly class: HeroClass;
  /** Empty for a hero without a name. */
  readonly name: string;
  readonly scenarios: number;
  readonly wins: number;
  readonly deaths: number;
  readonly closed: number;
  readonly beaten: number;
  /** Largest total of a check. */
  readonly roll: number;
}

/** An achievement and the date on which it was earned. */
export interface Earned {
  readonly id: string;
  readonly date: string;
}

/** Records of the player on this device. Lists have the latest entry last. */
export interface Profile {
  /** Keys of games that were counted. Each counts once. */
  readonly counted: readonly string[];
  readonly best: readonly BestScore[];
  readonly dailies: readonly DailyResult[];
  readonly earned: readonly Earned[];
  readonly heroes: readonly HeroHistory[];
}

export const EMPTY_PROFILE: Profile = {
  counted: [],
  best: [],
  dailies: [],
  earned: [],
  heroes: [],
};

/** Most entries of each list; older ones are forgotten. */
export const PROFILE_LIMITS: Readonly<Record<keyof Profile, number>> = {
  counted: 1000,
  best: 1000,
  dailies: 400,
  earned: 100,
  heroes: 300,
};

/** Storage of the profile, and the calendar. */
export interface ProfileStore {
  /** Date on the player's calendar, such as `2026-11-28`. */
  today(): string;
  read(): Profile;
  /** Changes the stored profile. Never throws: without storage, records last for the session. */
  change(change: (profile: Profile) => Profile): void;
}

/** The result of a daily in an adventure; undefined if it is not finished. */
export function dailyResult(
  { dailies }: Profile,
  adventure: string,
  date: string,
): DailyResult | undefined {
  return dailies.find((one) => one.adventure === adventure && one.date === date);
}

type Cell = Pick<BestScore, 'adventure' | 'level' | 'difficulty' | 'heroes'>;

/** The best score in the same adventure at the same level, difficulty and party size. */
export function bestScore({ best }: Profile, cell: Cell): BestScore | undefined {
  return best.find(
    ({ adventure, level, difficulty, heroes }) =>
      adventure === cell.adventure &&
      level === cell.level &&
      difficulty === cell.difficulty &&
      heroes === cell.heroes,
  );
}

/** The list with one entry added or replaced as the latest, within the limit. */
export function withLatest<T>(
  list: readonly T[],
  entry: T,
  isSame: (one: T) => boolean,
  limit: number,
): readonly T[] {
  return [...list.filter((one) => !isSame(one)), entry].slice(-limit);
}
