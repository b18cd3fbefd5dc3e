import { EMPTY } from '../../../../games/zrf/index.ts';
import type { ZrfState } from '../../../../games/zrf/index.ts';
import { describeProblem } from '../../../../presentation/problems.ts';
import { describeCellInFull } from '../../../../presentation/zrf/describe.ts';
import type { Glossary } from '../../../../presentation/zrf/glossary.ts';
import type { ZrfHand } from './hand.ts';

/** What the hand holds and points at. */
export function describeHand(
  glossary: Glossary,
  state: ZrfState,
  { problem, pick, cursor }: ZrfHand,
  mustPass: boolean,
): string {
  const { say } = glossary;
  if (problem !== undefined) return describeProblem(problem, say);
  if (mustPass) return say('screen-zrf-must-pass');
  if (glossary.rules.board.positions[cursor] === undefined) return '';
  const here = describeCellInFull(glossary, state.cells[cursor] ?? EMPTY, cursor);
  if (pick === undefined) return here;
  if (pick.kind === 'stock') {
    return `${say('screen-zrf-drops', { piece: glossary.piece(pick.type) })} ${here}`;
  }
  return pick.at === cursor ? here : `${glossary.position(pick.at)} → ${here}`;
}
