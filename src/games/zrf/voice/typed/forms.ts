import type { Rules, ZrfAction, ZrfState } from '../../rules/index.ts';
import { aimOf, cellsOf, isPass, moversOf, partsOf } from '../../rules/index.ts';
import { assertDefined } from '#core';
import type { Glossary } from '../glossary.ts';
import { promotionIn } from '../notation.ts';
import type { NotatedStep } from '../notation.ts';

/*
 * The ways in which people write a step, from the most exact to the shortest: as the record shows it,
 * from one square to another, the piece and where it goes, where it goes alone.
 */

/** A way of writing, the most exact first. */
export const LEVELS = ['shown', 'squares', 'piece', 'target', 'named'] as const;
export type Level = (typeof LEVELS)[number];

/** A step with all that its forms are made of. */
export interface Step {
  readonly action: ZrfAction;
  /** As the record shows it; `rest` where a piece goes on. */
  readonly shown: string;
  readonly rest: string;
  /** Names of where it begins and ends; '' for what comes out of the stock. */
  readonly from: string;
  readonly to: string;
  /** How the piece may be called by a sign, and by name. */
  readonly sign: string;
  readonly names: readonly string[];
  /** What it becomes, as it may be written; '' where that need not be said. */
  readonly becomes: readonly string[];
  /** Castling to the near side or to the far one. */
  readonly castling: string;
}

/** What makes no difference: blanks, and the signs between squares. */
export function squeeze(text: string): string {
  return text.replace(/[\s\-‐–—−x:×*,'`.→]+/g, '');
}

const CASTLING = { near: 'OO', far: 'OOO' } as const;

/** Where two pieces of one player go, as king and rook do. */
function castlingOf(rules: Rules, { cells }: ZrfState, action: ZrfAction): string {
  const parts = partsOf(cellsOf(rules), action, cells);
  const moves = parts.flatMap((part) => (part.kind === 'move' ? [part] : []));
  const [king, rook] = moves;
  if (king === undefined || rook === undefined || moves.length !== 2) return '';
  if (king.player !== rook.player || king.takes || rook.takes) return '';
  const { positions } = rules.board;
  const x = (at: number) => assertDefined(positions[at]).rectangle.left;
  const isNear = Math.abs(x(rook.from) - x(rook.to)) <= Math.abs(x(king.from) - x(king.to));
  return isNear ? CASTLING.near : CASTLING.far;
}

/** What may be written of a promotion, and of one that is left out. */
function becomesOf(glossary: Glossary, rest: string, promoted: number): string[] {
  const piece = glossary.rules.pieces[promoted];
  if (piece === undefined) return rest.endsWith('=') ? ['=', ''] : [''];
  const called = [piece.notation, piece.name, glossary.piece(promoted)].filter((one) => one !== '');
  const written = called.flatMap((one) => [`=${one}`, one, `(${one})`]);
  return [...(rest.endsWith('+') ? ['+'] : []), ...written, ''];
}

/** Where a step begins and ends, squeezed: most steps are no more looked at than this. */
export interface Ends {
  readonly action: ZrfAction;
  readonly begin: string;
  readonly end: string;
}

/** The ends of all steps of a list but passing. */
export function endsOf({ rules }: Glossary, actions: readonly ZrfAction[]): readonly Ends[] {
  const names = rules.board.positions.map(({ name }) => squeeze(name));
  return actions.flatMap((action) => {
    const [mover] = isPass(action) ? [] : moversOf(action);
    if (mover === undefined) return [];
    return [{ action, begin: names[mover.from] ?? '', end: names[aimOf(action)] ?? '' }];
  });
}

/** A step as forms are made of it; undefined for passing. */
export function stepOf(
  glossary: Glossary,
  state: ZrfState,
  action: ZrfAction,
  { start, rest }: NotatedStep,
): Step | undefined {
  if (isPass(action)) return undefined;
  const { rules } = glossary;
  const [mover] = moversOf(action);
  const parts = partsOf(cellsOf(rules), action, state.cells);
  const [part] = parts;
  if (mover === undefined || (part?.kind !== 'move' && part?.kind !== 'place')) return undefined;
  const name = (position: number) => rules.board.positions[position]?.name ?? '';
  const piece = assertDefined(rules.pieces[part.type]);
  return {
    action,
    shown: squeeze(start + rest),
    rest: squeeze(rest),
    from: name(mover.from),
    to: name(aimOf(action)),
    sign: squeeze(piece.notation),
    names: [piece.name, glossary.piece(part.type)].map(squeeze),
    becomes: becomesOf(glossary, rest, promotionIn(parts)).map(squeeze),
    castling: castlingOf(rules, state, action),
  };
}

function withBecomes({ becomes }: Step, text: string): string[] {
  return becomes.map((one) => text + one);
}

/** The beginnings and the endings of a square's name: its column, its row. */
function partsOfName(name: string): string[] {
  return Array.from(name).flatMap((_, at) => [name.slice(0, at), name.slice(at)]);
}

/** Whether men without a sign are the only ones, or are told by their target alone, as pawns. */
function isToldByTarget({ sign }: Step, hasUnsigned: boolean): boolean {
  return sign === '' || !hasUnsigned;
}

/** How a step can be written at a level; `hasUnsigned` where some pieces have no sign. */
export function formsOf(step: Step, level: Level, hasUnsigned: boolean): string[] {
  const [from, to] = [squeeze(step.from), squeeze(step.to)];
  const { sign, names, castling } = step;
  const called = [sign, ...names];
  switch (level) {
    case 'shown':
      return [step.shown];
    case 'squares':
      if (from === '') return [...called, ''].flatMap((one) => withBecomes(step, one + to));
      return [...called, ''].flatMap((one) => withBecomes(step, one + from + to));
    case 'piece': {
      const near = from === '' ? [''] : partsOfName(from);
      const forms = called
        .filter((one) => one !== '')
        .flatMap((one) => near.flatMap((part) => withBecomes(step, one + part + to)));
      return castling === '' ? forms : [...forms, castling, castling.replaceAll('O', '0')];
    }
    case 'target': {
      if (!isToldByTarget(step, hasUnsigned)) return [];
      const near = sign === '' && from !== '' ? partsOfName(from) : [''];
      return near.flatMap((part) => withBecomes(step, part + to));
    }
    case 'named':
      return [];
  }
}

/** How a piece that goes on can be written: where it goes is enough. */
export function formsGoingOn(step: Step, level: Level): string[] {
  if (level === 'shown') return [step.rest, step.shown];
  const to = squeeze(step.to);
  return withBecomes(step, to).concat(withBecomes(step, squeeze(step.from) + to));
}

/** Whether a text is a step with the first letters of the piece's name: `Конь f3`, `Кf3`, `Bish c4`. */
export function isNamed(step: Step, typed: string, signs: ReadonlySet<string>): boolean {
  const [from, to] = [squeeze(step.from), squeeze(step.to)];
  const ends = new Set(
    ['', ...(from === '' ? [] : [from, ...partsOfName(from)])].flatMap((part) =>
      withBecomes(step, part + to),
    ),
  );
  return step.names.some((name) =>
    Array.from(name).some((_, at) => {
      const first = name.slice(0, at + 1);
      return typed.startsWith(first) && !signs.has(first) && ends.has(typed.slice(at + 1));
    }),
  );
}
