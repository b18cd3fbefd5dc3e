import { failed, parsed, quote, assertDefined } from '#core';
import type { Parsed } from '#core';
import { RECORD } from '../compile/record.ts';
import type { Rules } from '../model/index.ts';
import type { ZrfAction } from '../state/action.ts';
import type { ZrfState } from '../state/state.ts';
import { makeStep, PASS_TEXT } from './step-text.ts';

/** Examples of moves that a message names. */
const EXAMPLES = 6;

/** Where a step begins and ends, as people type it: `e2e4`, `e2-e4`, `e2 e4`, `e4`, `e7e8=Queen`. */
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

/** A block is moved by any of its tiles. */
function tileForms(record: readonly number[], name: (position: number) => string): string[] {
  const movers = assertDefined(record[RECORD.movers]);
  return Array.from({ length: movers }, (_, mover) => {
    const at = RECORD.first + mover * 2;
    return `${name(assertDefined(record[at]))}${name(assertDefined(record[at + 1]))}`;
  });
}

/** As people type it: case, blanks and the sign between two positions make no difference. */
function plain(text: string): string {
  return text.toLowerCase().replace(/[\s\-x:]+/g, '');
}

const ATTRIBUTE = / @ \S+ \d+ -?\d+/g;

/** Whether a text is a step as version 0.1.0 wrote it: with attributes of squares that were passed. */
function isEarlyForm(text: string, step: string): boolean {
  const early: readonly string[] = text.match(ATTRIBUTE) ?? [];
  if (early.length === 0 || text.replace(ATTRIBUTE, '') !== step.replace(ATTRIBUTE, ''))
    return false;
  return (step.match(ATTRIBUTE) ?? []).every((part) => early.includes(part));
}

/** The one action that a text means: its full text, or as little of it as is unambiguous. */
export function matchStep(
  rules: Rules,
  { cells }: ZrfState,
  actions: readonly ZrfAction[],
  text: string,
): Parsed<ZrfAction> {
  const texts = actions.map((action) => makeStep(rules, action, cells));
  const exact = actions[texts.indexOf(text)];
  if (exact !== undefined) return parsed(exact);
  const early = actions.filter((_, index) => isEarlyForm(text, assertDefined(texts[index])));
  if (early.length === 1) return parsed(assertDefined(early[0]));
  const typed = plain(text);
  const [found, ...others] = actions.filter((action, index) => {
    const forms = [assertDefined(texts[index]), ...shortForms(rules, action)];
    return forms.some((form) => plain(form) === typed);
  });
  if (found !== undefined && others.length === 0) return parsed(found);
  if (found === undefined) {
    const message = `${quote(text)} is not a move here.`;
    return failed({ code: 'zrf-move-unknown', message, args: { text } });
  }
  const shown = [found, ...others].map((action) => assertDefined(texts[actions.indexOf(action)]));
  const moves = shown.slice(0, EXAMPLES).join('; ');
  const message = `${quote(text)} can mean several moves: ${moves}.`;
  return failed({ code: 'zrf-move-ambiguous', message, args: { text, moves } });
}
