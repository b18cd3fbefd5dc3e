import { failed, parsed } from '#core';
import type { Game, Seed, Turn } from '#core';
import type { CavesAction } from '../model/action.ts';
import { CLASSIC } from '../classic/classic.ts';
import type { CavesContent } from '../model/content.ts';
import type { CavesEvent } from '../model/event.ts';
import { MAX_RANK } from '../model/growth.ts';
import { MAX_TURNS } from '../model/options.ts';
import type { CavesOptions } from '../model/options.ts';
import type { CavesState } from '../model/state.ts';
import { makeAction, readAction } from '../text/action-text.ts';
import { makeState, parseState } from '../text/state-text.ts';
import { startRun } from '../turn/start.ts';
import { take } from './turn.ts';
import { leaveOut } from '../world/leave-out.ts';
import { contentWithout } from '../world/parts.ts';
import { contentFor, depthFor, makeOptions } from '../packs/options.ts';
import { makeCaves } from '../world/make.ts';
import type { Caves } from '../world/make.ts';
import { refuse } from './refusals.ts';
import { resample } from './resample.ts';
import { viewOf } from './view.ts';
import { actionsOf } from './actions.ts';
import { contentOf, playerOf } from './looking.ts';

/** The player's turn, until the run ends. */
function turnOf(state: CavesState): Turn<CavesAction> {
  const { ending } = state;
  if (ending === undefined) return { kind: 'decide', player: 0, actions: actionsOf(state) };
  const winners = ending.kind === 'won' ? [0] : [];
  return { kind: 'over', outcome: { scores: [scoreOf(state)], winners, reason: ending.kind } };
}

const SCORE_PER_LEVEL = 100;
const SCORE_FOR_BEAR = 1000;

/** Score: experience, depth and the bear; 0 in modes without death. */
function scoreOf(state: CavesState): number {
  const { options, deeds, ending } = state;
  if (options.mode !== 'normal') return 0;
  const bear = ending?.kind === 'won' ? SCORE_FOR_BEAR : 0;
  return playerOf(state).xp + SCORE_PER_LEVEL * deeds.deepest + bear;
}

function makeWorld(base: CavesContent, options: CavesOptions, seed: Seed): Caves {
  const content = contentFor(base, options);
  return makeCaves(content, depthFor(content, options), seed);
}

export type CavesGame = Game<CavesState, CavesAction, CavesEvent, CavesOptions>;

/** Rules version; increment on any change of behaviour. */
const RULES_VERSION = 2;

/** The ASCII roguelike with some content, upon which packs build. */
export function makeCavesGame(base: CavesContent): CavesGame {
  return {
    id: 'caves',
    rules: RULES_VERSION,
    options: makeOptions(base),
    players: () => 1,
    longest: () => MAX_TURNS + MAX_RANK,
    start: (options, seed) => startRun(options, seed, makeWorld(base, options, seed)),
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
    parseState: (text) => parseState(base, text),
    makeAction: (_state, action) => makeAction(action),
    parseAction(state, text) {
      const read = readAction(text, Object.keys(contentOf(state).spells));
      if (!read.ok) return read;
      const problem = refuse(state, read.value);
      return problem === undefined ? parsed(read.value) : failed(problem);
    },
  };
}

/** The game with the built-in content. */
export const caves: CavesGame = makeCavesGame(CLASSIC);

/** The game without some of the things of `leavableOf`. */
export function cavesWithout(ids: readonly string[]): CavesGame {
  return {
    ...caves,
    start(options, seed) {
      const content = contentWithout(contentFor(CLASSIC, options), ids);
      const world = makeCaves(content, depthFor(content, options), seed);
      return startRun(options, seed, ids.reduce(leaveOut, world));
    },
  };
}
