import { strengthAt, think } from '../../bots/index.ts';
import type { AnyMind } from '../../bots/index.ts';
import { makeStream, must } from '../../core/index.ts';
import type { AnyGame } from '../../core/index.ts';
import type { Answer, Question } from './engine.ts';
import type { EngineTask } from './service.ts';

/** Finds or makes the game that a question is about. */
export type FindGame = (question: Question) => AnyGame | undefined;

/** Finds the mind that a question names. */
export type FindMind = (game: string, mind: string) => AnyMind | undefined;

/** Begins to work out what a bot answers to a question about a game: what workers and threads run. */
export function beginAnswer(
  question: Question,
  findGame: FindGame,
  findMind?: FindMind,
): EngineTask<Answer, never> {
  const game = findGame(question);
  if (game === undefined) throw new RangeError(`there is no game ${question.game}`);
  const state = must(game.parseState(question.state));
  const random = makeStream(question.seed, 'bot');
  const mind = question.mind === undefined ? undefined : findMind?.(game.id, question.mind);
  if (mind !== undefined) {
    return { run: () => ({ action: game.makeAction(state, mind.choose(state, random)) }) };
  }
  const thought = think(game, state, question.player, strengthAt(question.strength), random);
  return {
    run(positions) {
      if (!thought.run(positions)) return undefined;
      const { action, finding } = thought.choice();
      const text = game.makeAction(state, action);
      if (finding === undefined) return { action: text };
      return { action: text, value: finding.value, exact: finding.exact };
    },
  };
}
