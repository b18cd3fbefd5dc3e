import { endsOf } from '../../rules/index.ts';
import type { ZrfGame } from '../../rules/index.ts';
import type { Ink, PaperColour } from '#screen/cells/ink.ts';
import { checkMarks } from '../../voice/check.ts';
import { landingOf } from '../../voice/columns.ts';
import type { Columns } from '../../voice/columns.ts';
import { visibleEnds } from '../../voice/last-move.ts';
import { playableIn } from '../../voice/race.ts';
import { candidatesFrom, targetsOf } from '../../voice/selection.ts';
import type { ZrfContent } from './content.ts';
import { candidatesIn } from './hand.ts';

/** Signs on both sides of a piece, for readers who cannot see colours. */
export interface Mark {
  readonly before: string;
  readonly after: string;
  /** Signs of large squares: left and right, at the top, between and at the bottom. */
  readonly corners?: string;
  /** Sign in the middle of a large empty square. */
  readonly dot?: string;
  readonly ink: Ink;
  /** Colours of the square, on boards of pieces of any colour and of white and black ones. */
  readonly on: PaperColour;
  readonly square: PaperColour;
}

export const MARKS = {
  cursor: {
    before: '[',
    after: ']',
    corners: '┌┐││└┘',
    ink: { ink: 'title', bold: true },
    on: 'cursor',
    square: 'square-cursor',
  },
  picked: {
    before: '{',
    after: '}',
    corners: '╔╗║║╚╝',
    ink: { ink: 'title', bold: true },
    on: 'chosen',
    square: 'square-chosen',
  },
  target: {
    before: '(',
    after: ')',
    corners: '╭╮││╰╯',
    dot: '•',
    ink: { ink: 'good', bold: true },
    on: 'path',
    square: 'square-path',
  },
  hint: {
    before: '»',
    after: '«',
    corners: '»«»«»«',
    ink: { ink: 'good', bold: true },
    on: 'path',
    square: 'square-path',
  },
  moving: {
    before: '*',
    after: '*',
    ink: { ink: 'accent', bold: true },
    on: 'cursor',
    square: 'square-cursor',
  },
  last: { before: '‹', after: '›', ink: { ink: 'accent' }, on: 'last', square: 'square-last' },
  check: {
    before: '!',
    after: '!',
    ink: { ink: 'bad', bold: true },
    on: 'alarm',
    square: 'square-alarm',
  },
  mate: {
    before: '#',
    after: '#',
    ink: { ink: 'bad', bold: true },
    on: 'alarm',
    square: 'square-alarm',
  },
} as const satisfies Readonly<Record<string, Mark>>;

/** Marks of a position, by square. */
export function marksOf(
  game: ZrfGame,
  content: ZrfContent,
  columns: Columns | undefined,
): Map<number, Mark> {
  const { state, frame, hand, last, hint } = content;
  const marks = new Map<number, Mark>();
  if (frame !== undefined) {
    for (const position of frame.from) marks.set(position, MARKS.moving);
    return marks;
  }
  const left = last === undefined ? [] : visibleEnds(game, last.before, last.action);
  for (const position of left) marks.set(position, MARKS.last);
  const { at, isMate } = checkMarks(game, state);
  for (const position of at) marks.set(position, isMate ? MARKS.mate : MARKS.check);
  if (hand === undefined) return marks;
  const { pick } = hand;
  const candidates = candidatesIn(game, state);
  for (const at of playableIn(game, state, candidates, pick)) marks.set(at, MARKS.target);
  if (pick !== undefined) {
    const targets = targetsOf(candidatesFrom(candidates, pick));
    for (const to of targets) marks.set(to, MARKS.target);
    if (pick.kind === 'piece') marks.set(pick.at, MARKS.picked);
  }
  for (const position of hint === undefined ? [] : endsOf(hint)) marks.set(position, MARKS.hint);
  const landing = landingOf(columns, candidates, pick, hand.cursor);
  if (landing !== hand.cursor) marks.set(landing, MARKS.target);
  const markBelow = marks.get(hand.cursor);
  const isSeen = markBelow === MARKS.target || markBelow === MARKS.check;
  marks.set(hand.cursor, isSeen ? { ...MARKS.cursor, ink: markBelow.ink } : MARKS.cursor);
  return marks;
}
