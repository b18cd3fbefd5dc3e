import type { Foresight } from '../paint/marks.ts';
import type { Candidate } from '../../voice/selection.ts';
import type { ZrfPlayModel } from '../game/zrf-play-model.ts';

/** Result of a click at the mouse position. */
export interface Preview {
  readonly foresight: Foresight;
  /** Piece that would be dropped there. */
  readonly ghost?: { readonly at: number; readonly type: number; readonly player: number };
}

interface Pointed {
  readonly candidate: Candidate;
  /** True if no other step is possible. */
  readonly isOnly: boolean;
}

/** Step that a click on the pointed position would take, or the first of several. */
function pointedStep(model: ZrfPlayModel): Pointed | undefined {
  const at = model.pointed.value;
  const isPremove = model.premoveTurn.value !== undefined;
  if (at === undefined || isPremove || model.playback.isMoving.value) return undefined;
  const click = model.meaningOf(at);
  if (click.kind === 'play') return { candidate: click.candidate, isOnly: true };
  const [candidate] = click.kind === 'choose' ? click.candidates : [];
  return candidate && { candidate, isOnly: false };
}

/** Preview of the pointed step; undefined if it would be slow to compute. */
export function foresee(model: ZrfPlayModel): Preview | undefined {
  const pointed = pointedStep(model);
  if (pointed === undefined) return undefined;
  const { candidate, isOnly } = pointed;
  const { game } = model.file;
  const { state } = model.match;
  if (game.foresight?.isQuick(state, candidate.action) === false) return undefined;
  const { events } = game.apply(state, candidate.action);
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
  if (candidate.from >= 0 || !isOnly) return { foresight };
  return {
    foresight,
    ghost: { at: candidate.to, type: candidate.type, player: model.mover.value },
  };
}
