import type { Content } from '../model/content.ts';
import { isNamedAlly } from '../model/die.ts';
import { formOf } from '../model/hero.ts';
import type { Hero, Owned } from '../model/hero.ts';
import { choicesAfter, mergeFlags } from '../model/story.ts';
import type { DiceState } from '../state/state.ts';
import { isVictory } from '../phases/rules.ts';
import { HEROES } from '../tables/heroes.ts';
import { isSame } from '../world/world.ts';
import { asking } from './camp-choices.ts';
import {
  chapterOf,
  levelOf,
  livingHeroes,
  matchOf,
  refused,
  ruled,
  scenariosOf,
} from './campaign.ts';
import type { Campaign, CampaignHero, Rewards, Ruled } from './campaign.ts';
import { splitByLimits, sortOwned, takeHome } from './dice-owned.ts';
import { drawRewards } from './rewards.ts';

/** Number of chapters that end with a larger hand for every hero. */
const HAND_CHAPTERS = 2;

function isLastOf(campaign: Campaign, chapter: number): boolean {
  return chapterOf(campaign, campaign.won + 1) !== chapter;
}

/** The rewards of a victory that a hero can still use. */
function rewardsFor({ sheet }: CampaignHero, wins: number): Rewards {
  return {
    limit: sheet.limits.some(({ current, most }) => current < most),
    skill: wins % 2 === 0 && sheet.skills.some(({ level, most }) => level < most),
  };
}

function rewarded(campaign: Campaign, hero: CampaignHero): CampaignHero {
  const wins = campaign.won + 1;
  const chapter = chapterOf(campaign, campaign.won);
  const grows = chapter < HAND_CHAPTERS && isLastOf(campaign, chapter);
  const { sheet } = hero;
  const { capacityMax } = HEROES[sheet.class];
  const capacity = grows ? Math.min(capacityMax, sheet.capacity + 1) : sheet.capacity;
  return { ...hero, sheet: { ...sheet, capacity }, owed: rewardsFor(hero, wins) };
}

/** The hero without the allies that a condition names. */
function without(hero: CampaignHero, leaves: (ally: string) => boolean): CampaignHero {
  const { sheet } = hero;
  const dice = sheet.dice.filter((owned) => {
    const form = formOf(owned);
    return !isNamedAlly(form) || !leaves(form.mark);
  });
  return dice.length === sheet.dice.length ? hero : { ...hero, sheet: { ...sheet, dice } };
}

/** A dead hero, revived with the dice he brought, or gone. Allies with names have left him. */
function afterDeath(campaign: Campaign, fallen: CampaignHero): CampaignHero {
  const chapter = chapterOf(campaign, campaign.won);
  const hero = without(fallen, () => true);
  if (campaign.mode === 'story') return hero;
  if (campaign.mode === 'permadeath' || hero.revivedIn === chapter) return { ...hero, gone: true };
  return { ...hero, revivedIn: chapter };
}

function refusalOf(campaign: Campaign, state: DiceState): Ruled<never> | undefined {
  if (campaign.stage !== 'scenario') {
    return refused('campaign-stage', 'The campaign is not in a scenario.');
  }
  if (state.over === undefined) {
    return refused('campaign-unfinished', 'The scenario is not finished yet.');
  }
  const { options } = matchOf(campaign);
  return isSame(state.world.options, options)
    ? undefined
    : refused('campaign-other', 'This match does not belong to the campaign.');
}

/** The hero with the dice he keeps, and the dice beyond his limits. */
function collect(hero: CampaignHero, { hand, bag, pile }: Hero) {
  const { sheet } = hero;
  const dice = takeHome([...hand.main, ...hand.allies, ...bag, ...pile]);
  const { kept, spare } = splitByLimits(sheet.limits, dice);
  return { keeper: { ...hero, sheet: { ...sheet, dice: kept } }, spare };
}

/** The heroes with the rewards offered to survivors, unless the campaign is over. */
function withOffers(
  campaign: Campaign,
  heroes: readonly CampaignHero[],
  survivors: readonly boolean[],
  { keepsakes = [] }: Content,
): readonly CampaignHero[] {
  const won = campaign.won + 1;
  if (won >= scenariosOf(campaign).length) return heroes;
  const owned = heroes.flatMap(({ gone, sheet }) => (gone ? [] : sheet.keepsakes));
  const context = {
    keepsakes,
    level: levelOf({ ...campaign, won }),
    heroes: livingHeroes({ heroes }).length,
    taken: new Set(owned),
  };
  const sheets = heroes.map(({ sheet }, at) => (survivors[at] === true ? sheet : undefined));
  const offers = drawRewards(sheets, context, campaign.seed, campaign.played);
  return heroes.map((hero, at) => ({ ...hero, offered: offers[at] ?? [] }));
}

/**
 * The campaign after the match of `matchOf` ended in `state`. Heroes keep the dice they found, won
 * or lost. Wounds heal, and deterred dice go to the pool. A victory rewards every surviving hero,
 * and adds dice to the pool. Choices made in it are remembered in any case, and the camp after a
 * victory asks those that follow it.
 */
export function finishScenario(campaign: Campaign, state: DiceState): Ruled<Campaign> {
  const problem = refusalOf(campaign, state);
  if (problem !== undefined) return problem;
  const won = state.over !== undefined && isVictory(state.over);
  const { scenario, content } = state.world;
  const { reward = [], id: played } = scenario;
  const deterred = state.deterred.filter((die) => !isNamedAlly(die));
  const pool: Owned[] = [...takeHome(deterred), ...(won ? reward : [])];
  const leaves = (ally: string) =>
    won && content.allies?.find(({ id }) => id === ally)?.leaves === played;
  const playing = livingHeroes(campaign);
  const heroes = campaign.heroes.map((hero): CampaignHero => {
    const inPlay = state.heroes[playing.indexOf(hero)];
    if (inPlay === undefined) return hero;
    if (!inPlay.alive) return afterDeath(campaign, hero);
    const { keeper, spare } = collect(hero, inPlay);
    for (const owned of spare) pool.push(owned);
    const staying = without(keeper, leaves);
    return won ? rewarded(campaign, staying) : staying;
  });
  const survivors = heroes.map((_, at) => {
    const inPlay = state.heroes[playing.indexOf(campaign.heroes[at] as CampaignHero)];
    return inPlay?.alive === true;
  });
  const next = {
    ...campaign,
    heroes: won ? withOffers(campaign, heroes, survivors, content) : heroes,
    met: [...new Set([...campaign.met, ...state.met])].sort(),
    flags: mergeFlags(campaign.flags, state.flags),
    played: campaign.played + 1,
  };
  if (livingHeroes(next).length === 0) return ruled({ ...next, stage: 'lost' });
  const wins = campaign.won + Number(won);
  const camp = { ...next, won: wins, stage: 'camp', pool: sortOwned(pool) } as const;
  return ruled(won ? asking(camp, choicesAfter(content, played)) : camp);
}
