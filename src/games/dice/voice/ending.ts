import {
  flagsIn,
  formOf,
  isVictory,
  finishScenario,
  nextScenario,
  WHOLE_CAMPAIGN,
} from '../rules/index.ts';
import type { DiceState, JourneyState } from '../rules/index.ts';
import { describeScene } from './status.ts';
import type { DiceWords } from './words.ts';
import { describeKeptDice } from './kept-dice.ts';

/** A bag with this many hands of dice at the end was used too sparingly. */
const MAX_UNUSED_HANDS = 2;

/** The likely cause of running out of time. */
function timeoutCause({ heroes }: DiceState): string {
  const living = heroes.filter(({ alive }) => alive);
  const sum = (of: (hero: DiceState['heroes'][number]) => number) =>
    living.reduce((total, hero) => total + of(hero), 0);
  const isFull = sum(({ bag }) => bag.length) >= MAX_UNUSED_HANDS * sum(({ capacity }) => capacity);
  if (isFull) return 'spend';
  const isTogether = living.length > 1 && new Set(living.map(({ at }) => at)).size === 1;
  return isTogether ? 'split' : 'close';
}

/** Advice after a lost scene, and the next step. */
function adviceAfter(
  { campaign, route }: JourneyState,
  scene: DiceState,
  words: DiceWords,
): readonly string[] {
  const { say } = words;
  const { over, world } = scene;
  if (over === undefined) return [];
  const isDeath = over === 'dead' || over === 'fallen';
  const about = over === 'escaped' ? 'escaped' : isDeath ? 'death' : timeoutCause(scene);
  const after = route === WHOLE_CAMPAIGN ? finishScenario(campaign, scene) : undefined;
  const isAgain = after?.ok === true && nextScenario(after.value) !== undefined;
  const isEasier = route !== WHOLE_CAMPAIGN && world.options.difficulty !== 'easy';
  return [
    say(`dice-end-advice-${about}`),
    ...(isAgain ? [`${describeKeptDice(scene, words)} ${say('dice-end-again')}`] : []),
    ...(isEasier ? [say('dice-end-easier')] : []),
  ];
}

/** Rewards in camp after a won scene, or the recommended game after the tutorial. */
function rewardsAhead(
  { campaign, route }: JourneyState,
  scene: DiceState,
  words: DiceWords,
): readonly string[] {
  if (route === words.pack.tutorial) return [words.say('dice-end-next')];
  const after = finishScenario(campaign, scene);
  if (!after.ok || nextScenario(after.value) === undefined) return [];
  const { say } = words;
  const { heroes } = after.value;
  const { reward = [] } = scene.world.scenario;
  const dice = words.dice(reward.map(formOf));
  const isOwed = (kind: 'limit' | 'skill') => heroes.some(({ owed }) => owed[kind]);
  const grows = heroes.some(({ sheet }, at) => {
    return sheet.capacity > (campaign.heroes[at]?.sheet.capacity ?? sheet.capacity);
  });
  return [
    ...(reward.length > 0 ? [say('dice-end-reward-dice', { dice })] : []),
    ...(isOwed('limit') ? [say('dice-end-reward-limit')] : []),
    ...(isOwed('skill') ? [say('dice-end-reward-skill')] : []),
    ...(grows ? [say('dice-end-reward-hand')] : []),
  ];
}

/** Texts about the end of a scenario, for both shells. */
export interface EndTexts {
  readonly isWon: boolean;
  readonly title: string;
  /** Paragraphs of its story, and of the chapter that ends with it. */
  readonly story: readonly string[];
  /** The fallen heroes. */
  readonly fallen: readonly string[];
  /** The progress made. */
  readonly facts: string;
  /** The rewards of a victory, or advice after a defeat. */
  readonly notes: readonly string[];
}

function factsOf({ places, timer }: DiceState, { say }: DiceWords): string {
  const closed = places.filter(({ open }) => !open).length;
  return say('dice-end-facts', { closed, places: places.length, timer: Math.max(0, timer) });
}

/** Describes the end of a scene. */
export function describeEnd(journey: JourneyState, scene: DiceState, words: DiceWords): EndTexts {
  const isWon = scene.over !== undefined && isVictory(scene.over);
  const { id } = scene.world.scenario;
  const tale = words.tale(id, isWon ? 'won' : 'lost', flagsIn(scene), scene.heroes.length);
  const story = [tale, isWon ? words.ending(id) : ''];
  const dead = [...scene.heroes.keys()].filter((at) => scene.heroes[at]?.alive === false);
  const notes = isWon ? rewardsAhead(journey, scene, words) : adviceAfter(journey, scene, words);
  return {
    isWon,
    title: describeScene(scene, words),
    story: story.filter((text) => text !== ''),
    fallen: dead.map((at) => words.say('dice-screen-lost-hero', { hero: words.hero(scene, at) })),
    facts: factsOf(scene, words),
    notes,
  };
}
