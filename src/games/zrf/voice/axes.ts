import type { Grid } from '../rules/index.ts';

/** Dimensions of a grid that form columns and rows; all others form layers side by side. */
export interface Axes {
  /** Index of the horizontal dimension, or -1. */
  readonly across: number;
  readonly down: number;
}

/**
 * Selects the dimensions with the shortest steps, since layers are further apart than rows and
 * columns.
 */
export function axesOf({ shifts }: Pick<Grid, 'shifts'>): Axes {
  const nearest = (isRight: (dx: number, dy: number) => boolean, but: number) => {
    let found = -1;
    let minLength = Number.POSITIVE_INFINITY;
    for (const [index, { dx, dy }] of shifts.entries()) {
      const length = dx * dx + dy * dy;
      if (index !== but && isRight(dx, dy) && length < minLength)
        [found, minLength] = [index, length];
    }
    return found;
  };
  const across = nearest((dx, dy) => Math.abs(dx) > Math.abs(dy), -1);
  return { across, down: nearest((dx, dy) => Math.abs(dy) >= Math.abs(dx), across) };
}

/** Index along each dimension of a grid's cell, from its order in the list of positions. */
export function indexesAt({ labels }: Pick<Grid, 'labels'>, order: number): number[] {
  let rest = order;
  return labels.map(({ length }) => {
    const index = rest % length;
    rest = Math.floor(rest / length);
    return index;
  });
}
