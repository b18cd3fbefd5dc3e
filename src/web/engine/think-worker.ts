import { answerQuestion } from '../../play/index.ts';
import { gameOf } from '../../resolve-game.ts';
import type { Ask, Reply } from './worker-thinker.ts';

addEventListener('message', ({ data }: MessageEvent<Ask>) => {
  const { id, question } = data;
  let reply: Reply;
  try {
    reply = { id, answer: answerQuestion(question, gameOf) };
  } catch (error) {
    reply = { id, error: error instanceof Error ? error.message : String(error) };
  }
  postMessage(reply);
});
