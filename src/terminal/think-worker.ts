import { parentPort } from 'node:worker_threads';
import { must } from '../core/index.ts';
import { findGame } from '../games/index.ts';
import type { Answer, Question } from '../session/index.ts';

function answer({ game: id, state: text }: Question): Answer {
  const game = findGame(id);
  if (game === undefined) throw new RangeError(`there is no game ${id}`);
  const state = must(game.parseState(text));
  const turn = game.turn(state);
  if (turn.kind !== 'decide') throw new RangeError('nobody is to move');
  return { action: game.makeAction(state, turn.actions[0]) };
}

parentPort?.on('message', (question: Question) => parentPort?.postMessage(answer(question)));
