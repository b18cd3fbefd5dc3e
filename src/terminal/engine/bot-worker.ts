import { beginAnswer, beginPreparation, EngineService } from '#play';
import type { Question } from '#play';
import { gameResolver } from '#games/resolve.ts';
import { channel, serve } from './serve.ts';

const resolveGame = gameResolver(channel.now);

async function begin(question: Question) {
  const game = await resolveGame(question);
  return beginAnswer(question, () => game);
}

async function prepare(ahead: Question) {
  const game = await resolveGame(ahead);
  return beginPreparation(ahead, () => game);
}

serve(new EngineService({ ...channel, begin, prepare }));
