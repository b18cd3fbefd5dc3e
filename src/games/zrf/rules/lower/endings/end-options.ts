import { showNode } from '../../check/nodes.ts';
import { doubt } from '../../check/report.ts';
import type { List, Node } from '../../syntax/node.ts';
import type { EndingOptions, MinorPiece } from '../../model/index.ts';
import type { Scope } from '../scope/scope.ts';
import { parseEndgames } from './endgames.ts';
import { numberOf, resolveWord, typesIn, wordsOf } from './option-value.ts';
import type { OptionValue } from './option-value.ts';

/** Reads a value; undefined if it is not in the form of the row. */
type Read = (value: OptionValue) => Partial<EndingOptions> | undefined;

interface Row {
  readonly form: string;
  readonly read: Read;
  /** True if the option concerns royal pieces. */
  readonly isRoyal?: true;
}

const MAX_MOVES = 1000;
const MAX_REPETITIONS = 100;
const MAX_POINTS = 1000;

/** A number from `least` to 1000; anything else is ignored with a warning. */
function readNumber(
  least: number,
  most: number,
  set: (number: number) => Partial<EndingOptions>,
): Read {
  return ({ option, value, text, scope }) => {
    const number = numberOf(text, least, most);
    if (number !== undefined) return set(number);
    const args = { option, least, most, found: showNode(value) };
    doubt(scope.report, value.at, 'zrf-option-number', args);
    return {};
  };
}

function readTypes(set: (types: readonly number[]) => Partial<EndingOptions>): Read {
  return (value) =>
    wordsOf(value.text).length === 0 ? undefined : set(typesIn(value.text, value));
}

const readMinorPieces: Read = (value) => {
  const words = wordsOf(value.text);
  if (words.length === 0) return undefined;
  const minorPieces = words.map((word): MinorPiece => {
    const isColourBound = word.endsWith('*');
    const name = isColourBound ? word.slice(0, -1) : word;
    return { type: resolveWord(value.scope.pieces, name, value), isColourBound };
  });
  return { minorPieces: minorPieces.filter(({ type }) => type >= 0) };
};

const readPerpetualCheck: Read = ({ text }) =>
  text === 'loss' ? { perpetualCheckLoses: true } : undefined;

const IMPASSE = /^zone (\S+), pieces (\d{1,4}), points ([\d ]+), majors (.+)$/;

const readImpasse: Read = (value) => {
  const [, zone = '', pieces = '', points = '', majors = ''] = IMPASSE.exec(value.text) ?? [];
  const needed = wordsOf(points).map((word) => numberOf(word, 1, MAX_POINTS));
  if (needed.length === 0 || !needed.every((point) => point !== undefined)) return undefined;
  const impasse = {
    zone: resolveWord(value.scope.zones, zone, value),
    pieces: Number(pieces),
    points: needed,
    majors: typesIn(majors, value),
  };
  return impasse.zone < 0 ? {} : { impasse };
};

const readEndgames: Read = (value) => {
  const endgames = parseEndgames(value, MAX_MOVES);
  return endgames && { endgames };
};

/** Values when an option is `false`, which a variant needs to drop that of its game. */
const OFF: ReadonlyMap<string, Partial<EndingOptions>> = new Map<string, Partial<EndingOptions>>([
  ['quiet moves', { quietMoves: 0 }],
  ['endgame moves', { endgames: [] }],
  ['perpetual check', { perpetualCheckLoses: false }],
  ['minor pieces', { minorPieces: undefined }],
  ['no drop mate', { noDropMate: [] }],
  ['impasse', { impasse: undefined }],
]);

const ROWS: ReadonlyMap<string, Row> = new Map<string, Row>([
  ['quiet moves', { form: '50', read: readNumber(1, MAX_MOVES, (quietMoves) => ({ quietMoves })) }],
  [
    'advancing pieces',
    { form: '"Pawn"', read: readTypes((advancingPieces) => ({ advancingPieces })) },
  ],
  ['endgame moves', { form: '"2 King +1 v King: 16"', read: readEndgames }],
  [
    'repetition',
    { form: '3', read: readNumber(2, MAX_REPETITIONS, (repetitions) => ({ repetitions })) },
  ],
  ['perpetual check', { form: 'loss', read: readPerpetualCheck, isRoyal: true }],
  ['minor pieces', { form: '"Knight Bishop*"', read: readMinorPieces, isRoyal: true }],
  [
    'no drop mate',
    { form: '"Pawn"', read: readTypes((noDropMate) => ({ noDropMate })), isRoyal: true },
  ],
  [
    'impasse',
    {
      form: '"zone camp, pieces 10, points 28 27, majors Rook Bishop"',
      read: readImpasse,
      isRoyal: true,
    },
  ],
]);

export const END_OPTIONS: readonly string[] = [...ROWS.keys()];

/** True if the option has no effect without a royal piece. */
export function isAboutRoyals(name: string): boolean {
  return ROWS.get(name)?.isRoyal === true;
}

/** Reads an option about the end of a game; undefined if the name is not one of them. */
export function lowerEndOption(
  name: string,
  option: string,
  [value, ...more]: readonly (Node | undefined)[],
  section: List,
  scope: Scope,
): Partial<EndingOptions> | undefined {
  const row = ROWS.get(name);
  if (row === undefined) return undefined;
  if (value !== undefined && value.kind !== 'list' && more.length === 0) {
    const text = value.text.trim();
    const off = text === 'false' ? OFF.get(name) : undefined;
    const read = off ?? row.read({ option, value, text, scope });
    if (read !== undefined) return read;
  }
  const args = { option, form: `(option "${name}" ${row.form})` };
  doubt(scope.report, (value ?? section).at, 'zrf-option-form', args);
  return {};
}
