import { strengthAt, think } from '../../bots/index.ts';
import { makeStream, must } from '../../core/index.ts';
import { findGame } from '../../games/index.ts';
import type { Answer, Question } from '../../session/index.ts';

/** What a bot answers to a question. */
export function answerQuestion(question: Question): Answer {
  const game = findGame(question.game);
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
