import { strengthAt, think } from '../bots/index.ts';
import { makeStream, must } from '../core/index.ts';
import type { AnyGame } from '../core/index.ts';
import type { Answer, Question } from './thinker.ts';

/** Finds or makes the game that a question is about. */
export type FindGame = (question: Question) => AnyGame | undefined;

/** What a bot answers to a question about a game: what workers, threads and tests run. */
export function answerQuestion(question: Question, findGame: FindGame): Answer {
  const game = findGame(question);
  if (game === undefined) throw new RangeError(`there is no game ${question.game}`);
  const state = must(game.parseState(question.state));
  const strength = strengthAt(question.strength);
  const random = makeStream(question.seed, 'bot');
  const thought = think(game, state, question.player, strength, random);
  while (!thought.run(strength.nodes + 1));
  const { action, finding } = thought.choice();
  const text = game.makeAction(state, action);
  if (finding === undefined) return { action: text };
  return { action: text, value: finding.value, exact: finding.exact };
}
