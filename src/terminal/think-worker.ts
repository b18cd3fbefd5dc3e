import { parentPort } from 'node:worker_threads';
import { games } from '../games/index.ts';
import { answerQuestion } from '../session/index.ts';
import type { Question } from '../session/index.ts';

parentPort?.on('message', (question: Question) => {
  try {
    parentPort?.postMessage({ answer: answerQuestion(question, games) });
  } catch (error) {
    parentPort?.postMessage({ error: error instanceof Error ? error.message : String(error) });
  }
});
