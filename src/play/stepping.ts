import type { Session } from './session.ts';

/** Where undo, redo and review stop, as entry counts. */
export interface Stepping {
  /** Where undo leads from here; undefined where there is nothing to undo. */
  back(): number | undefined;
  /** Where redo leads from here; undefined where there is nothing to redo. */
  forward(): number | undefined;
  /** Where a review stops that is to show `count` entries and has shown `from`. */
  stopAt(count: number, from: number): number;
}

/** Goes from one decision of a person to another; reviews stop anywhere. */
export function turnStepping(session: Session): Stepping {
  return {
    back: () => session.lastDecision,
    forward: () => session.nextDecision,
    stopAt: (count) => count,
  };
}

/** Goes over whole moves of several entries each; `lengths`: those of all moves, undone ones too. */
export function moveStepping({ match }: Session, lengths: () => readonly number[]): Stepping {
  const bounds = (): number[] => {
    let end = 0;
    return [0, ...lengths().map((length) => (end += length))];
  };
  const before = (count: number) => bounds().findLast((bound) => bound <= count);
  const after = (count: number) => bounds().find((bound) => bound >= count);
  return {
    back: () => before(match.cursor - 1),
    forward: () => after(match.cursor + 1),
    stopAt: (count, from) => (count < from ? before(count) : after(count)) ?? from,
  };
}
