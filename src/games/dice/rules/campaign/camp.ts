import { DIE_TYPES, isNamedAlly, makeDie } from '../model/die.ts';
import type { DieType } from '../model/die.ts';
import {
  formOf,
  improveSkill,
  increaseDiceLimit,
  isProblem,
  MAX_KEEPSAKES,
} from '../model/hero.ts';
import type { HeroSheet, Owned } from '../model/hero.ts';
import { askedOf, makeChoice } from './camp-choices.ts';
import { hasToChoose, levelOf, refused, ruled, scenariosOf } from './campaign.ts';
import type { Campaign, CampaignHero, Ruled } from './campaign.ts';
import { isSameOwned, removeOwned, roomFor, sortOwned } from './dice-owned.ts';
import type { DiceOwned } from './dice-owned.ts';
import { isSwap, receive } from './rewards.ts';

/** Growth after a victory, as chosen by a hero. */
type GrowthAction =
  /** One more die of the type. */
  | { readonly kind: 'limit'; readonly hero: number; readonly type: DieType }
  /** Every second victory: a skill improved, or a dormant one learned. */
  | { readonly kind: 'skill'; readonly hero: number; readonly skill: string };

/** One of the rewards offered to a hero; `swapped` is the keepsake given up for it, or -1. */
interface ChoiceAction {
  readonly kind: 'reward';
  readonly hero: number;
  readonly option: number;
  readonly swapped: number;
}

/** Takes a die from the pool, or puts one into it. */
interface TradeAction {
  readonly kind: 'take' | 'give';
  readonly hero: number;
  readonly die: Owned;
}

/** An option of the choice asked in this camp. */
interface ChooseAction {
  readonly kind: 'choose';
  readonly option: string;
}

/** An action in camp. Heroes are counted from 0 over the whole party; `leave` ends the camp. */
export type CampAction =
  GrowthAction | ChoiceAction | TradeAction | ChooseAction | { readonly kind: 'leave' };

function withHero(campaign: Campaign, at: number, hero: CampaignHero, pool = campaign.pool) {
  const heroes = campaign.heroes.map((existing, i) => (i === at ? hero : existing));
  return ruled<Campaign>({ ...campaign, heroes, pool });
}

function grow(campaign: Campaign, action: GrowthAction, hero: CampaignHero): Ruled<Campaign> {
  if (!hero.owed[action.kind]) {
    return refused('campaign-not-owed', 'This hero has no reward of this kind to choose.');
  }
  const { sheet } = hero;
  const grownSheet =
    action.kind === 'limit'
      ? increaseDiceLimit(sheet, action.type)
      : improveSkill(sheet, action.skill);
  if (isProblem(grownSheet)) return { ok: false, problem: grownSheet };
  const owed = { ...hero.owed, [action.kind]: false };
  return withHero(campaign, action.hero, { ...hero, sheet: grownSheet, owed });
}

function choose(
  campaign: Campaign,
  { hero: at, option, swapped }: ChoiceAction,
  hero: CampaignHero,
): Ruled<Campaign> {
  const reward = hero.offered[option];
  if (reward === undefined) {
    return refused('campaign-not-offered', 'This hero is not offered a reward with this number.');
  }
  const isSwapped = hero.sheet.keepsakes[swapped] !== undefined;
  if (isSwap(hero.sheet, reward) !== isSwapped || (!isSwapped && swapped !== -1)) {
    const most = MAX_KEEPSAKES;
    return refused(
      'campaign-swap',
      `A hero with ${most} keepsakes gives up one of them for another, and no one else does.`,
      { most },
    );
  }
  const sheet = receive(hero.sheet, reward, swapped);
  return withHero(campaign, at, { ...hero, sheet, offered: [] });
}

function trade(
  campaign: Campaign,
  { kind, hero: at, die }: TradeAction,
  hero: CampaignHero,
): Ruled<Campaign> {
  const { sheet, offered } = hero;
  if (offered.length > 0) {
    return refused('campaign-choose-first', 'This hero has to choose his reward first.');
  }
  const args = { die: makeDie(formOf(die)) };
  const [from, to] = kind === 'take' ? [campaign.pool, sheet.dice] : [sheet.dice, campaign.pool];
  const rest = removeOwned(from, die);
  if (rest === undefined)
    return refused('campaign-no-die', `There is no ${args.die} die to take.`, args);
  if (isNamedAlly(formOf(die))) {
    return refused('campaign-ally', 'Allies with a name stay with their hero.', args);
  }
  if (kind === 'take' && roomFor(sheet, die[0]) < 1) {
    return refused('campaign-full', `This hero cannot own any more ${die[0]} dice.`, args);
  }
  const more = sortOwned([...to, die]);
  const [dice, pool] = kind === 'take' ? [more, rest] : [rest, more];
  return withHero(campaign, at, { ...hero, sheet: { ...sheet, dice } }, pool);
}

/** Takes the largest dice of each type from the pool, then new ones. */
function fillUp(sheet: HeroSheet, pool: DiceOwned, size: number) {
  const dice = [...sheet.dice];
  let remaining = pool;
  for (const { type } of sheet.limits) {
    for (let room = roomFor(sheet, type); room > 0; room--) {
      const found = remaining.find(([pooled]) => pooled === type);
      if (found !== undefined) remaining = removeOwned(remaining, found) as DiceOwned;
      dice.push(found ?? [type, size]);
    }
  }
  return { sheet: { ...sheet, dice: sortOwned(dice) }, left: remaining };
}

function leave(campaign: Campaign): Ruled<Campaign> {
  const at = campaign.heroes.findIndex(hasToChoose);
  if (at >= 0) {
    const args = { hero: at + 1 };
    return refused('campaign-owed', `Hero ${at + 1} still has a reward to choose.`, args);
  }
  const size = levelOf(campaign) <= 2 ? 4 : 6;
  let { pool } = campaign;
  const heroes = campaign.heroes.map((hero) => {
    if (hero.gone) return hero;
    const { sheet, left: remaining } = fillUp(hero.sheet, pool, size);
    pool = remaining;
    return { ...hero, sheet };
  });
  const isEnd = campaign.won >= scenariosOf(campaign).length;
  return ruled({ ...campaign, heroes, pool: [], stage: isEnd ? 'won' : 'scenario' });
}

const CHOICE_DUE = refused('campaign-choice', 'The party has to make a choice first.');

/** The campaign after an action in camp, or the reason the action is refused. */
export function takeCampAction(campaign: Campaign, action: CampAction): Ruled<Campaign> {
  if (campaign.stage !== 'camp') return refused('campaign-stage', 'The party is not in camp.');
  if (action.kind === 'choose') return makeChoice(campaign, action.option);
  if (askedOf(campaign) !== undefined) return CHOICE_DUE;
  if (action.kind === 'leave') return leave(campaign);
  const hero = campaign.heroes[action.hero];
  if (hero === undefined || hero.gone) {
    return refused('campaign-no-hero', 'The party has no hero with this number.');
  }
  if ('die' in action) return trade(campaign, action, hero);
  return action.kind === 'reward' ? choose(campaign, action, hero) : grow(campaign, action, hero);
}

/** Every way to take a reward, with each keepsake that could be given up for it. */
function choicesOf({ sheet, offered }: CampaignHero, hero: number): ChoiceAction[] {
  return offered.flatMap((reward, option) => {
    const ways = isSwap(sheet, reward) ? [...sheet.keepsakes.keys()] : [-1];
    return ways.map((swapped) => ({ kind: 'reward', hero, option, swapped }) as const);
  });
}

function eachKind(dice: DiceOwned): DiceOwned {
  return dice.filter((die, i) => dice.findIndex((one) => isSameOwned(one, die)) === i);
}

/** All actions now possible in camp: a choice alone, or rewards, then trade, then leaving. */
export function campActions(campaign: Campaign): CampAction[] {
  const asked = askedOf(campaign);
  if (asked !== undefined) return asked.options.map(({ id }) => ({ kind: 'choose', option: id }));
  const all = campaign.heroes.flatMap((owner, hero): CampAction[] => {
    const { sheet } = owner;
    return [
      ...DIE_TYPES.map((type) => ({ kind: 'limit', hero, type }) as const),
      ...sheet.skills.map(({ id }) => ({ kind: 'skill', hero, skill: id }) as const),
      ...choicesOf(owner, hero),
      ...eachKind(campaign.pool).map((die) => ({ kind: 'take', hero, die }) as const),
      ...eachKind(sheet.dice).map((die) => ({ kind: 'give', hero, die }) as const),
    ];
  });
  return [...all, { kind: 'leave' } as const].filter(
    (action) => takeCampAction(campaign, action).ok,
  );
}
