import { DIFFICULTIES } from '../model/content.ts';
import type { Difficulty } from '../model/content.ts';
import type { DieType } from '../model/die.ts';
import { readTimer } from './build.ts';
import { KINDS } from './book.ts';
import type { Book } from './book.ts';
import { isWarning } from '#kit/packs/messages.ts';
import type { ScenarioData } from './schema.ts';

/** Pairs of scenario rules where one cancels the other. */
const CONTRADICTIONS: readonly (readonly [string, string])[] = [
  ['alien-lands', 'dispersion'],
  ['haste-makes-waste', 'tongue-in-a-head'],
];

function checkRules(book: Book, id: string, scenario: ScenarioData): void {
  const { rules = [], villains = [], victory } = scenario;
  const path = ['scenarios', id, 'rules'];
  for (const [one, other] of CONTRADICTIONS) {
    const at = rules.indexOf(other);
    if (at < 0 || !rules.includes(one)) continue;
    book.report([...path, at], 'warn-contradiction', { id: other, other: one });
  }
  const suffices = rules.indexOf('one-should-suffice');
  if (suffices >= 0 && victory === 'closeAll') {
    const args = { id: 'one-should-suffice', other: 'victory: closeAll' };
    book.report([...path, suffices], 'warn-contradiction', args);
  }
  if (villains.length > 0 && rules.includes('friendly-neighbourhood')) {
    book.reportKey(['scenarios', id, 'villains'], 'warn-villains-absent', { id });
  }
}

type Timers = Readonly<Partial<Record<Difficulty, string | number | undefined>>>;

function checkTimers(book: Book, path: readonly string[], timers: Timers = {}): void {
  for (const difficulty of DIFFICULTIES) {
    const timer = timers[difficulty];
    if (timer === undefined || readTimer(timer).initial > 0) continue;
    book.report([...path, difficulty], 'warn-timer');
  }
}

function hasHenchman(book: Book, place: string): boolean {
  const enemies = book.locations.get(place)?.enemies ?? [];
  return enemies.some((id) => book.enemies.get(id)?.traits?.includes('henchman') === true);
}

const ENEMY: DieType = 'ENEMY';

function checkHenchmen(book: Book, id: string, scenario: ScenarioData): void {
  const places = [...(scenario.static ?? []), ...(scenario.dynamic ?? [])];
  if (places.length === 0 || places.some((place) => hasHenchman(book, place))) return;
  const hasEnemies = places.some((place) =>
    (book.locations.get(place)?.bag ?? []).some(({ only }) => only?.includes(ENEMY) === true),
  );
  if (hasEnemies) book.reportKey(['scenarios', id], 'warn-no-henchman', { id });
}

/**
 * Warns of contents that are playable but unlikely to be intended. Skipped while the pack has
 * errors.
 */
export function checkSense(book: Book): void {
  if (!book.isWhole || book.problems.some(({ code }) => !isWarning(code))) return;
  checkTimers(book, ['timer'], book.data.timer);
  for (const [id, scenario] of book.scenarios) {
    checkRules(book, id, scenario);
    checkTimers(book, ['scenarios', id, 'timer'], scenario.timer);
    checkHenchmen(book, id, scenario);
  }
  for (const section of ['enemies', 'villains'] as const) {
    for (const [id, { traits = [] }] of book[section]) {
      if (!traits.includes('warded') || !traits.includes('ethereal')) continue;
      book.reportKey([section, id], 'warn-untouchable', { kind: KINDS[section], id });
    }
  }
}
