import { isVictory } from '../rules/index.ts';
import type { DiceState, JourneyState } from '../rules/index.ts';
import { adviceAfter } from './advice.ts';
import { rewardsAhead } from './rewards.ts';
import { describeScene } from './status.ts';
import type { DiceWords } from './words.ts';

/** How a scenario ended, as both shells tell it. */
export interface EndTold {
  readonly isWon: boolean;
  readonly title: string;
  /** Its story, and that of the chapter that ends with it, a paragraph each. */
  readonly story: readonly string[];
  /** Who did not live to see it. */
  readonly fallen: readonly string[];
  /** How far it came. */
  readonly facts: string;
  /** What a victory brings, or what might be done better after a defeat. */
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
