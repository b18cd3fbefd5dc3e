import { describe, expect, it } from 'vitest';
import { must } from '#core';

import { studyGames } from '#games/studies.ts';
import { ablationKind } from '#lab';
import type { AnyStudy, Report, RunArena, Stop } from '#lab';
import { runHere } from '#test/support/study-here.ts';
import { planFor } from './plans.ts';

/** Runs whose results are known: without goblins 2 more turns, without rocks no change. */
function arenaOf(played: string[]): RunArena {
  return {
    bots: ['walker'],
    removable: new Map(
      ['goblin', 'rock', 'spark'].map((thing) => [thing, { id: `caves-${thing}` }]),
    ),
    words: { ends: [], damage: [] },
    turns: 10,
    shares: [],
    measures: ['turns', 'kills'],
    boundsFor: () => ({}),
    isSame: (_, without) => without === 'spark',
    play({ without: [without = 'nothing'] = [], index }) {
      played.push(`${without} ${index}`);
      const gain = without === 'goblin' ? 2 : 0;
      const noise = without === 'rock' ? [-1, 0, 1][index % 3] : 0;
      return { figures: { turns: 10 + index + gain, kills: 3 + (noise ?? 0) }, words: {} };
    },
  };
}

async function open(played: string[], stop: Stop): Promise<AnyStudy> {
  const cells = ['walker', 'walker -goblin', 'walker -rock', 'walker -spark'];
  const plan = await planFor('caves', { kind: 'ablation', cells, stop });
  const games = studyGames(() => 0);
  const findRuns = () => Promise.resolve(arenaOf(played));
  return must(await ablationKind.open(plan, { ...games, findRuns }));
}

interface Row {
  readonly without: string;
  readonly turns: { readonly value: number; readonly least: number; readonly most: number };
  readonly beyondChance: readonly string[];
}

const rowsOf = ({ data }: Report) => data['ablation'] as readonly Row[];

describe('an ablation', () => {
  it('compares runs of the same seeds and marks changes beyond chance', async () => {
    const report = await runHere(await open([], { kind: 'units', units: 400 }));
    const [goblin, rock, spark] = rowsOf(report);
    expect(goblin).toMatchObject({
      without: 'goblin',
      turns: { value: 2 },
      beyondChance: ['turns'],
    });
    expect(rock).toMatchObject({ turns: { value: 0 }, beyondChance: [] });
    expect(spark).toMatchObject({ turns: { value: 0 }, beyondChance: [] });
    expect(report.answer[0]).toMatchObject({
      id: 'lab-answer-ablation',
      args: { count: 1, all: 3 },
    });
  });

  it('has unbounded intervals for one pair of runs', async () => {
    const [goblin] = rowsOf(await runHere(await open([], { kind: 'units', units: 1 })));
    expect(goblin?.turns).toEqual({ value: 2, least: -Infinity, most: Infinity });
    expect(goblin?.beyondChance).toEqual([]);
  });

  it('plays the full game once per seed, and no run that cannot differ', async () => {
    const played: string[] = [];
    await runHere(await open(played, { kind: 'units', units: 20 }), { chunk: 3 });
    expect(played).toHaveLength(60);
    expect(new Set(played).size).toBe(60);
  });

  it('refuses cells without the full game', async () => {
    const plan = await planFor('caves', {
      kind: 'ablation',
      cells: ['walker -goblin'],
      stop: { kind: 'units', units: 1 },
    });
    const opened = await ablationKind.open(
      plan,
      studyGames(() => 0),
    );
    expect(opened.ok).toBe(false);
  });
});
