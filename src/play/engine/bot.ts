import { drawBlurSeed, strengthAt, think } from '#bots';
import type { AnyMind } from '#bots';
import { makeStream, must } from '#core';
import type { AnyGame } from '#core';
import { answerDraw } from './draw-offer.ts';
import type { Answer, Question } from './engine.ts';
import type { EngineTask, Preparation } from './service.ts';

/** Finds or creates the game of a question. */
export type FindGame = (question: Question) => AnyGame | undefined;

/** Finds a mind by game and name. */
export type FindMind = (game: string, mind: string) => AnyMind | undefined;

/** Starts the search for a bot's answer. Used by workers and threads. */
export function beginAnswer(
  question: Question,
  findGame: FindGame,
  findMind?: FindMind,
): EngineTask<Answer, never> {
  const game = findGame(question);
  if (game === undefined) throw new RangeError(`unknown game: ${question.game}`);
  const state = must(game.parseState(question.state));
  const random = makeStream(question.seed, 'bot');
  const mind = question.mind === undefined ? undefined : findMind?.(game.id, question.mind);
  if (mind !== undefined) {
    return { run: () => ({ action: game.makeAction(state, mind.choose(state, random)) }) };
  }
  const strength = strengthAt(question.strength, game.levels?.(state));
  const { player, crew, gameSeed = question.seed } = question;
  const blurSeed = drawBlurSeed(makeStream(gameSeed, 'blur'));
  const thought = think(game, state, player, strength, random, { crew, blurSeed });
  const { milliseconds: limit = Infinity } = strength;
  const milliseconds = Math.min(limit, question.milliseconds ?? Infinity);
  const { offered } = question;
  return {
    milliseconds,
    ...(question.milliseconds === undefined ? {} : { timed }),
    run(positions, spent = 0) {
      if (!thought.run(positions, spent)) return undefined;
      const { action, finding } = thought.choice();
      if (offered !== undefined)
        return { action: '', accepts: answerDraw(game, state, offered, finding?.value) };
      const text = game.makeAction(state, action);
      if (finding === undefined) return { action: text };
      return { action: text, value: finding.value, exact: finding.exact };
    },
  };
}

function timed(answer: Answer, milliseconds: number): Answer {
  return { ...answer, milliseconds };
}

/** Starts the learning that bots need for the game of a question. */
export function beginPreparation(question: Question, findGame: FindGame): Preparation {
  const game = findGame(question);
  const state = game?.parseState(question.state);
  const learning = state?.ok === true ? game?.learn?.(state.value) : undefined;
  return learning ?? { run: () => true };
}
