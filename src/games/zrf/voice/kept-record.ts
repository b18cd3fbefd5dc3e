import { hashText } from '#core';
import { isRecord } from '#kit/is-record.ts';
import { KeptLines } from '#play';
import type { Annotations } from '#play';
import {
  addLine,
  hasNotes,
  makeTreeText,
  notateLine,
  readSteps,
  readTreeText,
  START,
} from '../analysis/index.ts';
import { mainLine } from '../notation/index.ts';
import type { GameTree, TurnNode } from '../notation/index.ts';
import type { ZrfGame, ZrfState } from '../rules/index.ts';

/** Most tags that are kept. */
const MAX_TAGS = 200;
const UNKNOWN = '*';

/** The record that a game was opened from: its tags, and its result at the end of its moves. */
export interface KeptRecord {
  readonly tags: ReadonlyMap<string, string>;
  readonly result: string;
  /** Hash of its moves. */
  readonly end: string;
}

function hashOf(turns: readonly Pick<TurnNode, 'actions'>[]): string {
  return hashText(turns.flatMap(({ actions }) => actions).join('\n'));
}

/** Variations and comments of a recorded game as the analysis of a session; '' for none. */
export function analysisOfTree(tree: GameTree): string {
  return hasNotes(tree) ? makeTreeText(tree) : '';
}

/** Annotations of a game opened from a record: comments and variations, tags and result. */
export function annotationsOf(tree: GameTree): Annotations {
  const { result } = tree;
  // The variant is the game's own.
  const tags = [...tree.tags].filter(([name]) => name !== 'Variant').slice(0, MAX_TAGS);
  return {
    lines: new KeptLines(),
    analysis: analysisOfTree(tree),
    record: JSON.stringify({ tags, result, end: hashOf(mainLine(tree)) }),
  };
}

function isTag(value: unknown): value is readonly [string, string] {
  return (
    Array.isArray(value) && value.length === 2 && value.every((one) => typeof one === 'string')
  );
}

/** Reads a kept record; a damaged one has no tags. */
function parseRecord(text: string): KeptRecord {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    value = undefined;
  }
  const { tags, result, end } = isRecord(value) ? value : {};
  const found = Array.isArray(tags) ? (tags as unknown[]).slice(0, MAX_TAGS).filter(isTag) : [];
  return {
    tags: new Map(found.filter(([name]) => /^\w{1,255}$/.test(name))),
    result: ['1-0', '0-1', '1/2-1/2'].find((one) => one === result) ?? UNKNOWN,
    end: typeof end === 'string' ? end : '',
  };
}

/** Result of the record for a game that ends where the record does; otherwise `*`. */
export function resultAt({ result, end }: KeptRecord, tree: GameTree): string {
  return hashOf(mainLine(tree)) === end ? result : UNKNOWN;
}

/** Tags, comments and variations kept with a game, and lines that were taken back. */
export function keptWith(
  game: ZrfGame,
  start: ZrfState,
  { lines, analysis, record = '' }: Annotations,
): KeptRecord & Pick<GameTree, 'comment' | 'next'> {
  const kept = parseRecord(record);
  let tree: GameTree = {
    ...readTreeText(game, start, analysis),
    ...kept,
    variant: start.variant,
    start: undefined,
  };
  for (const line of lines.lines) {
    const turns = notateLine(game, start, readSteps(game, start, line));
    tree = addLine(tree, START, turns).tree;
  }
  return { ...kept, comment: tree.comment, next: tree.next };
}
