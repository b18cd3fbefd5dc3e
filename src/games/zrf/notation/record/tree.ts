/** A turn in a tree of games: its steps as texts of actions, and what was written about it. */
export interface TurnNode {
  /** Steps of the turn, as `makeAction` writes them. */
  readonly actions: readonly string[];
  /** The turn in the notation of its game, check signs included. */
  readonly text: string;
  readonly nags: readonly number[];
  readonly before: string;
  readonly after: string;
  /** Continuations, the main line first. */
  readonly next: readonly TurnNode[];
}

/** A game with its variations. */
export interface GameTree {
  readonly tags: ReadonlyMap<string, string>;
  /** Key of the variant. */
  readonly variant: string;
  /** Starting position as for the option `start`; undefined for the usual one. */
  readonly start: string | undefined;
  readonly comment: string;
  readonly result: string;
  readonly next: readonly TurnNode[];
}

/** Turns of the main line. */
export function mainLine({ next }: Pick<GameTree, 'next'>): readonly TurnNode[] {
  const line: TurnNode[] = [];
  for (let [node] = next; node !== undefined; [node] = node.next) line.push(node);
  return line;
}
