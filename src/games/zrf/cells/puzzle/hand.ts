import { assertDefined } from '#core';
import type { ZrfAction, ZrfState } from '../../rules/index.ts';
import { commandOf } from '#play';
import { BLOCK_KEYS } from '../../voice/keymap.ts';
import type { Key } from '#screen/model/key.ts';
import type { Press } from '#screen/model/look.ts';
import type { ZrfHand } from '../board/hand.ts';
import { ARROW_NAMES, movable, slideOf } from './plan.ts';
import type { Arrow, Plan } from './plan.ts';

/** The chosen block, whose first tile stands at the cursor. */
export interface BlockHand extends ZrfHand {
  readonly block: number;
  /** Whether the next arrow slides it as far as it goes. */
  readonly isFar: boolean;
}

type Pressed = Press<ZrfAction, BlockHand> | undefined;

/** The block that stays chosen; of single tiles the one that was moved. */
function blockAfter(plan: Plan, state: ZrfState, { block, cursor }: BlockHand): number {
  const known = plan.handling.puzzle.blocks[block];
  if (known === undefined) return -1;
  const isMoved = plan.isOfTiles || (known.isSingle && state.lastFrom === cursor);
  const wentTo = isMoved ? state.lastTo : -1;
  return wentTo < 0 ? block : plan.handling.blockAt(state.cells, wentTo);
}

/** What is chosen in a position: what was, or the first block of the goal that can move, or any. */
export function pointAtBlock(
  plan: Plan,
  state: ZrfState,
  before: BlockHand | undefined,
): BlockHand {
  const kept = before === undefined ? -1 : blockAfter(plan, state, before);
  const free = kept >= 0 ? [] : movable(plan, state.cells);
  const block = kept >= 0 ? kept : (free.find((one) => plan.goalBlocks.has(one)) ?? free[0] ?? 0);
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

/** As many steps as no board has. */
const FAR = 1000;

/** The texts of the steps along some anchors, as they are typed. */
function run(plan: Plan, anchors: readonly number[]): Pressed {
  if (anchors.length < 2) return undefined;
  return { kind: 'run', actions: plan.handling.stepsOf({ anchors }) };
}

/** The only tile that can be slid as an arrow says, where several could not. */
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
  const most = isFar ? FAR : 1;
  const own = run(plan, slideOf(plan, state.cells, hand.block, arrow, most));
  if (own !== undefined) return own;
  const other = plan.isOfTiles ? onlyOne(plan, state, arrow) : undefined;
  if (other !== undefined) return run(plan, slideOf(plan, state.cells, other, arrow, most));
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

/** What a key means to blocks; undefined for one that means something else. */
export function pressBlocks(plan: Plan, state: ZrfState, hand: BlockHand, key: Key): Pressed {
  const arrow = key.ctrl || key.alt ? undefined : ARROW_NAMES.find((name) => name === key.name);
  if (arrow !== undefined) return slide(plan, state, hand, arrow, key.shift || hand.isFar);
  const command = commandOf(BLOCK_KEYS, key);
  if (command === 'next') {
    return stepThrough(plan, state, hand, key.name === 'tab' && key.shift ? -1 : 1);
  }
  // With Shift letters choose blocks.
  if (command === 'previous' && (!key.shift || key.text === key.name))
    return stepThrough(plan, state, hand, -1);
  if (command === 'far' && !key.shift)
    return { kind: 'point', hand: { ...hand, isFar: !hand.isFar } };
  if (key.ctrl || key.alt || !key.shift) return undefined;
  const block = plan.labels.indexOf(key.name.toUpperCase());
  return block < 0 ? undefined : { kind: 'point', hand: chosen(plan, state, block) };
}

/** Where the chosen block can be slid, for people to read. */
export function waysOf(plan: Plan, { cells }: ZrfState, block: number): Arrow[] {
  return ARROW_NAMES.filter((arrow) => slideOf(plan, cells, block, arrow, 1).length > 1);
}
