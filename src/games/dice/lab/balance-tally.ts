import { own, defineOwn } from '#core';
import type { DieType } from '../rules/index.ts';
import { emptySums } from '#lab/statistics/sums.ts';
import type { PairSums } from '#lab/statistics/sums.ts';

/** Dice of a type that were of no use to their heroes. */
export interface DeadDice {
  /** Entered a hand but were never rolled, paid or given. */
  unused: number;
  /** Were in a hand at the end of the game. */
  atEnd: number;
  /** Encountered and forfeited without an attempt. */
  forfeited: number;
  /** Encountered while the hand had no die for an attempt. */
  barred: number;
}

export interface PlaceFigures {
  games: number;
  turns: number;
  diceLost: number;
  deaths: number;
  closingsTried: number;
  closingsWon: number;
}

export interface ThreatFigures {
  met: number;
  won: number;
  damage: number;
}

/** Results of some games, as sums only, to make tallies additive. */
export interface Tally {
  games: number;
  wins: number;
  reasons: Record<string, number>;
  /** Number of games by turns left at the end; `turnsUsed` counts the turns played. */
  turnsLeft: Record<string, number>;
  turnsUsed: number;
  explorations: number;
  deaths: number;
  deterred: number;
  wounds: number;
  dead: Partial<Record<DieType, DeadDice>>;
  places: Record<string, PlaceFigures>;
  threats: Record<string, ThreatFigures>;
  villainsMet: number;
  /** Encounters with villains in games that ended with the last of them cornered. */
  cornered: { games: number; met: number };
  guards: { tried: number; held: number };
  skills: Record<string, number>;
  pressure: PressureSums;
  spread: SpreadSums;
}

/** Counts of a game whose means per game have intervals. */
type SpreadCounts = Pick<
  Tally,
  'turnsUsed' | 'explorations' | 'deterred' | 'wounds' | 'dead' | 'places' | 'cornered' | 'skills'
>;

/** Sums over games of products of their counts, for the intervals of means. */
export interface SpreadSums {
  /** Squares of the counts. */
  squares: SpreadCounts;
  /** Damage by a threat, among the encounters with it. */
  damage: Record<string, PairSums>;
}

/** Pressure on the heroes. */
export interface PressureSums {
  /** Games with at least one rest. */
  rested: number;
  /** Lost games with a hero's death. */
  lostWithDeath: number;
  /** Rests and deaths, per game. */
  rests: PairSums;
  deaths: PairSums;
  /** Turns that start with a red bag, among all turns. */
  red: PairSums;
  /** Encounters without a choice, among all encounters. */
  forced: PairSums;
  /** Number of encounters with threats by their real options. */
  options: Record<string, number>;
  /** Uses of the skills of allies, per game. */
  allies: PairSums;
  /** Hits that cost as many dice as announced, one to three dice, or every die of the hand. */
  paid: PairSums;
  light: PairSums;
  emptied: PairSums;
}

export function emptyTally(): Tally {
  return {
    games: 0,
    wins: 0,
    reasons: {},
    turnsLeft: {},
    turnsUsed: 0,
    explorations: 0,
    deaths: 0,
    deterred: 0,
    wounds: 0,
    dead: {},
    places: {},
    threats: {},
    villainsMet: 0,
    cornered: { games: 0, met: 0 },
    guards: { tried: 0, held: 0 },
    skills: {},
    pressure: {
      rested: 0,
      lostWithDeath: 0,
      rests: emptySums(),
      deaths: emptySums(),
      red: emptySums(),
      forced: emptySums(),
      options: {},
      allies: emptySums(),
      paid: emptySums(),
      light: emptySums(),
      emptied: emptySums(),
    },
    spread: {
      squares: {
        turnsUsed: 0,
        explorations: 0,
        deterred: 0,
        wounds: 0,
        dead: {},
        places: {},
        cornered: { games: 0, met: 0 },
        skills: {},
      },
      damage: {},
    },
  };
}

/** Adds to the count under a key. */
export function addCount(counts: Record<string, number>, key: string, amount: number): void {
  defineOwn(counts, key, (own(counts, key) ?? 0) + amount);
}

/** The value of a record under a name, created on first use. */
export function getOrCreate<T>(record: Record<string, T>, name: string, make: () => T): T {
  const held = own(record, name);
  if (held !== undefined) return held;
  const created = make();
  defineOwn(record, name, created);
  return created;
}

export function noDeadDice(): DeadDice {
  return { unused: 0, atEnd: 0, forfeited: 0, barred: 0 };
}

export function noPlaceFigures(): PlaceFigures {
  return { games: 0, turns: 0, diceLost: 0, deaths: 0, closingsTried: 0, closingsWon: 0 };
}

/** Figures of a location in a tally. */
export function placeFigures(tally: Tally, id: string): PlaceFigures {
  return getOrCreate(tally.places, id, noPlaceFigures);
}

export function noThreatFigures(): ThreatFigures {
  return { met: 0, won: 0, damage: 0 };
}

/** Figures of a threat in a tally. */
export function threatFigures(tally: Tally, id: string): ThreatFigures {
  return getOrCreate(tally.threats, id, noThreatFigures);
}

type Sums = { [key: string]: number | Sums };

function addSums(into: Sums, more: Sums): void {
  for (const [key, value] of Object.entries(more)) {
    const had = own(into, key);
    if (typeof value === 'number') {
      defineOwn(into, key, (typeof had === 'number' ? had : 0) + value);
    } else if (typeof had === 'object') addSums(had, value);
    else {
      const inner: Sums = {};
      defineOwn(into, key, inner);
      addSums(inner, value);
    }
  }
}

/** Adds sums of the same form, such as tallies of other games. */
export function mergeInto<T extends object>(into: T, more: T): void {
  addSums(into as Sums, more as Sums);
}

/** Combines tallies into one for all their games. */
export function mergeTallies(tallies: readonly Tally[]): Tally {
  const all = emptyTally();
  for (const tally of tallies) mergeInto(all, tally);
  return all;
}
