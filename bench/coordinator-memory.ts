/**
 * Coordinates a study of as many empty chunks as given, in a process of its own, and prints the
 * highest memory use in megabytes: `node coordinator-memory.mjs <chunks>`.
 */
import { Coordinator, runStudy } from '../src/lab/index.ts';
import type { ChunkResult, Executor } from '../src/lab/index.ts';
import { emptyStudy } from './empty-study.ts';

/** Slots of a queue with the most workers it is filled for. */
const SLOTS = 2000;
const KILOBYTES = 1024;

/** Returns results out of order, as many workers do. */
const executor: Executor = {
  slots: () => SLOTS,
  play: ({ from }) =>
    new Promise<ChunkResult>((resolve) => {
      const result = { tally: { sum: 1 }, failures: [], ms: 0 };
      if (from % 3 === 0) setTimeout(resolve, 1, result);
      else setImmediate(resolve, result);
    }),
};

const chunks = Number(process.argv[2]);
const coordinator = new Coordinator(emptyStudy(chunks), { chunk: 1 });
await runStudy(coordinator, executor);
if (coordinator.chunks !== chunks) throw new RangeError(`${coordinator.chunks} chunks`);
console.log(Math.round(process.resourceUsage().maxRSS / KILOBYTES));
