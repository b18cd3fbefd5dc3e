import { must } from '#core';
import { readForms } from '#games/zrf/rules/expand/forms.ts';
import type { Diagnosis } from '#games/zrf/rules/problems/problem.ts';
import { checkRulebook, compileRulebook } from '#games/zrf/rules/game/rulebook.ts';
import type { Rulebook } from '#games/zrf/rules/game/rulebook.ts';
import type { Rules } from '#games/zrf/rules/model/index.ts';
import { folderWith } from '../nodes.ts';

/** Sections of a small valid game; tests replace some. */
const SECTIONS = {
  title: '(title "Stage")',
  players: '(players White Black)',
  turns: '(turn-order White Black)',
  options: '',
  board: `(board
    (grid (start-rectangle 0 0 9 9)
      (dimensions ("a/b/c" (10 0)) ("3/2/1" (0 10)))
      (directions (n 0 -1) (s 0 1) (e 1 0)))
    (symmetry Black (n s) (s n))
    (zone (name home) (players White) (positions a1 b1))
    (zone (name home) (players Black) (positions a3)))`,
  setup: '(board-setup (White (Man a1)))',
  pieces: `(piece (name Man) (attribute fresh? true) (moves (n add) (move-type leap) (s add)))
    (piece (name King) (moves (n add)))`,
  goals: '',
};

export function gameText(sections: Partial<typeof SECTIONS> = {}): string {
  return `(game ${Object.values({ ...SECTIONS, ...sections }).join('\n')})`;
}

function formsOf(text: string) {
  return readForms(folderWith({ 'stage.zrf': text }), 'stage.zrf').forms;
}

export function bookOf(text: string): Rulebook {
  return must(compileRulebook(formsOf(text), 'stage.zrf').rulebook);
}

export function diagnosesOf(text: string): readonly Diagnosis[] {
  return checkRulebook(formsOf(text), 'stage.zrf');
}

/** Rules of the entry with that title, or of the first. */
export function rulesOf(text: string, title?: string): Rules {
  const { entries } = bookOf(text);
  const entry = entries.find((one) => title === undefined || one.title === title);
  if (entry === undefined) throw new RangeError(`no entry with the title "${title ?? ''}"`);
  return must(entry.rules());
}

export function stageRules(sections: Partial<typeof SECTIONS> = {}): Rules {
  return rulesOf(gameText(sections));
}

/** A form as text: its kind with its contents in parentheses, without file positions. */
export function printForm(form: unknown): string {
  if (Array.isArray(form)) return `[${form.map(printForm).join(' ')}]`;
  if (typeof form !== 'object' || form === null) return String(form);
  const { kind, at: _, ...rest } = form as Record<string, unknown>;
  const inside = Object.values(rest).map(printForm).join(' ');
  if (typeof kind !== 'string') return `(${inside})`;
  return inside === '' ? kind : `${kind}(${inside})`;
}
