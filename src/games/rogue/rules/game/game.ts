import { failed, parsed } from '#core';
import type { Game } from '#core';
import type { RogueAction } from '../model/action.ts';
import type { RogueEvent } from '../model/event.ts';
import { MAX_IDLE, rogueOptions, MAX_TURNS } from '../model/options.ts';
import type { RogueOptions } from '../model/options.ts';
import type { RogueState } from '../model/state.ts';
import { makeAction, readAction } from '../text/action-text.ts';
import { makeState, parseState } from '../text/state-text.ts';
import { take } from '../turn/turn.ts';
import { FULL } from '../world/content.ts';
import type { Content } from '../world/content.ts';
import { plansOf } from '../world/choice/make.ts';
import { resample } from './resample.ts';
import { refuse, scoreOf, turnOf } from './rules.ts';
import { startRun } from '../turn/start.ts';
import { viewOf } from './view.ts';

export type RogueGame = Game<RogueState, RogueAction, RogueEvent, RogueOptions>;

/** Rules version; increment on any change of behaviour. */
const RULES_VERSION = 2;

/** The tile roguelike with the given content for world generators. */
export function makeRogueGame(content: Content): RogueGame {
  return {
    id: 'rogue',
    rules: RULES_VERSION,
    options: rogueOptions,
    players: () => 1,
    longest: ({ length }) => MAX_TURNS[length] * (MAX_IDLE + 1),
    start: (options, seed) => startRun(options, seed, plansOf(options, seed, content)),
    turn: turnOf,
    refuse,
    apply(state, action) {
      const problem = refuse(state, action);
      if (problem !== undefined) throw new RangeError(`${makeAction(action)}: ${problem.message}`);
      return take(state, action);
    },
    view: (state) => viewOf(state),
    resample,
    scoreSoFar: (state) => [scoreOf(state)],
    makeState,
    parseState: (text) => parseState(text, content),
    makeAction: (_state, action) => makeAction(action),
    parseAction(state, text) {
      const read = readAction(text);
      if (!read.ok) return read;
      const problem = refuse(state, read.value);
      return problem === undefined ? parsed(read.value) : failed(problem);
    },
  };
}

/** The tile roguelike. */
export const rogue: RogueGame = makeRogueGame(FULL);
