import type { Say } from '#i18n/say.ts';
import {
  describeDistance,
  describeVerdict,
  distanceOf,
  verdictOf,
} from '../../voice/describe-puzzle.ts';
import type { AnyPuzzling } from '../puzzle/index.ts';
import type { SolverReply } from './reply.ts';

/** What the solver found: the distance, with the best move where that was asked for, or why not. */
export function describeReply(
  { answer, metric, positions, want }: SolverReply,
  puzzling: AnyPuzzling,
  state: unknown,
  say: Say,
): string {
  if (answer.kind === 'unknown' && want === 'distance') {
    return describeDistance({ kind: 'large' }, say);
  }
  const verdict = verdictOf(answer, positions);
  if (verdict !== undefined) return describeVerdict(verdict, say);
  const distance = distanceOf(answer, metric, positions);
  if (distance === undefined || answer.kind !== 'distance') return '';
  const described = describeDistance(distance, say);
  const { move } = answer;
  if (distance.kind !== 'moves' || move === undefined || want !== 'hint') return described;
  const hint = say('screen-puzzle-hint', { move: puzzling.describeMove(state, move, say) });
  return `${described} ${hint}`;
}
