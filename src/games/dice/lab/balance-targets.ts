import type { DiceGame, Difficulty } from '../rules/index.ts';
import { heroFigures, skillFigures } from './balance-ablation.ts';
import type { HeroFigures, SkillFigures } from './balance-ablation.ts';
import { Figures } from './balance-figures.ts';
import { pressureOf } from './balance-report.ts';
import type { PressureReport } from './balance-report.ts';
import { RIVALS } from './balance-study.ts';
import type { Outcome, PartySample, Rival, Series, SizeSample, Study } from './balance-study.ts';
import { findUntriable } from './balance-tries.ts';
import type { Untriable } from './balance-tries.ts';
import { estimateOf, meanDifference, shareDifference } from '#lab/interval.ts';
import type { Estimate, Share } from '#lab/interval.ts';

/** How a measured value is told: as a share, as points between two shares, or as a number. */
export type Unit = 'share' | 'points' | 'number';

/** Between what bounds a value should lie. */
export interface Band {
  readonly least?: number;
  readonly most?: number;
}

interface Target {
  readonly unit: Unit;
  /** None where the value is shown, but nothing is asked of it. */
  readonly band?: Band;
}

/** What a campaign should come to. */
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
  'lost-with-death': { unit: 'share', band: { least: 0.1, most: 0.3 } },
  'lost-by-time': { unit: 'share', band: { most: 0.7 } },
  red: { unit: 'share', band: { least: 0.15, most: 0.35 } },
  forced: { unit: 'share', band: { most: 0.15 } },
  untriable: { unit: 'number', band: { most: 0 } },
  unbeatable: { unit: 'number' },
  strong: { unit: 'number', band: { most: 0 } },
  weak: { unit: 'share', band: { most: 0.2 } },
  rests: { unit: 'number' },
  deaths: { unit: 'number' },
} as const satisfies Record<string, Target>;
export type TargetId = keyof typeof TARGETS;

/** A skill or hero that adds more than this decides games; a skill that adds less does nothing. */
const STRONG = 0.08;
const WEAK = 0.01;

export interface TargetRow {
  readonly target: TargetId;
  readonly unit: Unit;
  readonly band: Band;
  /** Of how many heroes, or of which party. */
  readonly heroes?: number;
  readonly party?: string;
  readonly measured: Estimate;
  /** Whether the value measured lies in the band; undefined where nothing is asked. */
  readonly holds: boolean | undefined;
  /** Whether the whole interval says the same. */
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

/** What presses on parties of a size. */
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
  const isAsked = 'band' in TARGETS[target];
  const holds = isIn(measured.value);
  const isApart = measured.most < least || measured.least > most;
  const sure = holds ? isIn(measured.least) && isIn(measured.most) : isApart;
  return { target, unit, band, ...of, measured, holds: isAsked ? holds : undefined, sure };
}

/** The scopes of a study: its chapters, and all of them where there are several. */
export function scopesOf({ campaign, scenarios }: Study): Scope[] {
  const chapters = campaign.chapters
    .map(({ id, scenarios: own }) => {
      return { scope: id, scenarios: own.filter((one) => scenarios.includes(one)) };
    })
    .filter((scope) => scope.scenarios.length > 0);
  const whole = { scope: 'campaign', scenarios };
  return chapters.length === 1 ? chapters : [...chapters, whole];
}

/** What is measured in a scope, against its targets. */
export function reportScope(
  study: Study,
  outcomes: ReadonlyMap<Series, Outcome>,
  game: DiceGame,
  scope: Scope,
): ScopeReport {
  const figures = new Figures(outcomes, scope.scenarios);
  const skills = skillFigures(figures, study.skills);
  const heroes = heroFigures(figures, study.parties);
  const untriable = findUntriable(game, study.campaign.content, scope.scenarios);
  const usual = usualSeries(study.sizes);
  const own = [...outcomes].filter(([{ options }]) => scope.scenarios.includes(options.scenario));
  return {
    ...scope,
    games: own.reduce((sum, [, { won }]) => sum + won.length, 0),
    rows: [
      ...winRows(figures, study.sizes),
      ...partyRows(figures, study.parties),
      ...rivalRows(figures, study.sizes),
      ...pressureRows(figures, study.sizes),
      ...untriableRows(untriable),
      ...ablationRows(skills, heroes),
    ],
    parties: study.parties.map(({ party, series }) => {
      return { party: party.join(), won: figures.winRate(series) };
    }),
    byScenario: scope.scenarios.map((scenario) => {
      return { scenario, won: new Figures(outcomes, [scenario]).winRate(usual) };
    }),
    bySize: greedyOn(study.sizes, 'normal').map(({ size, series }) => {
      const won = figures.winRate(series);
      return { heroes: size, won, pressure: pressureOf(figures.tally(series)) };
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
  const spread = shareDifference(most, least);
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

/** How far the rivals stay below the greedy bot, in games of the same seeds. */
function rivalRows(figures: Figures, sizes: readonly SizeSample[]): TargetRow[] {
  const wonBy = (bot: 'greedy' | Rival) => {
    const own = sizes.filter((one) => one.bot === bot && one.difficulty === 'normal');
    return own.flatMap(({ series }) => figures.won(series));
  };
  const greedy = wonBy('greedy');
  return RIVALS.flatMap((bot) => {
    const rival = wonBy(bot);
    if (rival.length === 0) return [];
    return [judge(bot, meanDifference(greedy.map((won, at) => Number(won) - Number(rival[at]))))];
  });
}

function pressureRows(figures: Figures, sizes: readonly SizeSample[]): TargetRow[] {
  const series = usualSeries(sizes);
  if (series.length === 0) return [];
  const pressure = pressureOf(figures.tally(series));
  return [
    judge('rested', pressure.rested),
    judge('lost-with-death', pressure.lostWithDeath),
    judge('lost-by-time', pressure.lostByTime),
    judge('red', pressure.red),
    judge('forced', pressure.forced),
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

/** A count whose interval is what the intervals of the single values allow. */
function countWhere(estimates: readonly Estimate[], holds: (value: number) => boolean): Estimate {
  const count = (bound: keyof Estimate) => estimates.filter((one) => holds(one[bound])).length;
  const [least, most] = [count('least'), count('most')].sort((a, b) => a - b);
  return { value: count('value'), least: least ?? 0, most: most ?? 0 };
}

/** In the smallest party in which a skill works there is nothing else to hide what it does. */
function changeWhereItApplies({ sizes, all }: SkillFigures): Estimate {
  return sizes[0]?.change ?? all;
}

/**
 * A skill is too strong by what it adds in parties of all sizes, and too weak by what it adds where
 * it applies: in the smallest party in which it works.
 */
function ablationRows(
  skills: readonly SkillFigures[],
  heroes: readonly HeroFigures[],
): TargetRow[] {
  const changes = [...skills.map(({ all }) => all), ...heroes.map(({ change }) => change)];
  const rows: TargetRow[] = [];
  if (changes.length > 0) {
    const strong = countWhere(changes, (value) => value > STRONG);
    rows.push(judge('strong', strong));
  }
  if (skills.length > 0) {
    const of = skills.length;
    const weak = countWhere(skills.map(changeWhereItApplies), (value) => value < WEAK);
    const { value, least, most } = weak;
    rows.push(judge('weak', { value: value / of, least: least / of, most: most / of }));
  }
  return rows;
}

/** How many targets of a scope there are, how many hold, and of how many that is not certain yet. */
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
