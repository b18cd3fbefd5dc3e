import type { Board, BoardPosition } from '../rules/index.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Without the picture's size, only positions left of or above it can be recognised as outside. */
const UNKNOWN: Size = { width: Number.POSITIVE_INFINITY, height: Number.POSITIVE_INFINITY };

function isOnPicture({ rectangle }: BoardPosition, { width, height }: Size): boolean {
  const x = (rectangle.left + rectangle.right) / 2;
  const y = (rectangle.top + rectangle.bottom) / 2;
  return x >= 0 && y >= 0 && x < width && y < height;
}

/**
 * By position, true if it is drawn and clickable. Excludes dummies, and positions with their middle
 * outside the board's picture, whose upper left corner is at (0, 0). A picture that contains no
 * position is a placeholder and hides none.
 */
export function visiblePositions({ positions, images }: Board, picture?: Size): boolean[] {
  const drawn = positions.map(({ isDummy }) => !isDummy);
  if (images.length === 0) return drawn;
  const size = picture ?? UNKNOWN;
  const visible = positions.map(
    (position, at) => drawn[at] === true && isOnPicture(position, size),
  );
  return visible.includes(true) ? visible : drawn;
}
