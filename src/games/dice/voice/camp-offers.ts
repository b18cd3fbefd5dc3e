import { askedOf, formOf, joiningInCamp } from '../rules/index.ts';
import { describeJoining } from './choices.ts';
import type { CampOption, JourneyAction, JourneyState } from '../rules/index.ts';
import { specialOf } from './marks.ts';
import { nameInCampaign } from './status.ts';
import { heroToReward, labelOfWay, rewardsShown } from './keepsakes.ts';
import { describeSkillLevel } from './skills.ts';
import type { DiceWords } from './words.ts';

/** Groups of actions in camp. */
export const CAMP_GROUPS = ['choose', 'limit', 'skill', 'reward', 'take', 'give', 'leave'] as const;
export type CampGroup = (typeof CAMP_GROUPS)[number];

export interface CampOffer {
  readonly action: JourneyAction;
  readonly group: CampGroup;
  /** Hero it is about; undefined for the whole party. */
  readonly hero: number | undefined;
  readonly label: string;
  /** Explanation, unless the label is enough. */
  readonly about: string;
}

/** The dice and the allies that an option brings. */
function aboutOption({ campaign }: JourneyState, option: CampOption, words: DiceWords): string {
  const { gives } = option;
  const dice = words.dice(gives.map(formOf));
  return [
    ...(gives.length === 0 ? [] : [words.say('dice-story-gives-camp', { dice })]),
    ...describeJoining('dice-story-joins-camp', joiningInCamp(campaign, option), words),
  ].join(' ');
}

function offerOf(
  state: JourneyState,
  action: JourneyAction,
  words: DiceWords,
): CampOffer | undefined {
  if (action.kind !== 'camp') return undefined;
  const { action: camp } = action;
  const { say } = words;
  if (camp.kind === 'leave') {
    return { action, group: 'leave', hero: undefined, label: say('dice-offer-leave'), about: '' };
  }
  if (camp.kind === 'choose') {
    const { id = '', options = [] } = askedOf(state.campaign) ?? {};
    const chosen = options.find((option) => option.id === camp.option);
    return {
      action,
      group: 'choose',
      hero: undefined,
      label: words.option(id, camp.option),
      about: chosen === undefined ? '' : aboutOption(state, chosen, words),
    };
  }
  const hero = nameInCampaign(state, camp.hero, words);
  const sheet = state.campaign.heroes[camp.hero]?.sheet;
  const common = { action, group: camp.kind, hero: camp.hero };
  if (camp.kind === 'limit') {
    const limit = sheet?.limits.find(({ type }) => type === camp.type);
    const { current = 0, most = 0 } = limit ?? {};
    const label = say('dice-camp-limit', { hero, type: words.type(camp.type), current, most });
    return { ...common, label, about: words.meaning(`type-${camp.type}`) };
  }
  if (camp.kind === 'skill') {
    const skill = sheet?.skills.find(({ id }) => id === camp.skill);
    const name = skill === undefined ? words.skill(camp.skill) : describeSkillLevel(skill, words);
    return {
      ...common,
      label: say('dice-camp-skill', { hero, name }),
      about: words.meaning(`skill-${camp.skill}`),
    };
  }
  if (camp.kind === 'reward') return rewardOffer(state, camp, words);
  const die = formOf(camp.die);
  const special = specialOf(die, words);
  return {
    ...common,
    label: say(`dice-camp-${camp.kind}`, { hero, die: words.die(die) }),
    about: special?.meaning ?? '',
  };
}

type RewardAction = Extract<
  Extract<JourneyAction, { readonly kind: 'camp' }>['action'],
  { readonly kind: 'reward' }
>;

/** A reward of the hero whose turn it is to choose; undefined for the rewards of others. */
function rewardOffer(
  state: JourneyState,
  { hero, option, swapped }: RewardAction,
  words: DiceWords,
): CampOffer | undefined {
  if (hero !== heroToReward(state)) return undefined;
  const shown = rewardsShown(state, words)[option];
  const way = shown?.ways[Math.max(0, swapped)];
  if (shown === undefined || way === undefined) return undefined;
  const { action } = way;
  const label = labelOfWay(state, shown, way.swapped, words);
  return { action, group: 'reward', hero, label, about: shown.effects };
}

/** Offers in camp: rewards by hero, then trade, then leaving. */
export function campOffers(
  state: JourneyState,
  actions: readonly JourneyAction[],
  words: DiceWords,
): readonly CampOffer[] {
  const offers = actions.flatMap((action) => offerOf(state, action, words) ?? []);
  const rank = ({ group, hero }: CampOffer) => CAMP_GROUPS.indexOf(group) * 10 + (hero ?? 0);
  const has = (...groups: readonly CampGroup[]) =>
    offers.some(({ group }) => groups.includes(group));
  const growth = ['limit', 'skill'] as const;
  const now: readonly CampGroup[] = has(...growth)
    ? growth
    : has('reward')
      ? ['reward']
      : CAMP_GROUPS;
  const isNow = ({ group }: CampOffer) => now.includes(group);
  const sorted = [...offers].sort((a, b) => rank(a) - rank(b));
  const first = sorted.filter(isNow);
  const leave = first.filter(({ group }) => group === 'leave');
  return [...leave, ...first.filter(({ group }) => group !== 'leave')];
}
