import { expect, test } from 'vitest';
import { Coordinator, PLAN_FORMAT, runStudy } from '#lab';
import type { AnyStudy, Chunk, ChunkResult, Executor } from '#lab';

const UNITS = 20;

/** Study that counts its units. */
const study: AnyStudy = {
  plan: {
    format: PLAN_FORMAT,
    kind: 'count',
    game: { id: 'none', rules: 1 },
    options: {},
    seed: 'run',
    cells: ['only'],
    stop: { kind: 'units', units: UNITS },
    parameters: {},
  },
  units: () => UNITS,
  emptyTally: () => ({ count: 0 }),
  play: () => undefined,
  merge: (into, more) => {
    (into as { count: number }).count += (more as { count: number }).count;
  },
  isAnswered: () => false,
  report: () => ({ question: { id: '' }, answer: [], sections: [], data: {} }),
  seedOf: () => '',
};

function resultOf({ count }: Chunk): ChunkResult {
  return { tally: { count }, failures: [], ms: 1 };
}

test('a stopped run returns at once and ignores the chunks it abandoned', async () => {
  const rejections: (() => void)[] = [];
  const executor: Executor = {
    slots: () => 2,
    play: (chunk) =>
      chunk.from === 0
        ? Promise.resolve(resultOf(chunk))
        : new Promise((_, reject) => {
            rejections.push(() => {
              reject(new Error('the pool was closed'));
            });
          }),
  };
  const coordinator = new Coordinator(study, { chunk: 1 });
  let isStopped = false;
  let wake: () => void = () => undefined;
  const running = runStudy(coordinator, executor, {
    isStopped: () => isStopped,
    onWait: (again) => (wake = again),
  });
  await expect.poll(() => coordinator.progress.units).toBe(1);
  isStopped = true;
  wake();
  await running;
  for (let tries = 0; tries < 10; tries++) {
    for (const reject of rejections.splice(0)) reject();
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(coordinator.results.cells).toMatchObject([{ units: 1, failed: 0, tally: { count: 1 } }]);
});

test('a run uses the slots that appear while it waits', async () => {
  const waiting: (() => void)[] = [];
  let slots = 1;
  let wake: () => void = () => undefined;
  const executor: Executor = {
    slots: () => slots,
    play: (chunk) =>
      new Promise((resolve) => {
        waiting.push(() => {
          resolve(resultOf(chunk));
        });
      }),
  };
  const coordinator = new Coordinator(study, { chunk: 1 });
  const running = runStudy(coordinator, executor, { onWait: (again) => (wake = again) });
  const before = waiting.length;
  slots = 4;
  wake();
  await expect.poll(() => waiting.length).toBe(4 * before);
  while (!coordinator.isOver) {
    for (const resolve of waiting.splice(0)) resolve();
    await new Promise((resolve) => setImmediate(resolve));
  }
  await running;
  expect(coordinator.results.cells).toMatchObject([{ units: UNITS, tally: { count: UNITS } }]);
});
