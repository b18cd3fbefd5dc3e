import { assertDefined } from '#core';
import { MAX_LEVEL } from '../generate/die-size.ts';
import { closingReach, dynamicLocationCount } from '../generate/location.ts';
import { MAX_PARTY } from '../tables/party-text.ts';
import { levelOf } from './book.ts';
import type { Book, Path } from './book.ts';
import { makeLocation, makePlacing, variedData } from './build.ts';
import { checkRows } from './rows.ts';
import type { ScenarioData } from './schema.ts';

/** A scenario, or a variant of one, with the paths of its fields. */
interface Checked {
  readonly id: string;
  readonly scenario: ScenarioData;
  readonly path: Path;
  /** Path of a field; of the whole variant, if it does not name the field. */
  readonly pathOf: (field: keyof ScenarioData) => Path;
}

function checkedScenario(id: string, scenario: ScenarioData): Checked {
  const path = ['scenarios', id];
  return { id, scenario, path, pathOf: (field) => [...path, field] };
}

/** The scenario as a variant makes it. */
function checkedVariant(id: string, scenario: ScenarioData, at: number): Checked {
  const variant = assertDefined(scenario.variants?.[at]);
  const path = ['scenarios', id, 'variants', at];
  const pathOf = (field: string) => (Object.hasOwn(variant, field) ? [...path, field] : path);
  return { id, scenario: variedData(scenario, variant), path, pathOf };
}

function checkLocations(book: Book, { id, scenario, path, pathOf }: Checked): void {
  const { static: always = [], dynamic = [] } = scenario;
  for (const key of ['static', 'dynamic'] as const) {
    scenario[key]?.forEach((place, i) => book.refer([...pathOf(key), i], 'locations', place));
    book.reportDuplicates(pathOf(key), scenario[key]);
  }
  dynamic.forEach((place, i) => {
    if (!always.includes(place)) return;
    book.report([...pathOf('dynamic'), i], 'pack-both-places', { id: place });
  });
  if (always.length + dynamic.length === 0) book.reportKey(path, 'pack-no-places', { id });
  const heroes = dynamic.length - dynamicLocationCount(0, scenario.extra) + 1;
  if (dynamic.length === 0 || heroes > MAX_PARTY) return;
  const args = { id, count: dynamic.length, heroes: Math.max(1, heroes) };
  book.reportKey(pathOf('dynamic'), 'warn-pool', args);
}

function checkVillains(book: Book, { id, scenario, path: whole, pathOf }: Checked): void {
  const { static: always = [], dynamic = [], victory, rules = [] } = scenario;
  const path = pathOf('villains');
  const villains = (scenario.villains ?? []).map(makePlacing);
  const usedPlaces: string[] = [];
  villains.forEach(({ id: villain, at }, i) => {
    book.refer([...path, i], 'villains', villain);
    if (at === undefined) return;
    const placePath = [...path, i, 'at'];
    if (!always.includes(at)) book.report(placePath, 'pack-villain-place', { id: at });
    else if (usedPlaces.includes(at)) book.report(placePath, 'pack-villain-shared', { id: at });
    usedPlaces.push(at);
  });
  book.reportDuplicates(
    path,
    villains.map((villain) => villain.id),
  );
  const places = always.length + Math.min(dynamic.length, dynamicLocationCount(1, scenario.extra));
  if (places > 0 && villains.length > places) {
    book.reportKey(path, 'pack-villains', { id, count: villains.length, places });
  }
  const isPlain = victory === 'closeAll' || rules.includes('friendly-neighbourhood');
  if (villains.length === 0 && !isPlain) book.reportKey(whole, 'warn-no-villains', { id });
}

function checkClosing(book: Book, { id, scenario }: Checked): void {
  const level = levelOf(book, id, scenario);
  if (level === undefined || level > MAX_LEVEL) return;
  const rise = scenario.rules?.includes('stakes-get-higher') === true ? 1 : 0;
  for (const place of new Set([...(scenario.static ?? []), ...(scenario.dynamic ?? [])])) {
    const location = book.locations.get(place);
    if (location === undefined) continue;
    const { needed, best } = closingReach(makeLocation(place, location), level, rise);
    if (needed <= best) continue;
    const args = { id: place, scenario: id, needed, level, best };
    book.report(['locations', place, 'closing'], 'pack-closing', args);
  }
}

/** Checks that locations with a fixed order of dice belong to the scenario. */
function checkDealt(book: Book, { scenario, pathOf }: Checked): void {
  const places = [...(scenario.static ?? []), ...(scenario.dynamic ?? [])];
  for (const place of Object.keys(scenario.order ?? {})) {
    if (places.includes(place)) continue;
    book.reportKey([...pathOf('order'), place], 'pack-order-place', { id: place });
  }
}

function checkChapters(book: Book): void {
  const chapterOf = new Map<string, string>();
  book.reportDuplicates(
    ['chapters'],
    book.chapters.map(([, chapter]) => chapter.id),
  );
  for (const [index, { id, scenarios }] of book.chapters) {
    const path: Path = ['chapters', index, 'scenarios'];
    book.reportDuplicates(path, scenarios);
    scenarios.forEach((scenario, i) => {
      book.refer([...path, i], 'scenarios', scenario);
      const chapter = chapterOf.get(scenario) ?? id;
      if (chapter !== id) {
        book.report([...path, i], 'pack-chapter-twice', { id: scenario, chapter });
      }
      chapterOf.set(scenario, chapter);
    });
  }
}

function checkOrder(book: Book, id: string, scenario: ScenarioData): void {
  const inChapter = book.chapters.some(([, { scenarios }]) => scenarios.includes(id));
  if (inChapter) return;
  const path = ['scenarios', id];
  if (scenario.level === undefined) book.reportKey(path, 'pack-no-level', { id });
  const isFree = book.data.tutorial === id || book.chapters.length === 0;
  if (!isFree) book.reportKey(path, 'warn-loose', { id });
}

function checkOne(book: Book, checked: Checked): void {
  const { scenario, pathOf } = checked;
  checkLocations(book, checked);
  checkVillains(book, checked);
  checkDealt(book, checked);
  checkClosing(book, checked);
  checkRows(book, pathOf('rules'), 'scenario-rule', scenario.rules);
  checkRows(book, pathOf('allySkills'), 'ally-skill', scenario.allySkills);
}

/** Checks variants once there are no problems with the fields that they keep. */
function checkVariants(book: Book, id: string, scenario: ScenarioData): void {
  const { variants = [] } = scenario;
  book.reportDuplicates(
    ['scenarios', id, 'variants'],
    variants.map((variant) => variant.id),
  );
  if (book.problems.length > 0) return;
  for (const at of variants.keys()) checkOne(book, checkedVariant(id, scenario, at));
}

/** Checks chapters, their scenarios, and the contents of those. */
export function checkScenarios(book: Book): void {
  checkChapters(book);
  const { tutorial } = book.data;
  if (typeof tutorial === 'string') book.refer(['tutorial'], 'scenarios', tutorial);
  for (const [id, scenario] of book.scenarios) {
    checkOne(book, checkedScenario(id, scenario));
    checkVariants(book, id, scenario);
    if (book.isWhole) checkOrder(book, id, scenario);
  }
}
