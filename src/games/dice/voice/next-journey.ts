import { isVictory, WHOLE_CAMPAIGN } from '../rules/index.ts';
import type { DiceState, JourneyOptions, Pack } from '../rules/index.ts';
import type { DiceWords } from './words.ts';

/** A journey suggested after another, and its first scenario. */
export interface NextJourney {
  readonly options: JourneyOptions;
  readonly scenario: string;
}

/**
 * The suggestion after a single scenario is won: the campaign after the tutorial, otherwise the
 * next scenario. Heroes with typical growth grow on. Undefined if there is none.
 */
export function nextJourney(
  options: JourneyOptions,
  { over }: DiceState,
  pack: Pack,
): NextJourney | undefined {
  if (over === undefined || !isVictory(over) || options.route === WHOLE_CAMPAIGN) return undefined;
  const { chapters, tutorial } = pack;
  const scenarios = chapters.flatMap((chapter) => chapter.scenarios);
  const at = scenarios.indexOf(options.route);
  const isTutorial = options.route === tutorial;
  const scenario = isTutorial || at >= 0 ? scenarios[at + 1] : undefined;
  if (scenario === undefined) return undefined;
  const route = isTutorial ? WHOLE_CAMPAIGN : scenario;
  return { options: { ...options, route }, scenario };
}

/** Label of the button that starts it. */
export function nameNext({ scenario }: NextJourney, words: DiceWords): string {
  return words.say('dice-offer-next', { scenario: words.scenario(scenario) });
}
