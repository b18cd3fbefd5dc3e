import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { assertDefined, below, makeStream } from '#core';
import type { Random } from '#core';
import { makePlan } from '#lab';
import { repeats } from '#test/support/deep.ts';
import { PATIENCE } from '#test/support/patience.ts';
import { openLab, readReport } from './lab.ts';
import type { Program } from './lab.ts';
import { MANY_CHUNKS } from './plans.ts';

const lab = openLab();
const RUNS = repeats(2, 20);
const UNITS = 420;
/** One in so many results is delivered again. */
const DUPLICATED = 20;

/** Delivers some results of a study twice, until stopped; the result counts them. */
function deliverTwice(id: string, random: Random): () => Promise<number> {
  const redis = lab.redis.duplicate().on('error', () => undefined);
  const key = `turnwright:results:${id}`;
  let [isStopped, cursor, count] = [false, '0-0', 0];
  const deliver = async () => {
    while (!isStopped) {
      const reply = await redis.xread('BLOCK', 100, 'STREAMS', key, cursor);
      for (const [at, fields] of reply?.[0]?.[1] ?? []) {
        cursor = at;
        if (fields[0] !== 'job' || fields.includes('again')) continue;
        if (below(random, DUPLICATED) !== 0) continue;
        await redis.xadd(key, 'NOMKSTREAM', '*', ...fields, 'again', '');
        count += 1;
      }
    }
  };
  const delivering = deliver();
  return async () => {
    isStopped = true;
    await delivering;
    redis.disconnect();
    return count;
  };
}

/** Waits until a study has merged so many units, or is over. */
async function hasPlayed(id: string, units: number): Promise<void> {
  await expect
    .poll(
      async () => {
        const text = await lab.redis.hget(`turnwright:study:${id}`, 'units');
        return text === null || Number(text) >= units;
      },
      { timeout: PATIENCE },
    )
    .toBe(true);
}

async function killed(program: Program): Promise<void> {
  program.child.kill('SIGKILL');
  await program.ended;
}

test.each(Array.from({ length: RUNS }, (_, run) => run))(
  'run %i survives killed workers, a restart of Redis, repeated results and a killed coordinator',
  async (run) => {
    const random = makeStream(`faults ${run}`, 'faults');
    const plan = lab.home.file('plan.json');
    writeFileSync(plan, makePlan(MANY_CHUNKS));
    const expected = lab.home.file('expected.json');
    const resumed = lab.home.file(`resumed-${run}.json`);
    expect(
      await lab.run(['study', 'run', plan, '--report', expected, '--jobs', '1']),
    ).toMatchObject({
      code: 0,
    });

    const workers = [await lab.startWorker(), await lab.startWorker(), await lab.startWorker()];
    const args = ['study', 'run', plan, '--queue', lab.url, '--chunk', '1', '--report', resumed];
    const { study, id } = await lab.startStudy(args);
    let coordinator = study;
    const stopDelivering = deliverTwice(id, makeStream(`faults ${run}`, 'twice'));

    const killWorker = async () => {
      const [worker] = workers.splice(below(random, workers.length), 1);
      await killed(assertDefined(worker));
      if (below(random, 2) === 0) workers.push(await lab.startWorker());
    };
    const restartRedis = async () => {
      await (run % 2 === 0 ? lab.server.kill() : lab.server.stop());
      await lab.server.start();
    };
    const killCoordinator = async () => {
      await killed(coordinator);
      const again = ['study', 'resume', id, '--queue', lab.url, '--report', resumed];
      ({ study: coordinator } = await lab.startStudy(again));
    };
    const faults = [killWorker, killWorker, restartRedis, killCoordinator];
    const moments = faults.map(() => below(random, UNITS - 60)).sort((a, b) => a - b);
    for (const moment of moments) {
      const [fault] = faults.splice(below(random, faults.length), 1);
      await hasPlayed(id, moment);
      await assertDefined(fault)();
    }

    expect(await coordinator.ended, coordinator.stderr).toBe(0);
    expect(await stopDelivering()).toBeGreaterThan(0);
    expect(readReport(resumed)).toBe(readReport(expected));
  },
);
