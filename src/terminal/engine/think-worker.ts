import { parentPort } from 'node:worker_threads';
import { gameOf } from '../../resolve-game.ts';
import { answerQuestion } from '../../play/index.ts';
import type { Question } from '../../play/index.ts';

parentPort?.on('message', (question: Question) => {
  try {
    parentPort?.postMessage({ answer: answerQuestion(question, gameOf) });
  } catch (error) {
    parentPort?.postMessage({ error: error instanceof Error ? error.message : String(error) });
  }
});
