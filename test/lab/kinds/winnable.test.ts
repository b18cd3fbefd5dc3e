import { describe, expect, it } from 'vitest';
import { must } from '#core';
import { studyGames } from '#games/studies.ts';
import { winnableKind } from '#lab';
import type { AnyStudy, RunArena } from '#lab';
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
  it('are the runs of the other studies at first, and differ after that', async () => {
    const games = studyGames(() => 0);
    for (const [id, bot] of [
      ['caves', 'fighter'],
      ['rogue', 'fighter'],
    ] as const) {
      const { options } = await planFor(id, {
        kind: 'runs',
        cells: [],
        stop: { kind: 'units', units: 1 },
      });
      const arena = await games.findRuns(id);
      const played = (attempt?: number) =>
        arena?.play({
          bot,
          options,
          seed: 'attempts',
          index: 0,
          turns: 150,
          ...(attempt === undefined ? {} : { attempt }),
        }).figures;
      expect(played(0)).toEqual(played());
      expect(played(1)).toEqual(played(1));
      expect(played(1)).not.toEqual(played(0));
      expect(played(2)).not.toEqual(played(1));
    }
  });
});
