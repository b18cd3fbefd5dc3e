import { parentPort } from 'node:worker_threads';
import type { Question } from '../session/index.ts';
import { answerQuestion } from './answer.ts';

parentPort?.on('message', (question: Question) => {
  try {
    parentPort?.postMessage({ answer: answerQuestion(question) });
  } catch (error) {
    parentPort?.postMessage({ error: error instanceof Error ? error.message : String(error) });
  }
});
