import { elementAt } from '#core';
import { emptyPairTally, mergePairTallies } from '../kinds/paired-games.ts';
import type { PairTally } from '../kinds/paired-games.ts';
import { addValue, emptyMoments, mergeMoments } from '../statistics/sums.ts';
import type { MomentSums } from '../statistics/sums.ts';
import { winnerOf } from './course.ts';
import type { Course } from './course.ts';
import { addCount, mergeCounts } from './histogram.ts';
import type { Counts } from './histogram.ts';
import { PARTS, tensionOf } from './tension.ts';

/** Figures of single games whose mean is reported. Shares are from 0 to 1. */
export const MEASURES = [
  'turns',
  'options',
  'options-median',
  'options-95',
  'forced',
  'lead-changes',
  'uncertainty',
  'drama',
  'decided',
] as const;
export type Measure = (typeof MEASURES)[number];

/** Games of a bot against itself. Plain JSON. */
export interface LoneTally {
  games: number;
  /** Games with a sole winner, by seat, and those won by the first player. */
  wins: number[];
  firstWins: number;
  /** Games over without a sole winner, and games that hit the limit. */
  draws: number;
  unfinished: number;
  /** Games in which chance had a turn. */
  chance: number;
  /** Games with an evaluated winner who was clearly behind, and all games with one. */
  comebacks: number;
  evaluated: number;
  /** Games by number of turns, and by reason of their end. */
  turns: Counts;
  ends: Counts;
  measures: Record<Measure, MomentSums>;
  /** Size of the lead, and lead of the winner, by tenth of the game. */
  leads: MomentSums[];
  winnersLeads: MomentSums[];
  /** Games in which each item of the rules happened. */
  seen: number[];
}

/** Tally of a cell: a bot against itself, or pairs of games between two bots. */
export type RulesTally =
  | { readonly kind: 'lone'; readonly lone: LoneTally }
  | { readonly kind: 'pairs'; readonly pairs: PairTally };

function emptyMeasures(): Record<Measure, MomentSums> {
  const entries = MEASURES.map((measure) => [measure, emptyMoments()] as const);
  return Object.fromEntries(entries) as Record<Measure, MomentSums>;
}

/** Empty tally for a number of players and of items in the rules. */
export function emptyLoneTally(players: number, items: number): LoneTally {
  return {
    games: 0,
    wins: Array.from({ length: players }, () => 0),
    firstWins: 0,
    draws: 0,
    unfinished: 0,
    chance: 0,
    comebacks: 0,
    evaluated: 0,
    turns: {},
    ends: {},
    measures: emptyMeasures(),
    leads: Array.from({ length: PARTS }, emptyMoments),
    winnersLeads: Array.from({ length: PARTS }, emptyMoments),
    seen: Array.from({ length: items }, () => 0),
  };
}

export function emptyPairs(): RulesTally {
  return { kind: 'pairs', pairs: emptyPairTally() };
}

const THOUSAND = 1000;

/** Quantile of a sorted list; its lower value where two are possible. */
function quantileIn(sorted: readonly number[], share: number): number {
  return elementAt(sorted, Math.max(0, Math.ceil(sorted.length * share) - 1));
}

function addChoices({ measures }: LoneTally, choices: readonly number[]): void {
  if (choices.length === 0) return;
  const sorted = [...choices].sort((a, b) => a - b);
  const sum = choices.reduce((total, count) => total + count, 0);
  const forced = choices.filter((count) => count === 1).length;
  addValue(measures.options, sum / choices.length);
  addValue(measures['options-median'], quantileIn(sorted, 0.5));
  addValue(measures['options-95'], quantileIn(sorted, 0.95));
  addValue(measures.forced, forced / choices.length);
}

function addParts(into: readonly MomentSums[], parts: readonly (number | undefined)[]): void {
  for (const [at, value] of parts.entries()) {
    if (value !== undefined) addValue(elementAt(into, at), value / THOUSAND);
  }
}

function addTension(tally: LoneTally, course: Course): void {
  const { measures } = tally;
  const tension = tensionOf(course.values, winnerOf(course));
  if (tension === undefined) return;
  addValue(measures['lead-changes'], tension.leadChanges);
  addValue(measures.uncertainty, tension.uncertainty / THOUSAND);
  addParts(tally.leads, tension.leads);
  const { winner } = tension;
  if (winner === undefined) return;
  tally.evaluated += 1;
  if (winner.isComeback) tally.comebacks += 1;
  addValue(measures.drama, winner.drama / THOUSAND);
  addValue(measures.decided, winner.decided / THOUSAND);
  addParts(tally.winnersLeads, winner.leads);
}

/** Adds a game, and the items of the rules that happened in it. */
export function addCourse(tally: LoneTally, course: Course, seen: readonly number[]): void {
  const winner = winnerOf(course);
  const { outcome, hasChance, first, turns, choices } = course;
  tally.games += 1;
  if (hasChance) tally.chance += 1;
  if (outcome === undefined) tally.unfinished += 1;
  else {
    addCount(tally.ends, outcome.reason);
    if (winner < 0) tally.draws += 1;
    else tally.wins[winner] = elementAt(tally.wins, winner) + 1;
    if (winner === first) tally.firstWins += 1;
  }
  addCount(tally.turns, turns);
  addValue(tally.measures.turns, turns);
  addChoices(tally, choices);
  addTension(tally, course);
  for (const item of seen) tally.seen[item] = elementAt(tally.seen, item) + 1;
}

function addAll(into: number[], more: readonly number[]): void {
  for (const [at, count] of more.entries()) into[at] = elementAt(into, at) + count;
}

function mergeEach(into: readonly MomentSums[], more: readonly MomentSums[]): void {
  for (const [at, moments] of more.entries()) mergeMoments(elementAt(into, at), moments);
}

function mergeLone(into: LoneTally, more: LoneTally): void {
  into.games += more.games;
  into.firstWins += more.firstWins;
  into.draws += more.draws;
  into.unfinished += more.unfinished;
  into.chance += more.chance;
  into.comebacks += more.comebacks;
  into.evaluated += more.evaluated;
  addAll(into.wins, more.wins);
  addAll(into.seen, more.seen);
  mergeCounts(into.turns, more.turns);
  mergeCounts(into.ends, more.ends);
  for (const measure of MEASURES) mergeMoments(into.measures[measure], more.measures[measure]);
  mergeEach(into.leads, more.leads);
  mergeEach(into.winnersLeads, more.winnersLeads);
}

/** Adds the tally of later units of the same cell. */
export function mergeRulesTallies(into: RulesTally, more: RulesTally): void {
  if (into.kind === 'lone' && more.kind === 'lone') mergeLone(into.lone, more.lone);
  if (into.kind === 'pairs' && more.kind === 'pairs') mergePairTallies(into.pairs, more.pairs);
}
