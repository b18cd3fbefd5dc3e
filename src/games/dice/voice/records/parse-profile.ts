import { own } from '#core';
import { isRecord } from '#kit/is-record.ts';
import {
  DIFFICULTIES,
  HERO_CLASSES,
  isHeroName,
  MAX_PARTY,
  refuseTwists,
} from '../../rules/index.ts';
import { PROFILE_LIMITS } from './profile.ts';
import type { BestScore, DailyResult, Earned, HeroHistory, Profile } from './profile.ts';
import { SIGNS } from './tally.ts';

/** Reads the fields of one stored entry. A missing or invalid field makes the entry invalid. */
class Fields {
  readonly #found: Readonly<Record<string, unknown>>;
  isSound: boolean;

  constructor(value: unknown) {
    this.isSound = isRecord(value);
    this.#found = isRecord(value) ? value : {};
  }

  text(name: string, isSound: (text: string) => boolean): string {
    const value = own(this.#found, name);
    return typeof value === 'string' && isSound(value) ? value : this.#fault('');
  }

  count(name: string, most = Number.MAX_SAFE_INTEGER): number {
    const value = own(this.#found, name);
    const isCount = typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
    return isCount && value <= most ? value : this.#fault(0);
  }

  flag(name: string): boolean {
    const value = own(this.#found, name);
    return typeof value === 'boolean' ? value : this.#fault(false);
  }

  word<T extends string>(name: string, words: readonly [T, ...T[]]): T {
    const value = own(this.#found, name);
    return words.find((word) => word === value) ?? this.#fault(words[0]);
  }

  words<T extends string>(name: string, words: readonly T[], most: number): readonly T[] {
    const value = own(this.#found, name);
    if (!Array.isArray(value) || value.length > most) return this.#fault([]);
    const read = value.map((one) => words.find((word) => word === one));
    return read.every((word) => word !== undefined) ? read : this.#fault([]);
  }

  #fault<T>(instead: T): T {
    this.isSound = false;
    return instead;
  }
}

const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);
const isId = (text: string) => /^[a-z0-9-]{1,100}$/.test(text);
const isTwists = (text: string) => refuseTwists(text) === undefined;
const isName = (text: string) => text === '' || isHeroName(text);

/** Most turns of a scenario. */
const MAX_TURNS = 500;

function readBest(fields: Fields): BestScore {
  return {
    adventure: fields.text('adventure', isId),
    level: fields.count('level', 3),
    difficulty: fields.word('difficulty', DIFFICULTIES),
    heroes: fields.count('heroes', MAX_PARTY),
    score: fields.count('score'),
    twists: fields.text('twists', isTwists),
    date: fields.text('date', isDate),
  };
}

function readDaily(fields: Fields): DailyResult {
  return {
    adventure: fields.text('adventure', isId),
    date: fields.text('date', isDate),
    score: fields.count('score'),
    won: fields.flag('won'),
    timer: fields.count('timer', MAX_TURNS),
    alive: fields.count('alive', MAX_PARTY),
    heroes: fields.count('heroes', MAX_PARTY),
    signs: fields.words('signs', SIGNS, MAX_TURNS),
  };
}

function readEarned(fields: Fields): Earned {
  return { id: fields.text('id', isId), date: fields.text('date', isDate) };
}

function readHero(fields: Fields): HeroHistory {
  return {
    class: fields.word('class', HERO_CLASSES),
    name: fields.text('name', isName),
    scenarios: fields.count('scenarios'),
    wins: fields.count('wins'),
    deaths: fields.count('deaths'),
    closed: fields.count('closed'),
    beaten: fields.count('beaten'),
    roll: fields.count('roll'),
  };
}

function readList<T>(value: unknown, read: (fields: Fields) => T, limit: number): readonly T[] {
  if (!Array.isArray(value)) return [];
  const entries = value.flatMap((one: unknown) => {
    const fields = new Fields(one);
    const entry = read(fields);
    return fields.isSound ? [entry] : [];
  });
  return entries.slice(-limit);
}

function readKeys(value: unknown, limit: number): readonly string[] {
  if (!Array.isArray(value)) return [];
  const keys = value.filter((one): one is string => typeof one === 'string' && isId(one));
  return keys.slice(-limit);
}

/**
 * Parses a stored profile. Invalid entries are dropped, and everything else is kept. Undefined for a
 * text that is not a profile at all.
 */
export function parseProfile(text: string): Profile | undefined {
  const found = readRecord(text);
  if (found === undefined) return undefined;
  return {
    counted: readKeys(found['counted'], PROFILE_LIMITS.counted),
    best: readList(found['best'], readBest, PROFILE_LIMITS.best),
    dailies: readList(found['dailies'], readDaily, PROFILE_LIMITS.dailies),
    earned: readList(found['earned'], readEarned, PROFILE_LIMITS.earned),
    heroes: readList(found['heroes'], readHero, PROFILE_LIMITS.heroes),
  };
}

function readRecord(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
