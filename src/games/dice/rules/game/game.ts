import type { Game, OptionSpec, Problem } from '#core';
import { DIFFICULTIES } from '../model/content.ts';
import type { Content } from '../model/content.ts';
import { HERO_CLASSES, MAX_KEEPSAKES } from '../model/hero.ts';
import { MAX_STORY, parseStory } from '../model/story.ts';
import type { HeroSheet } from '../model/hero.ts';
import type { DiceAction } from '../model/action.ts';
import type { DiceEvent } from '../state/event.ts';
import type { DiceOptions, DiceState, LocationInPlay, World } from '../state/state.ts';
import { generateScenario } from '../world/scenario.ts';
import { isMidway } from '../phases/midway.ts';
import { MAX_REVERSALS } from '../phases/offer.ts';
import { applyAction, beginGame, refuse, turnOf } from '../phases/rules.ts';
import { makeAction, parseAction } from '../text/action-text.ts';
import { makeState, parseState } from '../text/state-text.ts';
import { RULES_VERSION } from '../model/rules-version.ts';
import {
  countHeroes,
  makeParty,
  parseParty,
  MAX_PARTY,
  MAX_PARTY_TEXT,
} from '../tables/party-text.ts';
import { newSheet } from '../tables/heroes.ts';
import { resample } from './resample.ts';
import { makeLibrary, makeWorld } from '../world/world.ts';
import type { Library } from '../world/world.ts';
import { isWatched } from '../effects/guardian.ts';

/**
 * Hides the order of decks and the dice in bags. A villain is visible only where he has been
 * encountered.
 */
function viewPlace(world: World, place: LocationInPlay): LocationInPlay {
  const { bag, hidden, enemies, obstacles, villain, known } = place;
  return {
    ...place,
    bag: [],
    hidden: hidden + bag.length,
    enemies: [...enemies].sort((a, b) => a - b),
    obstacles: [...obstacles].sort((a, b) => a - b),
    villain: known ? villain : undefined,
    guarded: isWatched(world, place),
  };
}

/**
 * Everything the heroes know. They play together and share all information, so all have the same
 * view. It includes hands, piles and the unordered contents of their bags. Bags of locations reveal
 * only their number of dice. A view therefore determines the possible decisions, but not the
 * possible draws.
 */
function viewOf(state: DiceState): DiceState {
  return { ...state, places: state.places.map((place) => viewPlace(state.world, place)) };
}

export type DiceGame = Game<DiceState, DiceAction, DiceEvent, DiceOptions>;

/** The first keepsake of a party that the content lacks, as a problem. */
function refuseKeepsakes(
  party: readonly HeroSheet[],
  { keepsakes = [] }: Content,
): Problem | undefined {
  const known = keepsakes.map((one) => one.id);
  const id = party.flatMap((sheet) => sheet.keepsakes).find((one) => !known.includes(one));
  if (id === undefined) return undefined;
  const args = { id, known: known.length > 0 ? known.join(', ') : '-' };
  return {
    code: 'dice-keepsake',
    message: `This adventure has no keepsake "${id}". Choose from: ${args.known}.`,
    args,
  };
}

function refuseParty(text: string, content: Content): Problem | undefined {
  const party = parseParty(text);
  if (party !== undefined) return refuseKeepsakes(party, content);
  return {
    code: 'dice-party',
    message: `A party is a list of 1 to ${MAX_PARTY} of ${HERO_CLASSES.join(', ')}, separated by commas. Each may include its growth.`,
  };
}

function refuseStory(text: string): Problem | undefined {
  if (parseStory(text) !== undefined) return undefined;
  return {
    code: 'dice-story',
    message: 'A story is a list of flags in alphabetical order, separated by commas.',
  };
}

/** A party that owns some keepsakes of the content. */
function keepsakeSamples({ keepsakes = [] }: Content): string[] {
  const ids = keepsakes.map(({ id }) => id);
  if (ids.length === 0) return [];
  const sheets = HERO_CLASSES.map((one, at) => {
    const own = ids.filter((_, i) => i % HERO_CLASSES.length === at);
    return { ...newSheet(one), keepsakes: own.slice(0, MAX_KEEPSAKES) };
  });
  return [makeParty(sheets)];
}

function optionsOf(content: Content): OptionSpec<DiceOptions> {
  const [first, ...others] = content.scenarios.map(({ id }) => id);
  if (first === undefined) throw new RangeError('content without a scenario');
  return {
    scenario: { kind: 'choice', values: [first, ...others], default: first },
    party: {
      kind: 'text',
      most: MAX_PARTY_TEXT,
      samples: [
        ...HERO_CLASSES,
        'brawler,hunter',
        'brawler=Marta,hunter=Ясень',
        'mystic,prophet,mentor',
        HERO_CLASSES.join(),
        ...keepsakeSamples(content),
      ],
      refuse: (text) => refuseParty(text, content),
      default: 'brawler,hunter',
    },
    difficulty: { kind: 'choice', values: DIFFICULTIES, default: 'normal' },
    story: { kind: 'text', most: MAX_STORY, samples: [''], refuse: refuseStory, default: '' },
  };
}

/**
 * Upper limit for the steps of one turn: each skill of each hero once, encounters, closing, and
 * filling the hand.
 */
const MAX_STEPS_PER_TURN = 8000;
/** Most choices between two cancelled ones. */
const MAX_STEPS_PER_REVERSAL = 24;

/**
 * Upper limit for log entries. Skills cannot win back more time than the scenario starts with. The
 * steps of a turn are bounded. Cancelled choices have a separate limit.
 */
function longest(library: Library, options: DiceOptions): number {
  const { initialTimer } = makeWorld(library, options, []);
  return (
    (2 * initialTimer + 1) * (MAX_STEPS_PER_TURN + MAX_REVERSALS * MAX_STEPS_PER_REVERSAL) +
    MAX_PARTY
  );
}

/** The dice game for some content; its scenarios are the options. */
export function makeDiceGame(content: Content): DiceGame {
  const library = makeLibrary(content);
  return {
    id: 'dice',
    rules: RULES_VERSION,
    options: optionsOf(content),
    players: ({ party }) => countHeroes(party),
    longest: (options) => longest(library, options),
    start: (options, seed) => beginGame(generateScenario(library, options, seed)),
    turn: turnOf,
    isMidway,
    refuse,
    apply: applyAction,
    view: viewOf,
    resample: (state, _player, random) => resample(state, random),
    makeState,
    parseState: (text) => parseState(library, text),
    makeAction: (_state, action) => makeAction(action),
    parseAction,
  };
}
