import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { isDeep, repeats } from '../support/deep.ts';
import { buildProcess, ReadingProcess } from './process.ts';
import { READERS } from './readers.ts';
import { Run } from './run.ts';
import type { Figures } from './run.ts';
import { tableOf } from './table.ts';

/**
 * Use another seed for other inputs: FUZZ_SEED=2 FUZZ_INPUTS=1000000 npm run test:deep -- test/fuzz
 */
const SEED = process.env['FUZZ_SEED'] ?? '1';
const INPUTS = Number(process.env['FUZZ_INPUTS'] ?? repeats(700, 250_000));
const PARALLEL = isDeep ? availableParallelism() : 1;

const weights = READERS.map(({ weight = 1 }) => weight);
const usual = INPUTS / weights.reduce((sum, weight) => sum + weight);

test(`readers of untrusted input, seed ${SEED}`, async () => {
  const file = await buildProcess();
  const waiting = [...READERS];
  const figures: Figures[] = [];
  const work = async () => {
    const process = new ReadingProcess(file);
    for (let reader = waiting.shift(); reader !== undefined; reader = waiting.shift()) {
      const { name, weight = 1 } = reader;
      figures.push(await new Run(process, name, SEED).read(Math.ceil(usual * weight)));
    }
    process.stop();
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  if (INPUTS > 10_000 || isDeep) console.log(tableOf(figures));
  expect(figures.flatMap(({ failures }) => failures)).toEqual([]);
  // A reader that accepts nothing or everything got unsuitable inputs.
  const lopsided = figures.filter(({ accepted, inputs }) => accepted === 0 && inputs > 100);
  expect(lopsided.map(({ reader }) => reader)).toEqual([]);
});
