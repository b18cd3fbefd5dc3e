import { own } from '#core';
import type { Problem, ProblemArgs } from '#core';
import type { PackCode } from '#kit/packs/messages.ts';
import type {
  AdventureData,
  ChapterData,
  ChoiceData,
  EndingData,
  LocationData,
  ScenarioData,
} from './schema.ts';
import { checkShape, makePath } from '#kit/packs/shape.ts';
import type { ReadFile, Shape } from '#kit/packs/shape.ts';
import { adventureSchema } from './schema.ts';
import { problemAt } from '#kit/packs/source.ts';
import { suggest } from '#kit/text/suggest.ts';
import { findMark } from '#kit/packs/yaml.ts';
import type { PathPart } from '#kit/packs/yaml.ts';

export const SECTIONS = [
  'scenarios',
  'locations',
  'enemies',
  'obstacles',
  'villains',
  'allies',
  'choices',
  'endings',
  'keepsakes',
] as const;
export type Section = (typeof SECTIONS)[number];

/** Name of a single entry of each section, for messages. */
export const KINDS: Readonly<Record<Section | 'chapters', string>> = {
  chapters: 'chapter',
  scenarios: 'scenario',
  locations: 'location',
  enemies: 'enemy',
  obstacles: 'obstacle',
  villains: 'villain',
  allies: 'ally',
  choices: 'choice',
  endings: 'ending',
  keepsakes: 'keepsake',
};

type EnemyData = NonNullable<AdventureData['enemies']>[string];
type VillainData = NonNullable<AdventureData['villains']>[string];
type AllyData = NonNullable<AdventureData['allies']>[string];
type KeepsakeData = NonNullable<AdventureData['keepsakes']>[string];
type ObstacleData = NonNullable<AdventureData['obstacles']>[string];

export type Path = readonly PathPart[];

/** The valid parts of an adventure, and its problems. */
export class Book {
  readonly file: ReadFile;
  readonly shape: Shape;
  readonly problems: Problem[];
  readonly chapters: readonly (readonly [number, ChapterData])[];
  readonly scenarios: ReadonlyMap<string, ScenarioData>;
  readonly locations: ReadonlyMap<string, LocationData>;
  readonly enemies: ReadonlyMap<string, EnemyData>;
  readonly obstacles: ReadonlyMap<string, ObstacleData>;
  readonly villains: ReadonlyMap<string, VillainData>;
  readonly allies: ReadonlyMap<string, AllyData>;
  readonly choices: ReadonlyMap<string, ChoiceData>;
  readonly endings: ReadonlyMap<string, EndingData>;
  readonly keepsakes: ReadonlyMap<string, KeepsakeData>;
  readonly data: AdventureData;
  /** True if all chapters and scenarios are valid enough to be counted. */
  readonly isWhole: boolean;

  constructor(file: ReadFile) {
    const shape = checkShape(file, adventureSchema);
    // Only valid parts are extracted below. The others are ignored.
    const data = file.tree.value as AdventureData;
    this.file = file;
    this.shape = shape;
    this.data = data;
    this.problems = [...shape.problems];
    this.isWhole = shape.problems.length === 0;
    this.scenarios = soundEntries(shape, 'scenarios', data.scenarios);
    this.locations = soundEntries(shape, 'locations', data.locations);
    this.enemies = soundEntries(shape, 'enemies', data.enemies);
    this.obstacles = soundEntries(shape, 'obstacles', data.obstacles);
    this.villains = soundEntries(shape, 'villains', data.villains);
    this.allies = soundEntries(shape, 'allies', data.allies);
    this.choices = soundEntries(shape, 'choices', data.choices);
    this.endings = soundEntries(shape, 'endings', data.endings);
    this.keepsakes = soundEntries(shape, 'keepsakes', data.keepsakes);
    this.chapters = Array.isArray(data.chapters)
      ? data.chapters.flatMap((chapter, i) => {
          return shape.isSound('chapters', i) ? [[i, chapter] as const] : [];
        })
      : [];
  }

  /** All ids of a section, including invalid entries. */
  ids(section: Section): string[] {
    const entries = at(this.data, section);
    return isMapping(entries) ? Object.keys(entries) : [];
  }

  chapterIds(): string[] {
    const chapters = at(this.data, 'chapters');
    if (!isList(chapters)) return [];
    return chapters.map((chapter) => at(chapter, 'id')).filter((id) => typeof id === 'string');
  }

  /** True if ids can be looked up in the section. False if it is invalid or misspelt. */
  isListed(section: Section | 'chapters'): boolean {
    const entries = at(this.data, section);
    if (entries !== undefined) return section === 'chapters' ? isList(entries) : isMapping(entries);
    if (!isMapping(this.data) || section === 'scenarios' || section === 'locations') return false;
    const allowed: readonly string[] = ['chapters', ...SECTIONS];
    const others = Object.keys(this.data).filter((key) => !allowed.includes(key));
    return others.every((key) => suggest(key, [section]) === undefined);
  }

  report(path: Path, code: PackCode, args: ProblemArgs = {}): void {
    const mark = findMark(this.file.tree.mark, path);
    const all = { where: makePath(path), ...args };
    this.problems.push(problemAt(this.file.source, mark.at, code, all));
  }

  /** Reports a problem at the key of an entry rather than its value. */
  reportKey(path: Path, code: PackCode, args: ProblemArgs = {}): void {
    const { keyAt, at } = findMark(this.file.tree.mark, path);
    const all = { where: makePath(path), ...args };
    this.problems.push(problemAt(this.file.source, keyAt ?? at, code, all));
  }

  /** Reports an id missing from the section; returns false if it is missing. */
  refer(path: Path, section: Section, id: string): boolean {
    const allowed = this.ids(section);
    if (allowed.includes(id) || !this.isListed(section)) return true;
    const suggestion = suggest(id, allowed);
    const args = { kind: KINDS[section], id };
    if (suggestion === undefined) this.report(path, 'pack-reference', args);
    else this.report(path, 'pack-reference-meant', { ...args, meant: suggestion });
    return false;
  }

  /** Reports all duplicates in a list. */
  reportDuplicates(path: Path, ids: readonly string[] = []): void {
    ids.forEach((id, i) => {
      if (ids.indexOf(id) < i) this.report([...path, i], 'pack-twice', { id });
    });
  }
}

/** The level of a scenario, or else of its chapter. */
export function levelOf(book: Book, id: string, { level }: ScenarioData): number | undefined {
  return level ?? book.chapters.find(([, { scenarios }]) => scenarios.includes(id))?.[1].level;
}

function isMapping(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !isList(value);
}

function at(value: unknown, key: string): unknown {
  return isMapping(value) ? own(value, key) : undefined;
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function soundEntries<T>(
  shape: Shape,
  section: Section,
  entries: Readonly<Record<string, T>> | undefined,
): ReadonlyMap<string, T> {
  if (!isMapping(entries)) return new Map();
  return new Map(Object.entries(entries).filter(([id]) => shape.isSound(section, id)));
}
