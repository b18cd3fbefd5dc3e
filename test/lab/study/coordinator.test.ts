import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Coordinator, executeHere, makeReport, nameOfChunk, playChunk, runStudy } from '#lab';
import type { AnyStudy, Chunk, Executor, SavedProgress, Stop } from '#lab';
import { repeats } from '#test/support/deep.ts';
import { countingStudy } from './counting-study.ts';

const still = () => 0;

const reportOf = ({ study, results }: Coordinator) => JSON.stringify(makeReport(study, results));

/** Report of a study played one unit at a time, in order. */
function plainReport(study: AnyStudy): string {
  const coordinator = new Coordinator(study, { chunk: 1 });
  for (let chunk = coordinator.take(); chunk !== undefined; chunk = coordinator.take()) {
    coordinator.accept(chunk, playChunk(study, chunk, still));
  }
  expect(coordinator.isOver).toBe(true);
  return reportOf(coordinator);
}

/** Whole numbers below a bound, drawn while a study runs. */
type Choose = (below: number) => number;

/**
 * Runs a study with up to `slots` chunks at a time. Results arrive in any order, some twice or long
 * after; the coordinator is replaced at random by one that continues from its saved progress.
 */
function runWildly(
  study: AnyStudy,
  chunk: number | undefined,
  slots: number,
  choose: Choose,
): string {
  const make = (saved?: SavedProgress) =>
    new Coordinator(study, { ...(chunk === undefined ? {} : { chunk }), ...(saved && { saved }) });
  let coordinator = make();
  const running: Chunk[] = [];
  const late: Chunk[] = [];
  const accept = (done: Chunk) => {
    const ms = choose(400);
    coordinator.accept(done, { ...playChunk(study, done, still), ms });
  };
  for (;;) {
    while (running.length < slots) {
      const next = coordinator.take();
      if (next === undefined) break;
      running.push(next);
    }
    if (running.length === 0) break;
    const [done] = running.splice(choose(running.length), 1);
    if (done === undefined) break;
    accept(done);
    if (choose(4) === 0) late.push(done);
    if (choose(3) === 0 && late.length > 0) accept(late[choose(late.length)] ?? done);
    if (choose(12) === 0) {
      const saved = JSON.parse(JSON.stringify(coordinator.save())) as SavedProgress;
      coordinator = make(saved);
      running.length = 0;
      late.length = 0;
    }
  }
  expect(coordinator.isOver).toBe(true);
  return reportOf(coordinator);
}

const stops: fc.Arbitrary<Stop> = fc.oneof(
  fc.record({ kind: fc.constant('units' as const), units: fc.integer({ min: 1, max: 90 }) }),
  fc.record({
    kind: fc.constant('until' as const),
    width: fc.integer({ min: 1, max: 9 }).map((hundredths) => hundredths / 100),
    most: fc.integer({ min: 1, max: 120 }),
  }),
);

describe('a coordinator', () => {
  it('reports the same for any chunks, order, repetition and interruption', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 4 }),
        stops,
        fc.option(fc.integer({ min: 1, max: 40 }), { nil: undefined }),
        fc.integer({ min: 1, max: 6 }),
        fc.infiniteStream(fc.nat()),
        (cells, stop, chunk, slots, stream) => {
          const study = countingStudy(cells, stop);
          const choose = (below: number) => Number(stream.next().value) % below;
          expect(runWildly(study, chunk, slots, choose)).toBe(plainReport(study));
        },
      ),
      { numRuns: repeats(150, 5000) },
    );
  });

  it('issues each unit once', () => {
    const study = countingStudy(3, { kind: 'units', units: 1000 }, 700);
    const coordinator = new Coordinator(study);
    const names = new Set<string>();
    for (let chunk = coordinator.take(); chunk !== undefined; chunk = coordinator.take()) {
      names.add(nameOfChunk(chunk));
      coordinator.accept(chunk, { ...playChunk(study, chunk, still), ms: chunk.count });
    }
    expect(names.size).toBe(coordinator.chunks);
    expect(coordinator.progress).toEqual({ units: 2100, all: 2100 });
  });

  it('finishes the cells of a sequential study one after another', () => {
    const study = { ...countingStudy(3, { kind: 'units', units: 5 }), isSequential: true };
    const coordinator = new Coordinator(study, { chunk: 2 });
    const cells: number[] = [];
    for (let chunk = coordinator.take(); chunk !== undefined; chunk = coordinator.take()) {
      cells.push(chunk.cell);
    }
    expect(cells).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 2]);
  });
});

describe('a study', () => {
  const study = countingStudy(2, { kind: 'units', units: 20 });
  const pace = { rest: () => Promise.resolve(), clock: still };

  it('repeats a chunk whose worker is lost', async () => {
    const coordinator = new Coordinator(study, { chunk: 6 });
    const here = executeHere(study, pace);
    let calls = 0;
    const lossy: Executor = {
      slots: () => 2,
      play: (chunk) =>
        ++calls % 3 === 0 ? Promise.reject(new Error('worker lost')) : here.play(chunk),
    };
    await runStudy(coordinator, lossy);
    expect(reportOf(coordinator)).toBe(plainReport(study));
  });

  it('records a unit that always fails, with the command that replays it', async () => {
    const failing: AnyStudy = {
      ...study,
      play(cell, index, tally) {
        if (cell === 1 && index === 13) throw new Error('no way out');
        return study.play(cell, index, tally);
      },
    };
    const coordinator = new Coordinator(failing, { chunk: 6 });
    await runStudy(coordinator, executeHere(failing, pace));
    const { cells } = coordinator.results;
    expect(cells.map(({ failed }) => failed)).toEqual([0, 1]);
    const report = makeReport(failing, coordinator.results);
    const failures = [{ cell: 'cell 1', index: 13, seed: 'seed 13', message: 'no way out' }];
    expect(report.data).toMatchObject({ failed: 1, failures });
    expect(JSON.stringify(report.sections)).toContain(
      String.raw`turnwright study game <plan> --cell \"cell 1\" --index 13`,
    );
    const [, indexes] = report.data['indexes'] as readonly (readonly number[])[];
    expect(indexes).toHaveLength(19);
  });

  it('ends without waiting for a long chunk, and counts no failures of it, when stopped', async () => {
    const coordinator = new Coordinator(study, { chunk: 1 });
    let isStopped = false;
    let wake: () => void = () => undefined;
    let abort: () => void = () => undefined;
    const aborted = new Promise<never>((_, reject) => {
      abort = () => reject(new Error('aborted'));
    });
    const running = runStudy(
      coordinator,
      { slots: () => 1, play: () => aborted },
      { isStopped: () => isStopped, onWait: (waiting) => (wake = waiting) },
    );
    isStopped = true;
    wake();
    await running;
    expect(coordinator.isOver).toBe(false);
    abort();
    await aborted.catch(() => undefined);
    await setImmediate();
    expect(coordinator.results.cells.map(({ failed }) => failed)).toEqual([0, 0]);
    expect(coordinator.progress.units).toBe(0);
  });

  it('plays chunks in this thread one at a time', async () => {
    const log: string[] = [];
    const slow: AnyStudy = {
      ...study,
      *play(cell, index) {
        log.push(`start ${cell}-${index}`);
        yield;
        log.push(`end ${cell}-${index}`);
      },
    };
    let now = 0;
    const here = executeHere(slow, { rest: pace.rest, clock: () => (now += 100) });
    const chunks = [0, 1].map((cell) => ({ cell, from: 0, count: 1 }));
    await Promise.all(chunks.map((chunk) => here.play(chunk)));
    expect(log).toEqual(['start 0-0', 'end 0-0', 'start 1-0', 'end 1-0']);
  });
});
