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

/**
 * Goes from one decision of a person to another, past what leaves nothing to decide where that is
 * played by itself; reviews stop anywhere.
 */
export function turnStepping(session: Session, playsForced: () => boolean): Stepping {
  return {
    back: () => session.decisionBefore(playsForced()),
    forward: () => session.decisionAfter(playsForced()),
    stopAt: (count) => count,
  };
}

/**
 * Goes over whole moves of several entries each, and never to one that would be played by itself;
 * `lengths`: those of all moves, undone ones too.
 */
export function moveStepping(
  session: Session,
  lengths: () => readonly number[],
  playsForced: () => boolean,
): Stepping {
  const { match } = session;
  const bounds = (): number[] => {
    let end = 0;
    const all = [0, ...lengths().map((length) => (end += length))];
    return playsForced() ? all.filter((bound) => !session.isForcedAt(bound)) : all;
  };
  const before = (count: number) => bounds().findLast((bound) => bound <= count);
  const after = (count: number) => bounds().find((bound) => bound >= count);
  return {
    back: () => before(match.cursor - 1),
    forward: () => after(match.cursor + 1),
    stopAt: (count, from) => (count < from ? before(count) : after(count)) ?? from,
  };
}
