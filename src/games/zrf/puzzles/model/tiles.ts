import { assertDefined } from '#core';
import type { Formula } from './formula.ts';
import type { BlockPuzzle } from './model.ts';

/** A puzzle like the fifteen puzzle: single tiles, one empty place, and a target for each tile. */
export interface TilePuzzle {
  /** Places adjacent to each place. */
  readonly neighbours: readonly (readonly number[])[];
  /** Current and target place of each tile. */
  readonly places: readonly number[];
  readonly targets: readonly number[];
  readonly blank: number;
  readonly blankTarget: number;
}

/** Target place of each block; undefined if the goal has any other form. */
function targetsOf(goal: Formula, blocks: number): number[] | undefined {
  const parts = goal.kind === 'and' ? goal.parts : [goal];
  const targets = new Array<number>(blocks).fill(-1);
  for (const part of parts) {
    if (part.kind !== 'at' || part.anchors.length !== 1) return undefined;
    targets[part.block] = assertDefined(part.anchors[0]);
  }
  const isWhole = !targets.includes(-1) && new Set(targets).size === blocks;
  return isWhole ? targets : undefined;
}

function missing(places: readonly number[], count: number): number {
  const usedPlaces = new Set(places);
  return Array.from({ length: count }, (_, place) => place).findIndex(
    (place) => !usedPlaces.has(place),
  );
}

/** Converts a puzzle to single tiles; undefined if it has another form. */
export function tilePuzzleOf(puzzle: BlockPuzzle): TilePuzzle | undefined {
  const { blocks, shapes, positions, goal } = puzzle;
  const targets = targetsOf(goal, blocks.length);
  if (targets === undefined || blocks.length !== positions - 1) return undefined;
  const isFree = shapes.every(
    ({ blocks: own, anchors, covers }) =>
      own.length === 1 && anchors.length === positions && assertDefined(covers[0]).length === 1,
  );
  const waysOf = ({ anchors, next }: BlockPuzzle['shapes'][number]) =>
    Array.from({ length: positions }, (_, place) => {
      const from = anchors.indexOf(place);
      const destinations = next.flatMap((link) =>
        assertDefined(link[from]) < 0 ? [] : assertDefined(link[from]),
      );
      return destinations.map((to) => assertDefined(anchors[to])).sort((a, b) => a - b);
    });
  const [first] = shapes;
  if (!isFree || first === undefined) return undefined;
  const neighbours = waysOf(first);
  const isSame = shapes.every(
    (shape) => JSON.stringify(waysOf(shape)) === JSON.stringify(neighbours),
  );
  if (!isSame) return undefined;
  // In order of their targets; tables of a goal are then valid for every start.
  const tiles = [...blocks.keys()].sort(
    (a, b) => assertDefined(targets[a]) - assertDefined(targets[b]),
  );
  const places = tiles.map((tile) => assertDefined(blocks[tile]).anchor);
  targets.sort((a, b) => a - b);
  const [blank, blankTarget] = [missing(places, positions), missing(targets, positions)];
  return { neighbours, places, targets, blank, blankTarget };
}

/** Two-colouring of the places; undefined if the graph has none. */
function colours(neighbours: readonly (readonly number[])[]): number[] | undefined {
  const colour = new Array<number>(neighbours.length).fill(-1);
  colour[0] = 0;
  const queue = [0];
  for (const place of queue) {
    for (const next of assertDefined(neighbours[place])) {
      if (colour[next] === -1) {
        colour[next] = 1 - assertDefined(colour[place]);
        queue.push(next);
      } else if (colour[next] === colour[place]) return undefined;
    }
  }
  return colour.includes(-1) ? undefined : colour;
}

/** Parity of a permutation: 0 if even, 1 if odd. */
function parityOf(permutation: readonly number[]): number {
  const seen = new Set<number>();
  let odd = 0;
  for (const start of permutation.keys()) {
    for (let at = start; !seen.has(at); at = assertDefined(permutation[at])) {
      seen.add(at);
      if (assertDefined(permutation[at]) !== start) odd ^= 1;
    }
  }
  return odd;
}

/**
 * True if parity rules out a solution. Each step swaps the empty place with a tile and moves it to
 * a place of the other colour, so both parities change together.
 */
export function isOdd({ neighbours, places, targets, blank, blankTarget }: TilePuzzle): boolean {
  const colour = colours(neighbours);
  if (colour === undefined) return false;
  const permutation = new Array<number>(neighbours.length).fill(blankTarget);
  for (const [tile, place] of places.entries()) permutation[place] = assertDefined(targets[tile]);
  permutation[blank] = blankTarget;
  return (
    parityOf(permutation) !== (assertDefined(colour[blank]) ^ assertDefined(colour[blankTarget]))
  );
}

/**
 * Places of a square board reflected at the diagonal, if that preserves the board and the goal's
 * empty place; otherwise the identity.
 */
export function mirrorOf({ neighbours, blankTarget }: TilePuzzle): number[] {
  const places = [...neighbours.keys()];
  const side = places.findIndex((place) => place * place >= places.length);
  const mirror = places.map((place) => (place % side) * side + Math.floor(place / side));
  const isSame =
    side * side === places.length &&
    mirror[blankTarget] === blankTarget &&
    places.every((place) =>
      assertDefined(neighbours[place]).every((next) =>
        assertDefined(neighbours[assertDefined(mirror[place])]).includes(
          assertDefined(mirror[next]),
        ),
      ),
    );
  return isSame ? mirror : places;
}
