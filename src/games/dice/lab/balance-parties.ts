import { findSkill, HERO_CLASSES, makeParty, newSheet } from '../rules/index.ts';
import type { HeroClass, HeroSheet } from '../rules/index.ts';
import { seasonedFor } from './balance-plan.ts';
import type { Campaign } from './balance-plan.ts';

/** Heroes by class, in the order of the classes. */
export type Party = readonly HeroClass[];

function subsets(size: number, from = 0): Party[] {
  if (size === 0) return [[]];
  return HERO_CLASSES.slice(from).flatMap((one, step) =>
    subsets(size - 1, from + step + 1).map((others) => [one, ...others]),
  );
}

function inOrder(party: Party): Party {
  return HERO_CLASSES.flatMap((one) => party.filter((other) => other === one));
}

/** All parties of a size in which as few classes as possible come twice. */
export function partiesOf(size: number): Party[] {
  const rest = size - HERO_CLASSES.length;
  if (rest <= 0) return subsets(size);
  return partiesOf(rest).map((more) => inOrder([...HERO_CLASSES, ...more]));
}

/** All pairs, those of two of a class included. */
export function allPairs(): Party[] {
  return HERO_CLASSES.flatMap((one, at) => HERO_CLASSES.slice(at).map((other) => [one, other]));
}

/** The parties of a size with a class. */
export function partiesWith(heroClass: HeroClass, size: number): Party[] {
  return partiesOf(size).filter((party) => party.includes(heroClass));
}

/** The skills of a class: those it begins with, then those it can learn. */
export function skillsOf(heroClass: HeroClass): string[] {
  return newSheet(heroClass).skills.map(({ id }) => id);
}

/** Whether a hero can use a skill without companions. */
export function worksAlone(skill: string): boolean {
  const { moment, aim, remote, neighbours } = findSkill(skill);
  if (moment === 'errand' || remote === true || neighbours === 'only') return false;
  return aim !== 'others-here' && aim !== 'others';
}

/** One skill of a class, which all its heroes of a party have, or have not. */
export interface SkillChange {
  readonly skill: string;
  readonly known: boolean;
}

function changeSkill(sheet: HeroSheet, { skill, known }: SkillChange): HeroSheet {
  const skills = sheet.skills.map((one) => {
    return one.id === skill ? { ...one, level: known ? Math.max(1, one.level) : 0 } : one;
  });
  return { ...sheet, skills };
}

/** The text of a party as it comes to a scenario, with a skill that is taken away or taught. */
export function partyTextFor(
  campaign: Campaign,
  scenario: string,
  party: Party,
  change?: SkillChange,
): string {
  const sheets = seasonedFor(campaign, scenario, party.map(newSheet));
  if (change === undefined) return makeParty(sheets);
  return makeParty(sheets.map((sheet) => changeSkill(sheet, change)));
}

/** The parties in which one hero of a class gives his place to one of another class. */
export function replacements(party: Party, heroClass: HeroClass): Party[] {
  const at = party.indexOf(heroClass);
  const others = HERO_CLASSES.filter((one) => one !== heroClass);
  return others.map((one) => inOrder(party.map((was, index) => (index === at ? one : was))));
}
