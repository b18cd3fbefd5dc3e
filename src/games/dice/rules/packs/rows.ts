import { MARK_IDS } from '../model/marks.ts';
import { ACTS } from '../tables/acts.ts';
import { KEEPSAKE_EFFECT_IDS } from '../tables/keepsake-effects.ts';
import { LOCATION_RULES } from '../tables/location-rules.ts';
import { POWERS } from '../tables/powers.ts';
import { SCENARIO_RULES } from '../tables/scenario-rules.ts';
import { ALLY_SKILLS, HERO_SKILLS } from '../skills/index.ts';
import { TRAITS } from '../tables/traits.ts';
import type { Book, Path } from './book.ts';
import { suggest } from '#kit/text/suggest.ts';

/** Tables of the game that packs can refer to. */
const TABLES = {
  trait: Object.keys(TRAITS),
  act: Object.keys(ACTS),
  power: Object.keys(POWERS),
  'location-rule': Object.keys(LOCATION_RULES),
  'scenario-rule': Object.keys(SCENARIO_RULES),
  'ally-skill': Object.keys(ALLY_SKILLS),
  'hero-skill': Object.keys(HERO_SKILLS),
  mark: MARK_IDS as readonly string[],
  'keepsake-effect': KEEPSAKE_EFFECT_IDS,
} as const;
export type TableName = keyof typeof TABLES;

/** Checks that an id is a row of the table. */
export function checkRow(book: Book, path: Path, kind: TableName, id: string): void {
  const validIds = TABLES[kind];
  if (validIds.includes(id)) return;
  const elsewhere = Object.entries(TABLES).find(([, rows]) => rows.includes(id))?.[0];
  const suggestion = suggest(id, validIds);
  const args = { kind, id, known: validIds.join(', ') };
  if (elsewhere !== undefined) {
    book.report(path, 'pack-row-elsewhere', { ...args, otherKind: elsewhere });
  } else if (suggestion === undefined) book.report(path, 'pack-row', args);
  else book.report(path, 'pack-row-meant', { ...args, meant: suggestion });
}

/** Checks that every id is a row of the table and appears only once in the list. */
export function checkRows(
  book: Book,
  path: Path,
  kind: TableName,
  ids: readonly string[] = [],
): void {
  ids.forEach((id, i) => {
    checkRow(book, [...path, i], kind, id);
  });
  book.reportDuplicates(path, ids);
}
