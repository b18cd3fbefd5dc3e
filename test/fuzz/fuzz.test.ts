import { afterAll, beforeAll, expect, test } from 'vitest';
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
const INPUTS = Number(process.env['FUZZ_INPUTS'] ?? repeats(350, 250_000));

const weights = READERS.map(({ weight = 1 }) => weight);
const usual = INPUTS / weights.reduce((sum, weight) => sum + weight);
const figures: Figures[] = [];
let reading: ReadingProcess;

beforeAll(async () => {
  reading = new ReadingProcess(await buildProcess());
});

afterAll(() => {
  reading.stop();
  if (INPUTS > 10_000 || isDeep) console.log(tableOf(figures));
});

test.each(READERS)(`$name survives inputs of seed ${SEED}`, async ({ name, weight = 1 }) => {
  const read = await new Run(reading, name, SEED).read(Math.ceil(usual * weight));
  figures.push(read);
  expect(read.failures).toEqual([]);
  // A reader that accepts nothing got unsuitable inputs.
  if (read.inputs > 100) expect(read.accepted).toBeGreaterThan(0);
});
