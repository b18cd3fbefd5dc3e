import { assertDefined } from '#core';
import { DIFFICULTIES } from '../rules/index.ts';
import type { DiceGame, Difficulty } from '../rules/index.ts';
import { gearFigures, heroFigures, skillFigures } from './balance-ablation.ts';
import type { GearFigures, HeroFigures, SkillFigures } from './balance-ablation.ts';
import { differences, Figures } from './balance-figures.ts';
import { pressureOf } from './balance-report.ts';
import type { PressureReport } from './balance-report.ts';
import type { GearKind } from './balance-parties.ts';
import { RIVALS } from './balance-samples.ts';
import type {
  Outcome,
  PartySample,
  Rival,
  Series,
  SizeSample,
  TargetSamples,
} from './balance-samples.ts';
import { ASPECTS, Order } from './balance-order.ts';
import type { Disorder } from './balance-order.ts';
import { findUntriable } from './balance-tries.ts';
import type { Untriable } from './balance-tries.ts';
import { EFFECTS, judge } from './targets.ts';
import type { TargetId, TargetRow } from './targets.ts';
import { differenceOf, estimateOf, meanDifference } from '#lab/statistics/interval.ts';
import type { Estimate, Share } from '#lab/statistics/interval.ts';

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
  readonly byScenario: readonly ScenarioFigures[];
  readonly bySize: readonly SizeFigures[];
  readonly skills: readonly SkillFigures[];
  readonly heroes: readonly HeroFigures[];
  readonly keepsakes: readonly GearFigures[];
  readonly marks: readonly GearFigures[];
  readonly untriable: readonly Untriable[];
  readonly disorders: readonly Disorder[];
}

/** Pressure on parties of one scenario. */
export interface ScenarioFigures {
  readonly scenario: string;
  readonly won: Share;
  readonly pressure: PressureReport;
}

/** Pressure on parties of one size. */
export interface SizeFigures {
  readonly heroes: number;
  readonly won: Share;
  readonly pressure: PressureReport;
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
  const keepsakes = gearFigures(figures, samples.keepsakes);
  const marks = gearFigures(figures, samples.marks);
  const untriable = findUntriable(game, samples.campaign.content, scope.scenarios);
  const usual = usualSeries(samples.sizes);
  const order = new Order(outcomes, game, scope.scenarios);
  const disorders = order.all(samples.sizes);
  const own = [...outcomes].filter(([{ options }]) => scope.scenarios.includes(options.scenario));
  return {
    ...scope,
    games: own.reduce((sum, [, { won }]) => sum + won.length, 0),
    rows: [
      ...winRows(figures, samples.sizes),
      ...partyRows(figures, samples.parties),
      ...rivalRows(figures, samples.sizes),
      ...lessonRows(outcomes, samples, scope),
      ...orderRows(disorders, samples.sizes),
      ...pressureRows(figures, samples.sizes),
      ...untriableRows(untriable),
      ...ablationRows(skills, heroes),
      ...gearRows('keepsakes', keepsakes),
      ...gearRows('marks', marks),
    ],
    parties: samples.parties.map(({ party, series }) => {
      return { party: party.join(), won: figures.winRate(series) };
    }),
    byScenario: scope.scenarios.map((scenario) => {
      const own = new Figures(outcomes, [scenario]);
      return { scenario, won: own.winRate(usual), pressure: pressureOf(own.counts(usual)) };
    }),
    bySize: greedyOn(samples.sizes, 'normal').map(({ size, series }) => {
      const won = figures.winRate(series);
      return { heroes: size, won, pressure: pressureOf(figures.counts(series)) };
    }),
    skills,
    heroes,
    keepsakes,
    marks,
    untriable,
    disorders,
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

/** Wins that a bot which looks at percentages only loses after the tutorial. */
function lessonRows(
  outcomes: ReadonlyMap<Series, Outcome>,
  { lesson }: TargetSamples,
  { scenarios }: Scope,
): TargetRow[] {
  if (lesson === undefined || !scenarios.includes(lesson.first)) return [];
  const [before, after] = [lesson.tutorial, lesson.first].map((scenario) => {
    return estimateOf(new Figures(outcomes, [scenario]).winRate(lesson.series));
  });
  return [judge('percent', differenceOf(assertDefined(before), assertDefined(after)))];
}

/** Exceptions from the order of the difficulties. Those within the intervals only widen it. */
function orderRows(disorders: readonly Disorder[], sizes: readonly SizeSample[]): TargetRow[] {
  const played = DIFFICULTIES.every((one) => greedyOn(sizes, one).length > 0);
  const aspects = ASPECTS.filter((aspect) => aspect !== 'wins' || played);
  return aspects.map((aspect) => {
    const own = disorders.filter((one) => one.aspect === aspect);
    const sure = own.filter((one) => one.sure).length;
    return judge(`ordered-${aspect}`, { value: sure, least: sure, most: own.length });
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
    judge('options', pressure.options),
    judge('allies', pressure.allies),
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

/** Effect of a keepsake or mark on the class that has most use for it. */
function bestChange({ heroes, all }: GearFigures): Estimate {
  return heroes.reduce(
    (best, { change }) => (change.value > best.value ? change : best),
    heroes[0]?.change ?? all,
  );
}

/** Rows for gear that decides games for an average owner, or is useless to everyone. */
function gearRows(part: `${GearKind}s`, gear: readonly GearFigures[]): TargetRow[] {
  if (gear.length === 0) return [];
  const strong = countWhere(
    gear.map(({ all }) => all),
    (value) => value > EFFECTS.most,
  );
  const weak = countWhere(gear.map(bestChange), (value) => value < EFFECTS.least);
  return [judge(`strong-${part}`, strong), judge(`weak-${part}`, weak)];
}
