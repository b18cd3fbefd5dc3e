import { parentPort } from 'node:worker_threads';
import type { AnyGame } from '../core/index.ts';
import { findGame } from '../games/index.ts';
import { gameOfTexts } from '../games/zrf/source.ts';
import { answerQuestion } from '../session/index.ts';
import type { Question } from '../session/index.ts';

/** The game of the last question with a source, as the next one is most likely about it. */
let made: { readonly key: string; readonly game: AnyGame | undefined } | undefined;

function gameOf({ game: id, source }: Question): AnyGame | undefined {
  if (source === undefined) return findGame(id);
  const key = JSON.stringify([id, source]);
  if (made?.key !== key) made = { key, game: gameOfTexts(source, id) };
  return made.game;
}

parentPort?.on('message', (question: Question) => {
  try {
    parentPort?.postMessage({ answer: answerQuestion(question, gameOf) });
  } catch (error) {
    parentPort?.postMessage({ error: error instanceof Error ? error.message : String(error) });
  }
});
