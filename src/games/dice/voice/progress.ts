import type { JourneyState } from '../rules/index.ts';
import { WHOLE_CAMPAIGN } from '../rules/index.ts';
import type { DiceWords } from './words.ts';

/** Status of a scenario in a campaign. */
export type Standing = 'won' | 'now' | 'lost' | 'ahead';

export interface ChapterProgress {
  readonly name: string;
  readonly level: number;
  readonly scenarios: readonly { readonly name: string; readonly standing: Standing }[];
}

/** Progress of a campaign: all scenarios by chapter, in order of play. */
export function progressOf(
  { campaign, route }: JourneyState,
  words: DiceWords,
): readonly ChapterProgress[] {
  let at = 0;
  const next = campaign.stage === 'lost' ? 'lost' : 'now';
  return campaign.chapters.map(({ id, level, scenarios }) => ({
    name: route === WHOLE_CAMPAIGN ? words.chapter(id) : words.adventure,
    level,
    scenarios: scenarios.map((scenario) => {
      const index = at++;
      const standing = index < campaign.won ? 'won' : index === campaign.won ? next : 'ahead';
      return { name: words.scenario(scenario), standing };
    }),
  }));
}
