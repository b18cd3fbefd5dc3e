import { beginAnswer, beginPreparation, EngineService } from '#play';
import type { Question } from '#play';
import { gameResolver } from '#games/resolve.ts';
import { channel, serve } from './serve.ts';

const resolveGame = gameResolver(channel.now);

async function begin(asked: Question) {
  const game = await resolveGame(asked);
  return beginAnswer(asked, () => game);
}

async function prepare(ahead: Question) {
  const game = await resolveGame(ahead);
  return beginPreparation(ahead, () => game);
}

serve(new EngineService({ ...channel, begin, prepare }));
