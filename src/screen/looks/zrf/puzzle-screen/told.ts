import type { Best, Waypoint } from '../services/services.ts';
import type { Say } from '../../../../i18n/say.ts';
import type { Busy } from '../../../../puzzles/index.ts';
import type { SolverReply } from './reply.ts';
import type { AnyPuzzling } from '../puzzle/index.ts';

/** The highest difficulty there is. */
const DIFFICULTY_MOST = 5;

/** A difficulty in signs: `●●○○○`. */
export function difficultySigns(difficulty: number): string {
  return '●'.repeat(difficulty) + '○'.repeat(DIFFICULTY_MOST - difficulty);
}

export function tellWaypoint({ place, difficulty }: Waypoint, say: Say): string {
  const signs = difficultySigns(difficulty);
  return say('screen-puzzle-place', { number: place + 1, signs });
}

/** What the solver is at. */
export function tellBusy({ want, positions }: Busy, say: Say): string {
  return say('screen-puzzle-busy', { want, positions });
}

/** What the solver found. */
export function tellReply(
  { answer, metric, positions, want }: SolverReply,
  puzzling: AnyPuzzling,
  state: unknown,
  say: Say,
): string {
  if (answer.kind === 'unknown') {
    return say('screen-puzzle-unknown', { positions: Math.max(answer.positions, positions) });
  }
  if (answer.kind === 'unsolvable') {
    if (answer.reason === 'parity') return say('screen-puzzle-parity');
    return say('screen-puzzle-unsolvable', { positions: answer.positions });
  }
  if (answer.kind !== 'distance') return '';
  const { distance, move } = answer;
  if (distance < 0) return say('screen-puzzle-unsolvable', { positions });
  const toGo = say('screen-puzzle-to-go', { metric, count: distance });
  if (move === undefined || want !== 'hint') return toGo;
  return `${toGo} ${say('screen-puzzle-hint', { move: puzzling.tellMove(state, move, say) })}`;
}

interface Solved {
  readonly counts: Best;
  readonly optimum: Best;
  /** The best result before this one. */
  readonly before: Best | undefined;
  readonly metric: string;
  readonly isHelped: boolean;
}

/** How good the solution was. */
export function tellSolved(solved: Solved, say: Say): string {
  const { counts, optimum, before, metric, isHelped } = solved;
  const count = counts[metric] ?? 0;
  const fewest = optimum[metric];
  const how = fewest === undefined ? 'unknown' : count === fewest ? 'fewest' : 'more';
  const told = say(`screen-puzzle-solved-${how}`, { metric, count, fewest: fewest ?? 0 });
  if (isHelped) return `${told} ${say('screen-puzzle-helped')}`;
  const old = before?.[metric];
  const isRecord = before !== undefined && (old === undefined || count < old);
  return isRecord ? `${told} ${say('screen-puzzle-record')}` : told;
}
