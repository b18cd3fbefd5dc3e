import { Advisers, SolvingService } from '../../puzzles/index.ts';
import type { SolvingCall } from '../../puzzles/index.ts';

const advisers = new Advisers();
const service = new SolvingService(
  (question) => advisers.begin(question),
  (reply) => postMessage(reply),
  () => new Promise((resolve) => setTimeout(resolve)),
);

addEventListener('message', ({ data }: MessageEvent<SolvingCall>) => void service.receive(data));
