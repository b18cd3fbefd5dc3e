import { assertDefined, largest } from '#core';
import { say } from '#terminal/cli/cli.ts';
import type { Cli } from '#terminal/cli/cli.ts';
import type { BalanceReport } from '../lab/index.ts';
import type { Estimate } from '#lab';

/** A report and its scenario. */
export interface ScenarioReport {
  readonly scenario: string;
  readonly report: BalanceReport;
}

export type Row = readonly (string | number)[];

/** Columns of equal width: the first left-aligned, numbers right-aligned. */
export function formatTable(rows: readonly Row[]): string {
  const texts = rows.map((row) => row.map(String));
  const widths = (texts[0] ?? []).map((_, at) => largest(texts.map((row) => row[at]?.length ?? 0)));
  return texts
    .map((row) =>
      row
        .map((cell, at) =>
          at === 0
            ? cell.padEnd(assertDefined(widths[at]))
            : cell.padStart(assertDefined(widths[at])),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function percent(share: number): string {
  return (Math.max(0, share) * 100).toFixed(1);
}

/** Causes of defeat. The last group covers rules: a villain's escape or a hero's death. */
const DEFEATS = [['time'], ['dead'], ['escaped', 'fallen']] as const;

function scenarioRow({ scenario, report }: ScenarioReport): Row {
  const { games, wins, reasons, turnsLeft } = report;
  return [
    scenario,
    games,
    percent(wins.share),
    `${percent(wins.least)}..${percent(wins.most)}`,
    ...DEFEATS.map((causes) => {
      const losses = causes.reduce((sum, reason) => sum + (reasons[reason] ?? 0), 0);
      return percent(losses / Math.max(1, games));
    }),
    `${turnsLeft.p10}/${turnsLeft.p50}/${turnsLeft.p90}`,
    report.turnsUsed.toFixed(1),
    report.explorations.toFixed(1),
    report.deaths.toFixed(2),
  ];
}

export function heads(cli: Cli, names: readonly string[]): Row {
  return names.map((name) => say(cli, `cli-balance-${name}`));
}

function scenarios(cli: Cli, reports: readonly ScenarioReport[]): string {
  const head = heads(cli, [
    ...['scenario', 'games', 'won', 'interval', 'time', 'dead', 'rule', 'left', 'turns'],
    ...['explored', 'deaths'],
  ]);
  return formatTable([head, ...reports.map(scenarioRow)]);
}

function deadDice(cli: Cli, { dead }: BalanceReport): string {
  const rows = Object.entries(dead).map(([type, { unused, atEnd, forfeited, barred }]) => {
    return [type, ...[unused, atEnd, forfeited, barred].map((count) => count.toFixed(2))];
  });
  return formatTable([heads(cli, ['dice', 'unused', 'at-end', 'forfeited', 'barred']), ...rows]);
}

function places(cli: Cli, report: BalanceReport): string {
  const rows = Object.entries(report.places).map(([id, place]) => [
    id,
    place.games,
    place.turns.toFixed(2),
    place.diceLost.toFixed(2),
    place.deaths.toFixed(3),
    place.closingsTried,
    place.closingsWon,
  ]);
  const names = ['place', 'games', 'turns', 'dice-lost', 'deaths', 'closings', 'closed'];
  return formatTable([heads(cli, names), ...rows]);
}

function threats(cli: Cli, report: BalanceReport): string {
  const rows = Object.entries(report.threats).map(([id, { met, won, damage }]) => {
    return [id, met, percent(won / Math.max(1, met)), (damage / Math.max(1, met)).toFixed(2)];
  });
  return formatTable([heads(cli, ['threat', 'met', 'won', 'damage']), ...rows]);
}

function skills(cli: Cli, report: BalanceReport): string {
  const rows = Object.entries(report.skills).map(([id, uses]) => [id, uses.toFixed(2)]);
  return formatTable([heads(cli, ['skill', 'uses']), ...rows]);
}

function pressureTable(cli: Cli, report: BalanceReport): string {
  return say(cli, 'cli-balance-rest', {
    deterred: report.deterred.toFixed(2),
    wounds: report.wounds.toFixed(2),
    villains: report.villainsUntilCornered.toFixed(2),
    guards: report.guards.tried,
    held: percent(report.guards.held.share),
  });
}

function pressure(cli: Cli, report: BalanceReport): string {
  const { rested, lostWithDeath, lostByTime, red, forced, rests, deaths } = report.pressure;
  const row = (
    message: string,
    { value, least, most }: Estimate,
    format: (one: number) => string,
  ) => {
    return [
      say(cli, `cli-balance-target-${message}`),
      format(value),
      `${format(least)}..${format(most)}`,
    ];
  };
  const share = (one: number) => percent(Math.min(1, one));
  const count = (one: number) => one.toFixed(3);
  return formatTable([
    heads(cli, ['figure', 'measured', 'interval']),
    row('rested', rested, share),
    row('lost-with-death', lostWithDeath, share),
    row('lost-by-time', lostByTime, share),
    row('red', red, share),
    row('forced', forced, share),
    row('rests', rests, count),
    row('deaths', deaths, count),
  ]);
}

/** All figures as tables: one row per scenario, and further figures in total. */
export function formatBalance(
  cli: Cli,
  reports: readonly ScenarioReport[],
  all: BalanceReport,
): string {
  const summary: ScenarioReport = { scenario: say(cli, 'cli-balance-all'), report: all };
  return [
    scenarios(cli, reports.length > 1 ? [...reports, summary] : reports),
    pressureTable(cli, all),
    pressure(cli, all),
    deadDice(cli, all),
    places(cli, all),
    threats(cli, all),
    skills(cli, all),
  ].join('\n\n');
}
