import { canHaveMark } from '../model/die.ts';
import { formOf } from '../model/hero.ts';
import { isMark } from '../model/marks.ts';
import type { Book, Path } from './book.ts';
import { makePlacing, readReward, variedData } from './build.ts';
import { checkRow, checkRows } from './rows.ts';
import type { ScenarioData } from './schema.ts';

/** Checks the allies of a scenario or a variant, and that its locations include theirs. */
function checkMeetings(book: Book, path: Path, scenario: ScenarioData): void {
  const places = [...(scenario.static ?? []), ...(scenario.dynamic ?? [])];
  const allies = (scenario.allies ?? []).map(makePlacing);
  allies.forEach((ally, i) => {
    book.refer([...path, i], 'allies', ally.id);
    const { at } = ally;
    if (at === undefined || places.includes(at)) return;
    book.report([...path, i, 'at'], 'pack-ally-place', { id: at });
  });
  book.reportDuplicates(
    path,
    allies.map((ally) => ally.id),
  );
}

/** Checks the marks of dice that the party gains. */
export function checkMarks(book: Book, path: Path, dice: readonly string[] = []): void {
  dice.forEach((text, i) => {
    const { type, mark } = formOf(readReward(text));
    if (mark === '') return;
    if (!isMark(mark)) checkRow(book, [...path, i], 'mark', mark);
    else if (!canHaveMark(type, mark)) book.report([...path, i], 'pack-mark', { type, id: mark });
  });
}

/** Checks the allies with names, and the marks of dice. */
export function checkAllies(book: Book): void {
  for (const [id, { skills, leaves }] of book.allies) {
    const path: Path = ['allies', id];
    if (isMark(id)) book.reportKey(path, 'pack-ally-mark', { id });
    checkRows(book, [...path, 'skills'], 'ally-skill', skills);
    if (leaves !== undefined) book.refer([...path, 'leaves'], 'scenarios', leaves);
  }
  for (const [id, scenario] of book.scenarios) {
    const path: Path = ['scenarios', id];
    checkMeetings(book, [...path, 'allies'], scenario);
    checkMarks(book, [...path, 'reward'], scenario.reward);
    scenario.variants?.forEach((variant, i) => {
      const changed = variedData(scenario, variant);
      if (variant.allies !== undefined)
        checkMeetings(book, [...path, 'variants', i, 'allies'], changed);
      checkMarks(book, [...path, 'variants', i, 'reward'], variant.reward);
    });
  }
}
