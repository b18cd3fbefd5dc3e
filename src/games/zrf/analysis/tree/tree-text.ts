import { isRecord } from '#kit/is-record.ts';
import { notateTurn, readerFor } from '../../notation/index.ts';
import type { GameTree, TurnNode } from '../../notation/index.ts';
import type { ZrfGame, ZrfState } from '../../rules/index.ts';
import { readSteps } from './turns.ts';

/** Format version of the text. */
const VERSION = 1;
/** Maximum number of turns in a tree read from a text. */
const MAX_TURNS = 20_000;
const MAX_COMMENT = 20_000;
const MAX_NAG = 255;

/**
 * A turn in the text: the place of the turn before in the list, from 1, or 0 for the start; its
 * steps; NAGs; comments before and after. Empty fields at the end are left out.
 */
type Row = readonly [number, readonly string[], (readonly number[])?, string?, string?];

/** A turn waiting to be written or read. */
interface Placed<N> {
  readonly node: N;
  readonly parent: number;
}

function rowOf({ actions, nags, before, after }: TurnNode, parent: number): Row {
  if (after !== '') return [parent, actions, nags, before, after];
  if (before !== '') return [parent, actions, nags, before];
  return nags.length > 0 ? [parent, actions, nags] : [parent, actions];
}

/**
 * Writes the turns of a tree as one line of JSON; '' for an empty tree. The list is flat, so depth
 * costs no recursion.
 */
export function makeTreeText({ comment, next }: Pick<GameTree, 'comment' | 'next'>): string {
  if (comment === '' && next.length === 0) return '';
  const rows: Row[] = [];
  const stack: Placed<TurnNode>[] = [];
  const push = (nodes: readonly TurnNode[], parent: number) => {
    for (const node of [...nodes].reverse()) stack.push({ node, parent });
  };
  push(next, 0);
  for (let one = stack.pop(); one !== undefined; one = stack.pop()) {
    rows.push(rowOf(one.node, one.parent));
    push(one.node.next, rows.length);
  }
  return JSON.stringify({ version: VERSION, comment, turns: rows });
}

function wordsIn(value: unknown): readonly string[] | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  return value.every((one) => typeof one === 'string') ? value : undefined;
}

function commentIn(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, MAX_COMMENT) : '';
}

function nagsIn(value: unknown): readonly number[] {
  if (!Array.isArray(value)) return [];
  return (value as unknown[]).filter(
    (nag): nag is number => Number.isInteger(nag) && Number(nag) > 0 && Number(nag) <= MAX_NAG,
  );
}

interface Draft extends Omit<TurnNode, 'next'> {
  readonly next: Draft[];
}

interface Reached {
  readonly state: ZrfState;
  readonly into: Draft[];
}

/** Plays a row of the text. Returns undefined for one that is damaged or not legal. */
function readRow(game: ZrfGame, row: readonly unknown[], { state, into }: Reached) {
  const actions = wordsIn(row[1]);
  const steps = actions && readSteps(game, state, actions);
  if (steps === undefined || steps.length !== actions?.length) return undefined;
  const node: Draft = {
    ...notateTurn(game, state, steps, readerFor(game)),
    nags: nagsIn(row[2]),
    before: commentIn(row[3]),
    after: commentIn(row[4]),
    next: [],
  };
  into.push(node);
  const after = steps.reduce((at, step) => game.apply(at, step).state, state);
  return { state: after, into: node.next };
}

/**
 * Reads the turns of a tree from the given start. Turns that are damaged, or that the rules no
 * longer allow, are left out with their continuations.
 */
export function readTreeText(
  game: ZrfGame,
  start: ZrfState,
  text: string,
): Pick<GameTree, 'comment' | 'next'> {
  const next: Draft[] = [];
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { comment: '', next };
  }
  if (!isRecord(value) || value['version'] !== VERSION) return { comment: '', next };
  const rows = Array.isArray(value['turns']) ? (value['turns'] as unknown[]) : [];
  const reached: (Reached | undefined)[] = [{ state: start, into: next }];
  for (const row of rows.slice(0, MAX_TURNS)) {
    const parent = Array.isArray(row) ? reached[Number(row[0])] : undefined;
    reached.push(parent && readRow(game, row as unknown[], parent));
  }
  return { comment: commentIn(value['comment']), next };
}
