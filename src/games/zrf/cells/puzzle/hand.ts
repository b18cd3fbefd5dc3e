import { assertDefined } from '#core';
import type { ZrfAction, ZrfState } from '../../rules/index.ts';
import { commandOf } from '#play';
import { BLOCK_KEYS } from '../../voice/keymap.ts';
import type { Key } from '#screen/model/key.ts';
import type { Press } from '#screen/model/look.ts';
import type { ZrfHand } from '../board/hand.ts';
import { ARROW_NAMES, movable, slideOf } from './plan.ts';
import type { Arrow, Plan } from './plan.ts';

/** The chosen block; the cursor is on its first tile. */
export interface BlockHand extends ZrfHand {
  readonly block: number;
  /** True if the next arrow slides it as far as possible. */
  readonly isFar: boolean;
}

type Pressed = Press<ZrfAction, BlockHand> | undefined;

/** The block to keep selected; among single tiles, the last one moved. */
function blockAfter(plan: Plan, state: ZrfState, { block, cursor }: BlockHand): number {
  const blockShape = plan.handling.puzzle.blocks[block];
  if (blockShape === undefined) return -1;
  const isMoved = plan.isOfTiles || (blockShape.isSingle && state.lastFrom === cursor);
  const movedTo = isMoved ? state.lastTo : -1;
  return movedTo < 0 ? block : plan.handling.blockAt(state.cells, movedTo);
}

/** Selects the previous block, the first movable block of the goal, or any block. */
export function pointAtBlock(
  plan: Plan,
  state: ZrfState,
  before: BlockHand | undefined,
): BlockHand {
  const lastBlock = before === undefined ? -1 : blockAfter(plan, state, before);
  const free = lastBlock >= 0 ? [] : movable(plan, state.cells);
  const block =
    lastBlock >= 0 ? lastBlock : (free.find((one) => plan.goalBlocks.has(one)) ?? free[0] ?? 0);
  return chosen(plan, state, block);
}

function chosen(plan: Plan, { cells }: ZrfState, block: number): BlockHand {
  return {
    block,
    isFar: false,
    cursor: assertDefined(plan.handling.anchorsIn(cells)[block]),
    pick: undefined,
    menu: undefined,
    typed: undefined,
    problem: undefined,
  };
}

/** Step limit of a full slide, larger than any board. */
const MAX_SLIDE = 1000;

/** Texts of the steps along some anchors, in typed notation. */
function run(plan: Plan, anchors: readonly number[]): Pressed {
  if (anchors.length < 2) return undefined;
  return { kind: 'run', actions: plan.handling.stepsOf({ anchors }) };
}

/** The only tile that can slide in a direction; undefined if there are several or none. */
function onlyOne(plan: Plan, { cells }: ZrfState, arrow: Arrow): number | undefined {
  const free = [...plan.labels.keys()].filter(
    (block) => slideOf(plan, cells, block, arrow, 1).length > 1,
  );
  return free.length === 1 ? free[0] : undefined;
}

function slide(
  plan: Plan,
  state: ZrfState,
  hand: BlockHand,
  arrow: Arrow,
  isFar: boolean,
): Pressed {
  const maxSteps = isFar ? MAX_SLIDE : 1;
  const own = run(plan, slideOf(plan, state.cells, hand.block, arrow, maxSteps));
  if (own !== undefined) return own;
  const other = plan.isOfTiles ? onlyOne(plan, state, arrow) : undefined;
  if (other !== undefined) return run(plan, slideOf(plan, state.cells, other, arrow, maxSteps));
  return { kind: 'point', hand: { ...hand, isFar: false } };
}

function stepThrough(plan: Plan, state: ZrfState, { block }: BlockHand, by: 1 | -1): Pressed {
  const free = movable(plan, state.cells);
  if (free.length === 0) return undefined;
  const at = free.indexOf(block);
  const first = by > 0 ? 0 : free.length - 1;
  const next = at < 0 ? first : (at + by + free.length) % free.length;
  return { kind: 'point', hand: chosen(plan, state, assertDefined(free[next])) };
}

/** Handles a key on the block board; undefined if it has no meaning there. */
export function pressBlocks(plan: Plan, state: ZrfState, hand: BlockHand, key: Key): Pressed {
  const arrow = key.ctrl || key.alt ? undefined : ARROW_NAMES.find((name) => name === key.name);
  if (arrow !== undefined) return slide(plan, state, hand, arrow, key.shift || hand.isFar);
  const command = commandOf(BLOCK_KEYS, key);
  if (command === 'next') {
    return stepThrough(plan, state, hand, key.name === 'tab' && key.shift ? -1 : 1);
  }
  // Letters with Shift select blocks.
  if (command === 'previous' && (!key.shift || key.text === key.name))
    return stepThrough(plan, state, hand, -1);
  if (command === 'far' && !key.shift)
    return { kind: 'point', hand: { ...hand, isFar: !hand.isFar } };
  if (key.ctrl || key.alt || !key.shift) return undefined;
  const block = plan.labels.indexOf(key.name.toUpperCase());
  return block < 0 ? undefined : { kind: 'point', hand: chosen(plan, state, block) };
}

/** Directions in which the chosen block can slide. */
export function waysOf(plan: Plan, { cells }: ZrfState, block: number): Arrow[] {
  return ARROW_NAMES.filter((arrow) => slideOf(plan, cells, block, arrow, 1).length > 1);
}
