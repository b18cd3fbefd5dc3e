import { describe, expect, it, test } from 'vitest';
import { assertDefined, must } from '#core';
import { playChunk } from '#lab';
import type { Plan, AnyStudy, Report } from '#lab';
import { isDeep } from '#test/support/deep.ts';
import { openPlan, run, targetsPlan } from './plans.ts';

interface Data {
  readonly scopes: readonly {
    readonly games: number;
    readonly rows: readonly { readonly target: string }[];
    readonly skills: readonly { readonly sizes: readonly { readonly games: number }[] }[];
  }[];
}

const scopeOf = ({ data }: Report) => assertDefined((data as unknown as Data).scopes[0]);

/** The study, which plays each game only once, however often it is run. */
function playedOnce(study: AnyStudy): AnyStudy {
  const tallies = new Map<string, unknown>();
  return {
    ...withFailure(study, -1, -1),
    play(at, unit, tally) {
      const key = `${at} ${unit}`;
      if (!tallies.has(key)) {
        tallies.set(key, playChunk(study, { cell: at, from: unit, count: 1 }, () => 0).tally);
      }
      study.merge(tally, structuredClone(tallies.get(key)));
      return undefined;
    },
  };
}

/** The study with a game that fails every time. */
function withFailure(study: AnyStudy, cell: number, index: number): AnyStudy {
  return {
    plan: study.plan,
    units: (at) => study.units(at),
    emptyTally: (at) => study.emptyTally(at),
    play(at, unit, tally) {
      if (at === cell && unit === index) throw new RangeError('broken game');
      return study.play(at, unit, tally);
    },
    merge: (into, more) => {
      study.merge(into, more);
    },
    isAnswered: (cells) => study.isAnswered(cells),
    report: (results) => study.report(results),
    seedOf: (at, unit) => study.seedOf(at, unit),
  };
}

describe('a study of targets', () => {
  test.each(isDeep ? [1, 7] : [1])('has the same report in chunks of %i', async (chunk) => {
    const study = must(await openPlan(targetsPlan(2, 'bots', 'parties')));
    expect(JSON.stringify(await run(study, chunk))).toBe(JSON.stringify(await run(study)));
  });

  it('keeps the results of games in order, and counts those of greedy on Normal', async () => {
    const { cells, ...plan } = targetsPlan(12, 'wins', 'bots');
    const study = must(await openPlan({ ...plan, cells }));
    const at = cells.findIndex((cell) => cell.startsWith('greedy normal'));
    const hard = cells.findIndex((cell) => cell.startsWith('greedy hard'));
    const tally = study.emptyTally(at) as { won: string; counts: { wins: number; games: number } };
    const wins = [0, 1, 2].map((index) => {
      study.play(at, index, tally);
      const turn = study.match?.(at, index)?.turn;
      return turn?.kind === 'over' && turn.outcome.winners.length > 0 ? '1' : '0';
    });
    expect(tally.won).toBe(wins.join(''));
    expect(tally.counts).toMatchObject({
      games: 3,
      wins: wins.filter((won) => won === '1').length,
    });
    expect(study.emptyTally(hard)).toEqual({ won: '' });
  });

  it('compares games of the same seeds', async () => {
    const { cells, ...plan } = targetsPlan(12, 'bots');
    const study = must(await openPlan({ ...plan, cells }));
    const rushed = cells.findIndex((cell) => cell.startsWith('rusher'));
    const greedy = cells.indexOf(assertDefined(cells[rushed]).replace('rusher', 'greedy'));
    expect(study.seedOf(greedy, 1)).toBe(study.seedOf(rushed, 1));
  });

  it('leaves a failed game out of both arms of a comparison', async () => {
    const plan = targetsPlan(2, 'skills');
    const study = playedOnce(must(await openPlan(plan)));
    const cell = plan.cells.findIndex((name) => name.includes(' without:'));
    const whole = scopeOf(await run(study));
    const flawed = scopeOf(await run(withFailure(study, cell, 1)));
    const gamesOf = ({ skills }: typeof whole) => {
      return skills.map(({ sizes }) => sizes.map(({ games }) => games));
    };
    const changed = gamesOf(whole).flatMap((sizes, skill) => {
      return sizes.flatMap((games, at) => games - (gamesOf(flawed)[skill]?.[at] ?? 0));
    });
    expect(changed.filter((difference) => difference !== 0)).toEqual([1]);
  });

  it('has no figures if it is stopped early', async () => {
    const study = must(await openPlan(targetsPlan(2, 'wins')));
    const cells = study.plan.cells.map((_, cell) => {
      return { units: 0, tally: study.emptyTally(cell), failed: 0, failures: [] };
    });
    const { data, sections } = study.report({ cells, isComplete: false });
    expect(data).toMatchObject({ scopes: [] });
    expect(sections).toEqual([]);
  });
});

test.each<[string, (plan: Plan) => Plan]>([
  ['plan-targets', (plan) => ({ ...plan, parameters: { parts: 'wins' } })],
  ['plan-targets', (plan) => ({ ...plan, parameters: { games: 2, parts: 'luck' } })],
  ['plan-targets-cells', (plan) => ({ ...plan, parameters: { games: 3, parts: 'wins,bots' } })],
  ['plan-targets-cells', (plan) => ({ ...plan, cells: plan.cells.slice(1) })],
])('a plan is refused: %s', async (code, change) => {
  const opened = await openPlan(change(targetsPlan(2, 'wins')));
  expect(opened).toMatchObject({ ok: false, problems: [{ code }] });
});
