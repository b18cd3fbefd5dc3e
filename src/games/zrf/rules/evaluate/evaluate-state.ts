import { estimateFor } from './estimate.ts';
import { learningOf } from './learning.ts';
import type { Play } from '../run/play.ts';
import { IncrementalEvaluation } from './incremental-evaluation.ts';
import type { ZrfState } from '../state/state.ts';

/** Advantage that is worth half of a certain win. */
const HALF_WIN = 600;

/** Evaluation for each player, from -1 to 1. */
export function evaluateState(play: Play, state: ZrfState): number[] {
  const machine = play.load(state);
  const parameters = learningOf(play).parameters;
  const evaluation = new IncrementalEvaluation(parameters, machine.board);
  const scores = play.seats.map((player) => estimateFor(player, parameters, machine, evaluation));
  const total = scores.reduce((sum, score) => sum + score, 0);
  const others = Math.max(1, scores.length - 1);
  return scores.map((score) => {
    const lead = scores.length === 1 ? score : score - (total - score) / others;
    return lead / (HALF_WIN + Math.abs(lead));
  });
}
