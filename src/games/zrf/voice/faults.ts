import type { Problem } from '#core';
import type { ZrfGame, ZrfState } from '../rules/index.ts';
import type { Say } from '#i18n/say.ts';
import { describeWithLocation } from '#voice/problems.ts';

/** Errors that the rules of a state's variant have run into during play. */
function faultsOf(game: ZrfGame, state: ZrfState): readonly Problem[] {
  const play = game.playOf(state.variant);
  return play.load(state).faults.problems(play.rules);
}

/** The same errors as sentences, each with its place in the file. */
export function describeFaults(game: ZrfGame, state: ZrfState, say: Say): string[] {
  return faultsOf(game, state).map((fault) => describeWithLocation(fault, say));
}
