import { setImmediate } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { Advisers, SolvingService } from '../../puzzles/index.ts';
import type { SolvingCall } from '../../puzzles/index.ts';

const advisers = new Advisers();
const service = new SolvingService(
  (question) => advisers.begin(question),
  (reply) => parentPort?.postMessage(reply),
  () => setImmediate(),
);

parentPort?.on('message', (call: SolvingCall) => void service.receive(call));
