import type { Foresight } from '../../rules/paint/marks.ts';
import { clickOn, dropsAlone } from '../../../presentation/zrf/selection.ts';
import type { Candidate } from '../../../presentation/zrf/selection.ts';
import type { ZrfTable } from '../../rules/game/table.ts';

/** What a click where the mouse is would bring about. */
export interface Preview {
  readonly foresight: Foresight;
  /** What would be dropped there. */
  readonly ghost?: { readonly at: number; readonly type: number; readonly player: number };
}

/** The one step that a click on the pointed position would take. */
function pointedCandidate(table: ZrfTable): Candidate | undefined {
  const at = table.pointed.value;
  if (at === undefined || table.playback.isMoving.value) return undefined;
  const click = clickOn(table.candidates.value, table.pick.value, at, table.smart.value);
  if (click.kind === 'play') return click.candidate;
  return click.kind === 'choose' ? click.candidates[0] : undefined;
}

export function foresee(table: ZrfTable): Preview | undefined {
  const candidate = pointedCandidate(table);
  if (candidate === undefined) return undefined;
  const { events } = table.file.game.apply(table.match.state, candidate.action);
  const taken: number[] = [];
  const changed: number[] = [];
  const moved: (readonly [number, number])[] = [];
  for (const event of events) {
    if (event.kind === 'capture') taken.push(event.at);
    else if (event.kind === 'change') changed.push(event.at);
    else if (event.kind === 'move' && event.from !== candidate.from)
      moved.push([event.from, event.to]);
  }
  const foresight = {
    taken: taken.filter((at) => at !== candidate.to),
    changed: changed.filter((at) => at !== candidate.to),
    moved: table.isBlocks ? [] : moved,
  };
  if (
    candidate.from >= 0 ||
    (table.pick.value === undefined && !dropsAlone(table.candidates.value))
  ) {
    return { foresight };
  }
  return {
    foresight,
    ghost: { at: candidate.to, type: candidate.type, player: table.mover.value },
  };
}
