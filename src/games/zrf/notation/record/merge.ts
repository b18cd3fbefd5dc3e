import type { GameTree, TurnNode } from './tree.ts';
import { mainLine } from './tree.ts';

function isSame(a: TurnNode, b: TurnNode): boolean {
  return (
    a.actions.length === b.actions.length && a.actions.every((one, at) => one === b.actions[at])
  );
}

/** A turn of a game, with the recorded turns that could stand in its place. */
interface Joined {
  readonly node: TurnNode;
  readonly recorded: TurnNode | undefined;
  readonly others: readonly TurnNode[];
}

function join(played: readonly TurnNode[], recorded: readonly TurnNode[]): Joined[] {
  const joined: Joined[] = [];
  let siblings = recorded;
  for (const node of played) {
    const found = siblings.find((one) => isSame(one, node));
    const others = siblings.filter((one) => one !== found);
    joined.push({ node, recorded: found, others });
    siblings = found?.next ?? [];
  }
  return joined;
}

/**
 * A played game with the tags, comments and variations kept with it. Where the game left the kept
 * lines, they become variations.
 */
export function withRecord(
  played: GameTree,
  kept: Pick<GameTree, 'tags' | 'comment' | 'next'>,
): GameTree {
  let next: readonly TurnNode[] = [];
  for (const { node, recorded, others } of join(mainLine(played), kept.next).reverse()) {
    const { nags, before, after } = recorded ?? node;
    next = [{ ...node, nags, before, after, next }, ...others];
  }
  return {
    ...played,
    tags: new Map([...played.tags, ...kept.tags]),
    comment: kept.comment,
    next,
  };
}
