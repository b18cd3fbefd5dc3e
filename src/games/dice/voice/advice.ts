import { finishScenario, nextScenario, WHOLE_CAMPAIGN } from '../rules/index.ts';
import type { DiceState, JourneyState } from '../rules/index.ts';
import { describeKept } from './kept.ts';
import type { DiceWords } from './words.ts';

/** Bags that hold so many hands at the end were spared too much. */
const HANDS_SPARED = 2;

/** What cost the time that ran out. */
function afterTime({ heroes }: DiceState): string {
  const living = heroes.filter(({ alive }) => alive);
  const sum = (of: (hero: DiceState['heroes'][number]) => number) =>
    living.reduce((total, hero) => total + of(hero), 0);
  const isFull = sum(({ bag }) => bag.length) >= HANDS_SPARED * sum(({ capacity }) => capacity);
  if (isFull) return 'spend';
  const isTogether = living.length > 1 && new Set(living.map(({ at }) => at)).size === 1;
  return isTogether ? 'split' : 'close';
}

/** What a party that lost a scene might do better, and how it goes on. */
export function adviceAfter(
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
