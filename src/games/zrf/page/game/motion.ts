import type { Rules, ZrfAction, ZrfState } from '../../rules/index.ts';
import { EMPTY, cellsOf, partsOf } from '../../rules/index.ts';
import type { Speed } from '#web/storage/settings.ts';

/** A piece sliding between two positions. */
export interface Slide {
  readonly cell: number;
  readonly from: number;
  readonly to: number;
}

/** A piece that appears or disappears in place. */
export interface Change {
  readonly at: number;
  readonly before: number;
  readonly after: number;
}

/** Animation of one step, in milliseconds from the start of the motion. */
export interface Stretch {
  readonly before: readonly number[];
  readonly slides: readonly Slide[];
  readonly changes: readonly Change[];
  readonly start: number;
  readonly end: number;
}

/** Animation of the pieces from one position to a later one. */
export interface Motion {
  readonly stretches: readonly Stretch[];
  readonly after: readonly number[];
  readonly length: number;
}

const STEP: Readonly<Record<Exclude<Speed, 'off'>, number>> = { slow: 520, normal: 260, fast: 130 };

/** Maximum length of a motion in milliseconds, regardless of its number of steps. */
const MAX_LENGTH = 2400;

/** A step with the states before and after it. */
export interface PlayedStep {
  readonly before: ZrfState;
  readonly action: ZrfAction;
  readonly after: ZrfState;
}

function stretchOf(
  rules: Rules,
  { before, action, after }: PlayedStep,
): Omit<Stretch, 'start' | 'end'> {
  const cells = cellsOf(rules);
  const parts = partsOf(cells, action, before.cells);
  const slides = parts.flatMap((part): Slide[] => {
    if (part.kind !== 'move' || part.from === part.to) return [];
    return [{ cell: before.cells[part.from] ?? EMPTY, from: part.from, to: part.to }];
  });
  const left = new Set(slides.map(({ from }) => from));
  const arrived = new Set(slides.map(({ to }) => to));
  const changes = before.cells.flatMap((old, at): Change[] => {
    const now = after.cells[at] ?? EMPTY;
    const contentBefore = left.has(at) ? EMPTY : old;
    const contentAfter = arrived.has(at) ? EMPTY : now;
    return contentBefore === contentAfter
      ? []
      : [{ at, before: contentBefore, after: contentAfter }];
  });
  return { before: before.cells, slides, changes };
}

/** Animates the steps in sequence. */
export function motionOf(
  rules: Rules,
  steps: readonly PlayedStep[],
  speed: Exclude<Speed, 'off'>,
): Motion {
  const visible = steps
    .map((step) => stretchOf(rules, step))
    .filter((one) => one.slides.length + one.changes.length > 0);
  const each = Math.min(STEP[speed], MAX_LENGTH / Math.max(1, visible.length));
  const stretches = visible.map((one, index) => ({
    ...one,
    start: index * each,
    end: (index + 1) * each,
  }));
  return {
    stretches,
    after: steps.at(-1)?.after.cells ?? [],
    length: stretches.length * each,
  };
}
