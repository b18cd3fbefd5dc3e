import { parentPort } from 'node:worker_threads';
import { findGame } from '../games/index.ts';
import { answerQuestion } from '../session/index.ts';
import type { Question } from '../session/index.ts';

parentPort?.on('message', (question: Question) => {
  try {
    parentPort?.postMessage({ answer: answerQuestion(question, ({ game }) => findGame(game)) });
  } catch (error) {
    parentPort?.postMessage({ error: error instanceof Error ? error.message : String(error) });
  }
});
