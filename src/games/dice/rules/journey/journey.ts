import type { Game, Outcome } from '#core';
import type { CampAction } from '../campaign/camp.ts';
import type { Campaign, CampaignMode } from '../campaign/campaign.ts';
import type { Reward } from '../campaign/rewards.ts';
import type { DiceAction } from '../model/action.ts';
import type { Difficulty } from '../model/content.ts';
import type { DieForm, DieType } from '../model/die.ts';
import type { DiceEvent } from '../state/event.ts';
import type { DiceState } from '../state/state.ts';

/** The route through every chapter. All other routes are single scenarios. */
export const WHOLE_CAMPAIGN = 'campaign';

/**
 * Options chosen before the start; `mode` determines the fate of heroes who die on the way.
 * `twists` are those of free play, separated by commas; other routes ignore them.
 */
export type JourneyOptions = {
  readonly route: string;
  readonly party: string;
  readonly difficulty: Difficulty;
  readonly mode: CampaignMode;
  readonly twists?: string;
};

/**
 * A party on its way through an adventure: the campaign, and the current scenario. A finished
 * scenario remains until the party continues. Without a scenario, the party is in camp or the
 * campaign is over.
 */
export interface JourneyState {
  readonly route: string;
  readonly campaign: Campaign;
  readonly scene: DiceState | undefined;
  /** Number of dice traded in this camp. */
  readonly trades: number;
}

export type JourneyAction =
  | { readonly kind: 'scene'; readonly action: DiceAction }
  | { readonly kind: 'camp'; readonly action: CampAction }
  /** Continues from a finished scenario to the camp, or to the end. */
  | { readonly kind: 'go-on' };

/**
 * Heroes are numbered over the whole party, except in events of a scene, which number its players.
 */
export type JourneyEvent =
  | DiceEvent
  | { readonly kind: 'set-out'; readonly scenario: string }
  | { readonly kind: 'came-back'; readonly won: boolean }
  /** An ally with a name joins a hero by a choice in camp. */
  | { readonly kind: 'joined'; readonly hero: number; readonly ally: string }
  /** An ally with a name leaves the party. */
  | { readonly kind: 'parted'; readonly ally: string }
  | { readonly kind: 'grew'; readonly hero: number; readonly type: DieType }
  | { readonly kind: 'learned'; readonly hero: number; readonly skill: string }
  /** The party has chosen an option in camp. */
  | { readonly kind: 'decided'; readonly choice: string; readonly option: string }
  /** A hero has chosen a reward; `swapped` is the keepsake given up for it, if any. */
  | {
      readonly kind: 'rewarded';
      readonly hero: number;
      readonly reward: Reward;
      readonly swapped: string | undefined;
    }
  | ({ readonly kind: 'took' | 'left'; readonly hero: number } & DieForm);

export type JourneyGame = Game<JourneyState, JourneyAction, JourneyEvent, JourneyOptions>;

/** Most scenarios a party plays before its campaign ends, won or lost. */
export const MAX_PLAYED = 99;
/** Most dice traded in one camp before the party has to leave. */
export const MAX_TRADES = 400;

/** Ways a whole campaign can end. */
type JourneyReason = 'campaign-won' | 'campaign-lost' | 'campaign-weary';

function reasonOf({ stage, played }: Campaign): JourneyReason | undefined {
  if (stage === 'won') return 'campaign-won';
  if (stage === 'lost') return 'campaign-lost';
  return played >= MAX_PLAYED ? 'campaign-weary' : undefined;
}

/** The outcome of the campaign; undefined while it continues. */
export function outcomeOf({ campaign, scene }: JourneyState): Outcome | undefined {
  const reason = scene === undefined ? reasonOf(campaign) : undefined;
  if (reason === undefined) return undefined;
  const won = reason === 'campaign-won';
  return {
    scores: campaign.heroes.map(() => Number(won)),
    winners: won ? [...campaign.heroes.keys()] : [],
    reason,
  };
}

/** The heroes who play the scene, by position in the whole party. */
export function playersOf({ campaign }: Pick<JourneyState, 'campaign'>): readonly number[] {
  return [...campaign.heroes.keys()].filter((at) => campaign.heroes[at]?.gone === false);
}
