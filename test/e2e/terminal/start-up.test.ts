import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { smallest } from '#core';
import { isDeep } from '../../support/deep.ts';
import { MAIN } from './built.ts';
import { homeOf, cleanUpAfterEach, runAt } from './started.ts';

cleanUpAfterEach();

const PROBE = ['--import', resolve('test/support/cpu-probe.mjs')];
/** Rounds per program. The fastest counts, because other processes slow single runs down. */
const ROUNDS = 25;

type Measure = (home: ReturnType<typeof homeOf>, file: string) => void | Promise<void>;

function runOnce(...args: readonly string[]): Measure {
  return (home, file) => {
    const env = home.env({ CPU_FILE: file });
    const { status } = spawnSync(process.execPath, [...PROBE, ...args], { env, input: '' });
    expect(status).toBe(0);
  };
}

const baseline = runOnce('-e', '0');

/** Processor time until the menu is shown. */
const title: Measure = async (home, file) => {
  const env = { CPU_FILE: file, CPU_UNTIL: 'Kalah' };
  const run = runAt(home, process.execPath, [...PROBE, MAIN], env);
  await run.until(() => existsSync(file), 'the menu');
  run.type('q');
  expect(await run.ended()).toEqual({ code: 0, signal: 0 });
};

async function measure(one: Measure): Promise<number> {
  const home = homeOf();
  const file = home.file('cpu');
  rmSync(file, { force: true });
  await one(home, file);
  return Number(readFileSync(file, 'utf8'));
}

/** Ratio to the processor time of plain Node, measured until it is below `limit`. */
async function ratioOf(one: Measure, limit: number): Promise<number> {
  const times = { one: [] as number[], bare: [] as number[] };
  let ratio = Infinity;
  for (let round = 0; round < ROUNDS && ratio > limit; round += 1) {
    times.bare.push(await measure(baseline));
    times.one.push(await measure(one));
    ratio = smallest(times.one) / smallest(times.bare);
  }
  return ratio;
}

/**
 * Tolerance for runs alongside other tests, which share caches and memory and slow these programs
 * more than plain Node.
 */
const TOLERANCE = isDeep ? 1 : 1.5;

test.each([
  ['--version', runOnce(MAIN, '--version'), 2 * TOLERANCE],
  ['--help', runOnce(MAIN, '--help'), 2 * TOLERANCE],
  ['the title', title, 5 * TOLERANCE],
] as const)(
  '%s stays within its limit relative to the processor time of plain Node',
  async (_, one, limit) => {
    expect(await ratioOf(one, limit)).toBeLessThan(limit);
  },
);
