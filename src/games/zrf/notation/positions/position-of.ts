import type { Parsed } from '#core';
import type { NotationFamily, Rules, ZrfState } from '../../rules/index.ts';
import { makeFen } from '../chess/make-fen.ts';
import { parseFen } from '../chess/parse-fen.ts';
import { makeDraughtsFen, parseDraughtsFen } from '../draughts/fen.ts';
import { familyOf } from '../model/family.ts';
import type { TextPlace } from '../model/problems.ts';
import { makeSfen, parseSfen } from '../shogi/sfen.ts';
import { makeXiangqiFen, parseXiangqiFen } from '../xiangqi/fen.ts';

/** Positions in the notation of a family. */
export interface PositionNotation {
  /** Its name, as players know it. */
  readonly name: string;
  /** Text of a position; undefined for one that the notation cannot express. */
  make(rules: Rules, state: ZrfState): string | undefined;
  /** Position of this program, as for the option `start`. `place` is where the text begins. */
  parse(rules: Rules, variant: string, text: string, place?: TextPlace): Parsed<string>;
}

const FEN: PositionNotation = { name: 'FEN', make: makeFen, parse: parseFen };

const FAMILIES: Readonly<Record<NotationFamily, PositionNotation>> = {
  coordinates: FEN,
  columns: FEN,
  chess: FEN,
  shogi: { name: 'SFEN', make: makeSfen, parse: parseSfen },
  xiangqi: { name: 'FEN', make: makeXiangqiFen, parse: parseXiangqiFen },
  draughts: { name: 'FEN', make: makeDraughtsFen, parse: parseDraughtsFen },
};

/** Notation of the positions of some rules. */
export function positionNotationOf(rules: Rules): PositionNotation {
  return FAMILIES[familyOf(rules)];
}
