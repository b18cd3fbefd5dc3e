import { isVictory, finishScenario, nextScenario, WHOLE_CAMPAIGN } from '../rules/index.ts';
import type { DiceState, JourneyState } from '../rules/index.ts';
import { describeScene } from './status.ts';
import type { DiceWords } from './words.ts';
import { describeKept } from './kept.ts';

/** Bags that hold so many hands at the end were spared too much. */
const HANDS_SPARED = 2;

/** The cause of running out of time. */
function afterTime({ heroes }: DiceState): string {
  const living = heroes.filter(({ alive }) => alive);
  const sum = (of: (hero: DiceState['heroes'][number]) => number) =>
    living.reduce((total, hero) => total + of(hero), 0);
  const isFull = sum(({ bag }) => bag.length) >= HANDS_SPARED * sum(({ capacity }) => capacity);
  if (isFull) return 'spend';
  const isTogether = living.length > 1 && new Set(living.map(({ at }) => at)).size === 1;
  return isTogether ? 'split' : 'close';
}

/** Advice for a party that lost a scene, and how it goes on. */
function adviceAfter(
  { campaign, route }: JourneyState,
  scene: DiceState,
  words: DiceWords,
): readonly string[] {
  const { say } = words;
  const { over, world } = scene;
  if (over === undefined) return [];
  const isDeath = over === 'dead' || over === 'fallen';
  const about = over === 'escaped' ? 'escaped' : isDeath ? 'death' : afterTime(scene);
  const after = route === WHOLE_CAMPAIGN ? finishScenario(campaign, scene) : undefined;
  const isAgain = after?.ok === true && nextScenario(after.value) !== undefined;
  const isEasier = route !== WHOLE_CAMPAIGN && world.options.difficulty !== 'easy';
  return [
    say(`dice-end-advice-${about}`),
    ...(isAgain ? [`${describeKept(scene, words)} ${say('dice-end-again')}`] : []),
    ...(isEasier ? [say('dice-end-easier')] : []),
  ];
}

/** The rewards that wait in camp for the party that won a scene, or what to play after the one that teaches. */
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
  const dice = words.dice(reward.map(([type, size]) => ({ type, size })));
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

/** The end of a scenario, as both shells tell it. */
export interface EndTold {
  readonly isWon: boolean;
  readonly title: string;
  /** Its story, and that of the chapter that ends with it, a paragraph each. */
  readonly story: readonly string[];
  /** The heroes who did not live to see it. */
  readonly fallen: readonly string[];
  /** The progress it made. */
  readonly facts: string;
  /** The rewards of a victory, or advice after a defeat. */
  readonly notes: readonly string[];
}

function factsOf({ places, timer }: DiceState, { say }: DiceWords): string {
  const closed = places.filter(({ open }) => !open).length;
  return say('dice-end-facts', { closed, places: places.length, timer: Math.max(0, timer) });
}

/** A journey's scene that is over. */
export function tellEnd(journey: JourneyState, scene: DiceState, words: DiceWords): EndTold {
  const isWon = scene.over !== undefined && isVictory(scene.over);
  const { id } = scene.world.scenario;
  const story = [words.scenario(id, isWon ? 'won' : 'lost'), isWon ? words.ending(id) : ''];
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
