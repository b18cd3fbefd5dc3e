import { readFileSync, writeFileSync } from 'node:fs';
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
const RUNS = repeats(1, 20);
const MIN_CHUNKS = 160;
/** The last fault comes while many chunks are still to be played. */
const LAST_MOMENT = 130;
const ENOUGH = { timeout: PATIENCE, interval: 5 };
/** One in so many results is delivered again. */
const DUPLICATED = 20;

/** Watches the results of a study, and delivers some of them twice. */
class Saboteur {
  /** Names of the chunks whose results it has seen; others are merged before it can read them. */
  readonly #seen = new Set<string>();
  readonly #study: string;
  #again = 0;
  #isStopped = false;
  readonly #redis = lab.redis.duplicate().on('error', () => undefined);
  readonly #working: Promise<void>;

  constructor(id: string, random: Random) {
    this.#study = `turnwright:study:${id}`;
    this.#working = this.#work(`turnwright:results:${id}`, random);
  }

  /** Number of chunks known to have results. */
  async progress(): Promise<number> {
    const merged = await lab.redis.hget(this.#study, 'units');
    return Math.max(this.#seen.size, Number(merged ?? 0));
  }

  /** Ends the watch; returns how many results were delivered twice. */
  async stop(): Promise<number> {
    this.#isStopped = true;
    await this.#working;
    this.#redis.disconnect();
    return this.#again;
  }

  async #work(key: string, random: Random): Promise<void> {
    let cursor = '0-0';
    while (!this.#isStopped) {
      const reply = await this.#redis.xread('BLOCK', 100, 'STREAMS', key, cursor);
      for (const [at, fields] of reply?.[0]?.[1] ?? []) {
        cursor = at;
        const [, , kind, chunk = ''] = fields;
        if (kind !== 'chunk' || fields.includes('again')) continue;
        this.#seen.add(chunk);
        if (below(random, DUPLICATED) !== 0) continue;
        await this.#redis.xadd(key, 'NOMKSTREAM', '*', ...fields, 'again', '');
        this.#again += 1;
      }
    }
  }
}

function chunksOf(report: string): number {
  const { provenance } = JSON.parse(readFileSync(report, 'utf8')) as {
    readonly provenance: { readonly chunks: number };
  };
  return provenance.chunks;
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
    const saboteur = new Saboteur(id, makeStream(`faults ${run}`, 'twice'));
    const replaced: Promise<Program>[] = [];

    const killWorker = async () => {
      const [worker] = workers.splice(below(random, workers.length), 1);
      await killed(assertDefined(worker));
      if (below(random, 2) === 0) replaced.push(lab.startWorkerAgain());
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
    const moments = faults.map(() => below(random, LAST_MOMENT)).sort((a, b) => a - b);
    for (const moment of moments) {
      const [fault] = faults.splice(below(random, faults.length), 1);
      await expect.poll(() => saboteur.progress(), ENOUGH).toBeGreaterThanOrEqual(moment);
      expect(coordinator.child.exitCode, coordinator.stderr).toBeNull();
      await assertDefined(fault)();
    }

    expect(await coordinator.ended, coordinator.stderr).toBe(0);
    await Promise.all(replaced);
    expect(await saboteur.stop()).toBeGreaterThan(0);
    expect(chunksOf(resumed)).toBeGreaterThanOrEqual(MIN_CHUNKS);
    expect(readReport(resumed)).toBe(readReport(expected));
  },
);
