import { KINDS } from './book.ts';
import type { Book, Section } from './book.ts';
import { makePlacing } from './build.ts';

/** Every id that something refers to. */
function usedIds(book: Book): Readonly<Record<Exclude<Section, 'scenarios'>, Set<string>>> {
  const scenarios = [...book.scenarios.values()];
  const locations = [...book.locations.values()];
  return {
    locations: new Set(scenarios.flatMap(({ static: s = [], dynamic: d = [] }) => [...s, ...d])),
    enemies: new Set(locations.flatMap(({ enemies = [] }) => enemies)),
    obstacles: new Set(locations.flatMap(({ obstacles = [] }) => obstacles)),
    villains: new Set(
      scenarios.flatMap(({ villains = [] }) => villains.map((one) => makePlacing(one).id)),
    ),
  };
}

/** Warns of what no scenario brings into play. */
export function checkUse(book: Book): void {
  if (!book.isWhole) return;
  const used = usedIds(book);
  for (const section of ['locations', 'enemies', 'obstacles', 'villains'] as const) {
    for (const id of book.ids(section)) {
      if (used[section].has(id)) continue;
      book.tellOf([section, id], 'warn-unused', { kind: KINDS[section], id });
    }
  }
}
