import { hashText } from '#core';
import type { AnyMatch } from '#core';
import { dateOfDaily, isVictory, scoreOf, WHOLE_CAMPAIGN } from '../../rules/index.ts';
import type {
  DiceState,
  HeroSheet,
  JourneyOptions,
  JourneyState,
  Score,
} from '../../rules/index.ts';
import { stepsOf } from './steps.ts';
import { tallyOf } from './tally.ts';
import type { Tally } from './tally.ts';

/** A finished scenario, with everything that records need. */
export interface FinishedScene {
  /** Identifies the game, whatever the names of its heroes and the device. */
  readonly key: string;
  readonly adventure: string;
  readonly scene: DiceState;
  readonly isWon: boolean;
  /** True if the victory completes a whole campaign. */
  readonly endsCampaign: boolean;
  readonly party: readonly HeroSheet[];
  readonly options: JourneyOptions;
  readonly tally: Tally;
  /** Only of free play. */
  readonly score: Score | undefined;
  /** Date of the daily, if it is one. */
  readonly daily: string | undefined;
}

/** Names of heroes in the text of a party. */
const NAMES = /=[^:,]*/g;

function keyOf({ game, options, seed }: AnyMatch, played: number): string {
  const { route, party, difficulty, mode, twists = '' } = options as JourneyOptions;
  const heroes = party.replace(NAMES, '');
  return hashText([game.id, route, heroes, difficulty, mode, twists, seed, played].join('\n'));
}

/** The scenario that has just ended in a match; undefined at other times. */
export function finishedScene(match: AnyMatch): FinishedScene | undefined {
  const { campaign, scene } = match.state as JourneyState;
  if (scene?.over === undefined) return undefined;
  const options = match.options as JourneyOptions;
  const isWon = isVictory(scene.over);
  const count = campaign.chapters.flatMap(({ scenarios }) => scenarios).length;
  return {
    key: keyOf(match, campaign.played),
    adventure: campaign.adventure,
    scene,
    isWon,
    endsCampaign: options.route === WHOLE_CAMPAIGN && isWon && campaign.won + 1 === count,
    party: campaign.heroes.map(({ sheet }) => sheet),
    options,
    tally: tallyOf(stepsOf(match)),
    score: scoreOf(scene),
    daily: dateOfDaily(options, match.seed),
  };
}
