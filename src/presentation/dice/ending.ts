import { isVictory } from '../../games/dice/index.ts';
import type { DiceState } from '../../games/dice/index.ts';
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
}

export function tellEnd(scene: DiceState, words: DiceWords): EndTold {
  const isWon = scene.over !== undefined && isVictory(scene.over);
  const { id } = scene.world.scenario;
  const story = [words.scenario(id, isWon ? 'won' : 'lost'), isWon ? words.ending(id) : ''];
  const dead = [...scene.heroes.keys()].filter((at) => scene.heroes[at]?.alive === false);
  return {
    isWon,
    title: describeScene(scene, words),
    story: story.filter((text) => text !== ''),
    fallen: dead.map((at) => words.say('dice-screen-lost-hero', { hero: words.hero(scene, at) })),
  };
}
