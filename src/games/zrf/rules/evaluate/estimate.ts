import { assertDefined } from '#core';
import { cellOf } from '../compile/cell.ts';
import type { EvaluationParameters } from './evaluation-parameters.ts';
import { WHOLE_SHARE } from './way-shares.ts';
import { WHOLE_LATENESS } from './lateness.ts';
import type { Machine } from '../run/machine.ts';
import type { IncrementalEvaluation } from './incremental-evaluation.ts';

/**
 * Value of mobility for a player who loses without a move. The fewer moves remain, the more each
 * counts; losing the last ones loses the game.
 */
const FREEDOM = 60;
const CRAMPED = 600;
/** Value per position that a lone piece can reach. */
const PER_ROOM = 60;
/**
 * Value of the turn in games of connections, half of the gain by a good move. Without it, lines of
 * even and odd length could not be compared.
 */
const TURN_TO_CONNECT = 150;
/** Value per piece in games that count pieces. */
const PER_PIECE = 10;

function freedomOf(moveCount: number): number {
  return FREEDOM * Math.sqrt(moveCount) - CRAMPED / (1 + moveCount);
}

/** Number of a player's pieces on the board. */
function piecesOf({ board }: Machine, player: number): number {
  let count = 0;
  for (let type = 0; type < board.cells.types; type += 1) {
    count += assertDefined(board.counts[cellOf(board.cells, type, player)]);
  }
  return count;
}

function mobilityValue(
  player: number,
  { perWay, wayShares, lateMobility }: EvaluationParameters,
  machine: Machine,
  lateness: number,
): number {
  if (wayShares === undefined) return perWay * machine.countFree(player);
  const early = (perWay * machine.weighFree(player, wayShares)) / WHOLE_SHARE;
  return Math.round(early * (1 + (lateMobility * lateness) / WHOLE_LATENESS));
}

/** Evaluation of a player's position, in about hundredths of a man. */
export function estimateFor(
  player: number,
  parameters: EvaluationParameters,
  machine: Machine,
  evaluation: IncrementalEvaluation,
): number {
  const { perWay, aims, room, connections, usual, turn } = parameters;
  let score = evaluation.scoreOf(player) - assertDefined(usual[player]);
  const moving = assertDefined(aims.moving[player]);
  if (perWay !== 0) {
    score +=
      moving === 0
        ? mobilityValue(player, parameters, machine, evaluation.lateness)
        : Math.round(moving * freedomOf(machine.countFree(player)));
  }
  score += PER_ROOM * room.of(player, machine.board);
  score += Math.round(connections.of(player, machine.board));
  if (!connections.isEmpty && machine.entry.player === player) score += TURN_TO_CONNECT;
  if (machine.entry.player === player) score += turn;
  return aims.isCounted ? score + PER_PIECE * piecesOf(machine, player) : score;
}
