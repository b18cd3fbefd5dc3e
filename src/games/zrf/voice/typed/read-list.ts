import type { Problem } from '#core';
import { aimOf, isPass, moversOf } from '../../rules/index.ts';
import type { ZrfState } from '../../rules/index.ts';
import type { FirstMove } from '#voice/typed-move.ts';
import type { Glossary } from '../glossary.ts';
import { actionsIn, notateStep, notator } from '../../notation/index.ts';
import { readMove, StepSource } from './read-move.ts';
import type { TypedMove } from './read-move.ts';
import { findSquares } from './squares.ts';

/** Maximum number of words in a move. */
const MAX_WORDS = 6;
const SEPARATORS = /[;\n,]/;
const SEPARATORS_BUT_COMMAS = /[;\n]/;
/** Separator or end after a complete move. */
const ENDS_MOVE = /^[;\n,]?$/;
/** Move numbers in lists: `12.`, `12...`. */
const NUMBERS = /(^|\s)\d+\.+(?=\s|$|\p{L}|[—-])/gu;

function ambiguous(
  glossary: Glossary,
  state: ZrfState,
  text: string,
  { actions }: Extract<TypedMove, { readonly kind: 'choose' }>,
): Problem {
  const { game, say } = glossary;
  const moves = actions.map((action) => notateStep(game, state, action, glossary.sign)).join('; ');
  const code = 'zrf-typed-ambiguous';
  return { code, message: say(`problem-${code}`, { text, moves }), args: { text, moves } };
}

/** Rules for splitting a list: signs that occur in names of the rules do not separate moves. */
function listRules({ rules }: Glossary) {
  const { board, pieces } = rules;
  const names = [...board.positions, ...pieces].map(({ name }) => name);
  return {
    separators: names.some((name) => name.includes(',')) ? SEPARATORS_BUT_COMMAS : SEPARATORS,
    hasNumbers: !names.some((name) => /^\d+\./.test(name)),
  };
}

/** The move that a list begins with, written exactly as in the rules or the record. */
function exactFirstMove(glossary: Glossary, state: ZrfState, list: string): string | undefined {
  const { game, rules } = glossary;
  const all = actionsIn(game, state);
  const notate = notator(rules, state, all, glossary.sign);
  // Both notations begin or end with a square.
  const squares = rules.board.positions.map(({ name }) => name);
  const isNamed = (at: number | undefined) => at === undefined || list.includes(squares[at] ?? '');
  const actions = all.filter((action) => {
    return isPass(action) || isNamed(aimOf(action)) || isNamed(moversOf(action)[0]?.from);
  });
  const notated = actions.map(notate).map(({ start, rest }) => start + rest);
  const texts = actions.map((action) => game.makeAction(state, action));
  const begins = [...texts, ...notated].filter(
    (text) => list.startsWith(text) && ENDS_MOVE.test(list.slice(text.length, text.length + 1)),
  );
  return begins.sort((one, other) => other.length - one.length)[0];
}

/**
 * Takes the first move of a list separated by signs or spaces, using as many words as the move
 * needs. Undefined if the list is empty.
 */
export function readFirstMove(
  glossary: Glossary,
  state: ZrfState,
  list: string,
): FirstMove | undefined {
  const trimmed = list.trim();
  const firstMove = exactFirstMove(glossary, state, trimmed);
  const read = firstMove === undefined ? undefined : readMove(glossary, state, firstMove);
  if (firstMove !== undefined && read?.kind === 'play') {
    const rest = trimmed.slice(firstMove.length + 1).trimStart();
    return { kind: 'play', actions: read.actions, rest };
  }
  return readWords(glossary, state, list);
}

/** Does the same for shorter notation, with move numbers or without separators. */
function readWords(glossary: Glossary, state: ZrfState, list: string): FirstMove | undefined {
  const { separators, hasNumbers } = listRules(glossary);
  const parts = (hasNumbers ? list.replace(NUMBERS, ' ') : list).split(separators);
  const at = parts.findIndex((part) => part.trim() !== '');
  const part = parts[at];
  if (part === undefined) return undefined;
  const after = parts.slice(at + 1).join(';');
  const words = part.trim().split(/\s+/);
  const source = new StepSource(glossary);
  let refused: { text: string; problem: Problem } | undefined;
  for (let count = Math.min(words.length, MAX_WORDS); count > 0; count -= 1) {
    const text = words.slice(0, count).join(' ');
    const read = readMove(glossary, state, text, source);
    const rest = [words.slice(count).join(' '), after].filter((one) => one !== '').join(';');
    if (read.kind === 'play') return { kind: 'play', actions: read.actions, rest };
    const { squares, unknown } = findSquares(glossary.rules, text);
    // The shortest sequence of words with a square is the intended move.
    if (refused !== undefined && squares.length + unknown.length === 0) continue;
    const problem = read.kind === 'refused' ? read.problem : ambiguous(glossary, state, text, read);
    refused = { text, problem };
  }
  return refused && { kind: 'refused', ...refused };
}

/** Example of a move to type in a position, in record notation; '' if there are no moves. */
export function exampleMove({ game, sign }: Glossary, state: ZrfState): string {
  const actions = actionsIn(game, state);
  const action = actions.find((one) => !isPass(one)) ?? actions[0];
  return action === undefined ? '' : notateStep(game, state, action, sign);
}
