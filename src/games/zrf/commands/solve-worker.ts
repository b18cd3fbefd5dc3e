import { EngineService } from '#play';
import { SolverService } from '../puzzles/index.ts';
import type { SolvingQuestion } from '../puzzles/index.ts';
import { channel, serve } from '#terminal/engine/serve.ts';

const service = new SolverService(channel.now);

serve(
  new EngineService({ ...channel, begin: (question: SolvingQuestion) => service.begin(question) }),
);
