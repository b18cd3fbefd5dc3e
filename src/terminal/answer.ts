import { below, makeStream, must } from '../core/index.ts';
import { findGame } from '../games/index.ts';
import type { Answer, Question } from '../session/index.ts';

/** What a bot answers to a question. */
export function answerQuestion(question: Question): Answer {
  const game = findGame(question.game);
  if (game === undefined) throw new RangeError(`there is no game ${question.game}`);
  const state = must(game.parseState(question.state));
  const turn = game.turn(state);
  if (turn.kind !== 'decide') throw new RangeError('nobody is to move');
  const random = makeStream(question.seed, 'bot');
  return { action: game.makeAction(state, turn.actions[below(random, turn.actions.length)]) };
}
