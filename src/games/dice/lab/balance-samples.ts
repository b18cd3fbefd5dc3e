import { DIFFICULTIES, HERO_CLASSES, MARK_IDS, newSheet, suitsHero } from '../rules/index.ts';
import type { Content, DiceOptions, Difficulty, HeroClass } from '../rules/index.ts';
import { chooseScenarios } from './balance-plan.ts';
import type { Campaign, Choice } from './balance-plan.ts';
import { allPairs, partiesOf, partiesWith, partyTextFor } from './balance-parties.ts';
import type { GearChange, GearKind, Party, SkillChange } from './balance-parties.ts';
import { skillsOf, isSoloSkill } from './balance-parties.ts';
import type { Tally } from './balance-tally.ts';

/**
 * Samples for the figures named by the balance targets. Each sample is a list of series: games of one
 * scenario with one party. Series shared by two samples are played once. Compared samples play the
 * same seeds in the same order.
 */

/** The bots compared with the greedy one, which plays everything else. */
export const RIVALS = ['rusher', 'cautious'] as const;
export type Rival = (typeof RIVALS)[number];
export type TargetBot = 'greedy' | Rival | 'percent';

/** Party sizes for which skills are removed and added. */
export const ABLATION_SIZES = [1, 2, 4] as const;
export type AblationSize = (typeof ABLATION_SIZES)[number];

/** Party sizes for which keepsakes and marks are added. */
export const GEAR_SIZES = [1, 2] as const;
export type GearSize = (typeof GEAR_SIZES)[number];

/** Numbers of heroes in a party. */
export const SIZES = [1, 2, 3, 4, 5, 6] as const;

/** `count` games starting at index `from`, each with its own seed. */
export interface Series {
  /** Unique among the samples: `greedy normal goose-chase hunter,mystic without:shoot 0+40`. */
  readonly name: string;
  readonly bot: TargetBot;
  readonly options: DiceOptions;
  readonly from: number;
  readonly count: number;
}

/** Counts of the games that the targets ask about. */
export type UsualCounts = Pick<Tally, 'games' | 'wins' | 'reasons' | 'skills' | 'pressure'>;

/** Result of each game in order, and counts for the greedy bot on Normal. */
export interface Outcome {
  /** Undefined for a game that failed. */
  readonly won: readonly (boolean | undefined)[];
  readonly counts: UsualCounts | undefined;
}

/** True for the greedy bot on Normal, whose games are counted. */
export function isUsual({ bot, options }: Series): boolean {
  return bot === 'greedy' && options.difficulty === 'normal';
}

export interface SizeSample {
  readonly bot: TargetBot;
  readonly difficulty: Difficulty;
  readonly size: number;
  readonly series: readonly Series[];
}

/** A solo hero or a pair. All parties play the same seeds. */
export interface PartySample {
  readonly party: Party;
  readonly series: readonly Series[];
}

/** The same games with and without a skill. */
export interface SkillSample {
  readonly hero: HeroClass;
  readonly skill: string;
  readonly size: AblationSize;
  readonly known: readonly Series[];
  readonly unknown: readonly Series[];
}

/** Games of a bot that only looks at percentages, in the tutorial and in the first scenario. */
export interface LessonSample {
  readonly tutorial: string;
  readonly first: string;
  readonly series: readonly Series[];
}

/** The same games with and without a keepsake of one hero, or a mark on one of his dice. */
export interface GearSample {
  readonly gear: string;
  readonly hero: HeroClass;
  readonly size: GearSize;
  readonly owned: readonly Series[];
  readonly missing: readonly Series[];
}

export interface TargetSamples {
  readonly campaign: Campaign;
  readonly scenarios: readonly string[];
  readonly sizes: readonly SizeSample[];
  /** Undefined without a tutorial, or if the first scenario is not among those chosen. */
  readonly lesson: LessonSample | undefined;
  readonly parties: readonly PartySample[];
  readonly skills: readonly SkillSample[];
  readonly keepsakes: readonly GearSample[];
  readonly marks: readonly GearSample[];
}

export const TARGET_PARTS = ['wins', 'bots', 'parties', 'skills', 'keepsakes', 'marks'] as const;
export type TargetPart = (typeof TARGET_PARTS)[number];

/** The parts measured by default. Gear takes many times as many games as all others. */
export const USUAL_PARTS: readonly TargetPart[] = TARGET_PARTS.filter(
  (part) => part !== 'keepsakes' && part !== 'marks',
);

/**
 * Parameters of a study. `games` are played for each scenario, party size, difficulty and bot, and
 * for each skill in the smallest party where it works. Pairs, solo heroes, and skills in larger
 * parties get half as many.
 */
export interface SampleOptions extends Choice {
  readonly games: number;
  readonly parts: readonly TargetPart[];
}

const HALF = 0.5;

interface Cell {
  readonly bot?: TargetBot;
  readonly difficulty?: Difficulty;
  readonly change?: SkillChange | GearChange;
}

/** A change in the name of a series: `with:shoot`, `with:old-ring@hunter`, `without:gear`. */
function nameChange(change: SkillChange | GearChange): string {
  if ('skill' in change) return `${change.known ? 'with' : 'without'}:${change.skill}`;
  return change.has ? `with:${change.gear}@${change.holder}` : 'without:gear';
}

/** Creates series, reusing an existing one for the same games. */
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
    const changed = change && nameChange(change);
    const words = [bot, difficulty, scenario, party.join(), changed ?? [], `${from}+${count}`];
    const name = words.flat().join(' ');
    const series = { name, bot, options: { scenario, party: text, difficulty }, from, count };
    const key = [bot, difficulty, scenario, from, count, text].join(' ');
    const known = this.#known.get(key) ?? series;
    this.#known.set(key, known);
    return known;
  }

  /** The games of each scenario, divided among the parties. */
  sample(
    parties: readonly Party[],
    cell: Cell = {},
    share = 1,
    scenarios = this.#scenarios,
  ): Series[] {
    const each = Math.ceil((this.#games * share) / parties.length);
    return scenarios.flatMap((scenario) =>
      parties.map((party, at) => this.#one(party, scenario, at * each, each, cell)),
    );
  }
}

/** The samples of a study. */
export function planSamples(campaign: Campaign, requested: SampleOptions): TargetSamples {
  const scenarios = chooseScenarios(campaign, requested);
  const planner = new Planner(campaign, scenarios, requested.games);
  const has = (part: TargetPart) => requested.parts.includes(part);
  const size = (bot: TargetBot, difficulty: Difficulty) =>
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
    lesson: has('bots') ? planLesson(planner, campaign, scenarios) : undefined,
    parties: has('parties')
      ? parties.map((party) => ({ party, series: planner.sample([party], {}, HALF) }))
      : [],
    skills: has('skills') ? HERO_CLASSES.flatMap((hero) => planSkills(planner, hero)) : [],
    keepsakes: has('keepsakes') ? planKeepsakes(planner, campaign.content) : [],
    marks: has('marks') ? planMarks(planner) : [],
  };
}

function planLesson(
  planner: Planner,
  { tutorial, chapters }: Campaign,
  scenarios: readonly string[],
): LessonSample | undefined {
  const first = chapters[0]?.scenarios[0];
  if (tutorial === undefined || first === undefined || !scenarios.includes(first)) return undefined;
  const series = SIZES.flatMap((size) =>
    planner.sample(partiesOf(size), { bot: 'percent' }, 1, [tutorial, first]),
  );
  return { tutorial, first, series };
}

function planSkills(planner: Planner, hero: HeroClass): SkillSample[] {
  return skillsOf(hero).flatMap((skill) => {
    const sizes = ABLATION_SIZES.filter((size) => size > 1 || isSoloSkill(skill));
    return sizes.map((size, at): SkillSample => {
      const share = at === 0 ? 1 : HALF;
      const sample = (known: boolean) =>
        planner.sample(partiesWith(hero, size), { change: { skill, known } }, share);
      return { hero, skill, size, known: sample(true), unknown: sample(false) };
    });
  });
}

/** A keepsake or mark with every class and size of party that has a use for it. */
function planGear(
  planner: Planner,
  kind: GearKind,
  gear: string,
  suits: (hero: HeroClass, size: GearSize) => boolean,
): GearSample[] {
  return HERO_CLASSES.flatMap((hero) =>
    GEAR_SIZES.filter((size) => suits(hero, size)).map((size): GearSample => {
      const sample = (has: boolean) =>
        planner.sample(partiesWith(hero, size), { change: { kind, gear, holder: hero, has } });
      return { gear, hero, size, owned: sample(true), missing: sample(false) };
    }),
  );
}

function planKeepsakes(planner: Planner, { keepsakes = [] }: Content): GearSample[] {
  return keepsakes.flatMap(({ id, effects }) =>
    planGear(planner, 'keepsake', id, (hero, size) => suitsHero(effects, newSheet(hero), size)),
  );
}

function planMarks(planner: Planner): GearSample[] {
  return MARK_IDS.flatMap((mark) => planGear(planner, 'mark', mark, () => true));
}

/** Every distinct series of a study. */
export function seriesOf(samples: TargetSamples): Series[] {
  const { sizes, lesson, parties, skills, keepsakes, marks } = samples;
  const all = [
    ...sizes.flatMap(({ series }) => series),
    ...(lesson?.series ?? []),
    ...parties.flatMap(({ series }) => series),
    ...skills.flatMap(({ known, unknown }) => [...known, ...unknown]),
    ...[...keepsakes, ...marks].flatMap(({ owned, missing }) => [...owned, ...missing]),
  ];
  return [...new Set(all)];
}
