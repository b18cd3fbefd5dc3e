import { assertDefined } from '#core';
import type { GoalTest, Rules, ZrfState } from '../../rules/index.ts';
import type { Formula } from '../../puzzles/index.ts';
import { EMPTY } from '../../rules/index.ts';
import { Handling } from '../../puzzles/index.ts';
import { labelsOf } from '../../voice/block-labels.ts';
import type { Blocks } from '../../voice/block-moves.ts';

/** Arrow directions as column and row offsets. */
export const ARROWS = {
  up: [0, -1],
  down: [0, 1],
  left: [-1, 0],
  right: [1, 0],
} as const satisfies Readonly<Record<string, readonly [number, number]>>;
export type Arrow = keyof typeof ARROWS;

/** Layout of a sliding-block puzzle: a grid of cells, labelled blocks, and the goal. */
export interface Plan extends Blocks {
  readonly columns: number;
  readonly rows: number;
  /** Column and row of each position; undefined if hidden. */
  readonly spots: readonly (readonly [number, number] | undefined)[];
  /** Position at a column and row, or -1. */
  readonly at: (column: number, row: number) => number;
  /** Blocks named by the goal; empty if it names all of them. */
  readonly goalBlocks: ReadonlySet<number>;
  /** Positions to fill, each with its block if only one qualifies. */
  readonly targets: ReadonlyMap<number, number | undefined>;
  /** True if every block is a single tile; an arrow then moves any tile that can slide that way. */
  readonly isOfTiles: boolean;
}

function ranksOf(numbers: readonly number[]): Map<number, number> {
  const sorted = [...new Set(numbers)].sort((a, b) => a - b);
  return new Map(sorted.map((number, rank) => [number, rank]));
}

function placesIn(rules: Rules, test: GoalTest): readonly number[] {
  if (test.kind === 'and' || test.kind === 'or') {
    return test.parts.flatMap((part) => placesIn(rules, part));
  }
  if (test.kind !== 'absolute') return [];
  return test.places.flatMap((place) =>
    place.kind === 'position'
      ? [place.position]
      : (rules.board.zones[place.zone]?.positions.find((found) => found !== undefined) ?? []),
  );
}

/** Target anchors of single blocks in the goal. */
function wantsOf(goal: Formula): { readonly block: number; readonly anchors: readonly number[] }[] {
  if (goal.kind === 'at') return [goal];
  return goal.kind === 'not' ? [] : goal.parts.flatMap(wantsOf);
}

/** Blocks and targets to mark; none if the goal covers most of the board. */
function goalOf(rules: Rules, handling: Handling): Pick<Plan, 'goalBlocks' | 'targets'> {
  const { goal, blocks } = handling.puzzle;
  const requirements = wantsOf(goal);
  const goalBlocks = new Set(requirements.map(({ block }) => block));
  const targets = new Map<number, number | undefined>();
  if (goalBlocks.size === blocks.length) return { goalBlocks: new Set(), targets };
  const isPlain = requirements.every(({ anchors }) => anchors.length === 1);
  for (const { block, anchors } of isPlain ? requirements : []) {
    for (const tile of handling.tilesOf(block, assertDefined(anchors[0]))) targets.set(tile, block);
  }
  for (const { kind, test } of isPlain ? [] : rules.goals) {
    for (const place of kind === 'win' ? placesIn(rules, test) : []) targets.set(place, undefined);
  }
  return { goalBlocks, targets };
}

function makePlan(rules: Rules, handling: Handling, cells: readonly number[]): Plan {
  const shown = rules.board.positions.filter(({ isDummy }) => !isDummy);
  const columns = ranksOf(shown.map(({ rectangle }) => rectangle.left));
  const rows = ranksOf(shown.map(({ rectangle }) => rectangle.top));
  const spots = rules.board.positions.map(({ rectangle, isDummy }) =>
    isDummy
      ? undefined
      : ([
          assertDefined(columns.get(rectangle.left)),
          assertDefined(rows.get(rectangle.top)),
        ] as const),
  );
  const positions = new Map(spots.map((spot, position) => [spot?.join() ?? '', position]));
  const { blocks } = handling.puzzle;
  return {
    rules,
    handling,
    columns: columns.size,
    rows: rows.size,
    spots,
    at: (column, row) => positions.get(`${column},${row}`) ?? -1,
    labels: labelsOf(rules, handling, cells),
    ...goalOf(rules, handling),
    isOfTiles: blocks.every(({ tiles }) => tiles.length === 1),
  };
}

/** Plans of the puzzles in one game; undefined for any other position. */
export class Plans {
  readonly #rulesOf: (state: ZrfState) => Rules;
  readonly #cache = new Map<Rules, Map<string, Plan | undefined>>();

  constructor(rulesOf: (state: ZrfState) => Rules) {
    this.#rulesOf = rulesOf;
  }

  /** Plans are cached by tiles, which never change within a game. */
  of(state: ZrfState): Plan | undefined {
    const rules = this.#rulesOf(state);
    if (rules.options.slidingPuzzle === 'off') return undefined;
    const cache = this.#cache.get(rules) ?? new Map<string, Plan | undefined>();
    this.#cache.set(rules, cache);
    const key = [...state.cells].sort((a, b) => a - b).join();
    if (cache.has(key)) return cache.get(key);
    const handling = Handling.of(rules, state.cells);
    const plan = handling && makePlan(rules, handling, state.cells);
    cache.set(key, plan);
    return plan;
  }
}

/** Position next to another in the direction of an arrow, or -1. */
function nextTo({ spots, at }: Plan, position: number, arrow: Arrow): number {
  const spot = spots[position];
  const [dx, dy] = ARROWS[arrow];
  return spot === undefined ? -1 : at(spot[0] + dx, spot[1] + dy);
}

/** True if a block can slide from an anchor in the direction of an arrow. */
function canSlide(
  plan: Plan,
  cells: readonly number[],
  block: number,
  anchor: number,
  arrow: Arrow,
) {
  const { handling } = plan;
  const to = nextTo(plan, anchor, arrow);
  if (to < 0) return false;
  const { anchors, next } = assertDefined(
    handling.puzzle.shapes.find(({ blocks }) => blocks.includes(block)),
  );
  const [here, there] = [anchors.indexOf(anchor), anchors.indexOf(to)];
  if (there < 0 || !next.some((link) => link[here] === there)) return false;
  const own = new Set(handling.tilesOf(block, assertDefined(handling.anchorsIn(cells)[block])));
  return handling.tilesOf(block, to).every((tile) => cells[tile] === EMPTY || own.has(tile));
}

/** Anchors that a block passes when it slides up to `most` steps, starting with its own. */
export function slideOf(
  plan: Plan,
  cells: readonly number[],
  block: number,
  arrow: Arrow,
  maxSteps: number,
): number[] {
  const anchors = [assertDefined(plan.handling.anchorsIn(cells)[block])];
  while (anchors.length <= maxSteps) {
    const anchor = assertDefined(anchors.at(-1));
    if (!canSlide(plan, cells, block, anchor, arrow)) break;
    anchors.push(nextTo(plan, anchor, arrow));
  }
  return anchors;
}

export const ARROW_NAMES: readonly Arrow[] = ['up', 'down', 'left', 'right'];

/** Blocks that can move, in reading order. */
export function movable(plan: Plan, cells: readonly number[]): number[] {
  const { handling } = plan;
  const anchors = handling.anchorsIn(cells);
  const free = [...anchors.keys()].filter((block) =>
    ARROW_NAMES.some((arrow) => slideOf(plan, cells, block, arrow, 1).length > 1),
  );
  return free.sort((a, b) => assertDefined(anchors[a]) - assertDefined(anchors[b]));
}
