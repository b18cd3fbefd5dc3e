import { parseDie, DIE_KINDS, DIE_TYPES, makeDie } from '../model/die.ts';
import {
  countOwned,
  formOf,
  HERO_CLASSES,
  isHeroName,
  makeOwned,
  MAX_KEEPSAKES,
} from '../model/hero.ts';
import type { DiceLimit, HeroClass, HeroSheet, Learned, Owned } from '../model/hero.ts';
import { HEROES, newSheet } from './heroes.ts';

/**
 * A party as one line, with heroes separated by commas. A class alone is a hero at the start of a
 * campaign. `hunter:6:P3S8M4V1:shoot2.volley1:P4*3.S6*2` has a hand of 6, these dice limits, skills
 * at these levels (others dormant), and these dice. Keepsakes follow as a fifth part:
 * `storm-lantern.old-ring`. A hero's name follows his class: `brawler=Marta`.
 */
export const MAX_PARTY = 6;

/** Maximum number of characters in a party. */
export const MAX_PARTY_TEXT = 2000;

type DiceOwned = HeroSheet['dice'];

function makeDiceOwned(dice: DiceOwned): string {
  const counts = new Map<string, number>();
  for (const owned of dice) {
    const kind = makeDie(formOf(owned));
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].map(([kind, count]) => `${kind}*${count}`).join('.');
}

function makeGrowth(sheet: HeroSheet): string {
  const limits = sheet.limits.map(({ type, current }) => DIE_KINDS[type].letter + String(current));
  const known = sheet.skills.filter(({ level }) => level > 0);
  return [
    sheet.capacity,
    limits.join(''),
    known.map(({ id, level }) => `${id}${level}`).join('.'),
    makeDiceOwned(sheet.dice),
    ...(sheet.keepsakes.length > 0 ? [sheet.keepsakes.join('.')] : []),
  ].join(':');
}

export function makeParty(sheets: readonly HeroSheet[]): string {
  const make = (sheet: HeroSheet) => {
    const label = sheet.name === undefined ? sheet.class : `${sheet.class}=${sheet.name}`;
    const growth = makeGrowth(sheet);
    return growth === makeGrowth(newSheet(sheet.class)) ? label : `${label}:${growth}`;
  };
  return sheets.map(make).join(',');
}

function parseClass(text: string | undefined): HeroClass | undefined {
  return HERO_CLASSES.find((known) => known === text);
}

function parseLimits(fresh: HeroSheet, text: string): DiceLimit[] | undefined {
  const values = new Map(
    [...text.matchAll(/([A-Z])(\d{1,2})/g)].map((match) => [match[1], Number(match[2])]),
  );
  const limits = fresh.limits.map((limit) => {
    return { ...limit, current: values.get(DIE_KINDS[limit.type].letter) ?? -1 };
  });
  const sound = limits.every((limit) => {
    return limit.current >= limit.initial && limit.current <= limit.most;
  });
  const rewritten = limits
    .map(({ type, current }) => DIE_KINDS[type].letter + String(current))
    .join('');
  return sound && rewritten === text ? limits : undefined;
}

function parseSkills(fresh: HeroSheet, text: string): Learned[] | undefined {
  const values = new Map<string, number>();
  for (const word of text === '' ? [] : text.split('.')) {
    const skill = fresh.skills.find(({ id }) => id === word.slice(0, -1));
    const level = Number(word.slice(-1));
    if (skill === undefined || !(level >= 1 && level <= skill.most) || values.has(skill.id)) {
      return undefined;
    }
    values.set(skill.id, level);
  }
  return fresh.skills.map((skill) => ({ ...skill, level: values.get(skill.id) ?? 0 }));
}

function parseDiceOwned(limits: readonly DiceLimit[], text: string): DiceOwned | undefined {
  const dice: Owned[] = [];
  for (const word of text === '' ? [] : text.split('.')) {
    const [kind = '', count = ''] = word.split('*');
    const die = parseDie(kind);
    if (die === undefined || !/^[1-9]\d?$/.test(count) || word !== `${kind}*${count}`) {
      return undefined;
    }
    for (let i = 0; i < Number(count); i++) dice.push(makeOwned(die));
  }
  const isWithinLimits = DIE_TYPES.every((type) => {
    const max = limits.find((limit) => limit.type === type)?.current ?? 0;
    return countOwned(dice, type) <= max;
  });
  return isWithinLimits ? dice : undefined;
}

const KEEPSAKE_ID = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** Ids of keepsakes, which the content of a scenario has to know. */
function parseKeepsakes(text: string | undefined): readonly string[] | undefined {
  if (text === undefined) return [];
  const ids = text.split('.');
  const isSound = ids.every((id, at) => KEEPSAKE_ID.test(id) && ids.indexOf(id) === at);
  return isSound && ids.length <= MAX_KEEPSAKES ? ids : undefined;
}

function parseHero(text: string): HeroSheet | undefined {
  const [title = '', ...parts] = text.split(':');
  const [word, ...names] = title.split('=');
  const heroClass = parseClass(word);
  if (heroClass === undefined || names.length > 1) return undefined;
  const [name] = names;
  if (name !== undefined && !isHeroName(name)) return undefined;
  const fresh = { ...newSheet(heroClass), ...(name === undefined ? {} : { name }) };
  if (parts.length === 0) return fresh;
  const [capacity = '', limitText = '', skillText = '', diceText = '', keepsakeText] = parts;
  const limits = parseLimits(fresh, limitText);
  const skills = parseSkills(fresh, skillText);
  const dice = limits === undefined ? undefined : parseDiceOwned(limits, diceText);
  const keepsakes = parseKeepsakes(keepsakeText);
  const hand = /^\d{1,2}$/.test(capacity) ? Number(capacity) : 0;
  const holds = hand >= fresh.capacity && hand <= HEROES[heroClass].capacityMax;
  if (!holds || parts.length < 4 || parts.length > 5 || keepsakes === undefined) return undefined;
  if (limits === undefined || skills === undefined || dice === undefined) return undefined;
  return { ...fresh, capacity: hand, limits, skills, dice, keepsakes };
}

/** Parses the text of a party into its sheets, or returns undefined if it is invalid. */
export function parseParty(text: string): HeroSheet[] | undefined {
  const words = text.split(',');
  if (words.length > MAX_PARTY) return undefined;
  const sheets = words.map(parseHero);
  return sheets.some((sheet) => sheet === undefined) ? undefined : (sheets as HeroSheet[]);
}

/** Number of heroes of a party as text, without reading their sheets. */
export function countHeroes(party: string): number {
  return party.split(',').length;
}
