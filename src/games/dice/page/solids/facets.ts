import type { Shape } from './shapes.ts';
import { dot, middle, turn, unit } from './vectors.ts';
import type { Rotation, Vector } from './vectors.ts';

/** A visible face: its outline in the plane, with y pointing down, and its brightness. */
export interface Facet {
  readonly points: string;
  /** From -1 (dark) to 1 (bright). */
  readonly light: number;
}

/** The visible faces of a solid, and the position of its first face. */
export interface VisibleFacets {
  readonly facets: readonly Facet[];
  readonly x: number;
  readonly y: number;
}

const LIGHT: Vector = unit([-0.45, 0.75, 0.6]);
const RADIUS = 46;

/** The faces that point forward, with their brightness. */
export function facetsOf({ corners, faces, fit }: Shape, pose: Rotation): VisibleFacets {
  const flat = ([x, y]: Vector) => [(x - fit.x) * fit.by * RADIUS, (fit.y - y) * fit.by * RADIUS];
  const write = (point: Vector) =>
    flat(point)
      .map((value) => value.toFixed(1))
      .join(',');
  const turned = corners.map((corner) => turn(pose, corner));
  const centres = faces.map((face) => middle(face.map((at) => turned[at] ?? LIGHT)));
  const facets = faces.flatMap((face, at) => {
    const normal = unit(centres[at] ?? LIGHT);
    if (normal[2] <= 0.01) return [];
    const points = face.map((corner) => write(turned[corner] ?? LIGHT)).join(' ');
    return [{ points, light: dot(normal, LIGHT) * 1.6 - 0.7 }];
  });
  const [x = 0, y = 0] = flat(centres[0] ?? LIGHT);
  return { facets, x, y };
}
