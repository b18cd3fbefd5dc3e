import { beginAnalysis, EngineService } from '#play';
import type { AnalysisQuestion } from '#play';
import { gameResolver } from '#games/resolve.ts';
import { channel, serve } from './serve.ts';

const resolveGame = gameResolver(channel.now);

async function begin(question: AnalysisQuestion) {
  return beginAnalysis(question, await resolveGame(question));
}

serve(new EngineService({ ...channel, begin }));
