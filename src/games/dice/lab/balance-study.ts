import { deriveSeed } from '#core';
import type { Seed } from '#core';
import { DIFFICULTIES, HERO_CLASSES } from '../rules/index.ts';
import type { DiceGame, DiceOptions, Difficulty, HeroClass } from '../rules/index.ts';
import type { Mind } from '../bots/mind.ts';
import { chooseScenarios } from './balance-plan.ts';
import type { Campaign, Choice } from './balance-plan.ts';
import { allPairs, partiesOf, partiesWith, partyTextFor } from './balance-parties.ts';
import type { Party, SkillChange } from './balance-parties.ts';
import { skillsOf, worksAlone } from './balance-parties.ts';
import { emptyTally, mergeTallies } from './balance-tally.ts';
import type { Tally } from './balance-tally.ts';
import { playOne } from './balance.ts';

/**
 * A study measures what the targets of balance name. It is a set of samples, and each sample a list of
 * series: games of one scenario with one party. What two samples have in common is played once;
 * samples that are compared play the same seeds in the same order.
 */

/** The bots that are compared with the greedy one, which plays everything else. */
export const RIVALS = ['rusher', 'cautious'] as const;
export type Rival = (typeof RIVALS)[number];
export type StudyBot = 'greedy' | Rival;

/** The sizes of parties in which skills are taken away and taught. */
export const ABLATION_SIZES = [1, 2, 4] as const;
export type AblationSize = (typeof ABLATION_SIZES)[number];

const SIZES = [1, 2, 3, 4, 5, 6] as const;

/** Games with the indices from `from` on, each from a seed of its own. */
export interface Series {
  readonly bot: StudyBot;
  readonly options: DiceOptions;
  readonly from: number;
  readonly count: number;
}

/** Which games were won, in order; what happened in those of the greedy bot on Normal. */
export interface Outcome {
  readonly won: readonly boolean[];
  readonly tally: Tally | undefined;
}

export interface SizeSample {
  readonly bot: StudyBot;
  readonly difficulty: Difficulty;
  readonly size: number;
  readonly series: readonly Series[];
}

/** A solo or a pair; all play the same seeds. */
export interface PartySample {
  readonly party: Party;
  readonly series: readonly Series[];
}

/** The same games with a skill and without. */
export interface SkillSample {
  readonly hero: HeroClass;
  readonly skill: string;
  readonly size: AblationSize;
  readonly known: readonly Series[];
  readonly unknown: readonly Series[];
}

export interface Study {
  readonly campaign: Campaign;
  readonly scenarios: readonly string[];
  readonly sizes: readonly SizeSample[];
  readonly parties: readonly PartySample[];
  readonly skills: readonly SkillSample[];
}

export const STUDY_PARTS = ['wins', 'bots', 'parties', 'skills'] as const;
export type StudyPart = (typeof STUDY_PARTS)[number];

/**
 * What is asked of a study: `games` of each scenario for each size of party, difficulty and bot, and for
 * each skill in the smallest party in which it works; half as many for each pair, each hero alone,
 * and each skill in larger parties.
 */
export interface StudyAsked extends Choice {
  readonly games: number;
  readonly parts: readonly StudyPart[];
}

const HALF = 0.5;

interface Cell {
  readonly bot?: StudyBot;
  readonly difficulty?: Difficulty;
  readonly change?: SkillChange;
}

/** Makes series, the same one for the same games. */
class Planner {
  readonly #campaign: Campaign;
  readonly #scenarios: readonly string[];
  readonly #games: number;
  readonly #known = new Map<string, Series>();

  constructor(campaign: Campaign, scenarios: readonly string[], games: number) {
    this.#campaign = campaign;
    this.#scenarios = scenarios;
    this.#games = games;
  }

  #one(party: Party, scenario: string, from: number, count: number, cell: Cell): Series {
    const { bot = 'greedy', difficulty = 'normal', change } = cell;
    const text = partyTextFor(this.#campaign, scenario, party, change);
    const series = { bot, options: { scenario, party: text, difficulty }, from, count };
    const key = [bot, difficulty, scenario, from, count, text].join(' ');
    const known = this.#known.get(key) ?? series;
    this.#known.set(key, known);
    return known;
  }

  /** The games of each scenario, shared among some parties. */
  sample(parties: readonly Party[], cell: Cell = {}, share = 1): Series[] {
    const each = Math.ceil((this.#games * share) / parties.length);
    return this.#scenarios.flatMap((scenario) =>
      parties.map((party, at) => this.#one(party, scenario, at * each, each, cell)),
    );
  }
}

/** The samples of what is asked for. */
export function planStudy(campaign: Campaign, asked: StudyAsked): Study {
  const scenarios = chooseScenarios(campaign, asked);
  const planner = new Planner(campaign, scenarios, asked.games);
  const has = (part: StudyPart) => asked.parts.includes(part);
  const size = (bot: StudyBot, difficulty: Difficulty) =>
    SIZES.map((count): SizeSample => {
      const series = planner.sample(partiesOf(count), { bot, difficulty });
      return { bot, difficulty, size: count, series };
    });
  const parties = [...partiesOf(1), ...allPairs()];
  return {
    campaign,
    scenarios,
    sizes: [
      ...(has('wins') ? DIFFICULTIES.flatMap((one) => size('greedy', one)) : []),
      ...(has('bots') && !has('wins') ? size('greedy', 'normal') : []),
      ...(has('bots') ? RIVALS.flatMap((bot) => size(bot, 'normal')) : []),
    ],
    parties: has('parties')
      ? parties.map((party) => ({ party, series: planner.sample([party], {}, HALF) }))
      : [],
    skills: has('skills') ? HERO_CLASSES.flatMap((hero) => planSkills(planner, hero)) : [],
  };
}

function planSkills(planner: Planner, hero: HeroClass): SkillSample[] {
  return skillsOf(hero).flatMap((skill) => {
    const sizes = ABLATION_SIZES.filter((size) => size > 1 || worksAlone(skill));
    return sizes.map((size, at): SkillSample => {
      const share = at === 0 ? 1 : HALF;
      const sample = (known: boolean) =>
        planner.sample(partiesWith(hero, size), { change: { skill, known } }, share);
      return { hero, skill, size, known: sample(true), unknown: sample(false) };
    });
  });
}

/** Every series of a study, once. */
export function seriesOf({ sizes, parties, skills }: Study): Series[] {
  const all = [
    ...sizes.flatMap(({ series }) => series),
    ...parties.flatMap(({ series }) => series),
    ...skills.flatMap(({ known, unknown }) => [...known, ...unknown]),
  ];
  return [...new Set(all)];
}

/** Games played in one go: a fraction of a second's work. */
const PIECE = 50;

/** A series in pieces, to be played one by one. */
export function cutSeries(series: Series): Series[] {
  const pieces: Series[] = [];
  for (let done = 0; done < series.count; done += PIECE) {
    const count = Math.min(PIECE, series.count - done);
    pieces.push({ ...series, from: series.from + done, count });
  }
  return pieces;
}

/** The outcome of a series from those of its pieces. */
export function joinOutcomes(pieces: readonly Outcome[]): Outcome {
  const tallies = pieces.flatMap(({ tally }) => (tally === undefined ? [] : [tally]));
  return {
    won: pieces.flatMap(({ won }) => won),
    tally: tallies.length === 0 ? undefined : mergeTallies(tallies),
  };
}

/** Plays the games of a series: the same outcome wherever it is done. */
export function runSeries(
  game: DiceGame,
  mind: Mind,
  { bot, options, from, count }: Series,
  seed: Seed,
): Outcome {
  const isWatched = bot === 'greedy' && options.difficulty === 'normal';
  const tally = isWatched ? emptyTally() : undefined;
  const won: boolean[] = [];
  for (let index = from; index < from + count; index++) {
    won.push(playOne(game, mind, options, deriveSeed(seed, index), tally));
  }
  return { won, tally };
}
