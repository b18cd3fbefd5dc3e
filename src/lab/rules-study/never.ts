import type { Phrase, Section } from '../report/report.ts';
import type { CoverageItem, CoverageKind } from '../study/coverage.ts';
import { percentNever } from './figures.ts';

/** Items that happened in no game, without those that follow from others. */
export function neverIn(
  items: readonly CoverageItem[],
  seen: readonly number[],
): readonly CoverageItem[] {
  const never = items.filter((_, at) => seen[at] === 0);
  const ids = new Set(never.map(({ id }) => id));
  return never.filter(({ within }) => within === undefined || !ids.has(within));
}

/** A line of the list: an item, or all squares. */
export interface NeverLine {
  readonly id: string;
  readonly phrase: Phrase;
  readonly place: string;
}

const WORDS: Readonly<Record<Exclude<CoverageKind, 'square'>, string>> = {
  piece: 'lab-rules-never-piece',
  mover: 'lab-rules-never-mover',
  move: 'lab-rules-never-move',
  drop: 'lab-rules-never-drop',
  goal: 'lab-rules-never-goal',
  zone: 'lab-rules-never-zone',
};

/** Squares listed by name. */
const MAX_NAMES = 20;

/** Lines of a list, with all squares in one. */
export function linesOf(never: readonly CoverageItem[]): readonly NeverLine[] {
  const squares = never.filter(({ kind }) => kind === 'square').map(({ name }) => name);
  const lines = never.flatMap(({ id, kind, name, number = 0, place = '' }) => {
    return kind === 'square'
      ? []
      : [{ id, phrase: { id: WORDS[kind], args: { name, number } }, place }];
  });
  if (squares.length === 0) return lines;
  const more = squares.length > MAX_NAMES ? ' …' : '';
  const args = { count: squares.length, names: squares.slice(0, MAX_NAMES).join(' ') + more };
  const phrase: Phrase = { id: 'lab-rules-never-squares', args };
  return [...lines, { id: 'squares', phrase, place: '' }];
}

function textOf(count: number, games: number): Phrase {
  if (count === 0) return { id: 'lab-rules-nothing-dead', args: { games } };
  return { id: 'lab-rules-never-about', args: { games, bound: percentNever(games) } };
}

/** Section about rules that never mattered. */
export function neverSection(lines: readonly NeverLine[], games: number): Section {
  const section: Section = {
    id: 'never',
    title: { id: 'lab-rules-never' },
    text: [textOf(lines.length, games)],
  };
  if (lines.length === 0) return section;
  return {
    ...section,
    table: {
      id: 'never',
      columns: [
        { id: 'never', head: { id: 'lab-rules-col-never' }, isText: true },
        { id: 'place', head: { id: 'lab-rules-col-place' }, isText: true },
      ],
      rows: lines.map(({ id, phrase, place }) => ({ id, entries: [phrase, place] })),
    },
  };
}
