import { say } from '#terminal/cli/cli.ts';
import type { Cli } from '#terminal/cli/cli.ts';
import { heads, formatTable } from './balance-table.ts';
import type { Row } from './balance-table.ts';
import { scoreOf } from '../lab/index.ts';
import type { Estimate, Share } from '#lab';
import type { ScopeReport, TargetRow, Unit } from '../lab/index.ts';

function figure(value: number, unit: Unit): string {
  if (!Number.isFinite(value)) return '∞';
  if (unit !== 'number') return (value * 100).toFixed(1);
  return Number.isInteger(value) ? String(value) : value.toFixed(3);
}

/** A bound of a target, without superfluous decimals. */
function bound(value: number, unit: Unit): string {
  return String(unit === 'number' ? value : Math.round(value * 100));
}

function formatBand({ band: { least, most }, unit }: TargetRow): string {
  if (least !== undefined && most !== undefined) {
    return `${bound(least, unit)}..${bound(most, unit)}`;
  }
  if (least !== undefined) return `≥ ${bound(least, unit)}`;
  return most === undefined ? '' : `≤ ${bound(most, unit)}`;
}

function interval({ least, most }: Estimate, unit: Unit): string {
  return `${figure(least, unit)}..${figure(most, unit)}`;
}

function verdict(cli: Cli, { holds, sure }: TargetRow): string {
  if (holds === undefined) return '';
  return say(cli, holds ? 'yes' : 'no') + (sure ? '' : '?');
}

function targetRow(cli: Cli, row: TargetRow): Row {
  const { target, unit, measured, heroes = 0, party = '' } = row;
  return [
    say(cli, `cli-balance-target-${target}`, { heroes, party }),
    formatBand(row),
    figure(measured.value, unit),
    interval(measured, unit),
    verdict(cli, row),
  ];
}

function signed(value: number): string {
  return `${value < 0 ? '-' : '+'}${(Math.abs(value) * 100).toFixed(1)}`;
}

function change({ value, least, most }: Estimate): string {
  return `${signed(value)} (${signed(least)}..${signed(most)})`;
}

function skillTable(cli: Cli, { skills }: ScopeReport): string {
  const names = ['skill', 'hero', 'uses', 'one', 'two', 'four', 'all-parties'];
  const rows = skills.map(({ skill, hero, uses, sizes, all }) => {
    const of = (size: number) => {
      const effect = sizes.find((one) => one.size === size);
      return effect === undefined ? '' : change(effect.change);
    };
    return [skill, hero, uses.toFixed(2), of(1), of(2), of(4), change(all)];
  });
  return formatTable([heads(cli, names), ...rows]);
}

function heroTable(cli: Cli, { heroes }: ScopeReport): string {
  const ids = [...new Set(heroes.map(({ hero }) => hero))];
  const rows = ids.map((id) => {
    const own = heroes.filter(({ hero }) => hero === id);
    return [id, ...own.map((one) => change(one.change))];
  });
  return formatTable([heads(cli, ['hero', 'one', 'two']), ...rows]);
}

function winTable(cli: Cli, head: string, rows: readonly (readonly [string, Share])[]): string {
  const cells = rows.map(([name, { share, least, most }]) => {
    return [name, figure(share, 'share'), interval({ value: share, least, most }, 'share')];
  });
  return formatTable([heads(cli, [head, 'won', 'interval']), ...cells]);
}

function sizeTable(cli: Cli, { bySize }: ScopeReport): string {
  const names = [
    'heroes',
    'won',
    'rested',
    'red',
    'forced',
    'by-death',
    'by-time',
    'rests',
    'deaths',
  ];
  const rows = bySize.map(({ heroes, won, pressure }) => [
    heroes,
    figure(won.share, 'share'),
    ...[pressure.rested, pressure.red, pressure.forced].map(({ value }) => figure(value, 'share')),
    figure(pressure.lostWithDeath.value, 'share'),
    figure(pressure.lostByTime.value, 'share'),
    figure(pressure.rests.value, 'number'),
    figure(pressure.deaths.value, 'number'),
  ]);
  return formatTable([heads(cli, names), ...rows]);
}

function untriable(cli: Cli, report: ScopeReport): string {
  return report.untriable
    .map(({ kind, card, heroes }) => {
      return say(cli, `cli-balance-untriable-${kind}`, { card, heroes: heroes.join(', ') });
    })
    .join('\n');
}

/** Everything measured in a scope: the results for its targets, and the underlying tables. */
export function formatScope(cli: Cli, report: ScopeReport): string {
  const { scope, games, rows, skills, heroes, parties, bySize, byScenario } = report;
  const scenarios = byScenario.map(({ scenario, won }) => [scenario, won] as const);
  const pairs = parties.map(({ party, won }) => [party, won] as const);
  const { asked, held, unsure } = scoreOf(rows);
  const name = scope === 'campaign' ? say(cli, 'cli-balance-campaign') : scope;
  const names = ['target', 'wanted', 'measured', 'interval', 'verdict'];
  return [
    say(cli, 'cli-balance-score', { scope: name, asked, held, unsure, games }),
    formatTable([heads(cli, names), ...rows.map((row) => targetRow(cli, row))]),
    ...(bySize.length > 0 ? [sizeTable(cli, report), winTable(cli, 'scenario', scenarios)] : []),
    ...(parties.length > 0 ? [winTable(cli, 'party', pairs)] : []),
    ...(heroes.length > 0 ? [heroTable(cli, report)] : []),
    ...(skills.length > 0 ? [skillTable(cli, report)] : []),
    ...(report.untriable.length > 0 ? [untriable(cli, report)] : []),
  ].join('\n\n');
}
