import { deflateRawSync } from 'node:zlib';
import { assertDefined, below, defaultOptions, makeStream, startMatch } from '#core';
import { actionsIn, notateTurn, readerFor, Steps, usiOf } from '#games/zrf/notation/index.ts';
import type { ZrfAction, ZrfGame, ZrfState } from '#games/zrf/rules/index.ts';
import { PERSON, Session } from '#play';
import { ownGame } from './page/games.ts';

/** A whole game as a person types it. */
export interface TypedGame {
  readonly id: string;
  readonly seed: string;
  /** Address of the game before its first move. */
  readonly link: string;
  /** Turns that are not forced. */
  readonly texts: readonly string[];
}

/** Games, each in the notation of its players. */
export const TYPED_GAMES = [
  ['royal-game-of-ur', 'the move list'],
  ['hex', 'coordinates'],
  ['chess', 'SAN'],
  ['shogi', 'USI'],
  ['xiangqi', 'WXF'],
  ['international-draughts', 'numbers'],
] as const;

/** A random step, or one that ends the game. */
function stepAt(game: ZrfGame, state: ZrfState, random: ReturnType<typeof makeStream>): ZrfAction {
  const steps = actionsIn(game, state);
  const last = steps.find((step) => game.turn(game.apply(state, step).state).kind === 'over');
  return last ?? assertDefined(steps[below(random, steps.length)]);
}

function write(game: ZrfGame, state: ZrfState, steps: readonly ZrfAction[]): string {
  const [step] = steps;
  if (game.id === 'shogi' && step !== undefined) {
    const usi = usiOf(new Steps(game.rulesOf(state), state, actionsIn(game, state)), step);
    return assertDefined(usi);
  }
  return notateTurn(game, state, steps, readerFor(game)).text;
}

/** A random game that takes every win it sees. */
export function typedGame(id: string, seed: string): TypedGame {
  const game = ownGame(id);
  const match = startMatch(game, defaultOptions(game.options), seed);
  const stateNow = () => match.state as ZrfState;
  const isOver = () => match.turn.kind !== 'decide';
  const saved = new Session(match, [PERSON, PERSON]).save();
  const random = makeStream(seed, 'typed');
  const texts: string[] = [];
  while (!isOver()) {
    const start = stateNow();
    const isTyped = game.isForced?.(start) !== true;
    const steps: ZrfAction[] = [];
    do {
      const step = stepAt(game, stateNow(), random);
      steps.push(step);
      match.play(step);
      // The shells play a forced step before the rest is typed.
    } while (isTyped && !isOver() && stateNow().chainAt >= 0);
    if (isTyped) texts.push(write(game, start, steps));
  }
  const link = `#/zrf/${id}/t/${deflateRawSync(saved).toString('base64url')}`;
  return { id, seed, link, texts };
}
