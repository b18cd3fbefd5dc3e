import { describe, expect, it } from 'vitest';
import { must } from '#core';
import { studyGames } from '#games/studies.ts';
import { screeningKind } from '#lab';
import type { AnyStudy, Report, RunArena } from '#lab';
import { runHere } from '#test/support/study-here.ts';
import { planFor } from './plans.ts';

const THINGS = ['goblin', 'rock', 'spark', 'apple', 'bat'];

/** Runs whose results are known: without goblins 2 more turns, without apples 5 fewer. */
function arenaOf(played: string[][], measures: readonly string[]): RunArena {
  return {
    bots: ['walker', 'explorer'],
    removable: new Map(THINGS.map((thing) => [thing, { id: `caves-${thing}` }])),
    words: { ends: [], damage: [] },
    turns: 10,
    shares: ['won'],
    measures,
    boundsFor: () => ({}),
    play({ bot, without = [], index }) {
      played.push([...without]);
      const gain = without.includes('goblin') ? 2 : 0;
      const loss = without.includes('apple') ? 5 : 0;
      const isLost = bot === 'explorer' && without.includes('bat') && index % 4 === 1;
      const won = isLost ? 0 : index % 2;
      return { figures: { turns: 20 + (index % 3) + gain - loss, won }, words: {} };
    },
  };
}

interface Shape {
  readonly lack?: number;
  readonly cells?: string[];
  readonly measures?: readonly string[];
}

async function open(
  played: string[][],
  units: number,
  { lack, cells = ['walker'], measures = ['turns', 'won'] }: Shape = {},
): Promise<AnyStudy> {
  const parameters = lack === undefined ? {} : { lack };
  const stop = { kind: 'units', units } as const;
  const plan = await planFor('caves', { kind: 'screening', cells, stop, parameters });
  const games = studyGames(() => 0);
  const findRuns = () => Promise.resolve(arenaOf(played, measures));
  return must(await screeningKind.open(plan, { ...games, findRuns }));
}

interface Row {
  readonly without: string;
  readonly turns: { readonly value: number; readonly least: number; readonly most: number };
  readonly beyondChance: readonly string[];
}

const rowsOf = ({ data }: Report) => data['ablation'] as readonly Row[];

describe('a screening', () => {
  it('finds the worth of all things in the same runs', async () => {
    const report = await runHere(await open([], 3000));
    const found = new Map(rowsOf(report).map((row) => [row.without, row]));
    for (const [thing, change] of [
      ['goblin', 2],
      ['apple', -5],
    ] as const) {
      const row = found.get(thing);
      expect(row?.turns.least).toBeLessThan(change);
      expect(row?.turns.most).toBeGreaterThan(change);
      expect(row?.beyondChance).toEqual(['turns']);
    }
    for (const thing of ['rock', 'spark', 'bat']) {
      expect(found.get(thing)?.beyondChance).toEqual([]);
      expect(found.get(thing)?.turns.least).toBeLessThan(0);
      expect(found.get(thing)?.turns.most).toBeGreaterThan(0);
    }
    expect(report.answer[0]).toMatchObject({
      id: 'lab-answer-ablation',
      args: { count: 2, all: 5 },
    });
  });

  it('has a row per thing and a column per bot, and counts the things that matter', async () => {
    const cells = ['walker', 'explorer'];
    const report = await runHere(await open([], 3000, { cells, measures: ['won', 'turns'] }));
    const section = report.sections.find(({ id }) => id === 'bots');
    expect(section?.text?.[0]).toMatchObject({
      id: 'lab-ablation-moved-much',
      args: { all: 5, moved: 3, much: 1, points: 3 },
    });
    expect(section?.table?.columns.map(({ id }) => id)).toEqual(['without', ...cells, 'others']);
    const rows = new Map(section?.table?.rows.map(({ id, entries }) => [id, entries]));
    expect([...rows.keys()]).toEqual(THINGS);
    expect(rows.get('goblin')?.[3]).toEqual([{ id: 'lab-run-figure', args: { figure: 'turns' } }]);
    const [, walker, explorer, others] = rows.get('bat') ?? [];
    expect([walker, others]).toMatchObject([{ unit: 'points' }, []]);
    expect(explorer).toMatchObject({ isNotable: true });
    expect((explorer as { estimate: { value: number } }).estimate.value).toBeCloseTo(-0.25, 1);
  });

  it('needs no such table for one bot, and counts no points of other figures', async () => {
    const one = await runHere(await open([], 100));
    expect(one.sections.map(({ id }) => id)).not.toContain('bots');
    const two = await runHere(await open([], 3000, { cells: ['walker', 'explorer'] }));
    expect(two.sections[0]?.text?.[0]).toMatchObject({
      id: 'lab-ablation-moved',
      args: { all: 5, moved: 3 },
    });
  });

  it('removes about the given part of all things, others in each run', async () => {
    const played: string[][] = [];
    await runHere(await open(played, 1000, { lack: 40 }));
    for (const thing of THINGS) {
      const count = played.filter((without) => without.includes(thing)).length;
      expect(count).toBeGreaterThan(340);
      expect(count).toBeLessThan(460);
    }
    expect(new Set(played.map((without) => without.join())).size).toBeGreaterThan(25);
  });

  it('has unbounded intervals where only one run lacks a thing', async () => {
    const [goblin] = rowsOf(await runHere(await open([], 1)));
    expect(goblin?.turns).toMatchObject({ least: -Infinity, most: Infinity });
    expect(goblin?.beyondChance).toEqual([]);
  });

  it.each([
    [{ lack: 51 }, ['walker']],
    [{ lack: 0 }, ['walker']],
    [{ lack: 'all' }, ['walker']],
    [{}, ['walker', 'walker -goblin']],
  ])('refuses other parts and percentages: %j %j', async (parameters, cells) => {
    const stop = { kind: 'units', units: 1 } as const;
    const plan = await planFor('caves', { kind: 'screening', cells, stop, parameters });
    const opened = await screeningKind.open(
      plan,
      studyGames(() => 0),
    );
    expect(opened.ok).toBe(false);
  });
});
