import { failed, parsed, assertDefined } from '#core';
import type { Parsed } from '#core';
import { RECORD } from '../compile/record.ts';
import type { Rules } from '../model/index.ts';
import type { ZrfAction } from '../state/action.ts';
import type { ZrfState } from '../state/state.ts';
import { makeStep, PASS_TEXT } from './step-text.ts';

/** Maximum number of example moves in a message. */
const EXAMPLES = 6;

/** Short notations of a step: `e2e4`, `e2-e4`, `e2 e4`, `e4`, `e7e8=Queen`. */
function shortForms(rules: Rules, { record }: ZrfAction): string[] {
  if (record.length === 0) return [PASS_TEXT.toLowerCase()];
  const name = (position: number) => assertDefined(rules.board.positions[position]).name;
  const [from, to] = [assertDefined(record[RECORD.first]), assertDefined(record[RECORD.first + 1])];
  const becomes = assertDefined(record[RECORD.becomes]);
  const type = becomes < 0 ? '' : `=${assertDefined(rules.pieces[becomes]).name}`;
  if (from < 0) return [`${name(to)}${type}`];
  if (rules.options.slidingPuzzle !== 'off') return tileForms(record, name);
  return [`${name(from)}${name(to)}${type}`, `${name(from)}${name(to)}`];
}

/** Short notations of a block move, by any of its tiles. */
function tileForms(record: readonly number[], name: (position: number) => string): string[] {
  const movers = assertDefined(record[RECORD.movers]);
  return Array.from({ length: movers }, (_, mover) => {
    const at = RECORD.first + mover * 2;
    return `${name(assertDefined(record[at]))}${name(assertDefined(record[at + 1]))}`;
  });
}

/** Normalises typed text: ignores case, blanks and the separator between positions. */
function normalise(text: string): string {
  return text.toLowerCase().replace(/[\s\-x:]+/g, '');
}

const ATTRIBUTE = / @ \S+ \d+ -?\d+/g;

/**
 * True for a step in the format of version 0.1.0, which included attributes of crossed squares.
 */
function isEarlyForm(text: string, step: string): boolean {
  const earlier: readonly string[] = text.match(ATTRIBUTE) ?? [];
  if (earlier.length === 0 || text.replace(ATTRIBUTE, '') !== step.replace(ATTRIBUTE, ''))
    return false;
  return (step.match(ATTRIBUTE) ?? []).every((part) => earlier.includes(part));
}

/** Finds the action for a text: its full notation, or any unambiguous short form. */
export function matchStep(
  rules: Rules,
  { cells }: ZrfState,
  actions: readonly ZrfAction[],
  text: string,
): Parsed<ZrfAction> {
  const texts = actions.map((action) => makeStep(rules, action, cells));
  const exact = actions[texts.indexOf(text)];
  if (exact !== undefined) return parsed(exact);
  const earlier = actions.filter((_, index) => isEarlyForm(text, assertDefined(texts[index])));
  if (earlier.length === 1) return parsed(assertDefined(earlier[0]));
  const typed = normalise(text);
  const [found, ...others] = actions.filter((action, index) => {
    const forms = [assertDefined(texts[index]), ...shortForms(rules, action)];
    return forms.some((form) => normalise(form) === typed);
  });
  if (found !== undefined && others.length === 0) return parsed(found);
  if (found === undefined) {
    const message = `“${text}” is not a legal move here.`;
    return failed({ code: 'zrf-move-unknown', message, args: { text } });
  }
  const shown = [found, ...others].map((action) => assertDefined(texts[actions.indexOf(action)]));
  const moves = shown.slice(0, EXAMPLES).join('; ');
  const message = `“${text}” can mean several moves: ${moves}.`;
  return failed({ code: 'zrf-move-ambiguous', message, args: { text, moves } });
}
