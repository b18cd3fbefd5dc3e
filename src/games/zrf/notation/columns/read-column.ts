import type { ZrfAction } from '../../rules/index.ts';
import type { Steps } from '../model/step.ts';
import { columnNames, notateByColumn } from './column.ts';

/** Legal drops into a column, by its name or its number from the left: `d`, `4`. */
export function readColumn(steps: Steps, text: string): readonly ZrfAction[] {
  const typed = text.trim().toLowerCase();
  const names = columnNames(steps.rules);
  const named = names.findIndex((name) => name.toLowerCase() === typed);
  const column = named >= 0 ? named : /^[1-9]\d?$/.test(typed) ? Number(typed) - 1 : -1;
  const name = names[column];
  if (name === undefined) return [];
  return steps.actions.filter((action) => notateByColumn(steps, action)?.rest === name);
}
