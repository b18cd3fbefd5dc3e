import type { AnyMatch } from '#core';
import { isVictory, nextScenario } from '../rules/index.ts';
import type { DiceState, JourneyState } from '../rules/index.ts';
import type { SavedSummary } from '#voice/saved-summary.ts';
import type { DiceWords } from './words.ts';

function sceneName({ campaign, scene }: JourneyState, words: DiceWords): string {
  const id = scene?.world.scenario.id ?? nextScenario(campaign);
  if (id === undefined) return words.adventure;
  const scenario = words.scenario(id);
  return words.say('dice-saved-title', { adventure: words.adventure, scenario });
}

/** The current turn out of the initial number, as time runs down. */
function turnOf({ world, timer }: DiceState, { say }: DiceWords): string {
  const turns = Math.max(1, world.initialTimer, timer);
  return say('dice-saved-turn', { turn: Math.max(1, turns - timer), turns });
}

function progressOf({ campaign, scene }: JourneyState, words: DiceWords): string {
  const { say } = words;
  if (scene === undefined) {
    if (campaign.stage === 'camp') return say('dice-saved-camp');
    return say(campaign.stage === 'won' ? 'ended-won' : 'dice-saved-lost');
  }
  if (scene.over === undefined) return turnOf(scene, words);
  return say(isVictory(scene.over) ? 'ended-won' : 'dice-saved-lost');
}

/** List entry of a saved journey: adventure and scenario, heroes, turn or outcome. */
export function describeSavedJourney(
  { state }: Pick<AnyMatch, 'state'>,
  words: DiceWords,
): SavedSummary {
  const journey = state as JourneyState;
  const sheets = journey.campaign.heroes.map(({ sheet }) => sheet);
  const heroes = words.messages.list(sheets.map((_, at) => words.heroOf(sheets, at)));
  return { title: sceneName(journey, words), facts: [heroes, progressOf(journey, words)] };
}
