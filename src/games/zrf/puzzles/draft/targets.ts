import { assertDefined } from '#core';
import { BLOCK_NAMES, FREE, blocksOf, coverOf, ghostOf, offsetsOf, shapeKey } from './draft.ts';
import type { PuzzleDraft, Target } from './draft.ts';

const RANKS = new Map(BLOCK_NAMES.map((name, rank) => [name, rank]));

function rankOf(name: string): number {
  return RANKS.get(name) ?? BLOCK_NAMES.length;
}

function sorted({ blocks, anchors }: Target): Target {
  return {
    blocks: [...new Set(blocks)].sort((a, b) => rankOf(a) - rankOf(b)),
    anchors: [...new Set(anchors)].sort((a, b) => a - b),
  };
}

/** Sorts the goals and merges targets that give blocks of one shape the same places. */
export function normalized(draft: PuzzleDraft): PuzzleDraft {
  const blocks = blocksOf(draft);
  const merged = new Map<string, Target>();
  for (const target of draft.targets.map(sorted)) {
    const shape = shapeKey(draft.width, blocks.get(target.blocks[0] ?? '') ?? []);
    const key = `${shape} at ${target.anchors.join()}`;
    const existing = merged.get(key)?.blocks ?? [];
    merged.set(key, sorted({ blocks: [...existing, ...target.blocks], anchors: target.anchors }));
  }
  const targets = [...merged.values()]
    .filter((target) => target.blocks.length > 0 && target.anchors.length > 0)
    .sort((a, b) => rankOf(assertDefined(a.blocks[0])) - rankOf(assertDefined(b.blocks[0])));
  return { ...draft, targets };
}

export function targetOf({ targets }: PuzzleDraft, name: string): Target | undefined {
  return targets.find(({ blocks }) => blocks.includes(name));
}

/** True if there are exactly as many places as blocks. */
function isExact({ blocks, anchors }: Target): boolean {
  return blocks.length === anchors.length;
}

/** Removes a block from a target, with its place if that would be left over. */
function withoutBlock(target: Target, name: string): Target {
  const index = target.blocks.indexOf(name);
  if (index < 0) return target;
  const anchors = isExact(target) ? target.anchors.filter((_, at) => at !== index) : target.anchors;
  return { blocks: target.blocks.filter((block) => block !== name), anchors };
}

/** Removes a block from the goal. */
export function dropTarget(draft: PuzzleDraft, name: string): PuzzleDraft {
  return normalized({
    ...draft,
    targets: draft.targets.map((target) => withoutBlock(target, name)),
  });
}

/** Sets the target places of a block; other blocks keep theirs. */
export function aim(draft: PuzzleDraft, name: string, ...anchors: readonly number[]): PuzzleDraft {
  const { targets, ...rest } = dropTarget(draft, name);
  if (!blocksOf(draft).has(name)) return draft;
  return normalized({ ...rest, targets: [...targets, { blocks: [name], anchors }] });
}

/**
 * Adds a place to the target of a block and its partners, or removes it if already there. The last
 * place is never removed.
 */
export function aimAlso(draft: PuzzleDraft, name: string, anchor: number): PuzzleDraft {
  const target = targetOf(draft, name);
  if (target === undefined) return aim(draft, name, anchor);
  const others = target.anchors.filter((existing) => existing !== anchor);
  const isNew = others.length === target.anchors.length;
  if (!isNew && others.length === 0) return draft;
  const changed = { ...target, anchors: isNew ? [...others, anchor] : others };
  return normalized({
    ...draft,
    targets: draft.targets.map((one) => (one === target ? changed : one)),
  });
}

/** Moves one place of a block's target; undefined if the shape does not fit there. */
export function moveGhost(
  draft: PuzzleDraft,
  name: string,
  from: number,
  to: number,
): PuzzleDraft | undefined {
  const target = targetOf(draft, name);
  if (target === undefined || ghostOf(draft, name, to) === undefined) return undefined;
  if (from !== to && target.anchors.includes(to)) return undefined;
  const anchors = target.anchors.map((anchor) => (anchor === from ? to : anchor));
  return normalized({
    ...draft,
    targets: draft.targets.map((one) => (one === target ? { ...target, anchors } : one)),
  });
}

/** True if the goal has blocks of one shape that are interchangeable or could be. */
export function canShare(draft: PuzzleDraft): boolean {
  const blocks = blocksOf(draft);
  const shapes = draft.targets
    .filter(isExact)
    .flatMap((target) => target.blocks)
    .map((name) => shapeKey(draft.width, blocks.get(name) ?? []));
  return new Set(shapes).size < shapes.length;
}

/** True if the goal has interchangeable blocks. */
export function doesShare({ targets }: PuzzleDraft): boolean {
  return targets.some((target) => isExact(target) && target.blocks.length > 1);
}

/** Makes goal blocks of one shape interchangeable, or distinct again. */
export function share(draft: PuzzleDraft, isShared: boolean): PuzzleDraft {
  const blocks = blocksOf(draft);
  const open = draft.targets.filter((target) => !isExact(target));
  const pairs = draft.targets.filter(isExact).flatMap((target) =>
    target.blocks.map((name, index): [string, Target] => {
      const shape = shapeKey(draft.width, blocks.get(name) ?? []);
      return [shape, { blocks: [name], anchors: [assertDefined(target.anchors[index])] }];
    }),
  );
  const groups = new Map<string, Target>();
  for (const [shape, { blocks: names, anchors }] of pairs) {
    const key = isShared ? shape : assertDefined(names[0]);
    const existing = groups.get(key);
    groups.set(key, {
      blocks: [...(existing?.blocks ?? []), ...names],
      anchors: [...(existing?.anchors ?? []), ...anchors],
    });
  }
  return normalized({ ...draft, targets: [...open, ...groups.values()] });
}

/** Makes the current position the goal of every block, for goals that form a picture. */
export function aimAll(draft: PuzzleDraft): PuzzleDraft {
  const targets = [...blocksOf(draft)].map(([name, tiles]): Target => {
    return { blocks: [name], anchors: [assertDefined(tiles[0])] };
  });
  return normalized({ ...draft, targets });
}

/**
 * Swaps start and goal: blocks move to their targets, and their old places become the targets.
 * Undefined if a block has several places or another block is in the way.
 */
export function swap(draft: PuzzleDraft): PuzzleDraft | undefined {
  if (!draft.targets.every(isExact)) return undefined;
  const blocks = blocksOf(draft);
  const moved = new Set(draft.targets.flatMap((target) => target.blocks));
  const cells = draft.cells.map((content) => (moved.has(content) ? FREE : content));
  for (const target of draft.targets) {
    for (const [index, name] of target.blocks.entries()) {
      const offsets = offsetsOf(draft.width, blocks.get(name) ?? []);
      const cover = coverOf(draft, offsets, assertDefined(target.anchors[index]));
      if (cover?.every((cell) => cells[cell] === FREE) !== true) return undefined;
      for (const cell of cover) cells[cell] = name;
    }
  }
  const targets = draft.targets.map((target) => ({
    ...target,
    anchors: target.blocks.map((name) => assertDefined(blocks.get(name)?.[0])),
  }));
  return normalized({ ...draft, cells, targets });
}
