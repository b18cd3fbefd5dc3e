import { isOpen, remember } from '../model/story.ts';
import type { CampChoice } from '../model/story-templates.ts';
import { refused, ruled } from './campaign.ts';
import type { Campaign, Ruled } from './campaign.ts';
import { sortOwned } from './dice-owned.ts';

/** The choice the party has to make now; undefined if there is none. */
export function askedOf({ asks, flags }: Pick<Campaign, 'asks' | 'flags'>) {
  return asks.find((choice) => isOpen(choice, flags));
}

/** The campaign without asking choices whose time is over. */
function settled(campaign: Campaign): Campaign {
  return askedOf(campaign) === undefined ? { ...campaign, asks: [] } : campaign;
}

/** The campaign as it asks choices, the first one whose condition holds. */
export function asking(campaign: Campaign, asks: readonly CampChoice[]): Campaign {
  return settled({ ...campaign, asks });
}

/** The campaign after a choice. Its gifts go to the pool. */
export function makeChoice(campaign: Campaign, option: string): Ruled<Campaign> {
  const choice = askedOf(campaign);
  const chosen = choice?.options.find(({ id }) => id === option);
  if (choice === undefined || chosen === undefined) {
    return refused('campaign-no-option', `There is no option ${option} now.`, { option });
  }
  const flags = remember(campaign.flags, choice.id, chosen);
  const pool = sortOwned([...campaign.pool, ...chosen.gives]);
  return ruled(settled({ ...campaign, flags, pool }));
}
