import { deriveSeed, isSeed } from '#core';
import type { Problem, Seed } from '#core';
import type { Difficulty } from '../model/content.ts';
import type { HeroSheet } from '../model/hero.ts';
import { makeStory } from '../model/story.ts';
import type { CampChoice, Flags } from '../model/story-templates.ts';
import type { DiceOptions } from '../state/state.ts';
import { makeParty, MAX_PARTY } from '../tables/party-text.ts';
import { groupOwned } from './dice-owned.ts';
import type { DiceOwned } from './dice-owned.ts';
import type { Reward } from './rewards.ts';

/**
 * Fate of a hero who died in a scenario. Story: he returns for the next one, without a reward.
 * Classic: the same, but once per chapter. Permadeath: he is gone.
 */
export const CAMPAIGN_MODES = ['story', 'classic', 'permadeath'] as const;
export type CampaignMode = (typeof CAMPAIGN_MODES)[number];

export interface CampaignChapter {
  readonly id: string;
  readonly level: number;
  readonly scenarios: readonly string[];
}

export interface CampaignHero {
  readonly sheet: HeroSheet;
  /** True if permanently dead. */
  readonly gone: boolean;
  /** Chapter of his last revival, counted from 0, or -1. */
  readonly revivedIn: number;
  /** Growth not chosen yet. */
  readonly owed: Rewards;
  /** Rewards among which he has to choose one; empty if he has none to choose. */
  readonly offered: readonly Reward[];
}

export interface Rewards {
  /** One more die of a type of his choice. */
  readonly limit: boolean;
  /** One skill to improve or learn. */
  readonly skill: boolean;
}

const NO_REWARDS: Rewards = { limit: false, skill: false };

/**
 * `scenario`: the next one is ready to play. `camp`: the party chooses rewards and trades dice
 * between scenarios.
 */
export const STAGES = ['scenario', 'camp', 'won', 'lost'] as const;
export type CampaignStage = (typeof STAGES)[number];

/** A campaign between matches. Immutable: every step returns a new one. */
export interface Campaign {
  /** Id of its pack. */
  readonly adventure: string;
  readonly chapters: readonly CampaignChapter[];
  readonly mode: CampaignMode;
  readonly difficulty: Difficulty;
  readonly seed: Seed;
  readonly heroes: readonly CampaignHero[];
  /** Number of scenarios won; also the index of the next one. */
  readonly won: number;
  /** Number of scenarios finished, won or lost. */
  readonly played: number;
  readonly stage: CampaignStage;
  /** Shared dice, sorted; empty except in camp. */
  readonly pool: DiceOwned;
  /** Allies with names met so far, sorted. Each is met only once. */
  readonly met: readonly string[];
  /** Flags set by choices so far, sorted. */
  readonly flags: Flags;
  /** Choices of this camp. The first that is open has to be made before anything else. */
  readonly asks: readonly CampChoice[];
}

/** Result of a step, or the reason for its refusal. */
export type Ruled<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Problem };

export function ruled<T>(value: T): Ruled<T> {
  return { ok: true, value };
}

export function refused(code: string, message: string, args: Problem['args'] = {}): Ruled<never> {
  return { ok: false, problem: { code, message, args } };
}

export interface CampaignPlan {
  readonly adventure: string;
  readonly chapters: readonly CampaignChapter[];
  readonly party: readonly HeroSheet[];
  readonly mode: CampaignMode;
  readonly difficulty: Difficulty;
  readonly seed: Seed;
}

export function startCampaign(plan: CampaignPlan): Ruled<Campaign> {
  const { party, chapters, seed } = plan;
  if (party.length < 1 || party.length > MAX_PARTY) {
    return refused('campaign-party', `A party is 1 to ${MAX_PARTY} heroes.`, { most: MAX_PARTY });
  }
  if (chapters.length === 0 || chapters.some(({ scenarios }) => scenarios.length === 0)) {
    return refused(
      'campaign-empty',
      'A campaign needs chapters, and every chapter needs scenarios.',
    );
  }
  if (!isSeed(seed)) return refused('campaign-seed', 'A seed has 1 to 64 characters on one line.');
  const heroes = party.map((member): CampaignHero => {
    const sheet = { ...member, dice: groupOwned(member.dice) };
    return { sheet, gone: false, revivedIn: -1, owed: NO_REWARDS, offered: [] };
  });
  const { adventure, mode, difficulty } = plan;
  const fixed = { adventure, chapters, mode, difficulty, seed };
  const fresh = {
    won: 0,
    played: 0,
    stage: 'scenario',
    pool: [],
    met: [],
    flags: [],
    asks: [],
  } as const;
  return ruled({ ...fixed, heroes, ...fresh });
}

/** All scenarios in order of play. */
export function scenariosOf({ chapters }: Pick<Campaign, 'chapters'>): readonly string[] {
  return chapters.flatMap(({ scenarios }) => scenarios);
}

/** The next scenario, now or after the camp; undefined at the end. */
export function nextScenario(campaign: Campaign): string | undefined {
  const isOver = campaign.stage === 'won' || campaign.stage === 'lost';
  return isOver ? undefined : scenariosOf(campaign)[campaign.won];
}

/** Chapter of a scenario index, counted from 0; the last chapter for indices past the end. */
export function chapterOf({ chapters }: Pick<Campaign, 'chapters'>, scenario: number): number {
  let first = 0;
  for (const [index, { scenarios }] of chapters.entries()) {
    first += scenarios.length;
    if (scenario < first) return index;
  }
  return chapters.length - 1;
}

/** The level of the next scenario, which determines the size of new dice. */
export function levelOf(campaign: Pick<Campaign, 'chapters' | 'won'>): number {
  return campaign.chapters[chapterOf(campaign, campaign.won)]?.level ?? 1;
}

export function livingHeroes({ heroes }: Pick<Campaign, 'heroes'>): readonly CampaignHero[] {
  return heroes.filter(({ gone }) => !gone);
}

/** True if a hero still has something to choose in camp. */
export function hasToChoose({ owed, offered }: CampaignHero): boolean {
  return owed.limit || owed.skill || offered.length > 0;
}

/** The options and seed of the next match. Throws if there is none. */
export function matchOf(campaign: Campaign): { options: DiceOptions; seed: Seed } {
  const scenario = nextScenario(campaign);
  if (scenario === undefined || campaign.stage !== 'scenario') {
    throw new RangeError(`No scenario can be played in stage ${campaign.stage}.`);
  }
  const { difficulty, seed, played, flags } = campaign;
  const story = flags.length === 0 ? {} : { story: makeStory(flags) };
  return {
    options: { scenario, party: partyOptions(campaign), difficulty, ...story },
    seed: deriveSeed(seed, `${scenario}.${played}`),
  };
}

/** The playing heroes, in the format of the match option `party`. */
export function partyOptions(campaign: Pick<Campaign, 'heroes'>): string {
  return makeParty(livingHeroes(campaign).map(({ sheet }) => sheet));
}
