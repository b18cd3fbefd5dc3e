import { parentPort } from 'node:worker_threads';
import { gameOf } from '../games/asked.ts';
import { answerQuestion } from '../session/index.ts';
import type { Question } from '../session/index.ts';

parentPort?.on('message', (question: Question) => {
  try {
    parentPort?.postMessage({ answer: answerQuestion(question, gameOf) });
  } catch (error) {
    parentPort?.postMessage({ error: error instanceof Error ? error.message : String(error) });
  }
});
