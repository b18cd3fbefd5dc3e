import type { Foresight } from '../../rules/paint/marks.ts';
import { clickOn, dropsAlone } from '../../../presentation/zrf/selection.ts';
import type { Candidate } from '../../../presentation/zrf/selection.ts';
import type { ZrfPlayModel } from '../../rules/game/play-model.ts';

/** What a click where the mouse is would bring about. */
export interface Preview {
  readonly foresight: Foresight;
  /** What would be dropped there. */
  readonly ghost?: { readonly at: number; readonly type: number; readonly player: number };
}

/** The one step that a click on the pointed position would take. */
function pointedCandidate(model: ZrfPlayModel): Candidate | undefined {
  const at = model.pointed.value;
  if (at === undefined || model.playback.isMoving.value) return undefined;
  const click = clickOn(model.candidates.value, model.pick.value, at, model.smart.value);
  if (click.kind === 'play') return click.candidate;
  return click.kind === 'choose' ? click.candidates[0] : undefined;
}

export function foresee(model: ZrfPlayModel): Preview | undefined {
  const candidate = pointedCandidate(model);
  if (candidate === undefined) return undefined;
  const { events } = model.file.game.apply(model.match.state, candidate.action);
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
    moved: model.isBlocks ? [] : moved,
  };
  if (
    candidate.from >= 0 ||
    (model.pick.value === undefined && !dropsAlone(model.candidates.value))
  ) {
    return { foresight };
  }
  return {
    foresight,
    ghost: { at: candidate.to, type: candidate.type, player: model.mover.value },
  };
}
