import { own } from '#core';
import type { Say } from '#i18n/say.ts';
import { nameOfPack } from '../../rules/index.ts';
import type { HeroClass, Pack } from '../../rules/index.ts';
import type { Messages } from '#i18n';
import { ACHIEVEMENTS } from '../records/achievements.ts';
import type { BestScore, HeroHistory, Profile } from '../records/profile.ts';
import { DIFFICULTIES } from '../../rules/index.ts';
import { describeDate } from './dates.ts';

/** Pages of records, in order. */
export const RECORD_PAGES = ['scores', 'achievements', 'heroes'] as const;
export type RecordPage = (typeof RECORD_PAGES)[number];

/** A line of a page: a title, and details in a softer colour. */
export interface RecordLine {
  readonly title: string;
  readonly detail: string;
  /** True for an achievement that is not earned yet. */
  readonly isMissing: boolean;
  /** Class of the hero it is about. */
  readonly hero?: HeroClass;
}

/** Lines under a heading. */
export interface RecordGroup {
  readonly heading: string;
  readonly lines: readonly RecordLine[];
  /** Number of achievements earned. */
  readonly earned?: number;
}

/** A page of records. */
export interface RecordsShown {
  readonly title: string;
  readonly groups: readonly RecordGroup[];
  /** The text of a page without lines; '' otherwise. */
  readonly empty: string;
}

interface RecordContext {
  readonly packs: readonly Pack[];
  readonly messages: Messages;
  readonly say: Say;
}

function adventureName({ packs, messages }: RecordContext, id: string): string {
  const pack = packs.find((one) => one.id === id);
  return pack === undefined ? id : nameOfPack(pack, messages.language);
}

function scoreLine({ say }: RecordContext, best: BestScore): RecordLine {
  const { heroes, difficulty, score, date, twists } = best;
  const count = twists === '' ? 0 : twists.split(',').length;
  return {
    title: say('dice-scores-row', {
      score,
      heroes,
      difficulty: say(`dice-option-difficulty-${difficulty}`),
    }),
    detail: say('dice-scores-detail', { date: describeDate(date, say), twists: count }),
    isMissing: false,
  };
}

function byCell(a: BestScore, b: BestScore): number {
  const difficulties = DIFFICULTIES.indexOf(a.difficulty) - DIFFICULTIES.indexOf(b.difficulty);
  return difficulties || a.heroes - b.heroes;
}

/** Best scores by adventure and level, then the latest dailies. */
function scoreGroups({ best, dailies }: Profile, context: RecordContext): readonly RecordGroup[] {
  const { say } = context;
  const cells = new Map<string, { readonly first: BestScore; readonly all: BestScore[] }>();
  for (const one of [...best].sort((a, b) => a.level - b.level)) {
    const key = `${one.adventure} ${one.level}`;
    const cell = cells.get(key) ?? { first: one, all: [] };
    cell.all.push(one);
    cells.set(key, cell);
  }
  const groups = [...cells.values()].map(({ first, all }) => ({
    heading: say('dice-scores-level', {
      adventure: adventureName(context, first.adventure),
      level: first.level,
    }),
    lines: all.sort(byCell).map((one) => scoreLine(context, one)),
  }));
  const latest = [...dailies].reverse().map(({ date, won, score, timer, alive, heroes }) => ({
    title: describeDate(date, say),
    detail: say(won ? 'dice-daily-won' : 'dice-daily-lost', { score, timer, alive, heroes }),
    isMissing: false,
  }));
  if (latest.length === 0) return groups;
  return [...groups, { heading: say('dice-scores-dailies'), lines: latest }];
}

function achievementGroup({ earned }: Profile, { say }: RecordContext): RecordGroup {
  const ids = Object.keys(ACHIEVEMENTS);
  const count = ids.filter((id) => earned.some((one) => one.id === id)).length;
  const lines = ids.map((id) => {
    const date = earned.find((one) => one.id === id)?.date;
    const isSecret = own(ACHIEVEMENTS, id)?.isHidden === true && date === undefined;
    const text = say(isSecret ? 'dice-achievement-hidden' : `dice-achievement-${id}-text`);
    const when = date === undefined ? '' : describeDate(date, say);
    return {
      title: say(`dice-achievement-${id}`),
      detail: when === '' ? text : say('dice-achievement-earned', { text, date: when }),
      isMissing: date === undefined,
    };
  });
  const heading = say('dice-achievements-count', { count, all: ids.length });
  return { heading, lines, earned: count };
}

function heroLine(hero: HeroHistory, { say }: RecordContext): RecordLine {
  const heroClass = say(`dice-class-${hero.class}`);
  const { name, scenarios, wins, deaths, closed, beaten, roll } = hero;
  return {
    title: name === '' ? heroClass : say('dice-hero-title', { name, class: heroClass }),
    detail: say('dice-history-row', { scenarios, wins, deaths, closed, beaten, roll }),
    isMissing: false,
    hero: hero.class,
  };
}

const TITLES: Readonly<Record<RecordPage, string>> = {
  scores: 'dice-records-scores',
  achievements: 'dice-records-achievements',
  heroes: 'dice-screen-heroes',
};

/** Title of a page of records. */
export function nameRecordPage(page: RecordPage, say: Say): string {
  return say(TITLES[page]);
}

/** A page of the player's records, for both shells. */
export function recordsShown(
  page: RecordPage,
  profile: Profile,
  context: RecordContext,
): RecordsShown {
  const { say } = context;
  const title = nameRecordPage(page, say);
  if (page === 'achievements')
    return { title, groups: [achievementGroup(profile, context)], empty: '' };
  if (page === 'scores') {
    const groups = scoreGroups(profile, context);
    return { title, groups, empty: groups.length === 0 ? say('dice-scores-empty') : '' };
  }
  // The latest hero comes first.
  const lines = [...profile.heroes].reverse().map((hero) => heroLine(hero, context));
  if (lines.length === 0) return { title, groups: [], empty: say('dice-histories-empty') };
  return {
    title,
    groups: [{ heading: say('dice-histories-count', { count: lines.length }), lines }],
    empty: '',
  };
}
