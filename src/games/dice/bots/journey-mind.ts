import { largest, pick } from '#core';
import type { Random } from '#core';
import { askedOf, joiningInCamp } from '../rules/campaign/camp-choices.ts';
import { takeCampAction } from '../rules/campaign/camp.ts';
import type { CampAction } from '../rules/campaign/camp.ts';
import type { Campaign, CampaignHero } from '../rules/campaign/campaign.ts';
import { isSwap } from '../rules/campaign/rewards.ts';
import { typeToGrow } from '../rules/campaign/growth.ts';
import type { CampChoice } from '../rules/model/story-templates.ts';
import { findMind } from './index.ts';
import type { Mind } from './mind.ts';
import type { JourneyAction, JourneyState } from '../rules/journey/journey.ts';
import { GO_ON } from '../rules/journey/rules.ts';
import { worthOfReward } from './rewards.ts';
import { worthOfGifts } from './story.ts';

/** A bot that plays journeys. In scenes it plays as the dice bot of the same id. */
export interface JourneyMind {
  readonly id: string;
  choose(state: JourneyState, random: Random): JourneyAction;
}

/**
 * The usual choice of reward: the type with the most room to grow, or the skill of the highest
 * level.
 */
function rewardOf({ sheet, owed }: CampaignHero, hero: number): CampAction | undefined {
  const type = owed.limit ? typeToGrow(sheet) : undefined;
  if (type !== undefined) return { kind: 'limit', hero, type };
  if (!owed.skill) return undefined;
  const open = sheet.skills.filter(({ level, most }) => level < most);
  const [topSkill] = [...open].sort((a, b) => b.level - a.level);
  return topSkill && { kind: 'skill', hero, skill: topSkill.id };
}

/** Takes the reward of the most worth, and gives up the oldest keepsake for it if he must. */
function choiceOf({ sheet, offered }: CampaignHero, hero: number): CampAction | undefined {
  const worths = offered.map((reward) => worthOfReward(sheet, reward));
  const option = worths.indexOf(largest(worths));
  const reward = offered[option];
  if (reward === undefined) return undefined;
  return { kind: 'reward', hero, option, swapped: isSwap(sheet, reward) ? 0 : -1 };
}

/** The option of a choice in camp with the best dice; of equal ones, a random one. */
function answer(campaign: Campaign, { options }: CampChoice, random: Random): CampAction {
  const worths = options.map((option) => worthOfGifts(option, joiningInCamp(campaign, option)));
  const most = largest(worths);
  const best = options.filter((_, at) => worths[at] === most);
  return { kind: 'choose', option: pick(random, best).id };
}

/**
 * Makes the choice due, and takes the first reward due. Without one, the party sets out and shares
 * out its finds.
 */
function chooseInCamp({ campaign }: JourneyState, random: Random): CampAction {
  const asked = askedOf(campaign);
  if (asked !== undefined) return answer(campaign, asked, random);
  const rewards = [...campaign.heroes.map(rewardOf), ...campaign.heroes.map(choiceOf)];
  const owed = rewards.find((action) => action && takeCampAction(campaign, action).ok);
  return owed ?? { kind: 'leave' };
}

function inJourney(mind: Mind): JourneyMind {
  return {
    id: mind.id,
    choose(state, random) {
      const { scene } = state;
      if (scene === undefined) return { kind: 'camp', action: chooseInCamp(state, random) };
      if (scene.over !== undefined) return GO_ON;
      return { kind: 'scene', action: mind.choose(scene, random) };
    },
  };
}

/** The bot with this id, or undefined. */
export function findJourneyMind(id: string): JourneyMind | undefined {
  const mind = findMind(id);
  return mind && inJourney(mind);
}
