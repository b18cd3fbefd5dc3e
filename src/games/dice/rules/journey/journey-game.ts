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
import { countHeroes } from '../tables/party-text.ts';
import { refuseTwists } from '../tables/twists.ts';
import { JourneyRules } from './rules.ts';
import { setOut } from './setting-out.ts';

/** Scenarios that can be played separately: first the chapters' scenarios, then the others. */
function scenesOf({ chapters, content, tutorial }: Pack): readonly string[] {
  const chapterScenarios = chapters.flatMap(({ scenarios }) => scenarios);
  const others = content.scenarios
    .map(({ id }) => id)
    .filter((id) => !chapterScenarios.includes(id));
  const all = [...(tutorial === undefined ? [] : [tutorial]), ...chapterScenarios, ...others];
  return [...new Set(all)];
}

/** The whole campaign if there are chapters, every scenario, and free play. */
function routesOf(pack: Pack): readonly [string, ...string[]] {
  const [first, ...scenes] = scenesOf(pack);
  const others = [...scenes, ...freeRoutes(pack.content)];
  if (first === undefined) throw new RangeError('An adventure needs at least one scenario.');
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
    twists: {
      kind: 'text',
      most: MAX_TWISTS_TEXT,
      samples: ['', 'stakes-get-higher', 'badly-hurt,tongue-in-a-head', 'harm,serenity'],
      refuse: refuseTwists,
      default: '',
    },
  };
}

/** Maximum number of characters in a list of twists. */
const MAX_TWISTS_TEXT = 200;

/** Upper limit for the ratio of lengths between scenarios composed from different seeds. */
const FREE_SPREAD = 4;

/** A scenario to estimate the length of a route, and a factor for its upper limit. */
function sampleOf(pack: Pack, route: string, party: string): readonly [string, number] {
  const level = levelOfFreePlay(route);
  if (level === undefined) return [route, 1];
  const heroes = countHeroes(party);
  return [must(composeScenario(pack.content, { level, heroes, seed: 'sample' })).id, FREE_SPREAD];
}

/** Replaces the seed in views, because it determines hidden information. */
const HIDDEN_SEED = 'hidden';

/**
 * An adventure as one game: all its scenarios in order with camps between them, or a single one. A
 * whole campaign has one game record. It is saved, replayed and shared like any match.
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
    players: ({ party }) => countHeroes(party),
    longest({ route, party, difficulty }) {
      const longestOf = (scenario: string) => dice.longest({ scenario, party, difficulty });
      if (route !== WHOLE_CAMPAIGN) {
        const [scenario, times] = sampleOf(pack, route, party);
        return times * longestOf(scenario);
      }
      const longest = scenes.reduce((max, scenario) => Math.max(max, longestOf(scenario)), 0);
      const { choices = [] } = pack.content;
      const camp = MAX_TRADES + 2 * party.split(',').length + choices.length + 2;
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
    parseState: (text) => parseJourney(dice, pack, routes, text),
    makeAction: (state, action) => makeJourneyAction(dice, state, action),
    parseAction(state, text) {
      const read = readJourneyAction(dice, state, text);
      if (!read.ok) return read;
      const problem = rules.refuse(state, read.value);
      return problem === undefined ? parsed(read.value) : failed(problem);
    },
  };
}
