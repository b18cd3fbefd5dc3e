import { assertDefined } from '#core';
import type { Play } from '../run/play.ts';
import { Board } from '../run/board.ts';
import type { EvaluationParameters } from './evaluation-parameters.ts';
import { estimateFor } from './estimate.ts';
import { IncrementalEvaluation } from './incremental-evaluation.ts';
import { ConnectionValues } from './connection-values.ts';
import { developmentOf } from './development.ts';
import type { Knowledge } from './knowledge.ts';
import { makeLineTable } from './line-table.ts';
import { pieceSquareValues } from './piece-square-values.ts';
import { unitOf } from './passing.ts';
import type { PieceSquareValues } from './piece-square-values.ts';
import { tuneParameters } from './tune-parameters.ts';
import { waySharesByCell } from './way-shares.ts';
import { Room } from './room.ts';

/** Value of a possible move, and its value in games that count pieces. */
const PER_WAY = 3;
const PER_WAY_COUNTED = 14;
/** Value of a position that fully predicts the result. */
const PER_SQUARE_STATISTIC = 3000;

/** In games that count pieces, adds value to positions that winners hold more often. */
function addStatistics({ onBoard }: PieceSquareValues, shares: Float64Array): void {
  for (const index of onBoard.keys()) {
    onBoard[index] =
      assertDefined(onBoard[index]) +
      Math.round(PER_SQUARE_STATISTIC * assertDefined(shares[index % shares.length]));
  }
}

/** Value of a possible move; 0 if chains decide the game, because their pieces never move. */
function mobilityWeight({
  aims,
  connections,
  isMobilitySignificant: usesMobility,
}: Knowledge): number {
  if (!usesMobility || connections.length > 0) return 0;
  const sign = aims.moving.includes(-1) ? -1 : 1;
  return sign * (aims.isCounted ? PER_WAY_COUNTED : PER_WAY);
}

/** Builds parameters from the facts learned so far. Yields after every small step. */
export function* makeParameters(
  play: Play,
  knowledge: Knowledge,
): Generator<void, EvaluationParameters> {
  const { aims, travel, connections, pivots, statistics } = knowledge;
  const values = yield* pieceSquareValues(play, aims, travel);
  if (connections.length > 0) {
    values.onBoard.fill(0);
    values.inStock.fill(0);
  }
  if (statistics !== undefined) addStatistics(values, statistics);
  const derived = {
    ...values,
    lines: yield* makeLineTable(play.program, aims.lines),
    room: new Room(play.rules, aims),
    development:
      connections.length > 0 ? undefined : developmentOf(play, values, unitOf(play.rules, values)),
    connections: yield* wire(play, connections, pivots),
    perWay: mobilityWeight(knowledge),
    wayShares: waySharesByCell(play, values.shares),
    usual: play.rules.players.map(() => 0),
    turn: 0,
    late: undefined,
    lateMobility: 0,
    patterns: undefined,
  };
  const parameters = tuneParameters(play, derived);
  return haveCommonTypes(play) ? parameters : { ...parameters, usual: usualOf(play, parameters) };
}

function* wire(
  { rules }: Play,
  connections: Knowledge['connections'],
  pivots: Knowledge['pivots'],
): Generator<void, ConnectionValues> {
  yield;
  const values = new ConnectionValues(connections, pivots, new Board(rules));
  yield;
  return values;
}

function typesOf({ rules: { setup } }: Play, seat: number): Set<number> {
  const placed = setup.pieces.filter(({ player }) => player === seat).map(({ type }) => type);
  const stocked = (setup.stock[seat] ?? []).flatMap((count, type) => (count > 0 ? [type] : []));
  return new Set([...placed, ...stocked]);
}

/** True if players share a piece type. If not, the armies are taken to be balanced by the rules. */
function haveCommonTypes(play: Play): boolean {
  const types = play.seats.flatMap((seat) => [...typesOf(play, seat)]);
  return new Set(types).size < types.length;
}

function usualOf(play: Play, parameters: EvaluationParameters): number[] {
  const machine = play.machineOf(play.start(''));
  const evaluation = new IncrementalEvaluation(parameters, machine.board);
  const still = { ...parameters, turn: 0 };
  return play.rules.players.map((_, player) =>
    play.seats.includes(player) ? estimateFor(player, still, machine, evaluation) : 0,
  );
}
