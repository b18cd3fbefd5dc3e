import { failed, parsed } from '#core';
import type { Game, Seed } from '#core';
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
import type { WorldPlan } from '../world/plan.ts';
import { resample } from './resample.ts';
import { refuse, turnOf } from './rules.ts';
import { scoreOf } from './score.ts';
import { startRun } from '../turn/start.ts';
import { viewOf } from './view.ts';

export type RogueGame = Game<RogueState, RogueAction, RogueEvent, RogueOptions>;

/** Rules version; increment on any change of behaviour. */
const RULES_VERSION = 2;

/** The worlds of a run, kept as long as its options. */
function cachedPlans(content: Content) {
  const cache = new WeakMap<RogueOptions, { seed: Seed; plans: readonly WorldPlan[] }>();
  return (options: RogueOptions, seed: Seed): readonly WorldPlan[] => {
    const cached = cache.get(options);
    if (cached?.seed === seed) return cached.plans;
    const plans = plansOf(options, seed, content);
    cache.set(options, { seed, plans });
    return plans;
  };
}

/** The tile roguelike with the given content for world generators. */
export function makeRogueGame(content: Content): RogueGame {
  const plans = cachedPlans(content);
  return {
    id: 'rogue',
    rules: RULES_VERSION,
    options: rogueOptions,
    players: () => 1,
    longest: ({ length }) => MAX_TURNS[length] * (MAX_IDLE + 1),
    start: (options, seed) => startRun(options, seed, plans(options, seed)),
    turn: turnOf,
    refuse,
    apply(state, action) {
      const problem = refuse(state, action);
      if (problem !== undefined) throw new RangeError(`${makeAction(action)}: ${problem.message}`);
      return take(state, action, ({ options, seed }) => plans(options, seed));
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
