import type { Problem } from '#core';
import { aimOf, isPass, moversOf } from '../../rules/index.ts';
import type { ZrfState } from '../../rules/index.ts';
import type { FirstMove } from '#voice/typed-move.ts';
import type { Glossary } from '../glossary.ts';
import { actionsIn, notateStep, notator } from '../notation.ts';
import { readMove, StepSource } from './read-move.ts';
import type { TypedMove } from './read-move.ts';
import { findSquares } from './squares.ts';

/** Words that one move may have. */
const MAX_WORDS = 6;
const SEPARATORS = /[;\n,]/;
const SEPARATORS_BUT_COMMAS = /[;\n]/;
/** What follows a move that is whole. */
const ENDS_MOVE = /^[;\n,]?$/;
/** Numbers of moves, as lists have them: `12.`, `12...`. */
const NUMBERS = /(^|\s)\d+\.+(?=\s|$|\p{L}|[—-])/gu;

function ambiguous(
  glossary: Glossary,
  state: ZrfState,
  text: string,
  { actions }: Extract<TypedMove, { readonly kind: 'choose' }>,
): Problem {
  const { game, say } = glossary;
  const moves = actions.map((action) => notateStep(game, state, action)).join('; ');
  const code = 'zrf-typed-ambiguous';
  return { code, message: say(`problem-${code}`, { text, moves }), args: { text, moves } };
}

/** How a list is taken apart: signs that the names of the rules have in them do not separate moves. */
function mannersFor({ rules }: Glossary) {
  const { board, pieces } = rules;
  const names = [...board.positions, ...pieces].map(({ name }) => name);
  return {
    separators: names.some((name) => name.includes(',')) ? SEPARATORS_BUT_COMMAS : SEPARATORS,
    hasNumbers: !names.some((name) => /^\d+\./.test(name)),
  };
}

/** The move at the start of a list that is there word by word, as the rules or the record have it. */
function firstWhole(glossary: Glossary, state: ZrfState, list: string): string | undefined {
  const { game, rules } = glossary;
  const all = actionsIn(game, state);
  const notate = notator(rules, state, all);
  // Both ways of writing begin or end with a square.
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
 * Takes the first move of a list, in which moves are separated by signs or by blanks: as many words
 * as make a move. Undefined where the list is empty.
 */
export function readFirstMove(
  glossary: Glossary,
  state: ZrfState,
  list: string,
): FirstMove | undefined {
  const trimmed = list.trim();
  const whole = firstWhole(glossary, state, trimmed);
  const read = whole === undefined ? undefined : readMove(glossary, state, whole);
  if (whole !== undefined && read?.kind === 'play') {
    const rest = trimmed.slice(whole.length + 1).trimStart();
    return { kind: 'play', actions: read.actions, rest };
  }
  return readWords(glossary, state, list);
}

/** The same where moves are written shorter, with numbers or without signs between them. */
function readWords(glossary: Glossary, state: ZrfState, list: string): FirstMove | undefined {
  const { separators, hasNumbers } = mannersFor(glossary);
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
    // The fewest words that name a square are the move that is meant.
    if (refused !== undefined && squares.length + unknown.length === 0) continue;
    const problem = read.kind === 'refused' ? read.problem : ambiguous(glossary, state, text, read);
    refused = { text, problem };
  }
  return refused && { kind: 'refused', ...refused };
}

/** A move that can be typed in a position, as the record would show it; '' where there is none. */
export function exampleMove({ game }: Glossary, state: ZrfState): string {
  const actions = actionsIn(game, state);
  const action = actions.find((one) => !isPass(one)) ?? actions[0];
  return action === undefined ? '' : notateStep(game, state, action);
}
