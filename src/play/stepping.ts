import type { Session } from './session.ts';

/** Stops of undo, redo and review, as entry counts. */
export interface Stepping {
  /** Target of undo, or undefined if there is nothing to undo. */
  back(): number | undefined;
  /** Target of redo, or undefined if there is nothing to redo. */
  forward(): number | undefined;
  /** Nearest stop of a review that moves from `from` to `count`. */
  stopAt(count: number, from: number): number;
}

/**
 * Steps between decisions of people, skipping forced actions if they are played automatically.
 * Reviews stop anywhere.
 */
export function turnStepping(session: Session, playsForced: () => boolean): Stepping {
  return {
    back: () => session.decisionBefore(playsForced()),
    forward: () => session.decisionAfter(playsForced()),
    stopAt: (count) => count,
  };
}

/**
 * Steps over whole moves of several entries. Never stops at a forced action that is played
 * automatically. `lengths` returns the entries per move, undone moves included.
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
