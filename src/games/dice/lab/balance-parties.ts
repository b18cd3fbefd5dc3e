import {
  canHaveMark,
  findSkill,
  HERO_CLASSES,
  isProblem,
  makeParty,
  markDie,
  newSheet,
} from '../rules/index.ts';
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

/** All parties of a size with as few repeated classes as possible. */
export function partiesOf(size: number): Party[] {
  const rest = size - HERO_CLASSES.length;
  if (rest <= 0) return subsets(size);
  return partiesOf(rest).map((more) => inOrder([...HERO_CLASSES, ...more]));
}

/** All pairs, including two of the same class. */
export function allPairs(): Party[] {
  return HERO_CLASSES.flatMap((one, at) => HERO_CLASSES.slice(at).map((other) => [one, other]));
}

/** The parties of a size that include a class. */
export function partiesWith(heroClass: HeroClass, size: number): Party[] {
  return partiesOf(size).filter((party) => party.includes(heroClass));
}

/** The skills of a class: the initial ones, then those it can learn. */
export function skillsOf(heroClass: HeroClass): string[] {
  return newSheet(heroClass).skills.map(({ id }) => id);
}

/** True if a hero can use the skill without companions. */
export function isSoloSkill(skill: string): boolean {
  const { moment, aim, remote, neighbours } = findSkill(skill);
  if (moment === 'errand' || remote === true || neighbours === 'only') return false;
  return aim !== 'others-here' && aim !== 'others';
}

/** One skill, which all heroes of a party with its class either have or lack. */
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

/** The text of a party as it reaches a scenario, optionally with one thing removed or added. */
export function partyTextFor(
  campaign: Campaign,
  scenario: string,
  party: Party,
  change?: SkillChange | GearChange,
): string {
  const sheets = seasonedFor(campaign, scenario, party.map(newSheet));
  if (change === undefined) return makeParty(sheets);
  if ('gear' in change) return makeParty(changeGear(sheets, change));
  return makeParty(sheets.map((sheet) => changeSkill(sheet, change)));
}

/** Kinds of gear whose effect is measured. */
export type GearKind = 'keepsake' | 'mark';

/** One keepsake, or a mark on one die, which the first hero of a class in a party has or lacks. */
export interface GearChange {
  readonly kind: GearKind;
  readonly gear: string;
  readonly holder: HeroClass;
  readonly has: boolean;
}

/** Index of the hero's largest die that can have the mark, of his favoured type if possible; or -1. */
function dieFor({ dice, favoured }: HeroSheet, mark: string): number {
  const rank = ([type, size]: HeroSheet['dice'][number]) => 2 * size + (type === favoured ? 1 : 0);
  return [...dice.entries()]
    .filter(([, [type]]) => canHaveMark(type, mark))
    .reduce((best, [at, die]) => {
      const old = dice[best];
      return old === undefined || rank(die) > rank(old) ? at : best;
    }, -1);
}

/** The hero with a mark on his best die for it; unchanged if he has none. */
function marked(sheet: HeroSheet, mark: string): HeroSheet {
  const changed = markDie(sheet, dieFor(sheet, mark), mark);
  return isProblem(changed) ? sheet : changed;
}

const EQUIP: Readonly<Record<GearKind, (sheet: HeroSheet, gear: string) => HeroSheet>> = {
  keepsake: (sheet, gear) => ({ ...sheet, keepsakes: [gear] }),
  mark: marked,
};

/** The party without keepsakes, except for the changed piece of gear. */
function changeGear(
  sheets: readonly HeroSheet[],
  { kind, gear, holder, has }: GearChange,
): HeroSheet[] {
  const at = has ? sheets.findIndex((sheet) => sheet.class === holder) : -1;
  return sheets.map((sheet, index) => {
    const bare = { ...sheet, keepsakes: [] };
    return index === at ? EQUIP[kind](bare, gear) : bare;
  });
}

/** The parties with one hero of a class replaced by a hero of another class. */
export function replacements(party: Party, heroClass: HeroClass): Party[] {
  const at = party.indexOf(heroClass);
  const others = HERO_CLASSES.filter((one) => one !== heroClass);
  return others.map((one) => inOrder(party.map((was, index) => (index === at ? one : was))));
}
