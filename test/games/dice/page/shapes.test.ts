import { expect, test } from 'vitest';
import { facetsOf } from '#games/dice/page/solids/facets.ts';
import { shapeFor } from '#games/dice/page/solids/shapes.ts';
import { middle, turn } from '#games/dice/page/solids/vectors.ts';

test.each([
  [4, 3],
  [6, 4],
  [8, 3],
  [10, 4],
  [12, 5],
])(
  'a d%i has its number of faces, each with %i corners, and shows the first one',
  (size, corners) => {
    const shape = shapeFor(size);
    expect(shape.faces).toHaveLength(size);
    for (const face of shape.faces) expect(new Set(face).size).toBe(corners);
    const heights = shape.faces.map((face) => {
      const points = face.map((at) => turn(shape.rest, shape.corners[at] ?? [0, 0, 0]));
      return middle(points)[2];
    });
    expect(Math.max(...heights)).toBe(heights[0]);
    const { facets } = facetsOf(shape, shape.rest);
    expect(facets.length).toBeGreaterThan(1);
    const reach = facets.flatMap(({ points }) =>
      points.split(/[ ,]/).map((one) => Math.abs(Number(one))),
    );
    expect(Math.max(...reach)).toBeGreaterThan(45);
    expect(Math.max(...reach)).toBeLessThanOrEqual(46.1);
  },
);
