import { own } from '#core';
import { HERO_CLASSES } from '../rules/index.ts';
import type { HeroClass } from '../rules/index.ts';
import { replacements } from './balance-parties.ts';
import type { Party } from './balance-parties.ts';
import { difference, differences } from './balance-figures.ts';
import type { Figures } from './balance-figures.ts';
import type {
  AblationSize,
  GearSample,
  GearSize,
  PartySample,
  SkillSample,
} from './balance-samples.ts';
import { meanDifference, meanOfEstimates } from '#lab/statistics/interval.ts';
import type { Estimate } from '#lab/statistics/interval.ts';

/** Effect of a skill on the win rate of parties of one size. */
export interface SkillEffect {
  readonly size: AblationSize;
  readonly games: number;
  readonly change: Estimate;
}

/** Effect of a skill: games with it minus the same games without it. */
export interface SkillFigures {
  readonly hero: HeroClass;
  readonly skill: string;
  /** Uses per game of heroes with the skill; 0 for passive skills. */
  readonly uses: number;
  readonly sizes: readonly SkillEffect[];
  readonly all: Estimate;
}

/** Effect of a keepsake or mark on parties of one size in which a hero of a class has it. */
export interface GearEffect {
  readonly hero: HeroClass;
  readonly size: GearSize;
  readonly games: number;
  readonly change: Estimate;
}

/** Effect of a keepsake or mark: games with it minus the same games without it. */
export interface GearFigures {
  readonly gear: string;
  /** Mean of both sizes by class. */
  readonly heroes: readonly { readonly hero: HeroClass; readonly change: Estimate }[];
  readonly sizes: readonly GearEffect[];
  readonly all: Estimate;
}

/** Effect of a hero: games with him minus the same games with another class in his place. */
export interface HeroFigures {
  readonly hero: HeroClass;
  readonly size: 1 | 2;
  readonly change: Estimate;
}

function usesOf(figures: Figures, { skill, known }: SkillSample): number {
  const { skills, games } = figures.counts(known);
  return (own(skills, skill) ?? 0) / Math.max(1, games);
}

/** The effect of each skill, by party size and in total. */
export function skillFigures(figures: Figures, samples: readonly SkillSample[]): SkillFigures[] {
  const skills = [...new Set(samples.map(({ skill }) => skill))];
  return skills.flatMap((skill) => {
    const own = samples.filter((sample) => sample.skill === skill);
    const [first] = own;
    if (first === undefined) return [];
    const changes = own.map(({ known, unknown }) => {
      return differences(figures.won(known), figures.won(unknown));
    });
    const uses = own.map((sample) => usesOf(figures, sample));
    return {
      hero: first.hero,
      skill,
      uses: uses.reduce((sum, one) => sum + one, 0) / uses.length,
      sizes: own.map(({ size }, at) => {
        const change = changes[at] ?? [];
        return { size, games: change.length, change: meanDifference(change) };
      }),
      all: meanOfEstimates(changes.map(meanDifference)),
    };
  });
}

/** The effect of each keepsake or mark, by class and in total. */
export function gearFigures(figures: Figures, samples: readonly GearSample[]): GearFigures[] {
  return [...new Set(samples.map(({ gear }) => gear))].map((gear) => {
    const sizes = samples
      .filter((sample) => sample.gear === gear)
      .map(({ hero, size, owned, missing }): GearEffect => {
        const change = differences(figures.won(owned), figures.won(missing));
        return { hero, size, games: change.length, change: meanDifference(change) };
      });
    const heroes = [...new Set(sizes.map(({ hero }) => hero))].map((hero) => {
      const own = sizes.filter((one) => one.hero === hero);
      return { hero, change: meanOfEstimates(own.map(({ change }) => change)) };
    });
    return {
      gear,
      heroes,
      sizes,
      all: meanOfEstimates(heroes.map(({ change }) => change)),
    };
  });
}

function nameOf(party: Party): string {
  return party.join();
}

/** Wins of parties with a hero minus the mean wins with another in his place, by game. */
function heroChange(figures: Figures, samples: readonly PartySample[], hero: HeroClass): number[] {
  const wonBy = new Map(samples.map(({ party, series }) => [nameOf(party), figures.won(series)]));
  const sums: number[] = [];
  const counts: number[] = [];
  for (const { party } of samples) {
    if (party.filter((one) => one === hero).length !== 1) continue;
    for (const other of replacements(party, hero)) {
      const [a, b] = [wonBy.get(nameOf(party)) ?? [], wonBy.get(nameOf(other)) ?? []];
      for (const [at, won] of a.entries()) {
        const change = difference(won, b[at]);
        if (change === undefined) continue;
        sums[at] = (sums[at] ?? 0) + change;
        counts[at] = (counts[at] ?? 0) + 1;
      }
    }
  }
  return sums.map((sum, at) => sum / (counts[at] ?? 1)).filter(Number.isFinite);
}

/** The effect of each class, solo and in pairs. */
export function heroFigures(figures: Figures, samples: readonly PartySample[]): HeroFigures[] {
  if (samples.length === 0) return [];
  return HERO_CLASSES.flatMap((hero) =>
    ([1, 2] as const).map((size) => {
      const own = samples.filter(({ party }) => party.length === size);
      return { hero, size, change: meanDifference(heroChange(figures, own, hero)) };
    }),
  );
}
