import type { Rules } from '../../rules/index.ts';
import { familyOf } from '../model/family.ts';
import { squaresOf } from '../model/squares.ts';
import { fileOf } from './wxf.ts';

/** Numbers of a position's file, as each player counts from the right. */
export type FileNumbers = readonly [string, string];

/** Numbers of the files by position; undefined for games that do not count files by player. */
export function filesOf(rules: Rules): readonly FileNumbers[] | undefined {
  const squares = squaresOf(rules);
  if (squares === undefined || familyOf(rules) !== 'xiangqi') return undefined;
  return rules.board.positions.map((_, position): FileNumbers => {
    const number = (player: number) => String(fileOf(squares, position, player));
    return [number(0), number(1)];
  });
}
