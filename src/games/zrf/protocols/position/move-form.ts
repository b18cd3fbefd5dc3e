import type { Rules } from '../../rules/index.ts';
import { cecpSquares, ucciSquares, uciSquares, usiSquares } from './squares.ts';
import type { SquareName } from './squares.ts';

/** Engine protocols, by the words of the command line. */
export const PROTOCOLS = ['uci', 'usi', 'ucci', 'cecp'] as const;
export type ProtocolName = (typeof PROTOCOLS)[number];

/** Signs of a protocol for moves. */
export interface MoveForm {
  readonly squareName: SquareName;
  /** Sign between a dropped piece and its square. */
  readonly dropSign: string;
}

const SQUARES: Readonly<Record<ProtocolName, (rules: Rules) => SquareName | undefined>> = {
  uci: uciSquares,
  usi: usiSquares,
  ucci: ucciSquares,
  cecp: cecpSquares,
};

/** Signs of a protocol for some rules; undefined if it has no names for their squares. */
export function moveForm(protocol: ProtocolName, rules: Rules): MoveForm | undefined {
  const squareName = SQUARES[protocol](rules);
  return squareName && { squareName, dropSign: protocol === 'usi' ? '*' : '@' };
}
