import { assertDefined } from '#core';
import type { ZrfAction } from '../../rules/index.ts';
import { moversOf } from '../../rules/index.ts';
import { arrowsOf } from '../../voice/block-moves.ts';
import type { Area, Grid } from '#screen/cells/grid.ts';
import { drawPicture, NO_OWNER, OUTSIDE } from './picture.ts';
import type { DrawnBlock, Picture } from './picture.ts';
import type { Plan } from './plan.ts';

/** Signs of goal blocks and of their targets. */
export const SIGNS = { goal: '◆', target: '◇' } as const;

/** Data to draw of a puzzle. */
interface Shown {
  readonly plan: Plan;
  readonly cells: readonly number[];
  readonly chosen: number | undefined;
  readonly hint: ZrfAction | undefined;
}

/** Owner of each grid cell. */
function ownersOf({ plan, cells }: Shown): Picture['ownerAt'] {
  const owners = new Map<number, number>();
  for (const [block, anchor] of plan.handling.anchorsIn(cells).entries()) {
    for (const tile of plan.handling.tilesOf(block, anchor)) owners.set(tile, block);
  }
  return (column, row) => {
    const position = plan.at(column, row);
    return position < 0 ? OUTSIDE : (owners.get(position) ?? NO_OWNER);
  };
}

/** Labels the targets with their blocks if several blocks have one. */
function marksOf({ goalBlocks, labels, spots, targets }: Plan): Picture['marks'] {
  return [...targets].flatMap(([position, block]) => {
    const at = spots[position];
    const goalLabel =
      goalBlocks.size > 1 && block !== undefined ? assertDefined(labels[block]) : '';
    return at === undefined ? [] : [{ at, text: goalLabel + SIGNS.target }];
  });
}

/** The block that a step moves, and a sign for its direction. */
function hintArrow(plan: Plan, action: ZrfAction): { from: number; sign: string } | undefined {
  const [first] = moversOf(action);
  if (first === undefined) return undefined;
  const { from, to } = first;
  return { from, sign: arrowsOf(plan, [from, to]) };
}

function blocksOf({ plan, cells, hint }: Shown): DrawnBlock[] {
  const pointed = hint === undefined ? undefined : hintArrow(plan, hint);
  const { goal } = SIGNS;
  return plan.handling.anchorsIn(cells).map((anchor, owner): DrawnBlock => {
    const label = assertDefined(plan.labels[owner]);
    const named = plan.goalBlocks.has(owner) ? goal + label + goal : label;
    const tiles = plan.handling.tilesOf(owner, anchor);
    return {
      owner,
      text: pointed?.from === anchor ? label + pointed.sign : named,
      cells: tiles.flatMap((tile) => {
        const spot = plan.spots[tile];
        return spot === undefined ? [] : [spot];
      }),
    };
  });
}

/** Draws the blocks of a position centred in an area. */
export function drawBlocks(grid: Grid, area: Area, shown: Shown): void {
  const { plan, chosen, cells } = shown;
  const { columns, rows, goalBlocks } = plan;
  const picture: Picture = {
    columns,
    rows,
    ownerAt: ownersOf(shown),
    blocks: blocksOf(shown),
    goals: goalBlocks,
    chosen,
    marks: marksOf(plan),
  };
  const anchor = plan.handling.anchorsIn(cells)[chosen ?? -1] ?? -1;
  drawPicture(grid, area, picture, plan.spots[anchor] ?? [0, 0]);
}
