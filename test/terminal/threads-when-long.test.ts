import { describe, expect, it } from 'vitest';
import type { AnyStudy, Chunk, ChunkResult } from '#lab';
import { ThreadsWhenLong } from '#terminal/study/threads-when-long.ts';
import type { Threads } from '#terminal/study/threads.ts';

const ELSEWHERE: ChunkResult = { tally: 'elsewhere', failures: [], ms: 1 };

interface Setting {
  readonly jobs?: number;
  readonly unitsLeft?: () => number;
  readonly openThreads?: () => Promise<Threads>;
}

/** A study whose units take this long by its clock, and the numbers of threads that it opened. */
function long(
  msPerUnit: number,
  { jobs = 3, unitsLeft = () => 100_000, openThreads }: Setting = {},
) {
  let now = 0;
  const opened: number[] = [];
  const study = {
    emptyTally: () => 'here',
    play: () => void (now += msPerUnit),
  } as Partial<AnyStudy> as AnyStudy;
  const threads: Threads = {
    slots: () => 99,
    play: () => Promise.resolve(ELSEWHERE),
    close: () => Promise.resolve(),
  };
  const open = (count: number) => {
    opened.push(count);
    return openThreads?.() ?? Promise.resolve(threads);
  };
  const demand = { jobs, open, unitsLeft, clock: () => now };
  return { executor: new ThreadsWhenLong(study, demand), opened };
}

const chunk = (from: number): Chunk => ({ cell: 0, from, count: 10 });

/** Plays chunks that are handed out together; returns where each was played. */
async function play(executor: Threads, ...chunks: readonly number[]): Promise<readonly unknown[]> {
  const results = await Promise.all(chunks.map((from) => executor.play(chunk(from))));
  return results.map(({ tally }) => tally);
}

describe('a study without a number of threads', () => {
  it('stays in this thread while it is short', async () => {
    const { executor, opened } = long(1);
    for (let from = 0; from < 39; from++) expect(await play(executor, from)).toEqual(['here']);
    expect([opened, executor.slots()]).toEqual([[], 1]);
  });

  it('goes on here besides the threads if its units are brief', async () => {
    const { executor, opened } = long(25);
    expect(await play(executor, 0, 1)).toEqual(['here', 'here']);
    await play(executor, 2);
    expect([opened, executor.slots()]).toEqual([[2], 3]);
    const places = ['here', 'elsewhere', 'elsewhere'];
    expect(await play(executor, 3, 4, 5)).toEqual(places);
    expect(await play(executor, 6, 7, 8)).toEqual(places);
  });

  it('needs no threads for its last second', async () => {
    const { executor, opened } = long(25, { unitsLeft: () => 39 });
    for (let from = 0; from < 9; from++) await play(executor, from);
    expect([opened, executor.slots()]).toEqual([[], 1]);
  });

  it('waits longer on two cores, of which one compiles', async () => {
    let unitsLeft = 599;
    const { executor, opened } = long(25, { jobs: 2, unitsLeft: () => unitsLeft });
    for (let from = 0; from < 13; from++) await play(executor, from);
    expect(opened).toEqual([]);
    unitsLeft = 600;
    await play(executor, 13);
    expect([opened, executor.slots()]).toEqual([[1], 2]);
    const early = long(25, { jobs: 2 });
    for (let from = 0; from < 12; from++) await play(early.executor, from);
    expect(early.opened).toEqual([]);
  });

  it('leaves long units to the threads, so that this thread answers', async () => {
    const { executor, opened } = long(60);
    await play(executor, 0);
    expect(await play(executor, 1, 2)).toEqual(['elsewhere', 'elsewhere']);
    expect([opened, executor.slots()]).toEqual([[3], 3]);
  });

  it('plays brief units alone where no threads start, and fails with long ones', async () => {
    const noThreads = () => Promise.reject(new Error('no threads'));
    const brief = long(45, { openThreads: noThreads }).executor;
    await play(brief, 0);
    expect(await play(brief, 1, 2)).toEqual(['here', 'here']);
    await expect(brief.close()).resolves.toBeUndefined();
    const slow = long(60, { openThreads: noThreads }).executor;
    await play(slow, 0);
    await expect(play(slow, 1)).rejects.toThrow('no threads');
  });
});
