import { describe, expect, it } from 'vitest';
import { assertDefined, must } from '#core';
import { studyGames } from '#games/studies.ts';
import { winnableKind } from '#lab';
import type { AnyStudy, RunArena } from '#lab';
import { attemptOf } from '#lab/runs/attempts.ts';
import { runHere } from '#test/support/study-here.ts';
import { planFor } from './plans.ts';

interface Attempt {
  readonly bot: string;
  readonly index: number;
  readonly attempt: number | undefined;
}

/** Worlds won from the first attempt by their number on; the walker wins none. */
function arenaOf(played: Attempt[], firstWon: (index: number) => number): RunArena {
  return {
    bots: ['walker', 'explorer'],
    removable: new Map(),
    words: { ends: [], damage: [] },
    turns: 10,
    shares: ['won'],
    measures: ['won', 'turns'],
    boundsFor: () => ({}),
    play({ bot, index, attempt = 0 }) {
      played.push({ bot, index, attempt });
      const isWon = bot === 'explorer' && attempt >= firstWon(index);
      return { figures: { won: isWon ? 1 : 0, turns: 10 }, words: {} };
    },
  };
}

interface Shape {
  readonly units?: number;
  readonly attempts?: number;
  readonly cells?: readonly string[];
  readonly firstWon?: (index: number) => number;
}

async function openedWith(
  played: Attempt[],
  { units = 1, attempts, cells = ['walker explorer'], firstWon = () => 0 }: Shape,
) {
  const parameters = attempts === undefined ? {} : { attempts };
  const stop = { kind: 'units', units } as const;
  const plan = await planFor('caves', { kind: 'winnable', cells, stop, parameters });
  const findRuns = () => Promise.resolve(arenaOf(played, firstWon));
  return winnableKind.open(plan, { ...studyGames(() => 0), findRuns });
}

async function open(played: Attempt[], shape: Shape): Promise<AnyStudy> {
  return must(await openedWith(played, shape));
}

describe('a study of worlds that can be won', () => {
  it('lets the bots try a world in turn until one of them wins', async () => {
    const played: Attempt[] = [];
    await runHere(await open(played, { firstWon: () => 1 }));
    expect(played.map(({ bot, attempt }) => [bot, attempt])).toEqual([
      ['walker', 0],
      ['explorer', 0],
      ['walker', 1],
      ['explorer', 1],
    ]);
  });

  it('reports how many attempts it takes, and who won', async () => {
    const { answer, data, sections } = await runHere(
      await open([], { units: 40, firstWon: (index) => index % 4 }),
    );
    expect(answer).toMatchObject([
      { id: 'lab-answer-winnable-all', args: { worlds: 40, hardest: 8 } },
      { id: 'lab-answer-winnable-bound', args: { least: '91.2' } },
    ]);
    expect(data).toMatchObject({ won: 40, winners: { explorer: 40 }, unwon: [] });
    const rows = sections.find(({ id }) => id === 'attempts')?.table?.rows ?? [];
    expect(rows.map(({ id }) => id)).toEqual(['1', '2', '5', '8']);
    const shares = rows.map(({ entries: [, won] }) => won);
    expect(shares.slice(0, 4)).toMatchObject(
      [0, 0.25, 0.5, 1].map((value) => ({ estimate: { value }, unit: 'share' })),
    );
    expect(sections.map(({ id }) => id)).toEqual(['attempts', 'winners']);
  });

  it('names the worlds that no attempt won', async () => {
    const study = await open([], {
      units: 300,
      attempts: 6,
      cells: ['explorer'],
      firstWon: (index) => (index % 2 === 0 ? 2 : 99),
    });
    const { answer, data, sections } = await runHere(study);
    expect(answer).toMatchObject([
      { id: 'lab-answer-winnable-some', args: { won: 150, worlds: 300, attempts: 6 } },
    ]);
    const stages = sections[0]?.table?.rows.map(({ id }) => id);
    expect(stages).toEqual(['1', '2', '5', '6']);
    const rows = sections.find(({ id }) => id === 'unwon')?.table?.rows ?? [];
    expect(rows).toHaveLength(100);
    expect(rows[1]?.entries).toEqual([3, study.seedOf(0, 3)]);
    expect(data).toMatchObject({ won: 150, worlds: 300, hardest: 3 });
  });

  it.each([
    ['plan-winnable', { cells: ['walker', 'explorer'] }],
    ['plan-runs', { cells: ['walker  explorer'] }],
    ['plan-winnable-attempts', { attempts: 0 }],
    ['plan-winnable-attempts', { attempts: 1.5 }],
    ['plan-winnable-attempts', { attempts: 10_001 }],
  ])('refuses other plans: %s', async (code, shape) => {
    const opened = await openedWith([], shape);
    expect(opened.ok ? [] : opened.problems.map((problem) => problem.code)).toEqual([code]);
  });

  it('refuses games that cannot be won', async () => {
    const plan = await planFor('caves', {
      kind: 'winnable',
      cells: ['walker'],
      stop: { kind: 'units', units: 1 },
    });
    const arena = { ...arenaOf([], () => 0), measures: ['turns'] };
    const games = { ...studyGames(() => 0), findRuns: () => Promise.resolve(arena) };
    const opened = await winnableKind.open(plan, games);
    expect(opened.ok ? [] : opened.problems.map(({ code }) => code)).toEqual(['plan-no-wins']);
  });
});

describe('attempts of bots', () => {
  it.each(['caves', 'rogue'])('begin with the run of other studies: %s', async (id) => {
    const stop = { kind: 'units', units: 1 } as const;
    const { options } = await planFor(id, { kind: 'runs', cells: [], stop });
    const arena = await studyGames(() => 0).findRuns(id);
    const task = { bot: 'fighter', options, seed: 'attempts', index: 0, turns: 100 };
    expect(arena?.play({ ...task, attempt: 0 })).toEqual(arena?.play(task));
    expect(arena?.play({ ...task, attempt: 1 })).toEqual(arena?.play({ ...task, attempt: 1 }));
  });

  it('decide a little otherwise later, each in its own way', () => {
    const minds = ['usual', 'other', 'third'].map((id) => ({ choose: () => id }));
    const [usual] = minds;
    const chosen = (attempt: number) => {
      const choose = attemptOf(assertDefined(usual), minds, 'seed', attempt);
      return Array.from({ length: 6400 }, () => choose(undefined));
    };
    expect(new Set(chosen(0))).toEqual(new Set(['usual']));
    const others = chosen(1).filter((id) => id !== 'usual').length;
    expect(others).toBeGreaterThan(30);
    expect(others).toBeLessThan(120);
    expect(chosen(1)).toEqual(chosen(1));
    expect(chosen(2)).not.toEqual(chosen(1));
  });
});
