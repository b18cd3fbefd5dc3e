import type { DiceGame, Difficulty } from '../rules/index.ts';
import { heroFigures, skillFigures } from './balance-ablation.ts';
import type { HeroFigures, SkillFigures } from './balance-ablation.ts';
import { differences, Figures } from './balance-figures.ts';
import { pressureOf } from './balance-report.ts';
import type { PressureReport } from './balance-report.ts';
import { RIVALS } from './balance-samples.ts';
import type {
  Outcome,
  PartySample,
  Rival,
  Series,
  SizeSample,
  TargetSamples,
} from './balance-samples.ts';
import { findUntriable } from './balance-tries.ts';
import type { Untriable } from './balance-tries.ts';
import { differenceOf, estimateOf, meanDifference } from '#lab/statistics/interval.ts';
import type { Estimate, Share } from '#lab/statistics/interval.ts';

/** Format of a measured value: a share, percentage points between two shares, or a number. */
export type Unit = 'share' | 'points' | 'number';

/** Target range of a value. */
export interface Band {
  readonly least?: number;
  readonly most?: number;
}

interface Target {
  readonly unit: Unit;
  /** Undefined for values shown without a target. */
  readonly band?: Band;
}

/** Balance targets of a campaign. */
export const TARGETS = {
  'won-normal': { unit: 'share', band: { least: 0.7, most: 0.8 } },
  'won-easy': { unit: 'share', band: { least: 0.85, most: 0.95 } },
  'won-hard': { unit: 'share', band: { least: 0.4, most: 0.6 } },
  spread: { unit: 'points', band: { most: 0.12 } },
  'least-pair': { unit: 'share', band: { least: 0.55 } },
  'least-solo': { unit: 'share', band: { least: 0.5 } },
  rusher: { unit: 'points', band: { least: 0.1 } },
  cautious: { unit: 'points', band: { least: 0.1 } },
  rested: { unit: 'share', band: { least: 0.3 } },
  'lost-with-death': { unit: 'share', band: { least: 0.15, most: 0.35 } },
  'lost-by-time': { unit: 'share', band: { most: 0.6 } },
  red: { unit: 'share', band: { least: 0.15, most: 0.35 } },
  forced: { unit: 'share', band: { most: 0.15 } },
  paid: { unit: 'share', band: { least: 0.95 } },
  light: { unit: 'share', band: { least: 0.7 } },
  emptied: { unit: 'share', band: { most: 0.05 } },
  untriable: { unit: 'number', band: { most: 0 } },
  unbeatable: { unit: 'number' },
  strong: { unit: 'number', band: { most: 0 } },
  weak: { unit: 'share', band: { most: 0.2 } },
  rests: { unit: 'number' },
  deaths: { unit: 'number' },
} as const satisfies Record<string, Target>;
export type TargetId = keyof typeof TARGETS;

/** Effects of a skill or hero: one above decides games, one below is useless. */
export const EFFECTS = { least: 0.01, most: 0.08 } as const satisfies Band;

export interface TargetRow {
  readonly target: TargetId;
  readonly unit: Unit;
  readonly band: Band;
  /** Number of heroes, or the party, that the row is about. */
  readonly heroes?: number;
  readonly party?: string;
  readonly measured: Estimate;
  /** True if the measured value is in the band; undefined without a target. */
  readonly holds: boolean | undefined;
  /** True if the whole interval gives the same result. */
  readonly sure: boolean;
}

/** A chapter, or the whole campaign. */
export interface Scope {
  readonly scope: string;
  readonly scenarios: readonly string[];
}

export interface ScopeReport extends Scope {
  readonly games: number;
  readonly rows: readonly TargetRow[];
  readonly parties: readonly { readonly party: string; readonly won: Share }[];
  /** Games of the greedy bot on Normal, by scenario and by size of party. */
  readonly byScenario: readonly { readonly scenario: string; readonly won: Share }[];
  readonly bySize: readonly SizeFigures[];
  readonly skills: readonly SkillFigures[];
  readonly heroes: readonly HeroFigures[];
  readonly untriable: readonly Untriable[];
}

/** Pressure on parties of one size. */
export interface SizeFigures {
  readonly heroes: number;
  readonly won: Share;
  readonly pressure: PressureReport;
}

type RowOf = Pick<TargetRow, 'heroes' | 'party'>;

export function judge(target: TargetId, measured: Estimate, of: RowOf = {}): TargetRow {
  const { unit, band = {} }: Target = TARGETS[target];
  const { least = -Infinity, most = Infinity } = band;
  const isIn = (value: number) => value >= least && value <= most;
  const hasBand = 'band' in TARGETS[target];
  const holds = isIn(measured.value);
  const isApart = measured.most < least || measured.least > most;
  const sure = holds ? isIn(measured.least) && isIn(measured.most) : isApart;
  return { target, unit, band, ...of, measured, holds: hasBand ? holds : undefined, sure };
}

/** The scopes of a study: its chapters, and the whole campaign if there are several. */
export function scopesOf({ campaign, scenarios }: TargetSamples): Scope[] {
  const chapters = campaign.chapters
    .map(({ id, scenarios: own }) => {
      return { scope: id, scenarios: own.filter((one) => scenarios.includes(one)) };
    })
    .filter((scope) => scope.scenarios.length > 0);
  const campaignScope = { scope: 'campaign', scenarios };
  return chapters.length === 1 ? chapters : [...chapters, campaignScope];
}

/** Measures a scope against its targets. */
export function reportScope(
  samples: TargetSamples,
  outcomes: ReadonlyMap<Series, Outcome>,
  game: DiceGame,
  scope: Scope,
): ScopeReport {
  const figures = new Figures(outcomes, scope.scenarios);
  const skills = skillFigures(figures, samples.skills);
  const heroes = heroFigures(figures, samples.parties);
  const untriable = findUntriable(game, samples.campaign.content, scope.scenarios);
  const usual = usualSeries(samples.sizes);
  const own = [...outcomes].filter(([{ options }]) => scope.scenarios.includes(options.scenario));
  return {
    ...scope,
    games: own.reduce((sum, [, { won }]) => sum + won.length, 0),
    rows: [
      ...winRows(figures, samples.sizes),
      ...partyRows(figures, samples.parties),
      ...rivalRows(figures, samples.sizes),
      ...pressureRows(figures, samples.sizes),
      ...untriableRows(untriable),
      ...ablationRows(skills, heroes),
    ],
    parties: samples.parties.map(({ party, series }) => {
      return { party: party.join(), won: figures.winRate(series) };
    }),
    byScenario: scope.scenarios.map((scenario) => {
      return { scenario, won: new Figures(outcomes, [scenario]).winRate(usual) };
    }),
    bySize: greedyOn(samples.sizes, 'normal').map(({ size, series }) => {
      const won = figures.winRate(series);
      return { heroes: size, won, pressure: pressureOf(figures.counts(series)) };
    }),
    skills,
    heroes,
    untriable,
  };
}

/** All games of the greedy bot on Normal. */
function usualSeries(sizes: readonly SizeSample[]): Series[] {
  return greedyOn(sizes, 'normal').flatMap(({ series }) => series);
}

function greedyOn(sizes: readonly SizeSample[], difficulty: Difficulty): SizeSample[] {
  return sizes.filter((sample) => sample.bot === 'greedy' && sample.difficulty === difficulty);
}

function winRows(figures: Figures, sizes: readonly SizeSample[]): TargetRow[] {
  const rows = (['normal', 'easy', 'hard'] as const).flatMap((difficulty) =>
    greedyOn(sizes, difficulty).map(({ size, series }) => {
      const won = estimateOf(figures.winRate(series));
      return judge(`won-${difficulty}`, won, { heroes: size });
    }),
  );
  const rates = greedyOn(sizes, 'normal')
    .map(({ series }) => figures.winRate(series))
    .sort((a, b) => a.share - b.share);
  const [least, most] = [rates[0], rates.at(-1)];
  if (least === undefined || most === undefined) return rows;
  const spread = differenceOf(estimateOf(most), estimateOf(least));
  return [...rows, judge('spread', { ...spread, least: Math.max(0, spread.least) })];
}

function partyRows(figures: Figures, parties: readonly PartySample[]): TargetRow[] {
  const least = (target: TargetId, size: number): TargetRow[] => {
    const [worst] = parties
      .filter(({ party }) => party.length === size)
      .map(({ party, series }) => ({ party: party.join(), won: figures.winRate(series) }))
      .sort((a, b) => a.won.share - b.won.share);
    if (worst === undefined) return [];
    return [judge(target, estimateOf(worst.won), { party: worst.party })];
  };
  return [...least('least-pair', 2), ...least('least-solo', 1)];
}

/**
 * Differences in win rate between the greedy bot and its rivals, over games with the same seeds.
 */
function rivalRows(figures: Figures, sizes: readonly SizeSample[]): TargetRow[] {
  const wonBy = (bot: 'greedy' | Rival) => {
    const own = sizes.filter((one) => one.bot === bot && one.difficulty === 'normal');
    return own.flatMap(({ series }) => figures.won(series));
  };
  const greedy = wonBy('greedy');
  return RIVALS.flatMap((bot) => {
    const rival = wonBy(bot);
    if (rival.length === 0) return [];
    return [judge(bot, meanDifference(differences(greedy, rival)))];
  });
}

function pressureRows(figures: Figures, sizes: readonly SizeSample[]): TargetRow[] {
  const series = usualSeries(sizes);
  if (series.length === 0) return [];
  const pressure = pressureOf(figures.counts(series));
  return [
    judge('rested', pressure.rested),
    judge('lost-with-death', pressure.lostWithDeath),
    judge('lost-by-time', pressure.lostByTime),
    judge('red', pressure.red),
    judge('forced', pressure.forced),
    judge('paid', pressure.paid),
    judge('light', pressure.light),
    judge('emptied', pressure.emptied),
    judge('rests', pressure.rests),
    judge('deaths', pressure.deaths),
  ];
}

function exactly(value: number): Estimate {
  return { value, least: value, most: value };
}

function untriableRows(untriable: readonly Untriable[]): TargetRow[] {
  const obstacles = untriable.filter(({ kind }) => kind === 'obstacle').length;
  return [
    judge('untriable', exactly(obstacles)),
    judge('unbeatable', exactly(untriable.length - obstacles)),
  ];
}

/** A count with an interval derived from the intervals of the single values. */
function countWhere(estimates: readonly Estimate[], holds: (value: number) => boolean): Estimate {
  const count = (bound: keyof Estimate) => estimates.filter((one) => holds(one[bound])).length;
  const [least, most] = [count('least'), count('most')].sort((a, b) => a - b);
  return { value: count('value'), least: least ?? 0, most: most ?? 0 };
}

/** The effect in the smallest party where the skill works. Larger parties could obscure it. */
function applicableChange({ sizes, all }: SkillFigures): Estimate {
  return sizes[0]?.change ?? all;
}

/**
 * Rows for overpowered and useless skills. A skill is too strong by its effect in parties of all
 * sizes. It is too weak by its effect in the smallest party where it works.
 */
function ablationRows(
  skills: readonly SkillFigures[],
  heroes: readonly HeroFigures[],
): TargetRow[] {
  const changes = [...skills.map(({ all }) => all), ...heroes.map(({ change }) => change)];
  const rows: TargetRow[] = [];
  if (changes.length > 0) {
    const strong = countWhere(changes, (value) => value > EFFECTS.most);
    rows.push(judge('strong', strong));
  }
  if (skills.length > 0) {
    const of = skills.length;
    const weak = countWhere(skills.map(applicableChange), (value) => value < EFFECTS.least);
    const { value, least, most } = weak;
    rows.push(judge('weak', { value: value / of, least: least / of, most: most / of }));
  }
  return rows;
}

/** Number of targets in a scope, of targets met, and of results still uncertain. */
export interface Score {
  readonly asked: number;
  readonly held: number;
  readonly unsure: number;
}

export function scoreOf(rows: readonly TargetRow[]): Score {
  const asked = rows.filter(({ holds }) => holds !== undefined);
  return {
    asked: asked.length,
    held: asked.filter(({ holds }) => holds === true).length,
    unsure: asked.filter(({ sure }) => !sure).length,
  };
}
