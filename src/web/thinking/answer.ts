import { below, makeStream, must } from '../../core/index.ts';
import { findGame } from '../../games/index.ts';
import type { Answer, Question } from '../../session/index.ts';

/** What a bot answers to a question. */
export function answerQuestion(question: Question): Answer {
  const game = findGame(question.game);
  if (game === undefined) throw new RangeError(`no game ${question.game}`);
  const state = must(game.parseState(question.state));
  const turn = game.turn(state);
  if (turn.kind !== 'decide') throw new RangeError(`nobody is to decide in ${question.state}`);
  const random = makeStream(question.seed, 'bot');
  const action = turn.actions[below(random, turn.actions.length)];
  return { action: game.makeAction(state, action), value: 2, exact: false };
}
