import { failed, must, parsed } from '#core';
import type { OptionSpec } from '#core';
import { CAMPAIGN_MODES } from '../campaign/campaign.ts';
import { makeDiceGame } from '../game/game.ts';
import type { DiceGame } from '../game/game.ts';
import type { Pack } from '../packs/names.ts';
import { resample } from '../game/resample.ts';
import { isMidway } from '../phases/midway.ts';
import { MAX_PLAYED, MAX_TRADES, WHOLE_CAMPAIGN } from './journey.ts';
import type { JourneyGame, JourneyOptions } from './journey.ts';
import { makeJourney, makeJourneyAction, parseJourney, readJourneyAction } from './journey-text.ts';
import { composeScenario, freeRoutes, levelOfFreePlay } from '../world/free-play.ts';
import { JourneyRules } from './rules.ts';
import { setOut } from './setting-out.ts';

/** Scenarios that can be played by themselves: those of the chapters, then the others. */
function scenesOf({ chapters, content, tutorial }: Pack): readonly string[] {
  const known = chapters.flatMap(({ scenarios }) => scenarios);
  const others = content.scenarios.map(({ id }) => id).filter((id) => !known.includes(id));
  const all = [...(tutorial === undefined ? [] : [tutorial]), ...known, ...others];
  return [...new Set(all)];
}

/** The whole campaign, where there are chapters, every scenario, and free play. */
function routesOf(pack: Pack): readonly [string, ...string[]] {
  const [first, ...scenes] = scenesOf(pack);
  const others = [...scenes, ...freeRoutes(pack.content)];
  if (first === undefined) throw new RangeError('an adventure without a scenario');
  return pack.chapters.length > 0 ? [WHOLE_CAMPAIGN, first, ...others] : [first, ...others];
}

function optionsOf(
  { options }: DiceGame,
  routes: readonly [string, ...string[]],
): OptionSpec<JourneyOptions> {
  return {
    route: { kind: 'choice', values: routes, default: routes[0] },
    party: options.party,
    difficulty: options.difficulty,
    mode: { kind: 'choice', values: CAMPAIGN_MODES, default: 'story' },
  };
}

/** No scenario that a seed composes can be so many times longer than that of another seed. */
const FREE_SPREAD = 4;

/** A scenario as long as that of a route, and how many times longer the route can be. */
function sampleOf(pack: Pack, route: string, party: string): readonly [string, number] {
  const level = levelOfFreePlay(route);
  if (level === undefined) return [route, 1];
  const heroes = party.split(',').length;
  return [must(composeScenario(pack.content, { level, heroes, seed: 'sample' })).id, FREE_SPREAD];
}

/** The seed decides what lies hidden, so no view has it. */
const HIDDEN_SEED = 'hidden';

/**
 * An adventure as one game: its scenarios in their order with the camp between them, or one of them
 * by itself. A whole campaign so has one transcript: it is saved, replayed and shared as any match is.
 */
export function makeJourneyGame(pack: Pack): JourneyGame {
  const dice = makeDiceGame(pack.content);
  const rules = new JourneyRules(dice);
  const routes = routesOf(pack);
  const scenes = scenesOf(pack);
  return {
    id: `dice-${pack.id}`,
    rules: dice.rules,
    options: optionsOf(dice, routes),
    players: ({ party }) => party.split(',').length,
    longest({ route, party, difficulty }) {
      const longestOf = (scenario: string) => dice.longest({ scenario, party, difficulty });
      if (route !== WHOLE_CAMPAIGN) {
        const [scenario, times] = sampleOf(pack, route, party);
        return times * longestOf(scenario);
      }
      const longest = scenes.reduce((most, scenario) => Math.max(most, longestOf(scenario)), 0);
      const camp = MAX_TRADES + 2 * party.split(',').length + 2;
      return MAX_PLAYED * (longest + camp);
    },
    start: (options, seed) => rules.begin(options.route, setOut(pack, options, seed)),
    turn: (state) => rules.turn(state),
    isMidway: ({ scene }) => scene !== undefined && isMidway(scene),
    refuse: (state, action) => rules.refuse(state, action),
    apply: (state, action) => rules.apply(state, action),
    view(state, player) {
      const { campaign, scene } = state;
      return {
        ...state,
        campaign: { ...campaign, seed: HIDDEN_SEED },
        scene: scene && dice.view(scene, player),
      };
    },
    resample(state, _player, random) {
      const { scene } = state;
      return scene === undefined ? state : { ...state, scene: resample(scene, random) };
    },
    makeState: (state) => makeJourney(dice, state),
    parseState: (text) => parseJourney(dice, pack.id, routes, text),
    makeAction: (state, action) => makeJourneyAction(dice, state, action),
    parseAction(state, text) {
      const read = readJourneyAction(dice, state, text);
      if (!read.ok) return read;
      const problem = rules.refuse(state, read.value);
      return problem === undefined ? parsed(read.value) : failed(problem);
    },
  };
}
