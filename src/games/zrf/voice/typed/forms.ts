import type { Part, Rules, ZrfAction, ZrfState } from '../../rules/index.ts';
import { aimOf, cellsOf, isPass, moversOf, partsOf } from '../../rules/index.ts';
import { assertDefined } from '#core';
import type { Glossary } from '../glossary.ts';
import { castlingIn, promotionIn } from '../../notation/index.ts';
import type { NotatedStep } from '../../notation/index.ts';

/*
 * Written forms of a step, from the most exact to the shortest: as recorded, from square to square,
 * piece and target, target only.
 */

/** Levels of writing, most exact first. */
export const LEVELS = ['shown', 'squares', 'piece', 'target', 'named'] as const;
export type Level = (typeof LEVELS)[number];

/** A step with the parts of its written forms. */
export interface Step {
  readonly action: ZrfAction;
  /** Recorded form; `rest` is the form for a continuing piece. */
  readonly shown: string;
  readonly rest: string;
  /** Names of its start and end; `from` is '' for a piece from the stock. */
  readonly from: string;
  readonly to: string;
  /** Sign of the piece in the file and in the reader's language, and its possible names. */
  readonly sign: string;
  readonly ownSign: string;
  readonly names: readonly string[];
  /** Possible forms of the promotion; '' if it may be left out. */
  readonly becomes: readonly string[];
  /** Castling on the near or far side. */
  readonly castling: string;
}

/** Removes spaces and signs between squares, which do not matter. */
export function squeeze(text: string): string {
  return text.replace(/[\s\-‐–—−x:×*,'`.→]+/g, '');
}

const CASTLING = { near: 'OO', far: 'OOO' } as const;

/** Castling form of a step that moves two pieces of one player, as king and rook do. */
function castlingOf(rules: Rules, parts: readonly Part[]): string {
  const castling = castlingIn(rules, parts);
  if (castling === undefined) return '';
  return castling.isShort ? CASTLING.near : CASTLING.far;
}

/** Possible forms of a promotion made or declined. */
function becomesOf(glossary: Glossary, rest: string, promoted: number): string[] {
  const piece = glossary.rules.pieces[promoted];
  if (piece === undefined) return rest.endsWith('=') ? ['=', ''] : [''];
  const labels = [
    piece.notation,
    glossary.sign(promoted).trim(),
    piece.name,
    glossary.piece(promoted),
  ].filter((one) => one !== '');
  const written = labels.flatMap((one) => [`=${one}`, one, `(${one})`]);
  return [...(rest.endsWith('+') ? ['+'] : []), ...written, ''];
}

/** Normalised start and end of a step, enough to dismiss most steps. */
export interface StepEnds {
  readonly action: ZrfAction;
  readonly begin: string;
  readonly end: string;
}

/** Ends of all listed steps except passes. */
export function endsOf({ rules }: Glossary, actions: readonly ZrfAction[]): readonly StepEnds[] {
  const names = rules.board.positions.map(({ name }) => squeeze(name));
  return actions.flatMap((action) => {
    const [mover] = isPass(action) ? [] : moversOf(action);
    if (mover === undefined) return [];
    return [{ action, begin: names[mover.from] ?? '', end: names[aimOf(action)] ?? '' }];
  });
}

/** A step with the parts of its forms; undefined for a pass. */
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
    ownSign: squeeze(glossary.sign(part.type)),
    names: [piece.name, glossary.piece(part.type)].map(squeeze),
    becomes: becomesOf(glossary, rest, promotionIn(parts)).map(squeeze),
    castling: castlingOf(rules, parts),
  };
}

function withBecomes({ becomes }: Step, text: string): string[] {
  return becomes.map((one) => text + one);
}

/** Prefixes and suffixes of a square's name, such as column and row. */
function partsOfName(name: string): string[] {
  return Array.from(name).flatMap((_, at) => [name.slice(0, at), name.slice(at)]);
}

/**
 * True if a piece may be written by its target alone: it has no sign, as a pawn, or all pieces have
 * one.
 */
function allowsTargetOnly({ sign }: Step, hasUnsigned: boolean): boolean {
  return sign === '' || !hasUnsigned;
}

/** Written forms of a step at a level; `hasUnsigned` is true if some pieces have no sign. */
export function formsOf(step: Step, level: Level, hasUnsigned: boolean): string[] {
  const [from, to] = [squeeze(step.from), squeeze(step.to)];
  const { sign, ownSign, names, castling } = step;
  const labels = [sign, ownSign, ...names];
  switch (level) {
    case 'shown':
      return [step.shown];
    case 'squares':
      if (from === '') return [...labels, ''].flatMap((one) => withBecomes(step, one + to));
      return [...labels, ''].flatMap((one) => withBecomes(step, one + from + to));
    case 'piece': {
      const startParts = from === '' ? [''] : partsOfName(from);
      const forms = labels
        .filter((one) => one !== '')
        .flatMap((one) => startParts.flatMap((part) => withBecomes(step, one + part + to)));
      return castling === '' ? forms : [...forms, castling, castling.replaceAll('O', '0')];
    }
    case 'target': {
      if (!allowsTargetOnly(step, hasUnsigned)) return [];
      const startParts = sign === '' && from !== '' ? partsOfName(from) : [''];
      return startParts.flatMap((part) => withBecomes(step, part + to));
    }
    case 'named':
      return [];
  }
}

/** Written forms of a continuing piece, for which the target is enough. */
export function continuationForms(step: Step, level: Level): string[] {
  if (level === 'shown') return [step.rest, step.shown];
  const to = squeeze(step.to);
  return withBecomes(step, to).concat(withBecomes(step, squeeze(step.from) + to));
}

/**
 * True if a text is a step with the first letters of the piece's name: `Конь f3`, `Кf3`, `Bish c4`.
 */
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
