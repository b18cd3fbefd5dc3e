import { failed, parsed } from '#core';
import type { Game } from '#core';
import type { CavesAction } from '../model/action.ts';
import type { CavesEvent } from '../model/event.ts';
import { MAX_RANK } from '../model/growth.ts';
import { cavesOptions, MAX_TURNS } from '../model/options.ts';
import type { CavesOptions } from '../model/options.ts';
import type { CavesState } from '../model/state.ts';
import { makeAction, readAction } from '../text/action-text.ts';
import { makeState, parseState } from '../text/state-text.ts';
import { startRun } from '../turn/start.ts';
import { take } from './turn.ts';
import { leaveOut } from '../world/leave-out.ts';
import type { LeftOut } from '../world/leave-out.ts';
import { makeCaves } from '../world/make.ts';
import { refuse } from './refusals.ts';
import { resample } from './resample.ts';
import { scoreOf, turnOf } from './rules.ts';
import { viewOf } from './view.ts';

export type CavesGame = Game<CavesState, CavesAction, CavesEvent, CavesOptions>;

/** The version of the rules: any change of behaviour raises it. */
const RULES_VERSION = 2;

/** The ASCII roguelike. */
export const caves: CavesGame = {
  id: 'caves',
  rules: RULES_VERSION,
  options: cavesOptions,
  players: () => 1,
  longest: () => MAX_TURNS + MAX_RANK,
  start: (options, seed) => startRun(options, seed, makeCaves(options, seed)),
  turn: turnOf,
  refuse,
  apply(state, action) {
    const problem = refuse(state, action);
    if (problem !== undefined) throw new RangeError(`${makeAction(action)}: ${problem.message}`);
    return take(state, action);
  },
  view: viewOf,
  resample,
  scoreSoFar: (state) => [scoreOf(state)],
  makeState,
  parseState,
  makeAction: (_state, action) => makeAction(action),
  parseAction(state, text) {
    const read = readAction(text);
    if (!read.ok) return read;
    const problem = refuse(state, read.value);
    return problem === undefined ? parsed(read.value) : failed(problem);
  },
};

/** The same in caves without one kind of creature, item or potion. */
export function cavesWithout(kind: LeftOut): CavesGame {
  return {
    ...caves,
    start: (options, seed) => startRun(options, seed, leaveOut(makeCaves(options, seed), kind)),
  };
}
