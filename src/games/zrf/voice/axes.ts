import type { Grid } from '../rules/index.ts';

/** Which dimensions of a grid are its columns and rows; all others lie side by side as layers. */
export interface Axes {
  /** The dimension that runs across, as an index; -1 where none does. */
  readonly across: number;
  readonly down: number;
}

/** By the shortest steps: layers lie further apart than rows and columns. */
export function axesOf({ shifts }: Pick<Grid, 'shifts'>): Axes {
  const nearest = (isRight: (dx: number, dy: number) => boolean, but: number) => {
    let found = -1;
    let least = Number.POSITIVE_INFINITY;
    for (const [index, { dx, dy }] of shifts.entries()) {
      const length = dx * dx + dy * dy;
      if (index !== but && isRight(dx, dy) && length < least) [found, least] = [index, length];
    }
    return found;
  };
  const across = nearest((dx, dy) => Math.abs(dx) > Math.abs(dy), -1);
  return { across, down: nearest((dx, dy) => Math.abs(dy) >= Math.abs(dx), across) };
}

/** Where along each dimension a cell of a grid lies, by its place in the list of positions. */
export function indexesAt({ labels }: Pick<Grid, 'labels'>, order: number): number[] {
  let rest = order;
  return labels.map(({ length }) => {
    const index = rest % length;
    rest = Math.floor(rest / length);
    return index;
  });
}
