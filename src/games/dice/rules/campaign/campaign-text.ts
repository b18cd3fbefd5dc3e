import { failed, hashText, isSeed, parsed } from '#core';
import type { Parsed } from '#core';
import { DIFFICULTIES } from '../model/content.ts';
import { makeDie, parseDie } from '../model/die.ts';
import { formOf, makeOwned } from '../model/hero.ts';
import type { HeroSheet, Owned } from '../model/hero.ts';
import { MAX_FLAGS } from '../model/story.ts';
import { MAX_JOINING } from '../model/story-templates.ts';
import type { CampChoice, CampOption } from '../model/story-templates.ts';
import {
  CodecError,
  flag,
  integer,
  list,
  record,
  storyFlag,
  text,
  unlessEmpty,
  word,
} from '../text/codec.ts';
import type { Codec } from '../text/codec.ts';
import { makeParty, MAX_PARTY, MAX_PARTY_TEXT, parseParty } from '../tables/party-text.ts';
import { CAMPAIGN_MODES, hasToChoose, livingHeroes, scenariosOf, STAGES } from './campaign.ts';
import type { Campaign, CampaignChapter, CampaignHero, Rewards } from './campaign.ts';
import { groupOwned, sortOwned } from './dice-owned.ts';
import type { DiceOwned } from './dice-owned.ts';
import { canReceive, makeReward, parseReward } from './rewards.ts';
import type { Reward } from './rewards.ts';

/**
 * A campaign as two lines: `turnwright-campaign 1 <hash>`, and its data as JSON. The hash covers
 * the JSON. Heroes use the format of the option `party`.
 */
const HEADER = 'turnwright-campaign';
const VERSION = 1;
const MAX_SIZE = 100_000;

const sheet: Codec<HeroSheet> = {
  write: (value) => makeParty([value]),
  read(json, path) {
    const read = text(MAX_PARTY_TEXT).read(json, path);
    const [first, ...others] = parseParty(read) ?? [];
    if (first === undefined || others.length > 0) throw new CodecError(`${path}: expected a hero`);
    return { ...first, dice: groupOwned(first.dice) };
  },
};

const pool: Codec<DiceOwned> = {
  write: (value) => value.map((owned) => makeDie(formOf(owned))).join(' '),
  read(json, path) {
    const read = text(5000).read(json, path);
    const dice = read === '' ? [] : read.split(' ');
    const owned = dice.map((one): Owned => {
      const die = parseDie(one);
      if (die === undefined) throw new CodecError(`${path}: expected a die, for example P6`);
      return makeOwned(die);
    });
    return sortOwned(owned);
  },
};

const flags = list(storyFlag, MAX_FLAGS);

const gift: Codec<Owned> = {
  write: (value) => pool.write([value]),
  read(json, path) {
    const [die, ...others] = pool.read(json, path);
    if (die === undefined || others.length > 0) throw new CodecError(`${path}: expected a die`);
    return die;
  },
};

/** A choice that the camp asks. */
const choice: Codec<CampChoice> = record<CampChoice>({
  id: text(60),
  when: unlessEmpty(flags),
  unless: unlessEmpty(flags),
  options: list(
    record<CampOption>({
      id: text(60),
      sets: unlessEmpty(flags),
      gives: unlessEmpty(list(gift, 12)),
      joins: unlessEmpty(list(gift, MAX_JOINING)),
    }),
    9,
  ),
});

const reward: Codec<Reward> = {
  write: makeReward,
  read(json, path) {
    const read = parseReward(text(200).read(json, path));
    if (read === undefined) throw new CodecError(`${path}: expected a reward`);
    return read;
  },
};

const campaignCodec: Codec<Campaign> = record<Campaign>({
  adventure: text(100),
  chapters: list(
    record<CampaignChapter>({
      id: text(100),
      level: integer(1, 3),
      scenarios: list(text(100), 100),
    }),
    100,
  ),
  mode: word(...CAMPAIGN_MODES),
  difficulty: word(...DIFFICULTIES),
  seed: text(100),
  heroes: list(
    record<CampaignHero>({
      sheet,
      gone: flag,
      revivedIn: integer(-1, 99),
      owed: record<Rewards>({ limit: flag, skill: flag }),
      offered: unlessEmpty(list(reward, 3)),
    }),
    MAX_PARTY,
  ),
  won: integer(0, 9999),
  played: integer(0, 999_999),
  stage: word(...STAGES),
  pool,
  met: unlessEmpty(list(text(60), 99)),
  flags: unlessEmpty(list(storyFlag, MAX_FLAGS)),
  asks: unlessEmpty(list(choice, 20)),
});

function hasValidRewards(hero: CampaignHero): boolean {
  const { gone, owed, offered, sheet: own } = hero;
  const { limits, skills } = own;
  const canGrow = limits.some(({ current, most }) => current < most);
  const canLearn = skills.some(({ level, most }) => level < most);
  const canTake = offered.every((one) => canReceive(own, one));
  const isIdle = !hasToChoose(hero);
  return (!gone || isIdle) && (!owed.limit || canGrow) && (!owed.skill || canLearn) && canTake;
}

/** Checks consistency between fields; returns the first error. */
function inconsistency(campaign: Campaign): string | undefined {
  const { chapters, heroes, won, played, stage, seed } = campaign;
  const scenarios = scenariosOf(campaign).length;
  const isEmpty = scenarios === 0 || chapters.some((chapter) => chapter.scenarios.length === 0);
  if (isEmpty) return 'a chapter without a scenario';
  if (!isSeed(seed)) return 'no seed';
  if (won > scenarios || won > played) return 'more scenarios won than played';
  if (heroes.length === 0) return 'no heroes';
  if (heroes.some(({ revivedIn }) => revivedIn >= chapters.length)) return 'an unknown chapter';
  if (!heroes.every(hasValidRewards)) return 'a reward that no one can take';
  const survivors = livingHeroes(campaign).length;
  if ((survivors === 0) !== (stage === 'lost'))
    return 'the surviving heroes do not match the stage';
  if (stage === 'scenario' && won === scenarios) return 'no scenario left to play';
  if (stage === 'won' && won < scenarios) return 'the campaign is won with scenarios left';
  const isIdle = !heroes.some(hasToChoose);
  const isStill = isIdle && campaign.pool.length === 0 && campaign.asks.length === 0;
  if (stage !== 'camp' && !isStill) return 'a camp elsewhere';
  return undefined;
}

export function makeCampaign(campaign: Campaign): string {
  const json = JSON.stringify(campaignCodec.write(campaign));
  return `${HEADER} ${VERSION} ${hashText(json)}\n${json}\n`;
}

function broken(code: string, message: string): Parsed<never> {
  return failed({ code, message });
}

/** Parses the text written by `makeCampaign`, or returns the problem. */
export function parseCampaign(source: string): Parsed<Campaign> {
  const [header = '', json = '', ...rest] = source.slice(0, MAX_SIZE).trimEnd().split(/\r?\n/);
  const [name, version, hash, ...more] = header.split(' ');
  if (name !== HEADER || more.length > 0 || rest.length > 0 || source.length > MAX_SIZE) {
    return broken(
      'campaign-format',
      'This is not a campaign: the first line must start with turnwright-campaign.',
    );
  }
  if (version !== String(VERSION)) {
    return broken('campaign-version', `This campaign is not in format ${VERSION}.`);
  }
  if (hash !== hashText(json)) {
    return broken('campaign-damaged', 'This campaign is damaged: its checksum does not match.');
  }
  try {
    const campaign = campaignCodec.read(JSON.parse(json), 'campaign');
    const reason = inconsistency(campaign);
    if (reason === undefined) return parsed(campaign);
    return broken('campaign-damaged', `This campaign is inconsistent: ${reason}.`);
  } catch (error) {
    if (!(error instanceof CodecError || error instanceof SyntaxError)) throw error;
    return broken('campaign-damaged', `This campaign is damaged: ${error.message}.`);
  }
}
