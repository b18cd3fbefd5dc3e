import { largest, own, smallest } from '#core';
import {
  after,
  aroundX,
  aroundY,
  cross,
  dot,
  middle,
  minus,
  scale,
  turn,
  unit,
} from './vectors.ts';
import type { Rotation, Vector } from './vectors.ts';

/** A solid with corners at most 1 from its centre. The first face carries the result. */
export interface Shape {
  readonly corners: readonly Vector[];
  /** Corner indices in order around each face, seen from outside. */
  readonly faces: readonly (readonly number[])[];
  /** Pose at rest, with the first face readable. */
  readonly rest: Rotation;
  /** Centre of the outline in that pose, and the scale that makes it fill a square. */
  readonly fit: { readonly x: number; readonly y: number; readonly by: number };
}

const PHI = (1 + Math.sqrt(5)) / 2;
const SIGNS = [1, -1] as const;

/** The vector with every combination of signs for its non-zero parts. */
function signed([x, y, z]: Vector): Vector[] {
  const both = (value: number) => (value === 0 ? [0] : SIGNS.map((sign) => sign * value));
  return both(x).flatMap((a) => both(y).flatMap((b) => both(z).map((c): Vector => [a, b, c])));
}

/** The three cyclic permutations of a vector. */
function turned([x, y, z]: Vector): Vector[] {
  return [
    [x, y, z],
    [z, x, y],
    [y, z, x],
  ];
}

/** The outermost corners in a direction, in order around it. */
function faceTowards(corners: readonly Vector[], normal: Vector): number[] {
  const heights = corners.map((corner) => dot(corner, normal));
  const top = largest(heights);
  const face = [...corners.keys()].filter((at) => (heights[at] ?? 0) > top - 1e-6);
  const centre = middle(face.map((at) => corners[at] ?? normal));
  const first = unit(minus(corners[face[0] ?? 0] ?? normal, centre));
  const second = cross(unit(normal), first);
  const angle = (at: number) => {
    const arm = minus(corners[at] ?? normal, centre);
    return Math.atan2(dot(arm, second), dot(arm, first));
  };
  return face.sort((a, b) => angle(a) - angle(b));
}

/** The pose with the first face forward and a corner or an edge of it up, then tilted. */
function restOf(
  corners: readonly Vector[],
  [face = []]: readonly (readonly number[])[],
  isEdgeUp: boolean,
  [down, aside]: readonly [number, number],
): Rotation {
  const points = face.map((at) => corners[at] ?? ([0, 0, 0] as const));
  const centre = middle(points);
  const forward = unit(centre);
  const [one = forward, other = forward] = points;
  const mark = isEdgeUp ? middle([one, other]) : one;
  const raw = minus(mark, centre);
  const up = unit(minus(raw, scale(forward, dot(raw, forward))));
  return after(aroundY(aside), after(aroundX(down), [cross(up, forward), up, forward]));
}

/** Centre and scale of a solid at rest. */
function fitOf(corners: readonly Vector[], rest: Rotation): Shape['fit'] {
  const turnedCorners = corners.map((corner) => turn(rest, corner));
  const spread = (at: 0 | 1) => {
    const values = turnedCorners.map((point) => point[at]);
    const [min, max] = [smallest(values), largest(values)];
    return { middle: (min + max) / 2, half: (max - min) / 2 };
  };
  const [x, y] = [spread(0), spread(1)];
  return { x: x.middle, y: y.middle, by: 1 / Math.max(x.half, y.half) };
}

function makeShape(
  corners: readonly Vector[],
  faces: Shape['faces'],
  isEdgeUp: boolean,
  tilt: readonly [number, number],
): Shape {
  const rest = restOf(corners, faces, isEdgeUp, tilt);
  return { corners, faces, rest, fit: fitOf(corners, rest) };
}

function shapeOf(
  corners: readonly Vector[],
  normals: readonly Vector[],
  isEdgeUp: boolean,
  tilt: readonly [number, number],
): Shape {
  const size = largest(corners.map((corner) => Math.hypot(...corner)));
  const fitted = corners.map((corner) => scale(corner, 1 / size));
  const faces = normals.map((normal) => faceTowards(fitted, normal));
  return makeShape(fitted, faces, isEdgeUp, tilt);
}

/** A trapezohedron with ten kites. */
function d10(): Shape {
  const rim = Array.from({ length: 10 }, (_, at): Vector => {
    const angle = (at * Math.PI) / 5;
    return [Math.cos(angle), Math.sin(angle), at % 2 === 0 ? 0.105 : -0.105];
  });
  const corners: Vector[] = [[0, 0, 1], [0, 0, -1], ...rim];
  const rimAt = (at: number) => 2 + ((at + 10) % 10);
  const faces = rim.map((_, at) =>
    at % 2 === 0
      ? [0, rimAt(at), rimAt(at + 1), rimAt(at + 2)]
      : [1, rimAt(at + 2), rimAt(at + 1), rimAt(at)],
  );
  return makeShape(corners, faces, false, [-0.1, 0.12]);
}

const TETRAHEDRON: readonly Vector[] = [
  [1, 1, 1],
  [1, -1, -1],
  [-1, 1, -1],
  [-1, -1, 1],
];

const SHAPES: Readonly<Record<string, Shape | undefined>> = {
  4: shapeOf(
    TETRAHEDRON,
    TETRAHEDRON.map((corner) => scale(corner, -1)),
    false,
    [0.3, 0.5],
  ),
  6: shapeOf(signed([1, 1, 1]), turned([0, 0, 1]).flatMap(signed), true, [0.42, -0.5]),
  8: shapeOf(turned([0, 0, 1]).flatMap(signed), signed([1, 1, 1]), false, [0.16, -0.14]),
  10: d10(),
  12: shapeOf(
    [...signed([1, 1, 1]), ...turned([0, 1 / PHI, PHI]).flatMap(signed)],
    turned([0, PHI, 1]).flatMap(signed),
    false,
    [0.16, -0.22],
  ),
};

/** The solid of a die; a d6 for other sizes. */
export function shapeFor(size: number): Shape {
  const shape = own(SHAPES, String(size)) ?? SHAPES['6'];
  if (shape === undefined) throw new RangeError(`No solid for a die of size ${size}.`);
  return shape;
}
