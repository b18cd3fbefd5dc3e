import type { DieType } from '../model/die.ts';
import { allowedTypes } from '../generate/die-type.ts';
import { makeFilter, readRange } from './build.ts';
import type { Book, Path } from './book.ts';
import { checkRow, checkRows } from './rows.ts';
import type { LocationData } from './schema.ts';

const MAX_BAG = 60;
type Plan = LocationData['bag'][number];

/** The types a plan can generate; empty if its filter is ambiguous. */
function checkFilter(book: Book, path: Path, plan: Plan): readonly DieType[] {
  if ((plan.only === undefined) === (plan.not === undefined)) {
    book.report(path, 'pack-filter');
    return [];
  }
  const types = allowedTypes(makeFilter(plan));
  if (types.length === 0) book.report([...path, 'not'], 'pack-filter-empty');
  if (types.includes('VILLAIN')) book.report([...path, 'only'], 'pack-villain-die');
  return types;
}

function checkPlan(book: Book, path: Path, plan: Plan): readonly DieType[] {
  const { least, most } = readRange(plan.dice);
  if (least > most) book.report([...path, 'dice'], 'pack-range', { got: plan.dice });
  const types = checkFilter(book, path, plan);
  return most > 0 ? types : [];
}

function checkCards(
  book: Book,
  id: string,
  key: 'enemies' | 'obstacles',
  location: LocationData,
  types: ReadonlySet<DieType>,
): void {
  const cards = location[key] ?? [];
  const path = ['locations', id, key];
  cards.forEach((card, i) => book.refer([...path, i], key, card));
  book.reportDuplicates(path, cards);
  const countKey = key === 'enemies' ? 'enemyCards' : 'obstacleCards';
  const count = location[countKey] ?? cards.length;
  if (count > cards.length) {
    book.report(['locations', id, countKey], 'warn-cards', { count, most: cards.length });
  }
  const type = key === 'enemies' ? 'ENEMY' : 'OBSTACLE';
  const isMet = types.has(type);
  if (isMet && Math.min(count, cards.length) === 0) {
    book.reportKey(['locations', id], 'warn-nameless', { id, type });
  }
  if (!isMet && types.size > 0 && cards.length > 0) book.reportKey(path, 'warn-idle', { type });
}

function checkLocation(book: Book, id: string, location: LocationData): void {
  const path = ['locations', id];
  const plans = location.bag.map((plan, i) => checkPlan(book, [...path, 'bag', i], plan));
  const types = new Set(plans.flat());
  const ranges = location.bag.map(({ dice }) => readRange(dice));
  const most = ranges.reduce((sum, range) => sum + range.most, 0);
  const least = ranges.reduce((sum, range) => sum + range.least, 0);
  if (most > MAX_BAG && location.fixed === undefined) {
    book.reportKey([...path, 'bag'], 'pack-bag-large', { id, count: most, most: MAX_BAG });
  }
  if (least === 0 && location.fixed === undefined) {
    book.reportKey([...path, 'bag'], 'warn-bag-empty', { id });
  }
  checkCards(book, id, 'enemies', location, types);
  checkCards(book, id, 'obstacles', location, types);
  checkRows(book, [...path, 'rules'], 'location-rule', location.rules);
  book.reportDuplicates([...path, 'closingTypes'], location.closingTypes);
}

/** A threat that repeats an act lists it twice, so only unknown ones are wrong. */
function checkActs(book: Book, path: Path, acts: readonly string[] = []): void {
  acts.forEach((act, i) => {
    checkRow(book, [...path, i], 'act', act);
  });
}

/** Checks locations and their threats. */
export function checkPlaces(book: Book): void {
  for (const [id, location] of book.locations) checkLocation(book, id, location);
  for (const section of ['enemies', 'obstacles', 'villains'] as const) {
    for (const [id, { traits }] of book[section]) {
      checkRows(book, [section, id, 'traits'], 'trait', traits);
    }
  }
  for (const [id, { acts }] of book.enemies) checkActs(book, ['enemies', id, 'acts'], acts);
  for (const [id, { acts, power }] of book.villains) {
    checkActs(book, ['villains', id, 'acts'], acts);
    if (power !== undefined) checkRow(book, ['villains', id, 'power'], 'power', power);
  }
  for (const [id, { dice }] of book.obstacles)
    book.reportDuplicates(['obstacles', id, 'dice'], dice);
  checkCardIds(book);
}

// The game distinguishes cards by id alone.
function checkCardIds(book: Book): void {
  const firstPaths = new Map<string, string>();
  for (const section of ['enemies', 'obstacles', 'villains'] as const) {
    for (const id of book.ids(section)) {
      const firstPath = firstPaths.get(id);
      if (firstPath === undefined) firstPaths.set(id, `${section}.${id}`);
      else book.reportKey([section, id], 'pack-id-twice', { id, where: firstPath });
    }
  }
}
