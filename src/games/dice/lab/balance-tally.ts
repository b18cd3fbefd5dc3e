import { own, setOwn } from '#core';
import type { DieType } from '../rules/index.ts';
import { emptySums } from '#lab/interval.ts';
import type { PairSums } from '#lab/interval.ts';

/** Dice of a type that did nothing for their heroes. */
export interface DeadDice {
  /** Came into a hand and were never rolled, paid or given. */
  unused: number;
  /** Lay in a hand when the game ended. */
  atEnd: number;
  /** Met, and let go without a try. */
  forfeited: number;
  /** Met when the hand held nothing to try with. */
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

/** What came of some games: sums only, so that tallies of parts add up to that of the whole. */
export interface Tally {
  games: number;
  wins: number;
  reasons: Record<string, number>;
  /** How many games ended with so many turns left, and after so many. */
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
  /** Meetings with villains in the games that ended with the last of them cornered. */
  cornered: { games: number; met: number };
  guards: { tried: number; held: number };
  skills: Record<string, number>;
  pressure: PressureSums;
}

/** How hard games press on the heroes. */
export interface PressureSums {
  /** Games in which somebody rested. */
  rested: number;
  /** Lost games in which a hero died. */
  lostWithDeath: number;
  /** Rests and deaths, of one game each. */
  rests: PairSums;
  deaths: PairSums;
  /** Turns that begin with a red bag, of all turns. */
  red: PairSums;
  /** Encounters that leave no choice, of all encounters. */
  forced: PairSums;
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
    },
  };
}

export function countOne(counts: Record<string, number>, key: string | number): void {
  setOwn(counts, String(key), (own(counts, String(key)) ?? 0) + 1);
}

export function deadOf(tally: Tally, type: DieType): DeadDice {
  return (tally.dead[type] ??= { unused: 0, atEnd: 0, forfeited: 0, barred: 0 });
}

/** Value of a record under a name, made on first use. */
function heldOr<T>(record: Record<string, T>, name: string, make: () => T): T {
  const held = own(record, name);
  if (held !== undefined) return held;
  const made = make();
  setOwn(record, name, made);
  return made;
}

function noPlaceFigures(): PlaceFigures {
  return { games: 0, turns: 0, diceLost: 0, deaths: 0, closingsTried: 0, closingsWon: 0 };
}

export function placeFigures(tally: Tally, id: string): PlaceFigures {
  return heldOr(tally.places, id, noPlaceFigures);
}

function noThreatFigures(): ThreatFigures {
  return { met: 0, won: 0, damage: 0 };
}

export function threatFigures(tally: Tally, id: string): ThreatFigures {
  return heldOr(tally.threats, id, noThreatFigures);
}

type Sums = { [key: string]: number | Sums };

function addSums(into: Sums, more: Sums): void {
  for (const [key, value] of Object.entries(more)) {
    const had = own(into, key);
    if (typeof value === 'number') setOwn(into, key, (typeof had === 'number' ? had : 0) + value);
    else {
      const inner: Sums = typeof had === 'object' ? had : {};
      setOwn(into, key, inner);
      addSums(inner, value);
    }
  }
}

/** The tally of all the games of some tallies. */
export function mergeTallies(tallies: readonly Tally[]): Tally {
  const all = emptyTally();
  for (const tally of tallies) addSums(all as unknown as Sums, tally as unknown as Sums);
  return all;
}
