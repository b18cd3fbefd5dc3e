export type Vector = readonly [number, number, number];
/** A rotation matrix as three rows. */
export type Rotation = readonly [Vector, Vector, Vector];

export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

export function scale(a: Vector, by: number): Vector {
  return [a[0] * by, a[1] * by, a[2] * by];
}

export function minus(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

export function unit(a: Vector): Vector {
  return scale(a, 1 / Math.hypot(...a));
}

export function middle(points: readonly Vector[]): Vector {
  const sum = points.reduce<Vector>(
    (all, one) => [all[0] + one[0], all[1] + one[1], all[2] + one[2]],
    [0, 0, 0],
  );
  return scale(sum, 1 / points.length);
}

export function turn(by: Rotation, point: Vector): Vector {
  return [dot(by[0], point), dot(by[1], point), dot(by[2], point)];
}

/** Composes two rotations: first `first`, then `then`. */
export function after(second: Rotation, first: Rotation): Rotation {
  const column = (at: 0 | 1 | 2): Vector => [first[0][at], first[1][at], first[2][at]];
  const row = (one: Vector): Vector => [
    dot(one, column(0)),
    dot(one, column(1)),
    dot(one, column(2)),
  ];
  return [row(second[0]), row(second[1]), row(second[2])];
}

export function aroundX(angle: number): Rotation {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return [
    [1, 0, 0],
    [0, c, -s],
    [0, s, c],
  ];
}

export function aroundY(angle: number): Rotation {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return [
    [c, 0, s],
    [0, 1, 0],
    [-s, 0, c],
  ];
}
