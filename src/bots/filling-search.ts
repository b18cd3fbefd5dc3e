import { assertDefined, float64At, int32At, int8At, nextWord } from '#core';
import type { Filling, Random } from '#core';
import { Fillings } from './fillings.ts';

/** Visits of a move before the position after it gets a node of its own. */
const VISITS_TO_GROW = 6;
/** Moves in all nodes of the tree, 18 bytes each; a full tree grows no more. */
const MAX_MOVES = 3_000_000;
/**
 * Number of playouts after which the results of a move weigh as much as those of all playouts in
 * which its player took the cell at any time.
 */
const EQUAL_WEIGHT = 1000;
/** Playouts for which the promise of a cell counts at first. */
const PROMISE_WEIGHT = 30;

/** Position in the tree: results of its moves, for the player to move. */
interface Node {
  readonly cells: Int16Array;
  readonly visits: Int32Array;
  readonly wins: Int32Array;
  /** Results of all playouts in which the player took the cell, now or later. */
  readonly laterVisits: Float32Array;
  readonly laterWins: Float32Array;
  readonly children: (Node | undefined)[];
}

/**
 * Monte Carlo tree search for games in which players fill a board. Playouts fill it at random, but
 * keep bridges. As the order in which cells are taken hardly matters, every playout counts for all
 * cells that a player holds at its end (Gelly and Silver's rapid action value estimation).
 */
export class FillingSearch {
  readonly #filling: Filling;
  readonly #fillings: Fillings;
  readonly #board: Int8Array;
  readonly #player: number;
  readonly #root: Node;
  readonly #path: Node[] = [];
  readonly #taken: number[] = [];
  #moves = 0;
  #played = 0;

  /** `player` is to move. Draws from `random`. */
  constructor(filling: Filling, player: number, random: Random) {
    this.#filling = filling;
    this.#fillings = new Fillings(filling, nextWord(random));
    this.#board = filling.holders.slice();
    this.#player = player;
    this.#root = this.#nodeHere();
  }

  /** Plays games until there were `most` in all, at most `count` now; true once there were. */
  run(count: number, most: number): boolean {
    const end = Math.min(most, this.#played + count);
    for (; this.#played < end; this.#played += 1) this.#play();
    return this.#played >= most;
  }

  /** The move played most. */
  get cell(): number {
    const { cells, visits } = this.#root;
    let best = 0;
    for (let index = 1; index < cells.length; index += 1) {
      if (int32At(visits, index) > int32At(visits, best)) best = index;
    }
    return assertDefined(cells[best]);
  }

  #nodeHere(): Node {
    const board = this.#board;
    const cells = Int16Array.from(board.keys()).filter((cell) => int8At(board, cell) < 0);
    const promises = this.#filling.promises(board);
    this.#moves += cells.length;
    return {
      cells,
      visits: new Int32Array(cells.length),
      wins: new Int32Array(cells.length),
      laterVisits: new Float32Array(cells.length).fill(PROMISE_WEIGHT),
      laterWins: Float32Array.from(cells, (cell) => PROMISE_WEIGHT * float64At(promises, cell)),
      children: [],
    };
  }

  /** One playout: down the tree, then at random. */
  #play(): void {
    const board = this.#board;
    board.set(this.#filling.holders);
    this.#path.length = 0;
    this.#taken.length = 0;
    let player = this.#player;
    let node: Node | undefined = this.#root;
    let last = -1;
    while (node !== undefined && node.cells.length > 0) {
      const index = choose(node);
      last = assertDefined(node.cells[index]);
      board[last] = player;
      this.#path.push(node);
      this.#taken.push(index);
      player = 1 - player;
      const visits = int32At(node.visits, index);
      node = node.children[index] ?? this.#grow(node, index, visits);
    }
    const winner = this.#fillings.fill(board, player, last);
    this.#count(winner);
  }

  #grow(node: Node, index: number, visits: number): Node | undefined {
    if (visits < VISITS_TO_GROW || this.#moves >= MAX_MOVES) return undefined;
    const child = this.#nodeHere();
    node.children[index] = child;
    return child;
  }

  #count(winner: number): void {
    const board = this.#board;
    for (const [ply, node] of this.#path.entries()) {
      const player = ply % 2 === 0 ? this.#player : 1 - this.#player;
      const won = winner === player ? 1 : 0;
      const index = assertDefined(this.#taken[ply]);
      node.visits[index] = int32At(node.visits, index) + 1;
      node.wins[index] = int32At(node.wins, index) + won;
      const { cells, laterVisits, laterWins } = node;
      for (let at = 0; at < cells.length; at += 1) {
        if (board[cells[at] as number] !== player) continue;
        laterVisits[at] = (laterVisits[at] as number) + 1;
        laterWins[at] = (laterWins[at] as number) + won;
      }
    }
  }
}

/** Index of the move to follow: the best by its results and those of its cell. */
function choose({ cells, visits, wins, laterVisits, laterWins }: Node): number {
  let best = 0;
  let most = -1;
  for (let index = 0; index < cells.length; index += 1) {
    const count = int32At(visits, index);
    const later = (laterWins[index] as number) / (laterVisits[index] as number);
    let value = later;
    if (count > 0) {
      const share = Math.sqrt(EQUAL_WEIGHT / (3 * count + EQUAL_WEIGHT));
      value = share * later + (1 - share) * (int32At(wins, index) / count);
    }
    if (value > most) {
      most = value;
      best = index;
    }
  }
  return best;
}
