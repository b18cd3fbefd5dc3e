import { answerOf, endingOf } from '../rules/index.ts';
import type { Campaign, ChoiceTemplate, JourneyState } from '../rules/index.ts';
import { progressOf } from './progress.ts';
import type { Standing } from './progress.ts';
import type { DiceWords } from './words.ts';

/** A decision taken, in its own words. */
export interface Decision {
  readonly choice: string;
  readonly option: string;
}

/** A scenario on the road. Those ahead, except the next one, have no name yet. */
export interface RoadStop {
  readonly id: string;
  readonly name: string | undefined;
  readonly standing: Standing;
  /** Decisions taken in it, and in the camp after it. */
  readonly decisions: readonly Decision[];
}

export interface RoadChapter {
  readonly id: string;
  readonly name: string;
  readonly stops: readonly RoadStop[];
}

/** An ending of the adventure, with its name if it was reached. */
export interface RoadEnding {
  readonly id: string;
  readonly name: string | undefined;
}

/** The road of a campaign: chapters, scenarios, decisions and endings. */
export interface Road {
  readonly chapters: readonly RoadChapter[];
  readonly won: number;
  readonly count: number;
  /** Scenarios lost on the way. */
  readonly lost: number;
  readonly endings: readonly RoadEnding[];
}

function decisionOf(choice: ChoiceTemplate, flags: Campaign['flags'], words: DiceWords) {
  const option = answerOf(choice, flags);
  if (option === undefined) return [];
  return [{ choice: words.choice(choice.id), option: words.option(choice.id, option.id) }];
}

/** The flags of the campaign, and of the scenario in play. */
function flagsOf({ campaign, scene }: JourneyState): Campaign['flags'] {
  return [...campaign.flags, ...(scene?.flags ?? [])];
}

/** The road so far. */
export function roadOf(state: JourneyState, words: DiceWords): Road {
  const { campaign } = state;
  const { choices = [], endings = [] } = words.pack.content;
  const flags = flagsOf(state);
  const decisionsAt = (id: string) =>
    choices
      .filter((choice) => choice.in === id || choice.after === id)
      .flatMap((choice) => decisionOf(choice, flags, words));
  const reached = campaign.stage === 'won' ? endingOf(words.pack.content, flags) : undefined;
  const progress = progressOf(state, words);
  const chapters = campaign.chapters.map(({ id, scenarios }, at): RoadChapter => ({
    id,
    name: progress[at]?.name ?? id,
    stops: scenarios.map((scenario, index): RoadStop => {
      const { name = scenario, standing = 'ahead' } = progress[at]?.scenarios[index] ?? {};
      const isKnown = standing !== 'ahead';
      return {
        id: scenario,
        name: isKnown ? name : undefined,
        standing,
        decisions: decisionsAt(scenario),
      };
    }),
  }));
  return {
    chapters,
    won: campaign.won,
    count: chapters.reduce((sum, { stops }) => sum + stops.length, 0),
    lost: campaign.played - campaign.won,
    endings: endings.map(({ id }) => ({
      id,
      name: reached?.id === id ? words.end(id) : undefined,
    })),
  };
}
