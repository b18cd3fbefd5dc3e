import { flagOf } from '../model/story.ts';
import { suggest } from '#kit/text/suggest.ts';
import type { Book, Path } from './book.ts';
import { checkMarks } from './check-allies.ts';
import { checkReach } from './check-reach.ts';
import { isWarning } from '#kit/packs/messages.ts';
import type { ChoiceData } from './schema.ts';

const MIN_OPTIONS = 2;
const MAX_OPTIONS = 5;

/** All flags that the choices of a pack can set. */
function flagsOf(book: Book): ReadonlySet<string> {
  const all = [...book.choices].flatMap(([id, { options }]) =>
    Object.entries(options).flatMap(([option, { sets = [] }]) => [flagOf(id, option), ...sets]),
  );
  return new Set(all);
}

interface ConditionData {
  readonly when?: readonly string[] | undefined;
  readonly unless?: readonly string[] | undefined;
}

/** Reports flags of a condition that no choice sets. */
function checkCondition(
  book: Book,
  path: Path,
  condition: ConditionData,
  flags: ReadonlySet<string>,
): void {
  for (const key of ['when', 'unless'] as const) {
    condition[key]?.forEach((id, i) => {
      if (flags.has(id)) return;
      const meant = suggest(id, [...flags]);
      if (meant === undefined) book.report([...path, key, i], 'pack-flag', { id });
      else book.report([...path, key, i], 'pack-flag-meant', { id, meant });
    });
    book.reportDuplicates([...path, key], condition[key]);
  }
}

/** Checks the place of a choice: in camp, or at a location of a scenario. */
function checkPlace(book: Book, id: string, choice: ChoiceData): void {
  const { after, in: scenario, at, on } = choice;
  const path = ['choices', id];
  const inScenario = [scenario, at, on];
  const isInside = inScenario.every((one) => one !== undefined);
  const isPartly = inScenario.some((one) => one !== undefined);
  if (after !== undefined && isPartly) book.reportKey(path, 'pack-choice-both', { id });
  else if (after === undefined && !isInside) book.reportKey(path, 'pack-choice-nowhere', { id });
  if (after !== undefined) book.refer([...path, 'after'], 'scenarios', after);
  if (scenario === undefined || !book.refer([...path, 'in'], 'scenarios', scenario)) return;
  if (at === undefined || !book.refer([...path, 'at'], 'locations', at)) return;
  const found = book.scenarios.get(scenario);
  if (found === undefined) return;
  const variants = found.variants ?? [];
  const known = [found, ...variants].flatMap(({ static: s = [], dynamic: d = [] }) => [...s, ...d]);
  if (known.includes(at)) return;
  const args = { id: at, scenario, known: [...new Set(known)].join(', ') };
  book.report([...path, 'at'], 'pack-choice-place', args);
}

function checkOptions(book: Book, id: string, { after, options }: ChoiceData): void {
  const path = ['choices', id, 'options'];
  const count = Object.keys(options).length;
  if (count < MIN_OPTIONS || count > MAX_OPTIONS) {
    const args = { id, count, least: MIN_OPTIONS, most: MAX_OPTIONS };
    book.reportKey(path, 'pack-choice-options', args);
  }
  for (const [option, { costs, sets, gives, joins }] of Object.entries(options)) {
    checkMarks(book, [...path, option, 'gives'], gives);
    joins?.forEach((ally, i) => book.refer([...path, option, 'joins', i], 'allies', ally));
    book.reportDuplicates([...path, option, 'joins'], joins);
    book.reportDuplicates([...path, option, 'sets'], sets);
    if (after !== undefined && costs !== undefined) {
      book.reportKey([...path, option, 'costs'], 'pack-choice-costs');
    }
  }
}

/** Warns of flags that are set, although no condition names them. */
function checkUnread(book: Book): void {
  const variants = [...book.scenarios.values()].flatMap(({ variants: all = [] }) => all);
  const conditions: readonly ConditionData[] = [
    ...book.choices.values(),
    ...book.endings.values(),
    ...variants,
  ];
  const read = new Set(conditions.flatMap(({ when = [], unless = [] }) => [...when, ...unless]));
  for (const [id, { options }] of book.choices) {
    for (const [option, { sets = [] }] of Object.entries(options)) {
      sets.forEach((flag, i) => {
        const path = ['choices', id, 'options', option, 'sets', i];
        if (!read.has(flag)) book.report(path, 'warn-flag-unread', { id: flag });
      });
    }
  }
}

/** Checks choices, endings, and the conditions of both and of variants. */
export function checkStory(book: Book): void {
  const flags = flagsOf(book);
  for (const [id, choice] of book.choices) {
    checkPlace(book, id, choice);
    checkOptions(book, id, choice);
    checkCondition(book, ['choices', id], choice, flags);
  }
  for (const [id, ending] of book.endings) checkCondition(book, ['endings', id], ending, flags);
  for (const [id, { variants = [] }] of book.scenarios) {
    variants.forEach((variant, i) => {
      checkCondition(book, ['scenarios', id, 'variants', i], variant, flags);
    });
  }
  const isSound = !book.problems.some(({ code }) => !isWarning(code));
  if (book.isWhole && isSound) checkUnread(book);
  checkReach(book);
}
