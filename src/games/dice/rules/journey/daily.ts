import { below, makeStream, pick } from '#core';
import type { Random, Seed } from '#core';
import type { Difficulty } from '../model/content.ts';
import { HERO_CLASSES } from '../model/hero.ts';
import { MAX_LEVEL } from '../generate/die-size.ts';
import { shuffle } from '../generate/shuffle.ts';
import { parseParty } from '../tables/party-text.ts';
import { conflictOf, makeTwists, parseTwists, pointsOf, TWIST_IDS } from '../tables/twists.ts';
import type { JourneyOptions } from './journey.ts';

/** Free play that is the same for everyone on one day. */
export interface Daily {
  /** Such as `2026-11-28`. */
  readonly date: string;
  readonly seed: Seed;
  /** The party has no names. */
  readonly options: JourneyOptions & { readonly twists: string };
}

const SEED = /^daily-(\d{4}-\d{2}-\d{2})$/;

/** Smallest party, and the number of possible sizes. They last 15 to 45 minutes. */
const MIN_HEROES = 4;
const PARTY_SIZES = 2;

/** Every second daily is of normal difficulty. */
const DAILY_DIFFICULTIES: readonly Difficulty[] = ['easy', 'normal', 'normal', 'hard'];

/** Twists with more points would decide the game alone. */
const MAX_POINTS = 40;

/** A twist that harms, and one that helps. */
function chooseTwists(random: Random): readonly string[] {
  const harmful = TWIST_IDS.filter((id) => pointsOf(id) > 0 && pointsOf(id) <= MAX_POINTS);
  const harm = pick(random, harmful);
  const helpful = TWIST_IDS.filter((id) => pointsOf(id) < 0);
  return [
    harm,
    pick(
      random,
      helpful.filter((id) => conflictOf(id, [harm]) === undefined),
    ),
  ];
}

/** The daily of a date. It depends on nothing else. */
export function dailyOf(date: string): Daily {
  const seed = `daily-${date}`;
  const random = makeStream(seed, 'daily');
  const route = `free-${1 + below(random, MAX_LEVEL)}`;
  const heroes = MIN_HEROES + below(random, PARTY_SIZES);
  const party = shuffle(HERO_CLASSES, random).slice(0, heroes).join(',');
  const difficulty = pick(random, DAILY_DIFFICULTIES);
  const twists = makeTwists(chooseTwists(random));
  return { date, seed, options: { route, party, difficulty, mode: 'story', twists } };
}

/** The date of the daily with these options, whatever the names of its heroes. */
export function dateOfDaily(options: JourneyOptions, seed: Seed): string | undefined {
  const [, date] = SEED.exec(seed) ?? [];
  if (date === undefined) return undefined;
  const daily = dailyOf(date).options;
  const sheets = options.party.includes(':') ? undefined : parseParty(options.party);
  const party = sheets?.map((sheet) => sheet.class).join(',');
  const isSame =
    options.route === daily.route &&
    party === daily.party &&
    options.difficulty === daily.difficulty &&
    makeTwists(parseTwists(options.twists ?? '')) === daily.twists;
  return isSame ? date : undefined;
}
