import { smallest } from '#core';
import { isNamedAlly } from '../model/die.ts';
import { formOf } from '../model/hero.ts';
import type { Owned } from '../model/hero.ts';
import { isOpen, joiningBy, remember } from '../model/story.ts';
import type { CampChoice, CampOption } from '../model/story-templates.ts';
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

/** The living hero with the fewest allies with names, by position; the first if tied. */
function heroToJoin({ heroes }: Pick<Campaign, 'heroes'>): number {
  const counts = heroes.map(({ gone, sheet }) =>
    gone ? Infinity : sheet.dice.filter((owned) => isNamedAlly(formOf(owned))).length,
  );
  return counts.indexOf(smallest(counts));
}

/** The allies who join by an option in camp. */
export function joiningInCamp(
  { met, heroes }: Pick<Campaign, 'met' | 'heroes'>,
  option: CampOption,
): readonly Owned[] {
  return joiningBy(
    option,
    met,
    heroes.map(({ sheet }) => sheet),
  );
}

/** The campaign after an ally has joined. */
function joined(campaign: Campaign, ally: Owned): Campaign {
  const at = heroToJoin(campaign);
  const heroes = campaign.heroes.map((hero, i) => {
    if (i !== at) return hero;
    return { ...hero, sheet: { ...hero.sheet, dice: sortOwned([...hero.sheet.dice, ally]) } };
  });
  return { ...campaign, heroes, met: [...campaign.met, formOf(ally).mark].sort() };
}

/** The campaign after a choice. Its gifts go to the pool, and allies join heroes. */
export function makeChoice(campaign: Campaign, option: string): Ruled<Campaign> {
  const choice = askedOf(campaign);
  const chosen = choice?.options.find(({ id }) => id === option);
  if (choice === undefined || chosen === undefined) {
    return refused('campaign-no-option', `There is no option ${option} now.`, { option });
  }
  const flags = remember(campaign.flags, choice.id, chosen);
  const pool = sortOwned([...campaign.pool, ...chosen.gives]);
  const party = joiningInCamp(campaign, chosen).reduce(joined, campaign);
  return ruled(settled({ ...party, flags, pool }));
}
