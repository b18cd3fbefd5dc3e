import { own } from '#core';
import { HERO_CLASSES } from '../rules/index.ts';
import type { HeroClass } from '../rules/index.ts';
import { replacements } from './balance-parties.ts';
import type { Party } from './balance-parties.ts';
import type { Figures } from './balance-figures.ts';
import type { AblationSize, PartySample, SkillSample } from './balance-study.ts';
import { meanDifference, meanOfEstimates } from '#lab/interval.ts';
import type { Estimate } from '#lab/interval.ts';

/** What a skill adds to the win rate of parties of one size. */
export interface SkillEffect {
  readonly size: AblationSize;
  readonly games: number;
  readonly change: Estimate;
}

/** What a skill adds: games with it less the same games without. */
export interface SkillFigures {
  readonly hero: HeroClass;
  readonly skill: string;
  /** Uses per game of all who have it; 0 for what works by itself. */
  readonly uses: number;
  readonly sizes: readonly SkillEffect[];
  readonly all: Estimate;
}

/** What a hero adds: games with one less the same games with another class in his place. */
export interface HeroFigures {
  readonly hero: HeroClass;
  readonly size: 1 | 2;
  readonly change: Estimate;
}

/** The differences of two samples of the same seeds, game by game. */
function differences(a: readonly boolean[], b: readonly boolean[]): number[] {
  return a.map((won, at) => Number(won) - Number(b[at]));
}

function usesOf(figures: Figures, { skill, known }: SkillSample): number {
  const { skills, games } = figures.tally(known);
  return (own(skills, skill) ?? 0) / Math.max(1, games);
}

/** The effect of each skill, in parties of each size and in all of them. */
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

function nameOf(party: Party): string {
  return party.join();
}

/** By game: wins of the parties with a hero less the mean of those with another in his place. */
function heroChange(figures: Figures, samples: readonly PartySample[], hero: HeroClass): number[] {
  const wonBy = new Map(samples.map(({ party, series }) => [nameOf(party), figures.won(series)]));
  const sums: number[] = [];
  const counts: number[] = [];
  for (const { party } of samples) {
    if (party.filter((one) => one === hero).length !== 1) continue;
    for (const other of replacements(party, hero)) {
      const [a, b] = [wonBy.get(nameOf(party)) ?? [], wonBy.get(nameOf(other)) ?? []];
      for (const [at, difference] of differences(a, b).entries()) {
        sums[at] = (sums[at] ?? 0) + difference;
        counts[at] = (counts[at] ?? 0) + 1;
      }
    }
  }
  return sums.map((sum, at) => sum / (counts[at] ?? 1));
}

/** The effect of each class, alone and in pairs. */
export function heroFigures(figures: Figures, samples: readonly PartySample[]): HeroFigures[] {
  if (samples.length === 0) return [];
  return HERO_CLASSES.flatMap((hero) =>
    ([1, 2] as const).map((size) => {
      const own = samples.filter(({ party }) => party.length === size);
      return { hero, size, change: meanDifference(heroChange(figures, own, hero)) };
    }),
  );
}
