import { SOUND_SECTIONS } from './sounds.ts';
import { headOf, restOf } from '../check/nodes.ts';
import { DEPRECATED_OPTIONS, nameOfOption } from './options.ts';
import type { List, Node } from '../syntax/node.ts';

/**
 * Inheritance of a section by variants: `single` replaces the section with the same head, `option`
 * and `piece` those with the same name, `goal` all goals. `mark` is not inherited.
 */
type Inheritance = 'single' | 'option' | 'piece' | 'goal' | 'mark';

const SINGLES = [
  'title',
  'description',
  'history',
  'strategy',
  'solution',
  'players',
  'turn-order',
  'move-priorities',
  'board',
  'board-setup',
  'engine',
  'translate',
  ...Object.keys(SOUND_SECTIONS),
];

const SECTIONS: ReadonlyMap<string, Inheritance> = new Map<string, Inheritance>([
  ...SINGLES.map((head) => [head, 'single'] as const),
  ...['option', ...DEPRECATED_OPTIONS].map((head) => [head, 'option'] as const),
  ...['win-condition', 'loss-condition', 'draw-condition', 'count-condition'].map(
    (head) => [head, 'goal'] as const,
  ),
  ['piece', 'piece'],
  ['default', 'mark'],
]);

/** Keywords of sections. */
export const SECTION_HEADS: readonly string[] = [...SECTIONS.keys()];

export function isSection(head: string): boolean {
  return SECTIONS.has(head);
}

/** Name from a piece's `(name ...)`; empty if missing. */
function nameInside(section: List): string {
  const named = restOf(section).find((node) => headOf(node) === 'name');
  const name: Node | undefined = named?.kind === 'list' ? named.items[1] : undefined;
  return name === undefined || name.kind === 'list' ? '' : name.text;
}

/** Key that must be unique among sections; undefined if duplicates are allowed. */
export function keyOf(section: List): string | undefined {
  const head = headOf(section) ?? '';
  const inheritance = SECTIONS.get(head);
  if (inheritance === 'piece') return `piece ${nameInside(section)}`;
  if (inheritance === 'option') return `option ${nameOfOption(section)}`;
  return inheritance === 'goal' ? undefined : head;
}

function isGoal(section: List): boolean {
  return SECTIONS.get(headOf(section) ?? '') === 'goal';
}

/** Sections of a variant: its own, and the game's sections that it does not replace. */
export function inherit(base: readonly List[], own: readonly List[]): List[] {
  const replacing = new Map(own.map((section) => [keyOf(section), section]));
  const hasGoals = own.some(isGoal);
  const keptSections = base
    .filter((section) => headOf(section) !== 'default' && !(hasGoals && isGoal(section)))
    .map((section) => replacing.get(keyOf(section) ?? '') ?? section);
  const present = new Set(keptSections);
  return [...keptSections, ...own.filter((section) => !present.has(section))];
}
