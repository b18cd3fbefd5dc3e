import { describe, expect, it, test } from 'vitest';
import { must } from '#core';
import type { AnyMatch, Parsed } from '#core';
import { balance, optionsFor, reportOf } from '#games/dice/lab/index.ts';
import type { Tally } from '#games/dice/lab/index.ts';
import { findMind } from '#games/dice/bots/index.ts';
import { makeDiceGame, readPack } from '#games/dice/rules/index.ts';
import type { AnyStudy, Plan, Report } from '#lab';
import { assertDefined } from '#core';
import { isDeep } from '#test/support/deep.ts';
import { balancePlan, filesWith, openPlan, run, withText } from './plans.ts';

const GAMES = { kind: 'units', units: 12 } as const;

interface Data {
  readonly scenarios: readonly { readonly scenario: string; readonly report: unknown }[];
  readonly all: { readonly games: number };
}

const dataOf = ({ data }: Report) => data as unknown as Data;

async function reportOfPlan(plan: Plan, chunk?: number): Promise<Report> {
  return run(must(await openPlan(plan)), chunk);
}

function codesOf(opened: Parsed<AnyStudy>): readonly string[] {
  return opened.ok ? [] : opened.problems.map(({ code }) => code);
}

describe('a balance study', () => {
  test.each([1, 7])('has the same report in chunks of %i', async (chunk) => {
    const plan = balancePlan(GAMES);
    const automatic = JSON.stringify(await reportOfPlan(plan));
    expect(JSON.stringify(await reportOfPlan(plan, chunk))).toBe(automatic);
  });

  it('counts the games of each scenario', async () => {
    const { scenarios, all } = dataOf(await reportOfPlan(balancePlan(GAMES)));
    const pack = must(readPack(filesWith()).pack);
    const greedy = assertDefined(findMind('greedy'));
    const game = makeDiceGame(pack.content);
    for (const { scenario, report } of scenarios) {
      const [options] = optionsFor(pack, [scenario], 'hunter,mystic', 'normal');
      const tally = balance(game, greedy, assertDefined(options), 12, 'plan');
      expect(report).toEqual(reportOf(tally));
    }
    expect(scenarios.map(({ scenario }) => scenario)).toEqual(['ferry', 'lesson']);
    expect(all.games).toBe(24);
  });

  it('stops once the win rate of each scenario is known', async () => {
    const width = isDeep ? 0.15 : 0.25;
    const stop = { kind: 'until', width, most: 2000 } as const;
    const reports = await Promise.all(
      [1, 7, undefined].map((chunk) => reportOfPlan(balancePlan(stop), chunk)),
    );
    expect(new Set(reports.map((report) => JSON.stringify(report))).size).toBe(1);
    const [report] = reports;
    const { sections, data } = assertDefined(report);
    const chart = sections[0]?.chart;
    const marks = chart?.kind === 'intervals' ? chart.marks : [];
    expect(marks).toHaveLength(2);
    for (const { figure } of marks) {
      const { value, least, most } = figure.estimate;
      expect(Math.max(value - least, most - value)).toBeLessThanOrEqual(width);
    }
    expect(data['games']).toBeLessThan(2000);
  });

  it('replays each game as a match', async () => {
    const study = must(await openPlan(balancePlan(GAMES)));
    for (const index of [0, 1, 2, 3, 4, 5]) {
      const tally = study.emptyTally(0) as Tally;
      study.play(0, index, tally);
      const { turn } = study.match?.(0, index) as AnyMatch;
      const reasons = turn.kind === 'over' ? { [turn.outcome.reason]: 1 } : {};
      expect(tally.reasons).toEqual(reasons);
    }
  });

  it('has intervals for means, from the games', async () => {
    const { sections } = await reportOfPlan(balancePlan({ kind: 'units', units: 40 }));
    for (const { table } of sections) {
      for (const { id, entries } of assertDefined(table).rows) {
        for (const entry of entries) {
          if (typeof entry !== 'object' || !('estimate' in entry)) continue;
          const { value, least, most } = entry.estimate;
          expect(least <= value && value <= most, id).toBe(true);
        }
      }
    }
    const place = sections.find(({ id }) => id === 'places')?.table?.rows[0];
    expect(place?.entries[2]).toMatchObject({ unit: 'number' });
  });
});

describe('the adventure of a plan', () => {
  const EDIT = ['normal: 18 + 4', 'normal: 30 + 4'] as const;
  const TIMER = ['timer: { normal: 20 + 4 }', 'timer: { normal: 40 + 4 }'] as const;

  it('is the edited one', async () => {
    const edited = filesWith(...TIMER);
    const plan = balancePlan(GAMES, edited);
    const report = await reportOfPlan(plan);
    expect(JSON.stringify(await reportOfPlan(plan, 7))).toBe(JSON.stringify(report));
    const original = await reportOfPlan(balancePlan(GAMES));
    expect(dataOf(report).scenarios[0]).not.toEqual(dataOf(original).scenarios[0]);
    expect(dataOf(report).scenarios[1]).toEqual(dataOf(original).scenarios[1]);
  });

  it('is refused with file, line and column if it is broken', async () => {
    const broken = withText(balancePlan(GAMES), EDIT[0], 'normal: many');
    const opened = await openPlan(broken);
    expect(opened).toMatchObject({
      ok: false,
      problems: [{ file: 'adventure.yaml', line: 5, column: 32 }],
    });
  });

  it('has the limits of a folder', async () => {
    const large = withText(
      balancePlan(GAMES),
      'format: 1\n',
      `format: 1\n#${'x'.repeat(600_000)}\n`,
    );
    expect(codesOf(await openPlan(large))).toEqual(['pack-file-large']);
  });

  it('must match its fingerprint', async () => {
    const plan = balancePlan(GAMES);
    const { fingerprint } = withText(plan, ...EDIT).game;
    const changed = { ...plan, game: { ...plan.game, fingerprint: String(fingerprint) } };
    await expect(openPlan(changed)).rejects.toThrow('fingerprint');
  });
});

test.each<[string, (plan: Plan) => Plan]>([
  [
    'plan-no-adventure',
    (plan) => ({ ...plan, game: { id: plan.game.id, rules: plan.game.rules } }),
  ],
  ['plan-rules', (plan) => ({ ...plan, game: { ...plan.game, rules: 1 } })],
  ['plan-other-adventure', (plan) => ({ ...plan, game: { ...plan.game, id: 'dice-other' } })],
  ['plan-balance-bot', (plan) => ({ ...plan, parameters: { bot: 'nobody' } })],
  ['plan-balance-options', (plan) => ({ ...plan, options: { ...plan.options, party: 'wizard' } })],
  ['plan-balance-options', (plan) => ({ ...plan, options: { party: 'hunter' } })],
  ['plan-balance-scenario', (plan) => ({ ...plan, cells: ['ferry', 'nowhere'] })],
])('a plan is refused: %s', async (code, change) => {
  expect(codesOf(await openPlan(change(balancePlan(GAMES))))).toEqual([code]);
});
