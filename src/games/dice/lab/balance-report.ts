import type { DeadDice, PlaceFigures, Tally, ThreatFigures } from './balance-tally.ts';
import { estimateOf, ratioOf, wilson, Z } from '#lab/statistics/interval.ts';
import type { Estimate, Share } from '#lab/statistics/interval.ts';

/** Pressure on the heroes: shares of games, and numbers per game for rests and deaths. */
export interface PressureReport {
  /** Games with at least one rest. */
  readonly rested: Estimate;
  /** Shares of lost games: with a hero's death, and by running out of time. */
  readonly lostWithDeath: Estimate;
  readonly lostByTime: Estimate;
  /** Turns that start with a red bag. */
  readonly red: Estimate;
  /** Encounters without a choice. */
  readonly forced: Estimate;
  /** Median of the real options against a threat; uses of the skills of allies per game. */
  readonly options: Estimate;
  readonly allies: Estimate;
  /** Hits that cost the announced dice, one to three dice, the whole hand. */
  readonly paid: Estimate;
  readonly light: Estimate;
  readonly emptied: Estimate;
  readonly rests: Estimate;
  readonly deaths: Estimate;
}

/** Printed figures of some games. Per game unless noted otherwise. */
export interface BalanceReport {
  readonly games: number;
  readonly wins: Share;
  /** Number of games that ended for each reason. */
  readonly reasons: Readonly<Record<string, number>>;
  readonly turnsLeft: { readonly p10: number; readonly p50: number; readonly p90: number };
  readonly turnsUsed: number;
  readonly explorations: number;
  readonly deaths: number;
  readonly deterred: number;
  readonly wounds: number;
  readonly dead: Readonly<Record<string, DeadDice>>;
  /** Averages over games with the location in play; closings are totals over all games. */
  readonly places: Readonly<Record<string, PlaceFigures>>;
  /** Totals over all games. */
  readonly threats: Readonly<Record<string, ThreatFigures>>;
  /** Encounters with villains in games that ended with the last of them cornered. */
  readonly villainsUntilCornered: number;
  readonly guards: { readonly tried: number; readonly held: Share };
  readonly skills: Readonly<Record<string, number>>;
  readonly pressure: PressureReport;
}

/** The smallest value that at least this share of all values does not exceed. */
export function percentile(counts: Readonly<Record<string, number>>, share: number): number {
  const values = Object.entries(counts)
    .map(([value, count]) => ({ value: Number(value), count }))
    .sort((a, b) => a.value - b.value);
  const total = values.reduce((sum, { count }) => sum + count, 0);
  let below = 0;
  for (const { value, count } of values) {
    below += count;
    if (below >= share * total) return value;
  }
  return 0;
}

/**
 * Median of some counts, between the order statistics that bound it with 95 % confidence. Values are
 * taken as independent.
 */
export function medianOf(counts: Readonly<Record<string, number>>): Estimate {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  if (total === 0) return { value: 0, least: 0, most: Infinity };
  const spread = Z / (2 * Math.sqrt(total));
  return {
    value: percentile(counts, 0.5),
    least: percentile(counts, Math.max(0, 0.5 - spread)),
    most: percentile(counts, Math.min(1, 0.5 + spread)),
  };
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

function per(value: number, games: number): number {
  return games === 0 ? 0 : round(value / games);
}

function sorted<T>(rows: Readonly<Record<string, T>>, map: (row: T) => T): Record<string, T> {
  const entries = Object.entries(rows).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([id, row]) => [id, map(row)]));
}

function placePerGame(place: PlaceFigures): PlaceFigures {
  const { games, turns, diceLost, deaths } = place;
  return {
    ...place,
    turns: per(turns, games),
    diceLost: per(diceLost, games),
    deaths: per(deaths, games),
  };
}

function deadPerGame(tally: Tally): Record<string, DeadDice> {
  const { games } = tally;
  return sorted(tally.dead as Record<string, DeadDice>, (dead) => ({
    unused: per(dead.unused, games),
    atEnd: per(dead.atEnd, games),
    forfeited: per(dead.forfeited, games),
    barred: per(dead.barred, games),
  }));
}

type PressureCounts = Pick<Tally, 'games' | 'wins' | 'reasons' | 'pressure'>;

export function pressureOf(tally: PressureCounts): PressureReport {
  const { games, wins, reasons, pressure } = tally;
  const losses = games - wins;
  const share = (count: number, all: number) => estimateOf(wilson(count, all));
  return {
    rested: share(pressure.rested, games),
    lostWithDeath: share(pressure.lostWithDeath, losses),
    lostByTime: share(reasons['time'] ?? 0, losses),
    red: ratioOf(pressure.red),
    forced: ratioOf(pressure.forced),
    options: medianOf(pressure.options),
    allies: ratioOf(pressure.allies),
    paid: ratioOf(pressure.paid),
    light: ratioOf(pressure.light),
    emptied: ratioOf(pressure.emptied),
    rests: ratioOf(pressure.rests),
    deaths: ratioOf(pressure.deaths),
  };
}

/** Figures of a tally; `share` gives the interval of the win rate. */
export function reportOf(tally: Tally, share = wilson): BalanceReport {
  const { games, turnsLeft, guards, cornered } = tally;
  const identity = <T>(row: T) => row;
  return {
    games,
    wins: share(tally.wins, games),
    reasons: sorted(tally.reasons, identity),
    turnsLeft: {
      p10: percentile(turnsLeft, 0.1),
      p50: percentile(turnsLeft, 0.5),
      p90: percentile(turnsLeft, 0.9),
    },
    turnsUsed: per(tally.turnsUsed, games),
    explorations: per(tally.explorations, games),
    deaths: per(tally.deaths, games),
    deterred: per(tally.deterred, games),
    wounds: per(tally.wounds, games),
    dead: deadPerGame(tally),
    places: sorted(tally.places, placePerGame),
    threats: sorted(tally.threats, identity),
    villainsUntilCornered: per(cornered.met, cornered.games),
    guards: { tried: guards.tried, held: wilson(guards.held, guards.tried) },
    skills: sorted(tally.skills, (uses) => per(uses, games)),
    pressure: pressureOf(tally),
  };
}
