/**
 * Reads inputs in a separate process, which may hang or run out of memory, and reports each result.
 * Questions arrive as lines of JSON; answers go to the fourth file descriptor.
 */
import { writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { deriveSeed, makeStream } from '#core';
import { measure } from './measure.ts';
import type { Reader } from './reader.ts';
import { READERS } from './readers.ts';

/** Request to read inputs generated from a seed, or a single input. */
export type Question =
  | { readonly reader: string; readonly seed: string; readonly from: number; readonly to: number }
  | { readonly reader: string; readonly input: string };

const ANSWERS = 3;

/** Input with the given index. */
function inputAt({ name, samples, mutate }: Reader, seed: string, index: number): string {
  return mutate(samples(), makeStream(deriveSeed(`${seed} ${name}`, index), 'mutation'));
}

function reply(answer: unknown): void {
  writeSync(ANSWERS, `${JSON.stringify(answer)}\n`);
}

/** Initialises a reader before timing starts. */
async function warm({ samples, read }: Reader): Promise<boolean> {
  const [sample = ''] = samples();
  return read(sample);
}

async function answer(question: Question): Promise<void> {
  const reader = READERS.find(({ name }) => name === question.reader);
  if (reader === undefined) throw new RangeError(`no reader ${question.reader}`);
  await warm(reader);
  if ('input' in question) {
    reply(await measure(() => reader.read(question.input)));
    return;
  }
  for (let index = question.from; index < question.to; index += 1) {
    const input = inputAt(reader, question.seed, index);
    reply(await measure(() => reader.read(input)));
  }
}

/** Prints the input with the given index, for a caller that cannot get it from this process. */
function show({ reader, seed, index }: { reader: string; seed: string; index: number }): void {
  const found = READERS.find(({ name }) => name === reader);
  if (found !== undefined) reply({ input: inputAt(found, seed, index) });
}

for await (const line of createInterface({ input: process.stdin })) {
  const question = JSON.parse(line) as Question | { reader: string; seed: string; index: number };
  if ('index' in question) show(question);
  else await answer(question);
}
