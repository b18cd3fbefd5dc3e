import { assertDefined, fillIn } from '#core';
import type { Problem, ProblemArgs } from '#core';
import { BLOCK_NAMES, blocksOf, FREE, ghostOf, isWhole, MAX_SIDE, WALL } from './draft.ts';
import type { PuzzleDraft, Target } from './draft.ts';

/** Messages about drafts, by code; interfaces may override them under `problem-<code>`. */
export const DRAFT_MESSAGES = {
  'draft-size': 'A board can have 1 to {most} columns and rows; this one is {width} by {height}.',
  'draft-content': '{name} is not a valid block: use a letter, or a number from 1 to 99.',
  'draft-no-block': 'There is no block yet: draw one.',
  'draft-torn': 'The parts of block {block} do not touch: join them, or make them two blocks.',
  'draft-no-goal': 'There is no goal yet: show where a block must end up.',
  'draft-strange': 'The goal names block {block}, which is not on the board.',
  'draft-outside': 'The goal of block {block} extends past the edge of the board.',
  'draft-blocked': 'The goal of block {block} is on a wall.',
  'draft-overlap': 'The goals of blocks {one} and {other} overlap: move one of them.',
  'draft-few': 'Block {block} and its identical blocks need a goal each: add more.',
  'draft-reached': 'The goal is already reached: move a block, or its goal.',
  'draft-text': 'This is not a puzzle drawing: line {line} cannot be read.',
  'draft-no-blocks-game':
    'These rules are not a sliding-block puzzle: they have other pieces, players or turns.',
  'draft-no-board': 'The board is not a rectangle of at most {most} by {most} squares.',
  'draft-other-moves': 'Its blocks do not slide freely in all four directions.',
  'draft-other-goal': 'Its goal needs more than blocks on certain squares.',
} as const;
export type DraftCode = keyof typeof DRAFT_MESSAGES;

export function draftProblem(code: DraftCode, args: ProblemArgs = {}): Problem {
  const message = fillIn(DRAFT_MESSAGES[code], args);
  return { code, message, args };
}

const NAMES = new Set(BLOCK_NAMES);

function sizeProblems({ width, height, cells }: PuzzleDraft): Problem[] {
  const isSide = (side: number) => Number.isInteger(side) && side >= 1 && side <= MAX_SIDE;
  if (isSide(width) && isSide(height) && cells.length === width * height) {
    const strange = cells.find((one) => one !== FREE && one !== WALL && !NAMES.has(one));
    return strange === undefined ? [] : [draftProblem('draft-content', { name: strange })];
  }
  return [draftProblem('draft-size', { width, height, most: MAX_SIDE })];
}

function blockProblems(draft: PuzzleDraft): Problem[] {
  const blocks = blocksOf(draft);
  if (blocks.size === 0) return [draftProblem('draft-no-block')];
  return [...blocks]
    .filter(([, tiles]) => !isWhole(draft.width, tiles))
    .map(([block]) => draftProblem('draft-torn', { block }));
}

function targetProblems(draft: PuzzleDraft, { blocks, anchors }: Target): Problem[] {
  const cellsByBlock = blocksOf(draft);
  const strange = blocks.find((name) => !cellsByBlock.has(name));
  const block = assertDefined(strange ?? blocks[0]);
  if (strange !== undefined) return [draftProblem('draft-strange', { block })];
  const ghosts = anchors.map((anchor) => ghostOf(draft, block, anchor));
  if (ghosts.includes(undefined)) return [draftProblem('draft-outside', { block })];
  const isBlocked = ghosts.some((ghost) => ghost?.some((cell) => draft.cells[cell] === WALL));
  if (isBlocked) return [draftProblem('draft-blocked', { block })];
  return anchors.length < blocks.length ? [draftProblem('draft-few', { block })] : [];
}

/** Problems of blocks whose only places overlap. */
function overlapProblems(draft: PuzzleDraft): Problem[] {
  const owners = new Map<number, string>();
  const found = new Map<string, Problem>();
  for (const { blocks, anchors } of draft.targets) {
    if (blocks.length !== anchors.length) continue;
    for (const [index, one] of blocks.entries()) {
      for (const cell of ghostOf(draft, one, assertDefined(anchors[index])) ?? []) {
        const other = owners.get(cell);
        owners.set(cell, one);
        if (other === undefined || other === one) continue;
        found.set(other + one, draftProblem('draft-overlap', { one: other, other: one }));
      }
    }
  }
  return [...found.values()];
}

function isReached(draft: PuzzleDraft): boolean {
  const cellsByBlock = blocksOf(draft);
  return draft.targets.every(({ blocks, anchors }) =>
    blocks.every((name) => anchors.includes(cellsByBlock.get(name)?.[0] ?? -1)),
  );
}

function goalProblems(draft: PuzzleDraft): Problem[] {
  if (draft.targets.length === 0) return [draftProblem('draft-no-goal')];
  const problems = draft.targets.flatMap((target) => targetProblems(draft, target));
  if (problems.length > 0) return problems;
  const overlaps = overlapProblems(draft);
  if (overlaps.length > 0) return overlaps;
  return isReached(draft) ? [draftProblem('draft-reached')] : [];
}

/** All problems of a draft; without any it can be saved and played. */
export function problemsOf(draft: PuzzleDraft): Problem[] {
  const sizes = sizeProblems(draft);
  if (sizes.length > 0) return sizes;
  const blocks = blockProblems(draft);
  return blocksOf(draft).size === 0 ? blocks : [...blocks, ...goalProblems(draft)];
}
