import { finishScenario, nextScenario } from '../rules/index.ts';
import type { DiceState, JourneyState } from '../rules/index.ts';
import type { DiceWords } from './words.ts';

/** What waits in camp for the party that won a scene, or what to play after the one that teaches. */
export function rewardsAhead(
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
