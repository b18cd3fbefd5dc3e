import { EMPTY } from '../../rules/index.ts';
import { landingOf } from '../../voice/columns.ts';
import { describeProblem } from '#voice/problems.ts';
import { describeCellInFull } from '../../voice/describe.ts';
import type { Candidate } from '../../voice/selection.ts';
import type { ZrfHand } from './hand.ts';
import type { Desk } from './press.ts';

/**
 * Describes the held piece, the target under the cursor, and the square where a dropped piece would
 * land.
 */
export function describeHand(
  { glossary, state, columns }: Desk,
  { problem, pick, cursor }: ZrfHand,
  candidates: readonly Candidate[],
): string {
  const { say } = glossary;
  if (problem !== undefined) return describeProblem(problem, say);
  if (candidates.length === 0) return say('screen-zrf-must-pass');
  if (glossary.rules.board.positions[cursor] === undefined) return '';
  const landing = landingOf(columns, candidates, pick, cursor);
  const cell = describeCellInFull(glossary, state.cells[cursor] ?? EMPTY, cursor);
  const here = landing === cursor ? cell : `${cell} → ${glossary.position(landing)}`;
  if (pick === undefined) return here;
  if (pick.kind === 'stock') {
    return `${say('screen-zrf-drops', { piece: glossary.piece(pick.type) })} ${here}`;
  }
  return pick.at === cursor ? here : `${glossary.position(pick.at)} → ${here}`;
}
